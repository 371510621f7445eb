// Plays trials in a worker of the page. Messages in: {files: [[path, text], ...]}, {play: {path, changes, bot, seed, first, trials}, id}.
// Messages out: {ready: true}, {id, answer} with the answer of BrowserTrials.play, {id, fault} for a trap.
'use strict';
importScripts('sitrep.wasm-runtime.js');

const engine = TeaVM.wasmGC.load('sitrep.wasm').then(loaded => loaded.exports);

onmessage = async ({data}) => {
  try {
    const {add, play} = await engine;
    if (data.files) {
      data.files.forEach(([path, text]) => add(path, text));
      postMessage({ready: true});
    } else {
      const {path, changes, bot, seed, first, trials} = data.play;
      postMessage({id: data.id, answer: JSON.parse(play(path, changes, bot, seed, first, trials))});
    }
  } catch (fault) {
    postMessage({id: data.id, fault: String(fault)});
  }
};
