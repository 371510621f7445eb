// The controls of a variant: its bots, and all values that can be changed.
import { html, useEffect, useMemo, useRef, useState } from './vendor/htm-preact-3.1.1.js';
import { SIDES } from './link.js';
import { POSITIONS, scaleOf } from './scale.js';
import { ask } from './server.js';

const SHOWN_VALUES = 60;

// Values drawn in one go, so that the page answers meanwhile.
const DRAWN_VALUES = 15;

const DRAG_MILLIS = 150;

const SOURCES = { text: 'rulebook', derived: 'derived', house: 'house', chosen: 'chosen' };

const short = number => String(Number(number.toPrecision(4)));

// A slider and a number. Dragging plays as soon as the hand rests, and again when it lets go.
export function NumberField({ value, set, change, id, label = value.path }) {
  const [typed, setTyped] = useState(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = typed ?? set ?? value.text;
  const scale = scaleOf(value, set);
  const { low, high, step, grows } = scale;
  const play = text => change(text === value.text ? undefined : text);
  const drag = text => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => play(text), DRAG_MILLIS);
  };
  const done = text => {
    clearTimeout(timer.current);
    setTyped(null);
    play(text);
  };
  // Where a scale grows, a position may be less than a step, so that an arrow key has to count steps itself.
  const press = event => {
    const by = { ArrowRight: step, ArrowUp: step, ArrowLeft: -step, ArrowDown: -step }[event.key];
    if (grows && by) {
      event.preventDefault();
      drag(String(Number(Math.min(high, Math.max(low, Number(now) + by)).toPrecision(12))));
    }
  };
  const ends = grows ? { min: 0, max: POSITIONS, step: 1 } : { min: low, max: high, step };
  const valueOf = event => String(grows ? scale.valueAt(Number(event.target.value)) : event.target.value);
  return html`<div class="slider">
      <input type="range" aria-label=${label} aria-describedby=${`${id}-ends`} list=${`${id}-tick`} ...${ends} data-grows=${grows}
        aria-valuetext=${grows ? now : undefined} value=${scale.positionOf(now)} onKeyDown=${press}
        onInput=${e => drag(valueOf(e))} onChange=${e => done(valueOf(e))} />
      <datalist id=${`${id}-tick`}><option value=${scale.positionOf(value.text)}></option></datalist>
      <div class="ends" id=${`${id}-ends`}><span>${short(low)}</span><span>unchanged ${value.text}</span>
        <span>${short(high)}${value.max === null || high < value.max ? ' …' : ''}</span></div>
    </div>
    <input type="number" aria-label=${`${label}, number`} value=${now} min=${value.min} max=${value.max} step=${step}
      onChange=${e => e.target.value !== '' && done(e.target.value)} />`;
}

// A field for one value: a slider and a number, a choice, or a text; "reset" takes a change back.
function Value({ value, set, change, id, vary }) {
  const name = value.path;
  const now = set ?? value.text;
  const done = text => change(text === value.text ? undefined : text);
  return html`<div class="value ${set === undefined ? '' : 'changed'}" data-path=${name}>
    <div class="path"><span class="dot ${value.provenance}" role="img" aria-label=${`Source: ${SOURCES[value.provenance]}`}
      title=${`Source: ${SOURCES[value.provenance]}`}></span><span>${value.path}</span>
      ${set !== undefined && html`<button onClick=${() => change(undefined)} aria-label=${`Reset ${name} to ${value.text}`} title=${`Back to ${value.text}`}>reset</button>`}</div>
    <div class="about">${value.about}${value.about && value.unit && ` (${value.unit})`}
      ${vary && value.kind !== 'text' && html` <button onClick=${() => vary(name)} aria-label=${`Let ${name} vary`}>Let it vary</button>`}</div>
    <div class="row">
      ${value.words.length > 0
        ? html`<select aria-label=${name} value=${now} onChange=${e => done(e.target.value)}>
            ${value.words.map(word => html`<option key=${word} value=${word}>${word}</option>`)}
          </select>`
        : value.kind === 'whole' || value.kind === 'number'
          ? html`<${NumberField} value=${value} set=${set} change=${change} id=${id} />`
          : html`<input type="text" aria-label=${name} value=${now} onChange=${e => done(e.target.value)} />`}
    </div>
  </div>`;
}

