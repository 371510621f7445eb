// Trials: a table of the trials of A and B, and the replay of the chosen one in place.
import { html, useEffect, useState } from './vendor/htm-preact-3.1.1.js';
import { SIDES } from './link.js';
import { Cost } from './cost.js';
import { Outcomes } from './outcomes.js';
import { ask, replayLink } from './server.js';
import { CopyLink } from './share.js';

const MOST = 10000;
const TOLD = 200;
const ROWS = 100;
const ROLLOUTS = [100, 400, 2000, 10000];
const USUAL_ROLLOUTS = 400;

const capital = word => word.charAt(0).toUpperCase() + word.slice(1);
export const named = opened => (opened ? `${capital(opened.trial)}s` : 'Trials');

// A alone, or both if B differs from it.
function sidesOf({ variant }) {
  const [a, b] = SIDES.map((name, i) => variant(i));
  return JSON.stringify(a) === JSON.stringify(b) ? [a] : [a, b];
}

const metricOf = page => page.own.metric || page.opened.headline;

// The rows of the table: everything known of each trial.
function rowsOf(answer) {
  const [a, b] = answer.sides;
  return a.values.map((value, trial) => {
    const told = answer.told[trial];
    const other = b?.values[trial];
    return {
      trial,
      a: value,
      b: other,
      more: value === null || other == null ? null : other - value,
      endA: a.endings[trial],
      endB: b?.endings[trial],
      luckA: told?.luck[0] ?? null,
      luckB: told?.luck[1] ?? null,
      step: told ? told.step : null,
      where: told?.where ?? '',
    };
  });
}

const differs = row => row.b !== undefined && (row.a !== row.b || row.endA !== row.endB);

// Orders rows by a column; those without a value come last, equal ones keep their order.
function sorted(rows, sort) {
  const down = sort.startsWith('-');
  const key = sort.replace(/^-/, '') || 'trial';
  const known = rows.filter(row => row[key] != null);
  known.sort((one, other) => (down ? other[key] - one[key] : one[key] - other[key]) || one.trial - other.trial);
  return [...known, ...rows.filter(row => row[key] == null)];
}

// The trials that a reader may want to see first, each with its name.
function picksOf(rows, metric) {
  const pick = (name, list) => list.length > 0 && [name, list];
  const of = (key, good, bad) => {
    const list = sorted(rows.filter(row => row[key] != null), metric.better === 'lower' ? key : `-${key}`);
    return [pick(good, list), pick(bad, [...list].reverse())];
  };
  const two = rows.some(row => row.b !== undefined);
  const [best, worst] = of('a', metric.better === 'neutral' ? 'Highest' : 'Best', metric.better === 'neutral' ? 'Lowest' : 'Worst');
  const lucky = sorted(rows.filter(row => row.luckA !== null), '-luckA');
  return [
    best,
    best && ['Median', best[1].slice(Math.floor((best[1].length - 1) / 2))],
    worst,
    ...(two ? of('more', 'B gains most', 'B loses most') : []),
    pick('Luckiest', lucky),
    pick('Unluckiest', [...lucky].reverse()),
  ].filter(Boolean).map(([name, list]) => [name, list[0].trial]);
}

const number = value => (value == null ? '–' : Number(value.toFixed(2)).toLocaleString('en'));
const signed = value => (value == null ? '–' : value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));
const luck = value => (value === null ? '' : value.toFixed(0));

function columnsOf(answer, metric) {
  const value = of => (metric.share && of != null ? (of === 1 ? 'yes' : 'no') : number(of));
  const ending = i => (i >= 0 ? answer.endings[i] : '–');
  const two = answer.sides.length > 1;
  const ends = answer.endings.length > 0;
  return [
    ['a', two ? 'A' : metric.label, 'number of-a', row => value(row.a)],
    two && ['b', 'B', 'number of-b', row => value(row.b)],
    two && ['more', 'B less A', 'number', row => signed(row.more)],
    ends && ['endA', two ? 'Ending of A' : answer.title, '', row => ending(row.endA)],
    ends && two && ['endB', 'Ending of B', '', row => ending(row.endB)],
    ['luckA', two ? 'Luck of A' : 'Luck', 'number', row => luck(row.luckA)],
    two && ['luckB', 'Luck of B', 'number', row => luck(row.luckB)],
    two && ['step', 'They part in step', '', row => (row.step === null ? '' : row.step === 0 ? 'never' : `${row.step}: ${row.where}`)],
  ].filter(Boolean);
}

