
//<![CDATA[
(function () {
  'use strict';
  const page = document.documentElement;
  const frames = Array.from(document.querySelectorAll('.frame'));
  const byId = (id) => document.getElementById(id);
  const stage = byId('stage'), slider = byId('slider'), jump = byId('jump');
  if (frames.length === 0) { return; }
  let at = 0, timer = 0, before = false, stepping = true;

  const laneOf = (frame, lane) =>
    frame.querySelector('.lane[data-lane="' + lane + '"]') || frame.querySelector('.lane');

  function last(from, lane, what) {
    for (let i = from; i >= 0; i--) {
      const found = laneOf(frames[i], lane).querySelector(what);
      if (found) { return found; }
    }
    return null;
  }

  function boardOf(lane) {
    const own = laneOf(frames[at], lane);
    const after = own.querySelector('.board:not(.before)');
    if (!before || !after) { return last(at, lane, '.board:not(.before)'); }
    return own.querySelector('.board.before') || last(at - 1, lane, '.board:not(.before)') || after;
  }

  function gaugesOf(lane) {
    return before && last(at - 1, lane, '.gauges') || last(at, lane, '.gauges');
  }

  function draw() {
    stage.replaceChildren();
    const lanes = frames[at].querySelectorAll('.lane').length;
    for (let lane = 0; lane < lanes; lane++) {
      const slot = document.createElement('div');
      slot.className = 'slot';
      const side = laneOf(frames[at], lane).querySelector('.side');
      if (side) {
        const name = document.createElement('p');
        name.className = 'side';
        name.textContent = side.textContent;
        slot.append(name);
      }
      [gaugesOf(lane), boardOf(lane)].forEach((shown) => {
        if (!shown) { return; }
        const copy = shown.cloneNode(true);
        copy.classList.remove('before');
        if (before || !frames[at].contains(shown)) { copy.classList.add('old'); }
        slot.append(copy);
      });
      stage.append(slot);
    }
    stage.classList.toggle('beside', lanes > 1);
    page.classList.toggle('bare', stage.querySelector('.board, .gauges') === null);
  }

  function words() {
    const heading = frames[at].querySelector('h2').textContent.replace(/^\d+ /, '');
    const changes = Array.from(stage.querySelectorAll('.board:not(.old) .changes li')).map((c) => c.textContent);
    return 'Step ' + (at + 1) + ' of ' + frames.length + ': ' + heading + '. ' + changes.join('. ');
  }

  function show(index, quiet) {
    at = Math.max(0, Math.min(frames.length - 1, index));
    frames.forEach((frame, i) => frame.classList.toggle('on', i === at));
    draw();
    slider.value = at + 1;
    slider.setAttribute('aria-valuetext', 'step ' + (at + 1) + ' of ' + frames.length);
    jump.value = String(at + 1);
    byId('count').textContent = (at + 1) + ' / ' + frames.length;
    byId('first').disabled = byId('back').disabled = at === 0;
    byId('next').disabled = byId('last').disabled = at === frames.length - 1;
    if (!quiet) {
      byId('told').textContent = words();
      try { history.replaceState(null, '', '#step-' + (at + 1)); } catch (e) { /* some browsers mind it in files */ }
    }
    if (!stepping) { frames[at].scrollIntoView(); }
  }

  function pressed(id, on) { byId(id).setAttribute('aria-pressed', String(on)); }

  function play(on) {
    clearInterval(timer);
    timer = 0;
    if (on && at === frames.length - 1) { show(0); }
    if (on) {
      timer = setInterval(() => { if (at === frames.length - 1) { play(false); } else { show(at + 1); } }, 1600);
    }
    byId('play').textContent = on ? 'Pause' : 'Play';
  }

  function go(index) { play(false); show(index); }

  function see(earlier) {
    before = earlier;
    pressed('before', before);
    show(at);
  }

  function whole(on) {
    stepping = !on;
    pressed('whole', on);
    page.classList.toggle('stepping', stepping);
    stage.hidden = !stepping;
    show(at);
  }

  function boardAt(index) {
    const board = last(index, 0, '.board');
    return board ? board.dataset.board : '';
  }

  function otherBoard(way) {
    let i = at;
    const here = boardAt(at);
    while (i + way >= 0 && i + way < frames.length && boardAt(i) === here) { i += way; }
    go(i);
  }

  const keys = {
    ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), Home: () => go(0), End: () => go(frames.length - 1),
    '[': () => otherBoard(-1), ']': () => otherBoard(1), p: () => play(!timer), b: () => see(!before)
  };
  document.addEventListener('keydown', (event) => {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (typing || !stepping || event.ctrlKey || event.altKey || event.metaKey || !keys[event.key]) { return; }
    event.preventDefault();
    keys[event.key]();
  });
  byId('first').addEventListener('click', keys.Home);
  byId('back').addEventListener('click', keys.ArrowLeft);
  byId('next').addEventListener('click', keys.ArrowRight);
  byId('last').addEventListener('click', keys.End);
  byId('play').addEventListener('click', keys.p);
  byId('before').addEventListener('click', keys.b);
  byId('whole').addEventListener('click', () => whole(stepping));
  slider.addEventListener('input', () => go(Number(slider.value) - 1));
  jump.addEventListener('change', () => go(Number(jump.value) - 1));

  function linked() {
    const found = /^#step-(\d+)$/.exec(location.hash);
    return found ? Number(found[1]) - 1 : -1;
  }
  window.addEventListener('hashchange', () => { if (linked() >= 0) { go(linked()); } });

  byId('controls').hidden = false;
  stage.hidden = false;
  page.classList.add('stepping');
  const start = linked();
  show(start >= 0 ? start : Math.max(0, frames.findIndex((frame) => frame.classList.contains('parts'))), start < 0);
}());
//]]>