// Returns how many values to draw now: a few more each time, up to all.
function useRoom() {
  const [room, setRoom] = useState(DRAWN_VALUES);
  useEffect(() => {
    const timer = room < SHOWN_VALUES && setTimeout(() => setRoom(room + DRAWN_VALUES));
    return () => clearTimeout(timer);
  }, [room]);
  return room;
}

// The first value of each path.
function withoutRepeats(values) {
  const seen = new Set();
  return values.filter(({ path }) => !seen.has(path) && seen.add(path));
}

export function Controls({ opened, side, setSide, sets, change, bot, setBot, overlays, vary }) {
  const [search, setSearch] = useState('');
  const all = useMemo(() => withoutRepeats([
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
  ]), [opened]);
  const room = useRoom();
  const sought = search.trim();
  const [paths, setPaths] = useState([]);
  useEffect(() => {
    let wanted = true;
    if (sought) {
      ask('find', { scenario: opened.scenario, text: sought, overlays }).then(answer => wanted && setPaths(answer.paths), () => {});
    }
    return () => {
      wanted = false;
    };
  }, [sought, opened]);
  const byPath = useMemo(() => new Map(all.map(value => [value.path, value])), [all]);
  const found = sought ? paths.map(path => byPath.get(path)).filter(Boolean) : all;
  // Changed values stand first; one that is changed now stays in its place, so that a slider does not move in the hand.
  const before = useMemo(() => Object.keys(sets), [opened, side, search]);
  const order = [...all.filter(value => before.includes(value.path)), ...found.filter(value => !before.includes(value.path))];
  const visible = order.slice(0, SHOWN_VALUES);
  const hidden = all.filter(value => value.path in sets && !visible.includes(value));
  const shown = [...hidden, ...order];
  const changes = Object.keys(sets);
  const chosen = bot.split(',').reduce((bots, part) => {
    const [name, id] = part.includes('=') ? part.split('=') : ['', part];
    return { ...bots, [name]: id };
  }, {});
  // A playbook of the user's own is listed only while it plays.
  const own = each => [chosen[each.id], chosen['']].filter(id => id && !each.bots.some(one => one.id === id)).map(id => ({ id, about: '' }));
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
        ${[...each.bots, ...own(each)].map(one => html`<option key=${one.id} value=${one.id} title=${one.about}>${one.id}</option>`)}
      </select></label>`)}
    <label>Search values
      <input type="search" value=${search} placeholder="threat, hit points, smoke" onInput=${e => setSearch(e.target.value)} />
    </label>
    <p class="quiet" aria-live="polite">${found.length} of ${all.length} values
      ${shown.length > SHOWN_VALUES ? `, the first ${SHOWN_VALUES} are shown` : ''}</p>
    ${changes.length > 0 && html`<button onClick=${() => changes.forEach(path => change(path, undefined))}>
      ${changes.length === 1 ? 'Reset the change' : `Reset all ${changes.length} changes`}</button>`}
    <div class="values" tabindex="0" role="region" aria-label="Values">
      ${shown.slice(0, room + hidden.length).map(value => html`<${Value} key=${`${side} ${value.path}`} value=${value}
        id=${`${side} ${value.path}`.replaceAll(/\W/g, '-')} set=${sets[value.path]} change=${text => change(value.path, text)} vary=${vary} />`)}
    </div>
    <p class="quiet">Source: <span class="dot text"></span>rulebook <span class="dot derived"></span>derived
      ${' '}<span class="dot house"></span>house <span class="dot chosen"></span>chosen</p>
  </section>`;
}
