// The engine in a worker of the page. Messages in: {files, listed} first, then {id, name, json} for a question and
// {cancel: id} for a run. Messages out: {id, kind, text}, where kind is answer, event, end, page, refusal or fault.
// Runs are played one after the other. Where the browser lets WebAssembly wait, other questions are answered meanwhile.
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

async function unpacked(file) {
  const packed = (await fetch(file)).body;
  return new Response(packed.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer();
}

async function load() {
  const [code, content] = await Promise.all([unpacked('engine.bin'), unpacked('content.bin')]);
  const { exports, instance } = await TeaVM.wasmGC.load(code, {
    installImports: imports => {
      imports.sitrep = { untilIdle: waits ? new WebAssembly.Suspending(untilIdle) : () => {} };
    },
  });
  const { files, listed } = JSON.parse(new TextDecoder().decode(content));
  Object.entries(files).forEach(([path, text]) => exports.add(path, text));
  exports.open(JSON.stringify(listed));
  const { ask, play, cancel, trial } = instance.exports;
  return { ask, play: waits ? WebAssembly.promising(play) : play, cancel, trial };
}

const engine = load();
engine.catch(fault => told(0, 'fault', `The engine cannot be started: ${fault.message ?? fault}`));

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
