// The first screen, for players: choose a scenario, change what matters, see the odds, and watch how it goes. The
// changes are those of B on the bench; they are compared with the scenario as printed.
import { html, useEffect, useMemo, useState } from './vendor/htm-preact-3.1.1.js';
import { Endings, Histogram } from './charts.js';
import { NumberField } from './controls.js';
import { fromTexts } from './link.js';
import { ask, replayLink } from './server.js';

const MOST_VALUES = 6;
// Deeper values are details: of one step of an Event, or of one space.
const DEEPEST = 4;
const MOST_TRIALS = 1000000;
const TELLING = { best: 'The best', median: 'A middling one', worst: 'The worst' };

const capital = word => word.charAt(0).toUpperCase() + word.slice(1);
const folderOf = file => file.match(/scenarios\/[^/]*\/(.*)\//)?.[1] ?? '';

// The scenario to begin with: one of a folder, since those beside the folders are campaigns, which take longest.
export const firstOf = game => (game.scenarios.find(({ file }) => folderOf(file)) ?? game.scenarios[0]).file;

export function SetUp({ setup }) {
  return html`<details><summary>Set-up</summary><table><tbody>${Object.entries(setup).map(([name, words]) => html`<tr key=${name}>
    <th scope="row">${name}</th><td>${words}</td></tr>`)}</tbody></table></details>`;
}

// The values that the scenario's own file chooses or counts: the chosen first, then those nearest to its top.
export function worthChanging({ values }) {
  const steps = ({ path }) => path.split('.').length;
  const isNumber = ({ kind }) => kind === 'whole' || kind === 'number';
  return values
    .filter(value => value.own && value.about && steps(value) <= DEEPEST && !/\.\d+(\.|$)/.test(value.path)
      && (isNumber(value) ? value.unit : value.provenance === 'chosen' && value.words.length > 1))
    .sort((one, other) => (other.provenance === 'chosen') - (one.provenance === 'chosen') || steps(one) - steps(other))
    .slice(0, MOST_VALUES);
}

// Titles of the records of the data, by their path: combats.patrol.
const titlesOf = ({ values }) => new Map(values.filter(({ path }) => /^[^.]+\.[^.]+\.(title|name)$/.test(path))
  .map(({ path, text }) => [path.replace(/\.[^.]*$/, ''), text]));

const titleOfWord = (titles, word) => [...titles].find(([path]) => path.endsWith(`.${word}`))?.[1] ?? capital(word);

// The meaning of a value in few words, with its record unless that is the scenario itself.
function labelOf({ about, path }, titles, scenario) {
  const label = capital(about.split(';')[0].replace(/^(Whether|True if) /, ''));
  const record = titles.get(path.split('.').slice(0, 2).join('.'));
  return record && record !== scenario ? `${record}: ${label}` : label;
}

// The ready kits, asked for once the first numbers are there.
function Kits({ page, begun }) {
  const [kits, setKits] = useState(null);
  const text = JSON.stringify(page.variant(1));
  useEffect(() => {
    let wanted = begun;
    if (wanted) {
      ask('loadouts', { variant: page.variant(1), kits: null }).then(found => wanted && setKits(found.ready), () => {});
    }
    return () => {
      wanted = false;
    };
  }, [text, begun]);
  const chosen = kits?.find(kit => kit.chosen)?.id ?? '';
  return html`<div class="fields">
    ${kits?.length > 1 && html`<label>Kit <select value=${chosen} data-kit
        onChange=${e => page.update({ sets: [page.state.sets[0], fromTexts(kits.find(kit => kit.id === e.target.value).sets)] })}>
      ${!chosen && html`<option value="">Your own</option>`}
      ${kits.map(kit => html`<option key=${kit.id} value=${kit.id}>${capital(kit.title)}</option>`)}</select></label>`}
    <button onClick=${() => page.show('loadouts')}>Choose card by card</button>
  </div>`;
}

function Choice({ page, begun }) {
  const { games, state, opened } = page;
  const game = games.find(each => each.scenarios.some(({ file }) => file === state.scenario));
  const folders = [...new Set((game?.scenarios ?? []).map(({ file }) => folderOf(file)))];
  return html`<section class="card stack choice-of" aria-label="Your game">
    <h2>Choose a game</h2>
    <div class="tabs" role="group" aria-label="Game">${games.map(each => html`<button key=${each.id} data-game=${each.id}
      aria-pressed=${each === game} onClick=${() => each !== game && page.choose(firstOf(each))}>${each.title}</button>`)}</div>
    <label>Scenario <select value=${state.scenario} onChange=${e => page.choose(e.target.value)}>
      ${folders.map(folder => html`<optgroup key=${folder} label=${capital(folder || 'All of it')}>
        ${game.scenarios.filter(({ file }) => folderOf(file) === folder).map(({ file, title }) => html`<option key=${file} value=${file}>${title}</option>`)}
      </optgroup>`)}</select></label>
    ${opened?.loadouts && opened.scenario === state.scenario && html`<${Kits} page=${page} begun=${begun} />`}
    ${opened && html`<${SetUp} setup=${opened.setup} />`}
  </section>`;
}

function Dial({ value, set, change, titles, scenario, id }) {
  const label = labelOf(value, titles, scenario);
  const now = set ?? value.text;
  const give = text => change(text === value.text ? undefined : text);
  return html`<div class="dial" data-path=${value.path}>
    ${value.kind === 'flag'
      ? html`<label class="check"><input type="checkbox" checked=${now === 'true'} onChange=${e => give(String(e.target.checked))} /> ${label}</label>`
      : value.kind === 'word'
        ? html`<label>${label} <select value=${now} onChange=${e => give(e.target.value)}>
            ${value.words.map(word => html`<option key=${word} value=${word}>${titleOfWord(titles, word)}</option>`)}</select></label>`
        : html`<div class="name">${label}${!label.toLowerCase().includes(value.unit.toLowerCase()) && html` <span class="quiet">(${value.unit})</span>`}</div>
          <div class="row"><${NumberField} value=${value} set=${set} change=${change} id=${id} label=${label} /></div>`}
  </div>`;
}

function WhatIf({ page, answer }) {
  const { opened, state } = page;
  const values = useMemo(() => worthChanging(opened), [opened]);
  const titles = useMemo(() => titlesOf(opened), [opened]);
  const sets = state.sets[1];
  const changed = Object.keys(sets).length > 0 || Boolean(state.bots[1]);
  return html`<section class="card stack what-if" aria-label="What if?">
    <div class="bar-row"><h2>What if?</h2>
      ${changed && html`<button data-reset onClick=${() => page.update({ sets: [state.sets[0], {}], bots: [state.bots[0], ''] })}>As printed again</button>`}</div>
    ${values.length === 0 && html`<p class="quiet">Nothing here is quick to change. The bench has all values.</p>`}
    ${values.map((value, i) => html`<${Dial} key=${value.path} value=${value} set=${sets[value.path]} titles=${titles} scenario=${opened.title}
      change=${text => page.change(1, value.path, text)} id=${`dial-${i}`} />`)}
    ${page.wrong && html`<div role="alert"><p class="finding">${page.wrong.findings?.length ? 'This cannot be played.' : page.wrong.message}</p>
      ${(page.wrong.findings ?? []).map(({ path, message, suggestion }) => html`<p class="finding" key=${path + message}>${capital(message)}${suggestion && `; ${suggestion}`}.</p>`)}</div>`}
    <p class="told" role="status" data-difference>${changed ? html`<${Difference} page=${page} answer=${answer} />` : values.length > 0 && 'Nothing is changed: this is the printed game.'}</p>
  </section>`;
}

// A share in percent as a number of plays: of 100, or of 1,000 where 100 are too coarse.
const baseOf = (low, high) => (high < 2 || low > 98 ? 1000 : 100);
const plays = (percent, base, round) => round((percent * base) / 100).toLocaleString('en');

// Digits that an interval leaves room for.
const digitsOf = (low, high) => Math.min(2, Math.max(0, Math.ceil(-Math.log10((high - low) / 2 || 1))));
const number = (value, digits) => value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function differenceOf({ figure }, { share, unit }) {
  const { low, high } = figure;
  const most = Math.max(Math.abs(low), Math.abs(high));
  const base = share && most < 2 ? 1000 : 100;
  const scaled = share ? base / 100 : 1;
  const digits = share ? 0 : digitsOf(low, high);
  const of = share ? ` in ${base.toLocaleString('en')}` : ` ${unit}`;
  const text = value => number(scaled * value, digits);
  if (low > 0 || high < 0) {
    const [near, far] = low > 0 ? [low, high] : [-high, -low];
    const range = text(near) === text(far) ? text(far) : `${text(near)} to ${text(far)}`;
    return [`${range} ${low > 0 ? 'more' : 'fewer'}${of} than in the printed game.`, ''];
  }
  return ['', `at most ${share ? Math.ceil(scaled * most) : text(most)}${of}`];
}

// The worth of the changes, in words.
function Difference({ page, answer }) {
  const change = answer?.changes.find(each => each.figure.name === page.opened.headline);
  const isOld = JSON.stringify(answer?.question.sides[1]) !== JSON.stringify(page.variant(1));
  if (!change || change.figure.low === null || isOld) {
    return page.wrong || (answer && !isOld && answer.complete) ? '' : 'Playing with your changes';
  }
  if (answer.complete && answer.verdict === 'same') {
    return 'Every play goes exactly as in the printed game.';
  }
  const [seen, most] = differenceOf(change, page.opened.metrics.find(each => each.name === page.opened.headline));
  return seen ? html`<strong class=${change.verdict}>${seen}</strong>`
    : answer.complete ? `No difference seen; if there is one, it is ${most}.` : 'No difference seen yet.';
}

// The chief number in a sentence, and how sure it is.
function Sentence({ figure, metric, complete }) {
  const { value, low, high } = figure;
  if (value === null || low === null) {
    return html`<p class="headline" data-odds>${metric.label}: ${figure.text}</p>`;
  }
  if (metric.share) {
    const base = baseOf(low, high);
    return html`<p class="headline" data-odds>${metric.label} in ${plays(value, base, Math.round)} of ${base.toLocaleString('en')} plays</p>
      <p data-between>Between ${plays(low, base, Math.floor)} and ${plays(high, base, Math.ceil)}${complete ? ', with 95 % certainty.' : ' so far.'}</p>`;
  }
  const digits = digitsOf(low, high);
  return html`<p class="headline" data-odds>${metric.label}: ${number(value, digits)} on average</p>
    <p data-between>Between ${number(low, digits)} and ${number(high, digits)}${complete ? ', with 95 % certainty.' : ' so far.'}</p>`;
}

function Odds({ page, answer, running }) {
  const { opened, state } = page;
  const metric = opened.metrics.find(each => each.name === opened.headline);
  const side = answer?.sides[1];
  const figure = side?.metrics.find(each => each.name === opened.headline);
  const bars = side?.histograms.find(each => each.name === opened.headline)?.bars ?? [];
  const replay = trial => replayLink(answer.question.sides[1], answer.question.seed, trial);
  return html`<section class="card stack odds" aria-label="The odds">
    <h2>${opened.title}: the odds</h2>
    ${figure ? html`<div><${Sentence} figure=${figure} metric=${metric} complete=${answer.complete} /></div>` : html`<p class="headline quiet">${page.wrong ? 'None' : 'Playing'}</p>`}
    ${answer && html`<div><progress max=${answer.of} value=${answer.trials} aria-label="Plays"></progress>
      <p class="live" data-state=${answer.complete ? 'complete' : 'live'}>${answer.trials.toLocaleString('en')} of ${answer.of.toLocaleString('en')} plays</p></div>`}
    ${side && (side.endings.length > 0
      ? side.endings.map(endings => html`<${Endings} key=${endings.title} endings=${endings} side="b" replay=${replay} />`)
      : bars.length > 0 && html`<${Histogram} bars=${bars} side="b" label=${metric.label} replay=${replay} />`)}
    <div class="bar-row">
      ${running ? html`<button onClick=${page.stop}>Stop</button>`
        : answer?.complete
          ? state.trials < MOST_TRIALS && html`<button onClick=${() => page.update({ trials: Math.min(MOST_TRIALS, state.trials * 10) })}>Play ten times as many</button>`
          : html`<button onClick=${page.run}>Run</button>`}
    </div>
  </section>`;
}

function Watch({ page, answer }) {
  const { state, opened } = page;
  const [watched, setWatched] = useState(null);
  const side = answer?.sides[1];
  const text = answer && JSON.stringify([answer.question.sides[1], answer.question.seed]);
  const now = watched?.text === text ? watched : null;
  const link = now && replayLink(answer.question.sides[1], answer.question.seed, now.trial);
  return html`<section class="card stack watch" aria-label="See how it goes">
    <h2>See how it goes</h2>
    ${!side || side.telling.length === 0
      ? html`<p class="quiet">${page.wrong ? 'Nothing to see' : 'Waiting for the first plays'}</p>`
      : html`<div class="telling">${side.telling.map(({ kind, trial, values }) => html`<button key=${kind} data-watch=${kind}
          aria-pressed=${now?.kind === kind} onClick=${() => setWatched({ text, kind, trial })}>
          <strong>${TELLING[kind]}</strong><span class="quiet">${values}</span></button>`)}</div>
        <p class="quiet">Of the first ${side.telling[0].of.toLocaleString('en')} plays.</p>`}
    ${now && html`<div class="bar-row"><a href=${link} target="_blank" rel="noopener">Open in a tab</a></div>
      <iframe name="story" src=${link} title=${`Replay: ${TELLING[now.kind]}`} data-replay=${now.trial}></iframe>`}
    <div class="bar-row"><button class="chief" data-play onClick=${() => page.show('play', { own: { ...state.own, plays: 'b', answers: '' } })}>Play it yourself</button>
      <span class="quiet">At the end you see what your decisions cost${opened.matchup ? '; a bot plays the other side' : ''}.</span></div>
  </section>`;
}

function Start({ page, answer, running }) {
  return html`<div class="start">
    <${Choice} page=${page} begun=${Boolean(answer || page.wrong)} />
    <${Odds} page=${page} answer=${answer} running=${running} />
    <${WhatIf} page=${page} answer=${answer} />
    <${Watch} page=${page} answer=${answer} />
    <nav class="designers" aria-label="For designers"><span class="quiet">For designers</span>
      ${page.screens.filter(({ id }) => id && id !== 'play').map(({ id, name }) => html`<button key=${id} onClick=${() => page.show(id)}>${name}</button>`)}</nav>
  </div>`;
}

export const start = {
  id: '',
  name: 'Start',
  controls: 0,
  plain: true,
  question: ({ state, variant }) => ({
    ask: 'bench',
    sides: [{ scenario: state.scenario, sets: [], bot: state.bots[0] }, variant(1)],
    trials: state.trials,
    seed: state.seed,
  }),
  Screen: Start,
};
