// The page: what all screens share, and the choice among them. A screen is an object:
//   id        its name in the link; empty for the first
//   name      in words, or (page) => words
//   controls  how many variants can be changed: 0, 1 (A) or 2
//   question  (page) => what it asks, { ask: name of the question, ... }, answered live; null while there is nothing to ask
//   waits     whether it is asked only by a click on Run, since it takes long
//   trials    false if it has a number of trials of its own
//   plain     whether it is for players: it chooses the scenario and shows the progress and what is wrong itself
//   shows     (opened) => whether it suits the scenario; all do if there is none
//   vary      (page, path) => takes a value as one that it varies; the controls offer that
//   note      (answer) => what its intervals are, or what else stands below the progress; those of the bench if there is none
//   Screen    draws it, from the page, the newest answer to its question, and whether more answers come
// The page has state, update(part, or how it follows from the state), own (the screen's own values in the link), setOwn(part), opened (the scenario),
// games, screens (those that suit it, by id and name), outcomes (as a link has them, of a complete answer), command (of the newest answer), variant(i),
// choose(scenario), change(i, path, value), metric, setMetric, show(id, part), run, stop, wrong (what cannot be played, or null), figureOfA(name), the last
// figure of A that the bench showed.
import { html, render, useEffect, useMemo, useRef, useState } from './vendor/htm-preact-3.1.1.js';
import { bench } from './bench.js';
import { bots } from './bots.js';
import { Cards, Missing, missingCards, overlaysOf } from './cards.js';
import { Controls } from './controls.js';
import { fromLink, OWN, toLink, toTexts } from './link.js';
import { loadouts } from './loadouts.js';
import { map } from './map.js';
import { outcomesOf, Sent } from './outcomes.js';
import { bookOf, playbook } from './playbook.js';
import { play } from './play.js';
import { usePlayed } from './played.js';
import { ask } from './server.js';
import { Command } from './share.js';
import { solve } from './solve.js';
import { firstOf, SetUp, start } from './start.js';
import { openStore } from './store.js';
import { trials } from './trials.js';

const SCREENS = [start, bench, map, solve, bots, loadouts, trials, play, playbook];
const TRIALS = [1000, 10000, 100000, 1000000];

const benchNote = answer => (answer.complete
  ? 'Intervals of 95 %, those of the differences together; the same numbers as the command line.'
  : 'Intervals hold at all times together (anytime, 95 %), so you may stop whenever you like.');

function Live({ answer, running, note }) {
  if (!answer) {
    return html`<p class="live">${running ? 'Starting' : ''}</p>`;
  }
  return html`<div>
    <progress max=${answer.of} value=${answer.trials} aria-label="Trials played"></progress>
    <p class="live" role="status" data-state=${answer.complete ? 'complete' : 'live'}>
      ${answer.trials.toLocaleString('en')} of ${answer.of.toLocaleString('en')} trials. ${note(answer)}</p>
  </div>`;
}

const DAMAGED = 'This link is damaged: a part of it is missing or changed. Copy it again, whole. Below is a page without it.';

function Refusal({ wrong }) {
  return html`<div class="card" role="alert">
    <p class="finding">${wrong.message}</p>
    ${(wrong.findings || []).map(finding => html`<p class="finding" key=${finding.path + finding.code}>
      ${finding.path}: ${finding.message}${finding.suggestion && `; ${finding.suggestion}`} (${finding.code})</p>`)}
  </div>`;
}

// True while nobody sees the page: another tab is in front, or the phone is locked.
function useHidden() {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const changed = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  return hidden;
}

