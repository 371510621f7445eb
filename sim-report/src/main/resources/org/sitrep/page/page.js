// The page: two variants of a scenario side by side on the same draws, live, and maps of one or two values.
import { html, render, useEffect, useMemo, useState } from './vendor/htm-preact-3.1.1.js';
import { Endings, Histogram, Intervals } from './charts.js';
import { ValueMap } from './map.js';
import { ask, usePlayed } from './server.js';

const SIDES = ['A', 'B'];
const TRIALS = [1000, 10000, 100000, 1000000];
const SHOWN_VALUES = 60;
const VERDICTS = {
  upgrade: ['better', 'B is better.'],
  downgrade: ['worse', 'B is worse.'],
  sidegrade: ['', 'B is better in one thing and worse in another.'],
  equal: ['', 'B and A are equal within the smallest difference that matters.'],
  same: ['', 'B plays exactly like A.'],
  open: ['', 'No difference is shown.'],
  unplayed: ['', 'Nothing was played.'],
};

// ---- the state in the link ----------------------------------------------------

function fromLink() {
  const link = new URLSearchParams(location.hash.slice(1));
  return {
    view: link.get('view') === 'map' ? 'map' : 'bench',
    scenario: link.get('scenario') || '',
    trials: Number(link.get('trials')) || 10000,
    seed: Number(link.get('seed')) || 1967,
    sets: [fromTexts(link.getAll('a')), fromTexts(link.getAll('b'))],
    bots: [link.get('bot.a') || '', link.get('bot.b') || ''],
    axes: [link.get('x') || '', link.get('y') || ''],
  };
}

const fromTexts = texts => Object.fromEntries(texts.map(text => {
  const equals = text.indexOf('=');
  return [text.slice(0, equals), text.slice(equals + 1)];
}));
const toTexts = sets => Object.entries(sets).map(([path, value]) => `${path}=${value}`);

function toLink(state) {
  const link = new URLSearchParams();
  link.set('scenario', state.scenario);
  link.set('trials', state.trials);
  link.set('seed', state.seed);
  if (state.view === 'map') {
    link.set('view', 'map');
    state.axes.forEach((axis, i) => axis && link.set('xy'[i], axis));
  }
  state.bots.forEach((bot, i) => bot && link.set(`bot.${'ab'[i]}`, bot));
  state.sets.forEach((sets, i) => toTexts(sets).forEach(text => link.append('ab'[i], text)));
  history.replaceState(null, '', `#${link}`);
}

// ---- parts ----------------------------------------------------------------------

// A field for one value: a slider and a number, or a choice; "reset" takes a change back.
function Value({ value, set, change }) {
  const [typed, setTyped] = useState(null);
  const now = typed ?? set ?? value.text;
  const done = text => {
    setTyped(null);
    change(text === value.text ? undefined : text);
  };
  const isNumber = value.kind === 'whole' || value.kind === 'number';
  const at = Number(value.text);
  const low = value.min ?? Math.min(0, at * 2);
  const high = value.max !== null && value.max <= Math.max(100, 10 * Math.abs(at)) ? value.max : Math.max(4, Math.abs(at) * 3);
  const name = value.path;
  return html`<div class="value ${set === undefined ? '' : 'changed'}">
    <div class="path"><span class="dot ${value.provenance}" title=${`Source: ${value.provenance}`}></span>${value.path}</div>
    ${value.about && html`<div class="about">${value.about}${value.unit && ` (${value.unit})`}</div>`}
    <div class="row">
      ${value.words.length > 0
        ? html`<select aria-label=${name} value=${now} onChange=${e => done(e.target.value)}>
            ${value.words.map(word => html`<option key=${word} value=${word}>${word}</option>`)}
          </select>`
        : isNumber
          ? html`<input type="range" aria-label=${name} min=${low} max=${high} step=${value.kind === 'whole' ? 1 : 'any'}
                value=${now} onInput=${e => setTyped(e.target.value)} onChange=${e => done(e.target.value)} />
              <input type="number" aria-label=${`${name}, number`} value=${now} min=${value.min} max=${value.max}
                step=${value.kind === 'whole' ? 1 : 'any'} onChange=${e => e.target.value !== '' && done(e.target.value)} />`
          : html`<input type="text" aria-label=${name} value=${now} onChange=${e => done(e.target.value)} />`}
      ${set !== undefined && html`<button onClick=${() => change(undefined)} title=${`Back to ${value.text}`}>reset</button>`}
    </div>
  </div>`;
}

