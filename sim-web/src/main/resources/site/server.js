// Asks the engine, which runs in a worker of this page: single answers, and runs whose answers come as they are played.
// The local page has a server instead, behind the same functions.

const OLD = 'This browser cannot run Sitrep, which needs WebAssembly with garbage collection: Chrome or Edge from 119, '
  + 'Firefox from 120, Safari from 18.2.';
const AGAIN = 'The engine is started again; press Run to play once more.';

// A module with one type, a structure without fields.
const STRUCTURE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]);
const runsHere = typeof WebAssembly === 'object' && WebAssembly.validate(STRUCTURE) && 'DecompressionStream' in window;
const waits = runsHere && 'Suspending' in WebAssembly;

// A phone has memory for one engine. Elsewhere the first worker has helpers, one per further core.
const phone = matchMedia('(pointer: coarse)').matches;
const HELPERS = phone ? 0 : Math.min((navigator.hardwareConcurrency || 1) - 1, 7);

let worker = null;
let last = 0;
const waiting = new Map();

function start() {
  worker = new Worker('worker.js', { name: String(HELPERS) });
  worker.onmessage = ({ data: { id, kind, text } }) => {
    if (kind === 'fault') {
      lost(text);
    } else {
      waiting.get(id)?.told(kind, text);
    }
  };
  worker.onerror = failed => lost(`The engine ended: ${failed.message}`);
}

// Starts the engine again after a fault. Those who wait learn of it.
function lost(message) {
  worker.terminate();
  worker = null;
  const all = [...waiting.values()];
  waiting.clear();
  all.forEach(one => one.failed(new Error(`${message}. ${AGAIN}`)));
}

// Sends a question; told receives each message about it.
function send(name, question, told, failed) {
  last += 1;
  const message = { id: last, name, json: JSON.stringify(question) };
  if (!runsHere) {
    failed(new Error(OLD));
    return last;
  }
  if (!worker) {
    start();
  }
  waiting.set(last, { message, told, failed });
  worker.postMessage(message);
  return last;
}

// Ends a run. An engine that cannot wait hears nothing while it plays: a new one takes its place.
function end(id) {
  waiting.delete(id);
  if (waits) {
    worker?.postMessage({ cancel: id });
  } else if (worker) {
    worker.terminate();
    start();
    waiting.forEach(one => worker.postMessage(one.message));
  }
}

function refused(text) {
  const { message, findings } = JSON.parse(text);
  return Object.assign(new Error(message), { findings });
}

// Returns the text that answers a question at once.
const answered = (name, question) => new Promise((resolve, reject) => {
  const id = send(name, question, (kind, text) => {
    waiting.delete(id);
    if (kind === 'refusal') {
      reject(refused(text));
    } else {
      resolve(text);
    }
  }, reject);
});

// Returns the answer to a question that is answered at once.
export async function ask(name, question = {}) {
  return JSON.parse(await answered(name, question));
}

// Returns the page of a trial, as a whole document.
export const replay = question => answered('replay', question);

// Returns the address of the replay of a trial of a variant, or of two from where they part; with the analysis of its
// decisions by a number of rollouts, if there is one.
export const replayLink = (variant, seed, trial, against, rollouts) =>
  `replay.html?${encodeURIComponent(JSON.stringify({ variant, seed, trial, against, rollouts }))}`;

// Returns the address of the story of a trial that a person plays, at its last step.
export const playedLink = question => `replay.html?${encodeURIComponent(JSON.stringify(question))}#end`;

// Plays a question; each answer goes to `to`. Ends the run when the signal aborts.
export const stream = ({ ask: name, ...question }, signal, to) => new Promise((resolve, reject) => {
  const id = send(name, question, (kind, text) => {
    if (kind === 'event') {
      to(JSON.parse(text));
    } else {
      waiting.delete(id);
      if (kind === 'refusal') {
        reject(refused(text));
      } else {
        resolve();
      }
    }
  }, reject);
  signal.addEventListener('abort', () => {
    if (waiting.has(id)) {
      end(id);
      reject(new DOMException('The run was stopped.', 'AbortError'));
    }
  });
});

// A replay in a frame asks the engine of the page around it.
window.sitrep = { replay };

navigator.serviceWorker?.register('offline.js').catch(() => {});
