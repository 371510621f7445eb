
//<![CDATA[
(function () {
  'use strict';
  const STEP_MS = 1600, GLIDE_MS = 200, SWIPE_PX = 45;
  const page = document.documentElement;
  const frames = Array.from(document.querySelectorAll('.frame'));
  const byId = (id) => document.getElementById(id);
  const stage = byId('stage'), slider = byId('slider'), jump = byId('jump'), speed = byId('speed'), log = byId('steps');
  const part = (rel) => document.querySelector('.chapters a[rel=' + rel + ']');
  if (frames.length === 0) { return; }
  let at = 0, timer = 0, stepping = true;

  const laneOf = (frame, lane) =>
    frame.querySelector('.lane[data-lane="' + lane + '"]') || frame.querySelector('.lane');

  function last(from, lane, what) {
    for (let i = from; i >= 0; i--) {
      const found = laneOf(frames[i], lane).querySelector(what);
      if (found) { return found; }
    }
    return null;
  }

  function slotOf(lane) {
    const slot = document.createElement('div');
    slot.className = 'slot';
    const side = laneOf(frames[at], lane).querySelector('.side');
    if (side) {
      const name = document.createElement('p');
      name.className = 'side';
      name.textContent = side.textContent;
      slot.append(name);
    }
    const gauges = last(at, lane, '.gauges');
    if (gauges) { slot.append(gauges.cloneNode(true)); }
    const board = last(at, lane, '.board');
    if (board) {
      const scene = board.querySelector('.scene').cloneNode(true);
      scene.dataset.board = board.dataset.board;
      slot.append(scene);
    }
    const shown = board || gauges;
    if (shown && !frames[at].contains(shown)) { slot.classList.add('old'); }
    return slot;
  }

  const counters = (slot) => Array.from(slot.querySelectorAll('[data-t]'));
  const place = (counter) => ['x', 'y'].map((axis) => Number(counter.getAttribute(axis)));

  function glide(before, after) {
    const was = before && before.querySelector('.scene'), is = after.querySelector('.scene');
    if (!was || !is || was.dataset.board !== is.dataset.board) { return; }
    const from = new Map(counters(before).map((counter) => [counter.dataset.t, place(counter)]));
    counters(after).forEach((counter) => {
      const old = from.get(counter.dataset.t), now = place(counter);
      if (old && (old[0] !== now[0] || old[1] !== now[1])) {
        const start = 'translate(' + (old[0] - now[0]) + 'px,' + (old[1] - now[1]) + 'px)';
        counter.animate([{transform: start}, {transform: 'none'}], {duration: GLIDE_MS, easing: 'ease-out'});
      }
    });
  }

  function draw() {
    const before = Array.from(stage.children);
    const lanes = Array.from(frames[at].querySelectorAll('.lane'), (lane, index) => slotOf(index));
    stage.replaceChildren(...lanes);
    stage.classList.toggle('beside', lanes.length > 1);
    page.classList.toggle('bare', stage.querySelector('.scene, .gauges') === null);
    if (stepping && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      lanes.forEach((slot, lane) => glide(before[lane], slot));
    }
  }

  const heading = () => frames[at].querySelector('h2').textContent.replace(/^\d+ /, '');

  function words() {
    const changes = Array.from(frames[at].querySelectorAll('.changes li'), (change) => change.textContent);
    return 'Step ' + (at + 1) + ' of ' + frames.length + ': ' + heading() + '. ' + changes.join('. ');
  }

  function show(index, quiet) {
    at = Math.max(0, Math.min(frames.length - 1, index));
    frames.forEach((frame, i) => frame.classList.toggle('on', i === at));
    draw();
    slider.value = at + 1;
    slider.setAttribute('aria-valuetext', 'step ' + (at + 1) + ' of ' + frames.length + ', ' + heading());
    jump.value = String(at + 1);
    byId('count').textContent = (at + 1) + ' / ' + frames.length;
    byId('first').disabled = at === 0;
    byId('back').disabled = at === 0 && !part('prev');
    byId('last').disabled = at === frames.length - 1;
    byId('next').disabled = at === frames.length - 1 && !part('next');
    if (!quiet) {
      byId('told').textContent = words();
      try { history.replaceState(null, '', '#step-' + (at + 1)); } catch (e) { /* some browsers mind it in files */ }
    }
    if (stepping) { log.scrollTop = 0; } else { frames[at].scrollIntoView(); }
  }

  function turn(link, anchor) {
    if (link) { location.href = link.href + anchor; }
    return Boolean(link);
  }

  function tick() {
    if (at < frames.length - 1) {
      show(beyond(1));
      timer = setTimeout(tick, STEP_MS / Number(speed.value));
    } else {
      play(false);
      turn(part('next'), '#play');
    }
  }

  function play(on) {
    clearTimeout(timer);
    timer = 0;
    if (on && at === frames.length - 1 && !part('next')) { show(0); }
    if (on) { timer = setTimeout(tick, STEP_MS / Number(speed.value)); }
    byId('play').textContent = on ? 'Pause' : 'Play';
    page.classList.toggle('playing', on);
  }

  function go(index) { play(false); show(index); }
  function next() { if (at < frames.length - 1) { go(beyond(1)); } else { turn(part('next'), '#step-1'); } }
  function back() { if (at > 0) { go(beyond(-1)); } else { turn(part('prev'), '#last'); } }

  function whole(on) {
    stepping = !on;
    byId('whole').setAttribute('aria-pressed', String(on));
    page.classList.toggle('stepping', stepping);
    document.querySelectorAll('details.equal').forEach((fold) => { fold.open = stepping; });
    stage.hidden = !stepping;
    show(at);
  }

  function boardAt(index) {
    const board = last(index, 0, '.board');
    return board ? board.dataset.board : '';
  }

  // Whether the board, the tracks and what a step does look as before it; the slider and the list reach it all the same.
  const drawn = document.querySelector('.scene') !== null;
  const still = frames.map((frame, i) => drawn && i > 0 && i < frames.length - 1 && !frame.classList.contains('parts')
    && !frame.querySelector('.since, .changes, .gauges .changed') && boardAt(i) === boardAt(i - 1));

  function beyond(way) {
    let i = at + way;
    while (still[i]) { i += way; }
    return i;
  }

  function otherBoard(way) {
    let i = at;
    const here = boardAt(at);
    while (i + way >= 0 && i + way < frames.length && boardAt(i) === here) { i += way; }
    go(i);
  }

  const keys = {
    ArrowLeft: back, ArrowRight: next, Home: () => go(0), End: () => go(frames.length - 1),
    '[': () => otherBoard(-1), ']': () => otherBoard(1), ' ': () => play(!timer)
  };
  const owners = {' ': 'button, a, summary, select', other: 'input, select'};
  document.addEventListener('keydown', (event) => {
    const taken = event.target.closest && event.target.closest(owners[event.key] || owners.other);
    if (taken || !stepping || event.ctrlKey || event.altKey || event.metaKey || !keys[event.key]) { return; }
    event.preventDefault();
    keys[event.key]();
  });
  byId('first').addEventListener('click', keys.Home);
  byId('back').addEventListener('click', back);
  byId('next').addEventListener('click', next);
  byId('last').addEventListener('click', keys.End);
  byId('play').addEventListener('click', keys[' ']);
  byId('whole').addEventListener('click', () => whole(stepping));
  slider.addEventListener('input', () => go(Number(slider.value) - 1));
  jump.addEventListener('change', () => go(Number(jump.value) - 1));

  if (byId('graph')) {
    byId('graph').addEventListener('change', () => document.querySelectorAll('.graph > g').forEach(
      (plot, index) => plot.classList.toggle('on', index === byId('graph').selectedIndex)));
  }

  // A narrow window shows one of two trials.
  const which = Array.from(document.querySelectorAll('#which button'));
  function showLane(lane) {
    page.dataset.shown = String(lane);
    which.forEach((button, i) => button.setAttribute('aria-pressed', String(i === lane)));
  }
  which.forEach((button, lane) => button.addEventListener('click', () => showLane(lane)));
  if (which.length > 0) { showLane(0); }

  let touch = null;
  stage.addEventListener('touchstart', (event) => { touch = event.touches.length === 1 ? event.touches[0] : null; },
    {passive: true});
  stage.addEventListener('touchend', (event) => {
    if (!touch) { return; }
    const right = event.changedTouches[0].clientX - touch.clientX, down = event.changedTouches[0].clientY - touch.clientY;
    touch = null;
    if (Math.abs(right) > SWIPE_PX && Math.abs(right) > 2 * Math.abs(down)) { (right < 0 ? next : back)(); }
  }, {passive: true});

  const SPEED = 'sitrep-replay-speed';
  try { speed.value = localStorage.getItem(SPEED) || speed.value; } catch (e) { /* no storage: the speed is forgotten */ }
  if (!speed.value) { speed.value = '1'; }
  speed.addEventListener('change', () => {
    try { localStorage.setItem(SPEED, speed.value); } catch (e) { /* no storage: the speed is forgotten */ }
    if (timer) { play(true); }
  });

  function linked() {
    const found = /^#step-(\d+)$/.exec(location.hash);
    // #end is no element, so that a page that holds this one in a frame does not scroll to it.
    return found ? Number(found[1]) - 1 : /^#(last|end)$/.test(location.hash) ? frames.length - 1 : -1;
  }
  window.addEventListener('hashchange', () => { if (linked() >= 0) { go(linked()); } });

  byId('controls').hidden = false;
  const asked = location.hash === '#play', start = linked();
  at = start >= 0 ? start : Math.max(0, frames.findIndex((frame) => frame.classList.contains('parts')));
  stage.hidden = false;
  page.classList.add('stepping');
  document.querySelectorAll('details.equal').forEach((fold) => { fold.open = true; });
  const here = document.querySelector('.chapters [aria-current]');
  if (here) { here.scrollIntoView({block: 'nearest', inline: 'center'}); }
  show(at, start < 0);
  if (asked) { play(true); }
}());
//]]>