function Table({ page, answer, rows, metric, chosen, choose }) {
  const { own, setOwn, opened } = page;
  const [shown, setShown] = useState(ROWS);
  const sort = own.sort ?? '';
  const columns = columnsOf(answer, metric);
  const order = sorted(rows, sort);
  const state = key => (sort.replace(/^-/, '') !== key && !(key === 'trial' && !sort) ? 'none' : sort.startsWith('-') ? 'descending' : 'ascending');
  const head = (key, label, kind = '') => html`<th key=${key} scope="col" class=${kind} aria-sort=${state(key)}>
    <button onClick=${() => setOwn({ sort: state(key) === 'descending' ? key : state(key) === 'ascending' ? `-${key}` : key === 'trial' ? '' : `-${key}` })}>
      ${label}<span aria-hidden="true">${{ none: '', ascending: ' ▲', descending: ' ▼' }[state(key)]}</span></button></th>`;
  // The arrow keys move among the rows that are shown.
  const move = event => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = [...event.currentTarget.querySelectorAll('th button')];
    const next = step && all[all.indexOf(event.target) + step];
    if (next) {
      event.preventDefault();
      next.focus();
    }
  };
  return html`<div class="stack">
    <div class="rows scroll" tabindex="0" role="region" aria-label=${named(opened)}><table>
      <thead><tr>${head('trial', capital(opened.trial))}${columns.map(([key, label, kind]) => head(key, label, kind))}</tr></thead>
      <tbody onKeyDown=${move}>${order.slice(0, shown).map(row => html`<tr key=${row.trial} class=${row.trial === chosen ? 'chosen-row' : ''}
          onClick=${() => choose(row.trial)}>
        <th scope="row"><button data-trial=${row.trial} aria-pressed=${row.trial === chosen} aria-label=${`Replay ${opened.trial} ${row.trial}`}
          onClick=${event => { event.stopPropagation(); choose(row.trial); }}>${row.trial}</button></th>
        ${columns.map(([key, , kind, text]) => html`<td key=${key} class=${kind}>${text(row)}</td>`)}
      </tr>`)}</tbody>
    </table></div>
    ${order.length > shown && html`<button onClick=${() => setShown(shown + ROWS)}>Show ${Math.min(ROWS, order.length - shown)} more rows</button>`}
  </div>`;
}

function Replay({ page, answer, chosen }) {
  const { own, setOwn, opened } = page;
  const { sides, seed } = answer.question;
  const [told, setTold] = useState(null);
  const [rollouts, setRollouts] = useState(USUAL_ROLLOUTS);
  const [analysed, setAnalysed] = useState('');
  const listed = answer.told[chosen];
  const text = JSON.stringify({ sides, seed, trial: chosen });
  useEffect(() => {
    setTold(null);
    if (!listed && answer.complete) {
      ask('told', JSON.parse(text)).then(setTold, () => setTold(null));
    }
  }, [text, !listed && answer.complete]);
  const known = listed ?? told;
  const views = sides.length > 1 ? [['', 'Both'], ['a', 'A'], ['b', 'B']] : [['a', 'A']];
  const view = views.find(([id]) => id === (own.show ?? '')) ?? views[0];
  const costOf = side => ({ ask: 'cost', variant: sides['ab'.indexOf(side)], seed, trial: chosen, rollouts });
  const shown = view[0] && JSON.stringify(costOf(view[0]));
  const link = view[0] === '' ? replayLink(sides[0], seed, chosen, sides[1])
    : replayLink(sides['ab'.indexOf(view[0])], seed, chosen, undefined, analysed === shown ? rollouts : undefined);
  return html`<section class="card stack" aria-label="Replay">
    <div class="bar-row"><h2>${capital(opened.trial)} ${chosen}</h2>
      ${views.length > 1 && html`<div class="tabs" role="group" aria-label="Side to replay">${views.map(([id, name]) => html`<button key=${id}
        aria-pressed=${view[0] === id} onClick=${() => setOwn({ show: id })}>${name}</button>`)}</div>`}
      <a href=${link} target="_blank" rel="noopener">Open in a tab</a></div>
    <p class="quiet" role="status">${known && `Luck ${known.luck.map((one, i) => `${sides.length > 1 ? `of ${SIDES[i]} ` : ''}${one.toFixed(0)}`).join(', ')} of 100. `}
      ${known && sides.length > 1 && (known.step === 0 ? 'A and B never part.' : `A and B part in step ${known.step}: ${known.where}.`)}</p>
    <div class="fields">
      ${views.filter(([id]) => id && (view[0] === '' || view[0] === id)).map(([id, name]) => html`<${Cost} key=${id} question=${costOf(id)}
        label=${views.length > 1 ? `What did ${name}'s decisions cost?` : 'What did its decisions cost?'} story=${link}
        begun=${() => setOwn({ show: id })} ended=${of => setAnalysed(JSON.stringify(of))} />`)}
      <label>Rollouts <select value=${rollouts} onChange=${e => setRollouts(Number(e.target.value))}>
        ${ROLLOUTS.map(count => html`<option key=${count} value=${count}>${count.toLocaleString('en')}</option>`)}</select></label>
    </div>
    <iframe name="story" src=${link} title=${`Replay of ${opened.trial} ${chosen}, ${view[1]}`} data-replay=${chosen}></iframe>
  </section>`;
}

