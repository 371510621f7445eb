// The controls of a variant: its bots, and all values that can be changed.
import { html, useMemo, useState } from './vendor/htm-preact-3.1.1.js';
import { SIDES } from './link.js';

const SHOWN_VALUES = 60;

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

export function Controls({ opened, side, setSide, sets, change, bot, setBot }) {
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
    <div class="values" tabindex="0" role="region" aria-label="Values">
      ${shown.slice(0, SHOWN_VALUES).map(value => html`<${Value} key=${`${side} ${value.path}`} value=${value}
        set=${sets[value.path]} change=${text => change(value.path, text)} />`)}
    </div>
    <p class="quiet"><span class="dot text"></span>rulebook <span class="dot derived"></span>derived
      ${' '}<span class="dot house"></span>house <span class="dot chosen"></span>chosen</p>
  </section>`;
}
