// The engine in a worker of the page. Messages in: {id, name, json} for a question and {cancel: id} for a run. Messages
// out: {id, kind, text}, where kind is answer, event, end, page, refusal or fault, and ready once the engine is loaded.
// Runs are played one after the other. Where the browser lets WebAssembly wait, other questions are answered meanwhile,
// and helpers play a part of the trials: further workers, as many as the name of this one says.
'use strict';
importScripts('sitrep.wasm-runtime.js');

const waits = 'Suspending' in WebAssembly;

// Names that the engine reads and calls.
var asked = null;
function told(id, kind, text) {
  postMessage({ id, kind, text });
}

// A message to oneself comes after all that have come before it.
const channel = new MessageChannel();
const untilIdle = () => new Promise(resolve => {
  channel.port1.onmessage = resolve;
  channel.port2.postMessage(null);
});

// Names that the engine calls. A helper opens a job once, then plays parts of it, one at a time: count tells how many
// helpers there are, opened how many have opened a job; post asks one of those for a part, and part returns it, or
// nothing if it has not come; stop ends all parts.
var helpers = (() => {
  let all = [];
  let playing = [];
  let wake = () => {};

  function start() {
    const helper = { worker: new Worker('worker.js', { name: '0' }), ready: false, asked: new Set(), opening: new Map(), open: new Set(), id: 0, part: '', waits: false };
    const ended = () => {
      helper.waits = false;
      if (playing.every(one => !one.waits)) {
        wake();
      }
    };
    // Without this helper; its part does not come, and is played here.
    const lost = () => {
      helper.worker.terminate();
      all = all.filter(one => one !== helper);
      ended();
    };
    helper.worker.onmessage = ({ data: { id, kind, text } }) => {
      if (kind === 'ready') {
        helper.ready = true;
      } else if (kind === 'fault') {
        lost();
      } else if (kind === 'answer') {
        helper.open.add(helper.opening.get(id));
      } else if (id === helper.id && kind === 'event') {
        helper.part = text;
      } else if (id === helper.id) {
        ended();
      }
    };
    helper.worker.onerror = lost;
    all.push(helper);
  }

  function send(helper, name, json) {
    helper.id += 1;
    helper.worker.postMessage({ id: helper.id, name, json });
  }

  const ready = () => all.filter(helper => helper.ready);
  return {
    start,
    count: () => ready().length,
    lacked: job => ready().some(helper => !helper.asked.has(job)),
    open(job, json) {
      ready().filter(helper => !helper.asked.has(job)).forEach(helper => {
        helper.asked.add(job);
        send(helper, 'job', json);
        helper.opening.set(helper.id, job);
      });
    },
    opened(job) {
      playing = ready().filter(helper => helper.open.has(job));
      return playing.length;
    },
    post(number, json) {
      Object.assign(playing[number], { part: '', waits: true });
      send(playing[number], 'part', json);
    },
    part: number => playing[number].part,
    untilParts: () => new Promise(resolve => {
      wake = resolve;
      if (playing.every(helper => !helper.waits)) {
        resolve();
      }
    }),
    stop() {
      playing.filter(helper => helper.waits).forEach(helper => {
        helper.worker.postMessage({ cancel: helper.id });
        Object.assign(helper, { id: helper.id + 1, part: '', waits: false });
      });
      wake();
    },
  };
})();

async function unpacked(file) {
  const packed = (await fetch(file)).body;
  return new Response(packed.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer();
}

async function load() {
  const [code, content] = await Promise.all([unpacked('engine.bin'), unpacked('content.bin')]);
  const suspending = wait => (waits ? new WebAssembly.Suspending(wait) : () => {});
  const { exports, instance } = await TeaVM.wasmGC.load(code, {
    installImports: imports => {
      imports.sitrep = { untilIdle: suspending(untilIdle), untilParts: suspending(helpers.untilParts) };
    },
  });
  const { files, listed } = JSON.parse(new TextDecoder().decode(content));
  Object.entries(files).forEach(([path, text]) => exports.add(path, text));
  exports.open(JSON.stringify(listed));
  const { ask, play, cancel, trial } = instance.exports;
  return { ask, play: waits ? WebAssembly.promising(play) : play, cancel, trial };
}

const engine = load();
engine.then(() => {
  told(0, 'ready', '');
  for (let helper = 0; waits && helper < Number(self.name); helper++) {
    helpers.start();
  }
}, fault => told(0, 'fault', `The engine cannot be started: ${fault.message ?? fault}`));

let runs = Promise.resolve();

async function played(id) {
  const { play, trial } = await engine;
  try {
    await play(id, waits ? 1 : 0);
  } catch (fault) {
    told(id, 'fault', `The engine ended at trial ${trial()}: ${fault.message ?? fault}`);
  }
}

onmessage = async ({ data }) => {
  const { ask, cancel } = await engine;
  if (data.cancel) {
    cancel(data.cancel);
    return;
  }
  try {
    asked = data;
    if (ask()) {
      runs = runs.then(() => played(data.id));
    }
  } catch (fault) {
    told(data.id, 'fault', `The engine ended at the question ${data.name}: ${fault.message ?? fault}`);
  }
};