function Controls({ opened, side, setSide, sets, change, bot, setBot }) {
  const [search, setSearch] = useState('');
  const all = useMemo(() => [
    ...opened.values.filter(value => value.own && value.kind !== 'text'),
    ...opened.readings.map(reading => ({
      path: reading.path,
      kind: 'word',
      text: reading.now,
      about: reading.about,
      unit: '',
      min: null,
      max: null,
      words: reading.choices,
      provenance: 'chosen',
    })),
    ...opened.values,
  ].filter((value, i, list) => list.findIndex(other => other.path === value.path) === i), [opened]);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(value => words.every(word => `${value.path} ${value.about}`.toLowerCase().includes(word)));
  const shown = [...all.filter(value => value.path in sets), ...found.filter(value => !(value.path in sets))];
  const chosen = bot.split(',').reduce((bots, part) => {
    const [name, id] = part.includes('=') ? part.split('=') : ['', part];
    return { ...bots, [name]: id };
  }, {});
  const seat = (name, id) => {
    const bots = { ...chosen, [name]: id };
    setBot(Object.entries(bots).filter(([, one]) => one).map(([of, one]) => (of ? `${of}=${one}` : one)).join(','));
  };
  return html`<section class="controls card stack" aria-label="Changes">
    <div class="tabs" role="group" aria-label="Variant to change">
      ${SIDES.slice(0, setSide ? 2 : 1).map((name, i) => html`<button key=${name} class="of-${'ab'[i]}" aria-pressed=${side === i}
        onClick=${() => setSide?.(i)}>Change ${name}</button>`)}
    </div>
    ${opened.sides.map(each => html`<label key=${each.id}>Bot${each.id && ` of ${each.id}`}
      <select value=${chosen[each.id] || chosen[''] || ''} onChange=${e => seat(each.id, e.target.value)}>
        <option value="">usual: ${each.bots[0].id}</option>
        ${each.bots.map(one => html`<option key=${one.id} value=${one.id} title=${one.about}>${one.id}</option>`)}
      </select></label>`)}
    <label>Search values
      <input type="search" value=${search} placeholder="threat, hit points, smoke" onInput=${e => setSearch(e.target.value)} />
    </label>
    <p class="quiet" aria-live="polite">${found.length} of ${all.length} values
      ${shown.length > SHOWN_VALUES ? `, the first ${SHOWN_VALUES} are shown` : ''}</p>
    <div class="values" tabindex="0" role="region" aria-label="Values">
      ${shown.slice(0, SHOWN_VALUES).map(value => html`<${Value} key=${`${side} ${value.path}`} value=${value}
        set=${sets[value.path]} change=${text => change(value.path, text)} />`)}
    </div>
    <p class="quiet"><span class="dot text"></span>rulebook <span class="dot derived"></span>derived
      ${' '}<span class="dot house"></span>house <span class="dot chosen"></span>chosen</p>
  </section>`;
}

// The bars of a metric of one side, with a place for each value that the other side has.
function barsOf(answer, number, name) {
  const all = answer.sides.map(side => side.histograms.find(each => each.name === name)?.bars ?? []);
  if (all[number].length === 0) {
    return all[number];
  }
  const labels = [...new Set(all.flat().map(bar => bar.label))].sort((a, b) => parseFloat(a) - parseFloat(b));
  const own = new Map(all[number].map(bar => [bar.label, bar]));
  return labels.map(label => own.get(label) ?? { label, share: 0, trial: -1 });
}