const fileName = file => file.replace(/^.*scenarios\/[^/]*\//, '').replace(/\.yaml$/, '');

function Page({ first }) {
  const [games, setGames] = useState([]);
  const [state, setState] = useState(first);
  const [opened, setOpened] = useState(null);
  const [lost, setLost] = useState(null);
  const [side, setSide] = useState(1);
  const [metric, setMetric] = useState('');
  const [again, setAgain] = useState(0);
  const [asked, setAsked] = useState('');
  const settled = useRef('');
  const hidden = useHidden();
  const lastBench = useRef(null);
  const update = part => setState(before => ({ ...before, ...(part.call ? part(before) : part) }));

  useEffect(() => {
    ask('games').then(found => {
      setGames(found);
      setState(before => (before.scenario ? before : { ...before, scenario: firstOf(found[0]) }));
    }, setLost);
    const moved = () => fromLink().then(setState);
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);

  // The variant that the controls change, whose cards decide with what its values begin.
  const changed = (SCREENS.find(one => one.id === state.view) ?? bench).controls > 1 ? side : 0;
  const overlays = overlaysOf(state.cards[changed]);
  const missing = missingCards(state.cards).length > 0;
  useEffect(() => {
    let wanted = Boolean(state.scenario);
    if (wanted) {
      ask('scenario', { scenario: state.scenario, sets: [], bot: '', overlays: missing ? undefined : overlays }).then(found => {
        if (wanted) {
          setOpened(found);
          setMetric(before => (opened?.scenario === found.scenario ? before : found.headline));
          setLost(null);
        }
      }, failed => wanted && setLost(failed));
    }
    return () => {
      wanted = false;
    };
  }, [state.scenario, JSON.stringify(overlays), missing]);
  useEffect(() => state.scenario && toLink(state), [state]);

  const screens = SCREENS.filter(one => !one.shows || (opened && one.shows(opened)));
  const screen = screens.find(one => one.id === state.view) ?? start;
  const page = {
    state,
    update,
    own: state.own,
    setOwn: part => setState(before => ({ ...before, own: { ...before.own, ...part } })),
    opened,
    games,
    metric,
    setMetric,
    variant: i => ({
      scenario: state.scenario,
      sets: toTexts(state.sets[i]),
      bot: state.bots[i],
      overlays: overlaysOf(state.cards[i]),
      playbook: state.bots[i].includes(OWN) ? bookOf(state.own, opened?.game) : undefined,
    }),
    // Changes for B begin with those of A, and so with its cards.
    show: (view, part = {}) => update({ view, ...(part.sets && { cards: [state.cards[0], state.cards[0]] }), ...part }),
    screens: screens.map(({ id, name }) => ({ id, name: name.call ? name({ opened }) : name })),
    choose: scenario => update({ damaged: false, scenario, sets: [{}, {}], bots: ['', ''], cards: [[], []], own: {} }),
    change: (i, path, value) => setState(before => ({
      ...before,
      sets: before.sets.map((sets, side) => {
        if (side !== i) {
          return sets;
        }
        const { [path]: gone, ...others } = sets;
        return value === undefined ? others : { ...others, [path]: value };
      }),
    })),
    figureOfA: name => {
      const seen = lastBench.current;
      return seen && JSON.stringify(seen.question.sides[0]) === JSON.stringify(page.variant(0))
        ? seen.sides[0].metrics.find(each => each.name === name) : undefined;
    },
  };
  const whole = opened?.scenario === state.scenario && !missing ? screen.question?.(page) ?? null : null;
  const text = JSON.stringify(whole);
  // Nobody sees a run of a hidden tab. Its trials are kept, so that it goes on when it is seen again; but what waits for
  // a click keeps none, and goes on.
  const paused = hidden && !screen.waits && settled.current !== text;
  const question = paused || (screen.waits && asked !== text) ? null : whole;
  const { answer: played, refusal, running, stop } = usePlayed(question, again);
  if (played?.complete) {
    settled.current = JSON.stringify(played.question);
  }
  if (played?.question.ask === 'bench') {
    lastBench.current = played;
  }
  // An answer to another kind of question, or about another scenario, says nothing here.
  const fits = played && whole && played.question.ask === whole.ask && played.scenario === state.scenario
    && played.question.sides?.length === whole.sides?.length;
  const answer = fits ? played : null;
  const current = answer && JSON.stringify(answer.question) === text;
  page.outcomes = current ? outcomesOf(answer) : '';
  page.command = current ? answer.command : '';
  page.run = () => {
    settled.current = '';
    setAsked(text);
    setAgain(again + 1);
  };
  page.stop = () => {
    settled.current = text;
    stop();
  };
  const change = (path, value) => page.change(changed, path, value);
  const setBot = bot => update({ bots: state.bots.map((old, i) => (i === changed ? bot : old)) });
  const wrong = lost || refusal;
  page.wrong = wrong;

  // They have hundreds of elements, which no answer changes.
  const controls = useMemo(() => opened && screen.controls > 0 && html`<${Controls} opened=${opened} side=${changed}
    setSide=${screen.controls > 1 ? setSide : null} sets=${state.sets[changed]} change=${change} bot=${state.bots[changed]} setBot=${setBot} overlays=${overlays}
    vary=${screen.vary && (path => screen.vary(page, path))} />`, [opened, screen, changed, state, JSON.stringify(overlays)]);

  return html`
    <header>
      <h1>Sitrep</h1>
      ${!screen.plain && html`<div class="tabs" role="group" aria-label="Screen">
        ${page.screens.map(({ id, name }) => html`<button key=${id} aria-pressed=${screen.id === id} onClick=${() => page.show(id)}>${name}</button>`)}
      </div>
      <label>Scenario
        <select value=${state.scenario} onChange=${e => page.choose(e.target.value)}>
          ${games.map(game => html`<optgroup key=${game.id} label=${game.title}>
            ${game.scenarios.map(({ file }) => html`<option key=${file} value=${file}>${fileName(file)}</option>`)}
          </optgroup>`)}
        </select></label>
      ${screen.trials !== false && html`<label>Trials
        <select value=${state.trials} onChange=${e => update({ trials: Number(e.target.value) })}>
          ${[...new Set([...TRIALS, state.trials])].sort((a, b) => a - b).map(n => html`<option key=${n} value=${n}>${n.toLocaleString('en')}</option>`)}
        </select></label>`}
      <label>Seed
        <input type="number" value=${state.seed} onChange=${e => update({ seed: Math.trunc(Number(e.target.value)) })} /></label>
      ${screen.question && (running
        ? html`<button onClick=${page.stop}>Stop</button>`
        : html`<button onClick=${page.run} disabled=${!whole}>Run</button>`)}`}
    </header>
    <main class=${screen.controls ? '' : 'wide'}>
      ${controls}
      <div class="stack">
        ${!opened && !wrong && html`<p class="quiet">Opening the game</p>`}
        ${opened && !screen.plain && html`<div><h2>${opened.title}</h2><${SetUp} setup=${opened.setup} /></div>`}
        ${state.damaged && html`<${Refusal} wrong=${{ message: DAMAGED }} />`}
        ${!screen.plain && html`<${Cards} page=${page} />`}
        ${wrong && !(screen.plain && opened) && html`<${Refusal} wrong=${wrong} />`}
        ${screen.question && !screen.plain && html`<${Live} answer=${answer} running=${running} note=${screen.note ?? benchNote} />`}
        <${Sent} page=${page} />
        <${Missing} page=${page} />
        ${opened && screen.Screen && html`<${screen.Screen} page=${page} answer=${answer} running=${running} />`}
        ${answer?.command && !screen.plain && html`<${Command} line=${answer.command} question=${answer.question} />`}
      </div>
    </main>`;
}

const place = document.getElementById('page');
await openStore();
const first = await fromLink();
place.replaceChildren();
render(html`<${Page} first=${first} />`, place);
