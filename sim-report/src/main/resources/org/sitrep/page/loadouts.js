// Loadouts: what everyone carries in B, as cards. Cards move by dragging, or by choosing one and then where it goes;
// every legal loadout becomes B's, and the difference from A says what the change is worth.
import { html, useEffect, useRef, useState } from './vendor/htm-preact-3.1.1.js';
import { bench, Difference } from './bench.js';
import { fromTexts } from './link.js';
import { ask } from './server.js';

const SUPPLY = -1;
const plus = (kit, thing, by) => kit.map((count, t) => (t === thing ? count + by : count));

// The kits after a card has gone from one holder to another; the supply never runs out of cards here.
function moved(kits, { from, thing }, to, inReturn) {
  return kits.map((kit, bearer) => {
    let next = kit;
    if (bearer === from) {
      next = plus(next, thing, -1);
      next = inReturn === undefined ? next : plus(next, inReturn, 1);
    }
    if (bearer === to) {
      next = plus(next, thing, 1);
      next = inReturn === undefined ? next : plus(next, inReturn, -1);
    }
    return next;
  });
}

function Card({ thing, unit, count, chosen, hint, hold, take }) {
  return html`<button class="gear" draggable="true" aria-pressed=${chosen} title=${thing.about} data-thing=${thing.id}
      aria-label=${`${count > 1 ? `${count} ` : ''}${thing.label}, ${thing.load} ${unit}. ${thing.about}. ${hint}`}
      onClick=${hold} onDragStart=${take}>
    <span class="name">${thing.label}${count > 1 ? ` × ${count}` : ''}</span><span class="load">${thing.load}</span>
    <span class="about">${thing.about}</span>
  </button>`;
}

function Carrier({ bearer, number, loadout, held, put, hold, take, drop }) {
  const { things, unit } = loadout;
  const elsewhere = held && held.from !== number;
  return html`<section class="carrier card stack ${bearer.findings.length > 0 ? 'wrong' : ''}" aria-label=${bearer.label} data-bearer=${bearer.id}
      onDragOver=${e => e.preventDefault()} onDrop=${e => drop(e, number)}>
    <div><h2>${bearer.label}</h2>
      <p class="quiet">${bearer.side && `${bearer.side.toUpperCase()}. `}${unit} ${bearer.load} of ${bearer.capacity}</p>
      <meter min="0" max=${Math.max(bearer.capacity, bearer.load)} high=${bearer.capacity} value=${bearer.load} aria-label=${`${unit} of ${bearer.label}`}></meter></div>
    ${bearer.kit.map((count, t) => count > 0 && html`<${Card} key=${things[t].id} thing=${things[t]} unit=${unit} count=${count}
      chosen=${held?.from === number && held.thing === t}
      hint=${elsewhere ? `Swap ${things[held.thing].label} with it` : 'Choose it'}
      hold=${() => (elsewhere ? put(number, t) : hold({ from: number, thing: t }))}
      take=${e => take(e, { from: number, thing: t })} />`)}
    ${elsewhere && html`<button class="chief" data-put=${bearer.id} onClick=${() => put(number)}
      aria-label=${`Give ${things[held.thing].label} to ${bearer.label}`}>Put here${bearer.may[held.thing] ? '' : ' (not allowed)'}</button>`}
    ${bearer.findings.map(finding => html`<p class="finding" key=${finding}>${finding}</p>`)}
  </section>`;
}

function Supply({ loadout, held, put, hold, take, drop }) {
  const [search, setSearch] = useState('');
  const { things, bearers, unit } = loadout;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const offered = things.map((thing, t) => ({ thing, t }))
    .filter(({ thing, t }) => bearers.some(bearer => bearer.may[t])
      && words.every(word => `${thing.label} ${thing.about}`.toLowerCase().includes(word)));
  return html`<section class="card stack" aria-label="Supply" data-bearer="supply" onDragOver=${e => e.preventDefault()} onDrop=${e => drop(e, SUPPLY)}>
    <h2>Supply</h2>
    <label>Search<input type="search" value=${search} onInput=${e => setSearch(e.target.value)} /></label>
    ${held && held.from !== SUPPLY && html`<button class="chief" data-put="supply" onClick=${() => put(SUPPLY)}>Put ${things[held.thing].label} back</button>`}
    <div class="supply" tabindex="0" role="region" aria-label="What can be taken">${offered.map(({ thing, t }) => html`<div key=${thing.id}>
      <${Card} thing=${thing} unit=${unit} count=${1} chosen=${held?.from === SUPPLY && held.thing === t} hint="Choose it"
        hold=${() => hold({ from: SUPPLY, thing: t })} take=${e => take(e, { from: SUPPLY, thing: t })} />
      <p class="quiet">${thing.left < 0 ? `${-thing.left} too many` : `${thing.left} left`}</p>
    </div>`)}</div>
  </section>`;
}