function Column({ number, answer, opened, metric }) {
  const side = 'ab'[number];
  const of = answer?.sides[number];
  const figure = of?.metrics.find(each => each.name === metric) ?? of?.metrics[0];
  const bars = figure ? barsOf(answer, number, figure.name) : [];
  const replay = trial => `replay?${encodeURIComponent(JSON.stringify({ variant: answer.question.sides[number], seed: answer.question.seed, trial }))}`;
  return html`<section class="card stack side-${side}" aria-label=${`Variant ${SIDES[number]}`}>
    <h2 class="of-${side}">${SIDES[number]}</h2>
    ${!figure
      ? html`<p class="quiet">Waiting for the first trials</p>`
      : html`<div>
            <h3>${figure.label}</h3>
            <p class="headline" data-figure=${figure.name}>${figure.text}</p>
          </div>
          ${bars.length > 0 && html`<${Histogram} bars=${bars} side=${side} label=${figure.label} replay=${replay} />`}
          ${of.endings.map(endings => html`<${Endings} key=${endings.title} endings=${endings} side=${side} replay=${replay} />`)}
          ${of.aborted > 0 && html`<p class="finding">${of.aborted} trials were aborted.</p>`}
          <p class="quiet">${of.played.toLocaleString('en')} ${opened.trial}s, outcomes <span data-hash=${side}>${of.hash}</span></p>
          <details><summary>${of.complete ? 'All numbers' : 'Chief numbers; all of them at the end'}</summary>
            <table><tbody>${of.metrics.map(each => html`<tr key=${each.name}>
              <th scope="row">${each.label}</th><td class="number">${each.text}</td></tr>`)}</tbody></table>
          </details>`}
  </section>`;
}

function Difference({ answer, metric, setMetric }) {
  if (!answer || answer.changes.length === 0) {
    return html`<section class="difference card"><p class="quiet">The difference appears with the first trials.</p></section>`;
  }
  const [kind, words] = answer.verdict === 'open' && !answer.complete
    ? ['', 'No difference is shown yet.']
    : VERDICTS[answer.verdict];
  const figures = answer.sides.map(side => side.metrics.find(each => each.name === metric));
  return html`<section class="difference card stack" aria-label="Difference">
    <p class="verdict ${kind}" data-verdict=${answer.verdict}>${words}</p>
    <table>
      <thead><tr><th scope="col" colspan="2">B less A</th></tr></thead>
      <tbody>${answer.changes.map(change => html`<tr key=${change.figure.name}>
        <th scope="row"><button onClick=${() => setMetric(change.figure.name)} aria-pressed=${metric === change.figure.name}>
          ${change.figure.label}</button></th>
        <td class="number ${change.verdict}" data-change=${change.figure.name}>${change.figure.text}</td>
      </tr>`)}</tbody>
    </table>
    <${Intervals} figures=${figures} />
  </section>`;
}

function Live({ answer, running }) {
  if (!answer) {
    return html`<p class="live">${running ? 'Starting' : ''}</p>`;
  }
  return html`<div>
    <progress max=${answer.of} value=${answer.trials} aria-label="Trials played"></progress>
    <p class="live" role="status" data-state=${answer.complete ? 'complete' : 'live'}>
      ${answer.trials.toLocaleString('en')} of ${answer.of.toLocaleString('en')} trials.
      ${answer.complete
        ? ' Intervals of 95 %, those of the differences together; the same numbers as the command line.'
        : ' Intervals hold at all times together (anytime, 95 %), so you may stop whenever you like.'}</p>
  </div>`;
}

function Command({ line }) {
  const [copied, setCopied] = useState(false);
  return html`<div class="command"><code data-command>${line}</code>
    <button onClick=${() => navigator.clipboard.writeText(line).then(() => setCopied(true))}>${copied ? 'Copied' : 'Copy'}</button>
  </div>`;
}

// ---- the page -------------------------------------------------------------------

