// Solve: values that bring a metric into a band. Candidates appear as they are played; the answer can be loaded into B.
import { html, useState } from './vendor/htm-preact-3.1.1.js';
import { PLOT, Rulings, scale } from './charts.js';
import { fromTexts } from './link.js';

const { WIDTH, HEIGHT, LEFT, BOTTOM } = PLOT;
const STRIP = 260;
const MOST_LEVERS = 3;
const MOST_LISTED = 30;
const BUDGETS = [50000, 200000, 1000000, 2000000];
const USUAL_BUDGET = 200000;
const VERDICTS = { met: 'Met', open: 'Open', missed: 'Not met' };

const leversOf = own => Array.from({ length: MOST_LEVERS }, (_, i) => own[`lever${i + 1}`] ?? '');

// A lever as a search takes it: path=range, in two parts.
const parse = lever => {
  const equals = lever.indexOf('=');
  return { path: equals < 0 ? lever : lever.slice(0, equals), range: equals < 0 ? '' : lever.slice(equals + 1) };
};

// The values around the present one, within what the value may be.
function rangeAround(value) {
  if (value.words.length > 0) {
    return value.words.join(',');
  }
  const now = Number(value.text);
  const whole = value.kind === 'whole';
  const reach = whole ? Math.max(4, Math.round(Math.abs(now))) : Math.abs(now) || 1;
  const low = Math.max(value.min ?? -Infinity, now - reach, now >= 0 ? 0 : -Infinity);
  const high = Math.min(value.max ?? Infinity, now + reach);
  return whole ? `${low}..${high}` : `${low.toFixed(2)}..${high.toFixed(2)}`;
}

const choices = opened => [
  ...opened.values.filter(value => value.kind !== 'text'),
  ...opened.readings.map(reading => ({
    path: reading.path, about: reading.about, kind: 'word', words: reading.choices, text: reading.now, own: false,
  })),
];

// The target of the link, or half for a share; for another metric the user names it.
function targetOf({ own, opened }) {
  const name = own.metric ?? opened.headline;
  const metric = opened.metrics.find(each => each.name === name) ?? opened.metrics[0];
  return {
    metric,
    middle: own.middle ?? (metric.share ? '50' : ''),
    width: own.width ?? (metric.share ? '2' : ''),
  };
}

// Takes a value as a lever: in the place of the first that has none, or else of the last.
function vary(page, path) {
  const value = choices(page.opened).find(each => each.path === path);
  const levers = leversOf(page.own);
  if (value && !levers.some(lever => parse(lever).path === path)) {
    const empty = levers.indexOf('');
    page.setOwn({ [`lever${empty < 0 ? MOST_LEVERS : empty + 1}`]: `${path}=${rangeAround(value)}` });
  }
}

function questionOf(page) {
  const { opened, own, state, variant } = page;
  const vary = leversOf(own).filter(lever => parse(lever).range !== '');
  const { metric, middle, width } = targetOf(page);
  if (!opened || vary.length === 0 || middle === '' || width === '') {
    return null;
  }
  const percent = metric.share ? '%' : '';
  return {
    ask: 'solve',
    variant: variant(0),
    vary,
    targets: [`${metric.name}=${middle}${percent}±${width}${percent}`],
    budget: Number(own.budget) || USUAL_BUDGET,
    seed: state.seed,
  };
}

function Target({ page }) {
  const { opened, setOwn, own } = page;
  const { metric, middle, width } = targetOf(page);
  const unit = metric.share ? '%' : metric.unit;
  const now = page.figureOfA(metric.name);
  return html`<fieldset class="fields"><legend>Target</legend>
    <label>Metric
      <select value=${metric.name} data-solve="metric"
        onChange=${e => setOwn({ metric: e.target.value, middle: undefined, width: undefined })}>
        ${opened.metrics.map(each => html`<option key=${each.name} value=${each.name}>${each.label}</option>`)}
      </select></label>
    <label>Value, ${unit}
      <input type="number" step="any" value=${middle} data-solve="middle" onChange=${e => setOwn({ middle: e.target.value })} /></label>
    <label>Give or take, ${unit}
      <input type="number" step="any" min="0" value=${width} data-solve="width" onChange=${e => setOwn({ width: e.target.value })} /></label>
    <label>Trials in all
      <select value=${own.budget ?? USUAL_BUDGET} onChange=${e => setOwn({ budget: e.target.value })}>
        ${BUDGETS.map(n => html`<option key=${n} value=${n}>${n.toLocaleString('en')}</option>`)}
      </select></label>
    ${now && html`<p class="quiet" data-solve="now">A has ${now.text}, as last seen on the bench.</p>`}
  </fieldset>`;
}