function Loadouts({ page, answer }) {
  const { state, update, opened, metric, setMetric, variant } = page;
  const [loadout, setLoadout] = useState(null);
  const [held, setHeld] = useState(null);
  const [wrong, setWrong] = useState(null);
  const newest = useRef(0);
  const text = JSON.stringify(variant(1));
  const look = kits => {
    newest.current += 1;
    const own = newest.current;
    ask('loadouts', { variant: variant(1), kits }).then(found => {
      if (own === newest.current) {
        setLoadout(found);
        setWrong(null);
        if (kits && found.legal) {
          update({ sets: [state.sets[0], fromTexts(found.sets)] });
        }
      }
    }, failed => own === newest.current && setWrong(failed));
  };
  useEffect(() => look(null), [text]);
  if (!loadout) {
    return html`<p class="quiet">${wrong ? wrong.message : 'Opening the kits'}</p>`;
  }
  const move = (card, to, inReturn) => {
    setHeld(null);
    if (card.from !== to) {
      look(moved(loadout.bearers.map(bearer => bearer.kit), card, to, inReturn));
    }
  };
  const hold = card => setHeld(held && held.from === card.from && held.thing === card.thing ? null : card);
  const take = (event, card) => {
    event.dataTransfer.setData('text/plain', JSON.stringify(card));
    setHeld(null);
  };
  const drop = (event, to) => {
    event.preventDefault();
    const onto = event.target.closest('[data-thing]')?.dataset.thing;
    const inReturn = to === SUPPLY || onto === undefined ? undefined : loadout.things.findIndex(thing => thing.id === onto);
    try {
      move(JSON.parse(event.dataTransfer.getData('text/plain')), to, inReturn);
    } catch {
      setHeld(null); // something else was dropped here
    }
  };
  const hands = { loadout, held, hold, take, drop, put: (to, inReturn) => move(held, to, inReturn) };
  return html`<div class="stack" onKeyDown=${e => e.key === 'Escape' && setHeld(null)}>
    <p class="quiet" role="status" data-legal=${String(loadout.legal)}>
      ${held
        ? `${loadout.things[held.thing].label} is chosen. Choose a card to swap it with, or where to put it. Escape lets it go.`
        : loadout.legal
          ? 'Legal. This is what B carries: drag a card, or choose one and then where it goes. On a card, the two are swapped.'
          : 'Not legal, so B still carries its last legal loadout. The reasons are at the cards.'}
    </p>
    ${wrong && html`<p class="finding" role="alert">${wrong.message}</p>`}
    ${loadout.findings.map(finding => html`<p class="finding" key=${finding}>${finding}</p>`)}
    ${!loadout.legal && html`<div><button data-back onClick=${() => look(null)}>Back to the last legal loadout</button></div>`}
    <div class="kit">
      <div class="stack">
        <div class="carriers">
          ${loadout.bearers.map((bearer, i) => html`<${Carrier} key=${bearer.id} bearer=${bearer} number=${i} ...${hands} />`)}
        </div>
        <${Supply} ...${hands} />
      </div>
      <${Difference} answer=${answer} metric=${metric} setMetric=${setMetric} />
    </div>
    <p class="quiet">B less A, on the same draws, is what the change is worth.</p>
    ${Object.keys(state.sets[1]).length > 0 && html`<div><button onClick=${() => update({ sets: [state.sets[0], state.sets[0]] })}>B as A again</button></div>`}
  </div>`;
}

export const loadouts = {
  id: 'loadouts',
  name: 'Loadouts',
  controls: 0,
  shows: opened => opened.loadouts,
  question: bench.question,
  Screen: Loadouts,
};