function Page() {
  const [games, setGames] = useState([]);
  const [state, setState] = useState(fromLink);
  const [opened, setOpened] = useState(null);
  const [lost, setLost] = useState(null);
  const [side, setSide] = useState(1);
  const [metric, setMetric] = useState('');
  const [again, setAgain] = useState(0);
  const update = part => setState(before => ({ ...before, ...part }));

  useEffect(() => {
    ask('api/games').then(found => {
      setGames(found);
      setState(before => (before.scenario ? before : { ...before, scenario: found[0].scenarios[0] }));
    }, setLost);
    const moved = () => setState(fromLink());
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);

  useEffect(() => {
    if (state.scenario) {
      ask('api/scenario', { scenario: state.scenario, sets: [], bot: '' }).then(found => {
        setOpened(found);
        setMetric(found.headline);
        setLost(null);
      }, setLost);
    }
  }, [state.scenario]);

  const variant = i => ({ scenario: state.scenario, sets: toTexts(state.sets[i]), bot: state.bots[i] });
  const isMap = state.view === 'map';
  const [points, setPoints] = useState([]);
  const sides = isMap ? points.map(point => ({ ...variant(0), sets: [...toTexts({ ...state.sets[0], ...point })] })) : SIDES.map((name, i) => variant(i));
  const question = state.scenario && sides.length > 0 ? { sides, trials: state.trials, seed: state.seed } : null;
  const { answer: played, refusal, running, stop } = usePlayed(question, again);
  // An answer to another kind of question, or about another scenario, says nothing here.
  const fits = played && played.question.sides.length === sides.length && played.question.sides[0].scenario === state.scenario;
  const answer = fits ? played : null;
  useEffect(() => state.scenario && toLink(state), [state]);

  const choose = scenario => update({ scenario, sets: [{}, {}], bots: ['', ''], axes: ['', ''] });
  const change = (path, text) => setState(before => ({
    ...before,
    sets: before.sets.map((sets, i) => {
      if (i !== side) {
        return sets;
      }
      const { [path]: gone, ...others } = sets;
      return text === undefined ? others : { ...others, [path]: text };
    }),
  }));
  const setBot = bot => update({ bots: state.bots.map((old, i) => (i === side ? bot : old)) });
  const wrong = lost || refusal;

  return html`
    <header>
      <h1>Sitrep</h1>
      <div class="tabs" role="group" aria-label="Screen">
        ${[['bench', 'Bench'], ['map', 'Map']].map(([view, name]) => html`<button key=${view}
          aria-pressed=${state.view === view} onClick=${() => update({ view })}>${name}</button>`)}
      </div>
      <label>Scenario
        <select value=${state.scenario} onChange=${e => choose(e.target.value)}>
          ${games.map(game => html`<optgroup key=${game.id} label=${game.title}>
            ${game.scenarios.map(file => html`<option key=${file} value=${file}>${file.replace(/^.*scenarios\/[^/]*\//, '').replace(/\.yaml$/, '')}</option>`)}
          </optgroup>`)}
        </select></label>
      <label>Trials
        <select value=${state.trials} onChange=${e => update({ trials: Number(e.target.value) })}>
          ${[...new Set([...TRIALS, state.trials])].sort((a, b) => a - b).map(n => html`<option key=${n} value=${n}>${n.toLocaleString('en')}</option>`)}
        </select></label>
      <label>Seed
        <input type="number" value=${state.seed} onChange=${e => update({ seed: Math.trunc(Number(e.target.value)) })} /></label>
      ${running
        ? html`<button onClick=${stop}>Stop</button>`
        : html`<button onClick=${() => setAgain(again + 1)} disabled=${!question}>Play</button>`}
    </header>
    <main>
      ${opened && html`<${Controls} opened=${opened} side=${isMap ? 0 : side} setSide=${isMap ? null : setSide} sets=${state.sets[isMap ? 0 : side]}
        change=${change} bot=${state.bots[isMap ? 0 : side]} setBot=${setBot} />`}
      <div class="stack">
        ${opened && html`<div><h2>${opened.title}</h2>
          <details><summary>Set-up</summary><table><tbody>${Object.entries(opened.setup).map(([name, text]) => html`<tr key=${name}>
            <th scope="row">${name}</th><td>${text}</td></tr>`)}</tbody></table></details></div>`}
        ${wrong && html`<div class="card" role="alert">
          <p class="finding">${wrong.message}</p>
          ${(wrong.findings || []).map(finding => html`<p class="finding" key=${finding.path + finding.code}>
            ${finding.path}: ${finding.message}${finding.suggestion && `; ${finding.suggestion}`} (${finding.code})</p>`)}
        </div>`}
        ${isMap && opened && html`<${ValueMap} opened=${opened} axes=${state.axes} setAxes=${axes => update({ axes })} setPoints=${setPoints}
          points=${points} answer=${answer} metric=${metric} setMetric=${setMetric}
          load=${point => setState(before => ({ ...before, view: 'bench', sets: [before.sets[0], { ...before.sets[0], ...point }] }))} />`}
        <${Live} answer=${answer} running=${running} />
        ${!isMap && opened && html`<div class="columns">
          ${SIDES.map((name, i) => html`<${Column} key=${name} number=${i} answer=${answer} opened=${opened} metric=${metric} />`)}
          <${Difference} answer=${answer} metric=${metric} setMetric=${setMetric} />
        </div>`}
        ${answer && html`<${Command} line=${answer.command} />`}
      </div>
    </main>`;
}

const place = document.getElementById('page');
place.replaceChildren();
render(html`<${Page} />`, place);