function Lever({ page, number, lever }) {
  const { path, range } = parse(lever);
  const value = choices(page.opened).find(each => each.path === path);
  const set = text => page.setOwn({ [`lever${number}`]: text });
  const choose = typed => {
    const found = choices(page.opened).find(each => each.path === typed);
    set(found ? `${typed}=${rangeAround(found)}` : typed);
  };
  return html`<fieldset class="fields lever"><legend>Lever ${number}${number > 1 ? ', if you like' : ''}</legend>
    <label>Value that may change
      <input list="levers" value=${path} placeholder=${number > 1 ? 'none' : 'path of a value'} data-lever=${number}
        onChange=${e => choose(e.target.value.trim())} /></label>
    ${path && html`<label>Range, or a list
      <input value=${range} placeholder="2..8 or a,b,c" data-range=${number}
        onChange=${e => set(`${path}=${e.target.value.trim()}`)} /></label>`}
    ${value && html`<p class="quiet">Now ${value.text}. ${value.about}</p>`}
    ${path && !value && html`<p class="finding">There is no value ${path} here.</p>`}
  </fieldset>`;
}

const known = tried => tried.filter(one => one.figures.length > 0 && one.figures[0].low !== null);
const limitsOf = goal => [goal.low, goal.high].filter(limit => limit !== null);
const classesOf = (one, found) => [one.name === found && 'found', one.changes.length === 0 && 'now', one.state === 'excluded' && 'out']
  .filter(Boolean).join(' ');
const wordsOf = (one, found) => `${one.figures[0].text}${one.name === found ? ', found' : ''}, ${one.state === 'excluded' ? 'ruled out' : 'not ruled out'}`;