function Trials({ page, answer, running }) {
  const { own, setOwn, opened, state } = page;
  if (!answer) {
    return html`<p class="quiet">Waiting for the first ${named(opened).toLowerCase()}</p>`;
  }
  const metric = opened.metrics.find(each => each.name === answer.metric);
  const all = rowsOf(answer);
  const two = answer.sides.length > 1;
  const rows = two && own.differ ? all.filter(differs) : all;
  const chosen = own.trial === undefined ? null : Number(own.trial);
  const choose = trial => {
    setOwn({ trial: String(trial) });
    setTimeout(() => document.querySelector('iframe')?.scrollIntoView({ block: 'nearest' }));
  };
  const parted = all.filter(differs).length;
  return html`<div class="stack">
    <div class="card stack">
      <div class="fields">
        <label>Value <select value=${metricOf(page)} onChange=${e => setOwn({ metric: e.target.value })}>
          ${opened.metrics.map(each => html`<option key=${each.name} value=${each.name}>${each.label}</option>`)}</select></label>
        ${two && html`<label class="check"><input type="checkbox" checked=${Boolean(own.differ)}
          onChange=${e => setOwn({ differ: e.target.checked ? '1' : '' })} /> Only where A and B differ (${parted.toLocaleString('en')} of ${all.length.toLocaleString('en')})</label>`}
        <div class="tabs" role="group" aria-label="Quick picks">${picksOf(all, metric).map(([name, trial]) => html`<button key=${name}
          aria-pressed=${trial === chosen} onClick=${() => choose(trial)}>${name}</button>`)}</div>
        <${CopyLink} page=${page} />
      </div>
      <p class="quiet">${two ? 'Change A and B on the bench.' : 'B is like A. Change it on the bench to see them next to each other.'}
        ${' '}Luck is a percentile: 50 is middling dice. It takes a replay, so the first ${Math.min(answer.told.length || TOLD, all.length)} have it;
        any other gets it when you choose it.
        ${answer.complete && answer.told.length < all.length && html` <button onClick=${() => setOwn({ told: String(answer.told.length + TOLD) })}>
          Replay ${Math.min(TOLD, all.length - answer.told.length)} more</button>`}
        ${answer.complete && answer.sides.map((side, i) => html`<span key=${i}> ${SIDES[i]}: <${Outcomes} of=${side} side=${'ab'[i]} complete />. </span>`)}
        ${state.trials > MOST && ` The first ${MOST.toLocaleString('en')} are listed.`}</p>
    </div>
    <div class="beside">
      <section class="card" aria-label="Table"><${Table} page=${page} answer=${answer} rows=${rows} metric=${metric} chosen=${chosen} choose=${choose} /></section>
      ${chosen !== null && chosen >= 0
        ? html`<${Replay} page=${page} answer=${answer} chosen=${chosen} />`
        : html`<section class="card"><p class="quiet">Choose a row to see its replay here.</p></section>`}
    </div>
  </div>`;
}

export const trials = {
  id: 'trials',
  name: page => named(page.opened),
  controls: 0,
  question(page) {
    const count = Math.min(page.state.trials, MOST);
    return {
      ask: 'trials',
      sides: sidesOf(page),
      trials: count,
      seed: page.state.seed,
      told: Math.min(count, Number(page.own.told) || TOLD),
      metric: page.own.metric ?? '',
    };
  },
  note: answer => (answer.complete
    ? `The outcomes are those of the command line. ${answer.told.length.toLocaleString('en')} replays have been played.`
    : answer.trials < answer.of ? '' : `${answer.told.length.toLocaleString('en')} of ${answer.question.told.toLocaleString('en')} replays for luck${answer.sides.length > 1 ? ' and where A and B part' : ''}.`),
  Screen: Trials,
};
