// The engine in a worker of the page. Messages in: {files, listed} first, then {id, name, json} for a question and
// {cancel: id} for a run. Messages out: {id, kind, text}, where kind is answer, event, end, page, refusal or fault.
// Runs are played one after the other. Where the browser lets WebAssembly wait, other questions are answered meanwhile.
'use strict';
importScripts('sitrep.wasm-runtime.js');

const waits = 'Suspending' in WebAssembly;
const LIVE = ['bench', 'report', 'book-play', 'trials', 'cost', 'play-cost', 'ladder', 'matchup', 'solve'];

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
  const { answer, answerAtOnce, cancel, trial } = instance.exports;
  return { answer: waits ? WebAssembly.promising(answer) : answerAtOnce, answerAtOnce, cancel, trial };
}

const engine = load();
engine.catch(fault => told(0, 'fault', `The engine cannot be started: ${fault.message ?? fault}`));

let runs = Promise.resolve();
let playing = 0;
const cancelled = new Set();

async function play(question) {
  const { answer, trial } = await engine;
  if (cancelled.delete(question.id)) {
    return;
  }
  try {
    asked = question;
    playing = question.id;
    await answer();
  } catch (fault) {
    told(question.id, 'fault', `The engine ended at trial ${trial()}: ${fault.message ?? fault}`);
  } finally {
    playing = 0;
  }
}

onmessage = async ({ data }) => {
  const { answerAtOnce, cancel } = await engine;
  if (data.cancel === playing && playing > 0) {
    cancel();
  } else if (data.cancel) {
    cancelled.add(data.cancel);
  } else if (LIVE.includes(data.name)) {
    runs = runs.then(() => play(data));
  } else {
    try {
      asked = data;
      answerAtOnce();
    } catch (fault) {
      told(data.id, 'fault', `The engine ended at ${data.name}: ${fault.message ?? fault}`);
    }
  }
};