// Candidates over the values of the only lever.
function Curve({ answer, found, load }) {
  const [goal] = answer.goals;
  const [lever] = answer.levers;
  const spots = known(answer.tried).sort((a, b) => Number(a.values[0]) - Number(b.values[0]));
  const x = scale(spots.map(one => Number(one.values[0])), LEFT, WIDTH);
  const y = scale([...spots.flatMap(one => [one.figures[0].low, one.figures[0].high]), ...limitsOf(goal)], HEIGHT - BOTTOM, 6);
  const at = one => x.place(Number(one.values[0]));
  const top = goal.high === null ? 0 : y.place(goal.high);
  const bottom = goal.low === null ? HEIGHT - BOTTOM : y.place(goal.low);
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${`${goal.label} over ${lever.path}`}>
    <${Rulings} scale=${y} />
    <rect class="band" x=${LEFT} width=${WIDTH - LEFT} y=${top} height=${Math.max(1, bottom - top)} data-band />
    <polyline class="curve" points=${spots.map(one => `${at(one)},${y.place(one.figures[0].value)}`).join(' ')} />
    ${spots.map(one => html`<g key=${one.name} class="point ${classesOf(one, found)}" tabindex="0" role="button"
        aria-label=${`${one.name}: ${wordsOf(one, found)}. Apply to B`}
        onClick=${() => load(one)} onKeyDown=${e => (e.key === 'Enter' || e.key === ' ') && load(one)}>
      <title>${one.name}: ${wordsOf(one, found)}</title>
      <rect x=${at(one) - 9} width="18" y="0" height=${HEIGHT - BOTTOM} fill="transparent" />
      <line class="interval-a" x1=${at(one)} x2=${at(one)} y1=${y.place(one.figures[0].low)} y2=${y.place(one.figures[0].high)} />
      <circle class="bar-a" cx=${at(one)} cy=${y.place(one.figures[0].value)} r="5" />
      <text x=${at(one)} y=${HEIGHT - 16} text-anchor="middle">${spots.length <= 14 || one.state !== 'excluded' ? one.values[0] : ''}</text>
    </g>`)}
    <text x=${WIDTH} y=${HEIGHT - 2} text-anchor="end">${lever.path}</text>
  </svg>`;
}

// Candidates of several levers, or of one that is no number: the least changed of those not ruled out first.
function Strip({ answer, found, load }) {
  const [goal] = answer.goals;
  const order = one => [one.name === found ? 0 : one.changes.length === 0 ? 1 : one.state === 'excluded' ? 3 : 2, one.changes.length, one.distance];
  const rows = known(answer.tried).map(one => ({ one, by: order(one) }))
    .sort((a, b) => a.by[0] - b.by[0] || a.by[1] - b.by[1] || a.by[2] - b.by[2]).map(({ one }) => one);
  const shown = rows.slice(0, MOST_LISTED);
  const x = scale([...shown.flatMap(one => [one.figures[0].low, one.figures[0].high]), ...limitsOf(goal)], 0, STRIP);
  const left = goal.low === null ? 0 : x.place(goal.low);
  const right = goal.high === null ? STRIP : x.place(goal.high);
  return html`<div><table class="strip">
    <thead><tr><th scope="col">Candidate</th><th scope="col">${goal.label}</th><th scope="col" class="number">Changed by</th></tr></thead>
    <tbody>${shown.map(one => html`<tr key=${one.name} class="point ${classesOf(one, found)}">
      <th scope="row"><button title="Apply to B" onClick=${() => load(one)}>${one.name}</button></th>
      <td><svg viewBox="0 0 ${STRIP} 16" role="img" aria-label=${wordsOf(one, found)}>
          <rect class="band" x=${left} width=${Math.max(1, right - left)} y="0" height="16" data-band />
          <line class="interval-a" y1="8" y2="8" x1=${x.place(one.figures[0].low)} x2=${x.place(one.figures[0].high)} />
          <circle class="bar-a" cy="8" cx=${x.place(one.figures[0].value)} r="5" /></svg>
        <span class="quiet">${one.figures[0].text}</span></td>
      <td class="number">${one.distance.toFixed(2)}</td>
    </tr>`)}</tbody>
  </table>${rows.length > shown.length && html`<p class="quiet">${rows.length - shown.length} more candidates are not listed.</p>`}</div>`;
}

function Verdict({ answer, load }) {
  if (!answer.complete) {
    return html`<p class="verdict" role="status">${answer.tried.length} candidates so far</p>`;
  }
  return html`<div class="stack" data-solved=${answer.status || 'none'} role="status">
    <p class="verdict ${answer.found ? 'better' : ''}">${VERDICTS[answer.status] ?? 'Not met'}</p>
    ${answer.sentences.map(sentence => html`<p key=${sentence}>${sentence}</p>`)}
    ${answer.warnings.map(warning => html`<p class="finding" key=${warning}>${warning}</p>`)}
    ${answer.confirmed.length > 0 && html`<table class="fresh">
      <caption>On fresh draws</caption>
      <tbody>${[...(answer.before ? [{ ...answer.before, name: 'the present values' }] : []),
        ...answer.confirmed.filter(one => one.changes.length > 0 || !answer.before)].map(one => html`<tr key=${one.name}>
        <th scope="row">${one.name}</th><td class="number" data-fresh=${one.name}>${one.figures[0]?.text}</td>
        <td>${VERDICTS[one.state]}, ${one.trials.toLocaleString('en')} trials</td></tr>`)}</tbody>
    </table>`}
    ${answer.found?.length > 0 && html`<div><button class="chief" data-apply onClick=${() => load(answer.confirmed.find(one => one.state === 'met'))}>Apply to B</button></div>`}
  </div>`;
}

function Solve({ page, answer, running }) {
  const { opened, own, state } = page;
  const [more, setMore] = useState(1);
  const levers = leversOf(own);
  const shown = Math.max(more, levers.filter(Boolean).length);
  const load = one => page.show('bench', {
    sets: [state.sets[0], { ...state.sets[0], ...fromTexts(one.changes) }],
    bots: [state.bots[0], state.bots[0]],
  });
  const asked = questionOf(page);
  const stale = answer && JSON.stringify(asked) !== JSON.stringify(answer.question);
  const found = answer?.complete && answer.found ? answer.confirmed.find(one => one.state === 'met').name : null;
  const example = choices(opened).find(value => value.own && value.kind === 'whole') ?? choices(opened)[0];
  return html`<section class="card stack" aria-label="Solve">
    <p class="quiet">Name a target and what may change. The search looks for the smallest change that meets it, then plays it again on fresh draws.</p>
    <datalist id="levers">${choices(opened).map(value => html`<option key=${value.path} value=${value.path}>${value.about}</option>`)}</datalist>
    <${Target} page=${page} />
    ${levers.slice(0, shown).map((lever, i) => html`<${Lever} key=${i} page=${page} number=${i + 1} lever=${lever} />`)}
    ${shown < MOST_LEVERS && html`<div><button onClick=${() => setMore(shown + 1)}>Another lever</button></div>`}
    ${!asked
      ? html`<p class="quiet">Choose a lever by Let it vary on the left, or by its path, for example ${example.path}${targetOf(page).middle === '' ? ', and the value to reach' : ''}. Then press Run.</p>`
      : !answer && !running && html`<p class="quiet">Press Run to search.</p>`}
  </section>
  ${answer && html`<section class="card stack" aria-label="Candidates">
    <h2>${answer.goals[0].text}</h2>
    ${stale && !running && html`<p class="quiet">This is the answer to the question before your change. Press Run to ask the new one.</p>`}
    <${Verdict} answer=${answer} load=${load} />
    ${known(answer.tried).length > 0 && (answer.levers.length === 1 && answer.levers[0].numeric
      ? html`<${Curve} answer=${answer} found=${found} load=${load} />`
      : html`<${Strip} answer=${answer} found=${found} load=${load} />`)}
    <p class="quiet">The band is the target. Ring: present values. Filled: found. Faint: ruled out. ${answer.tried.filter(one => one.state === 'illegal').length > 0
      && `${answer.tried.filter(one => one.state === 'illegal').length} candidates were not legal. `}A change is in shares of its range. A click on a candidate applies it to B.</p>
  </section>`}`;
}

export const solve = {
  id: 'solve',
  name: 'Solve',
  controls: 1,
  waits: true,
  trials: false,
  vary,
  question: questionOf,
  note: answer => (answer.complete
    ? 'The search is over; intervals on fresh draws hold together (95 %).'
    : 'Intervals of the search hold at all times together (95 %). It may end early.'),
  Screen: Solve,
};
