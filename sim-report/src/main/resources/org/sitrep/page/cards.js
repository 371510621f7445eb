// The user's own cards: files for --overlay, dropped or typed, kept in this browser and on or off for A and B.
// The state has those that are on, by name and hash; their text is in the store, and never in a link.
import { html, useEffect, useRef, useState } from './vendor/htm-preact-3.1.1.js';
import { OWN, SIDES } from './link.js';
import { ask } from './server.js';
import { save } from './share.js';
import { store, stored, storedNames } from './store.js';

const CARD = 'card ';
const PAUSE = 400;

// As the engine takes them.
const MOST_TEXT = 32000;
const LONGEST_NAME = 64;
const DIGITS = 12;

const textOf = ({ name, sha }) => {
  const card = stored(CARD + name);
  return card?.sha === sha ? card.text : undefined;
};

// The cards of a side as the engine takes them; undefined if there are none.
export const overlaysOf = cards => (cards.length === 0 ? undefined : cards.map(card => ({ name: card.name, text: textOf(card) ?? '' })));

// The cards that are on and not in this browser.
export const missingCards = cards => cards.flat().filter((card, i, all) =>
  textOf(card) === undefined && all.findIndex(other => other.name === card.name && other.sha === card.sha) === i);

async function hash(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('').slice(0, DIGITS);
}

// A name that a file for --overlay can have beside the command; that of the playbook is taken.
function tidy(name) {
  const plain = name.normalize('NFKD').replace(/[^A-Za-z0-9_.-]/g, '').replace(/^[.-]+/, '').slice(-LONGEST_NAME);
  return plain === OWN ? `card-${OWN}` : plain;
}

function freeName() {
  const number = [...Array(storedNames(CARD).length + 1).keys()].find(i => stored(`${CARD}card-${i + 1}.yaml`) === undefined);
  return `card-${number + 1}.yaml`;
}

const isOf = (name, game) => {
  const named = stored(CARD + name).text.match(/^ruleset:\s*["']?([\w-]+)/m);
  return !named || named[1] === game;
};

const about = message => [{ line: 0, column: 0, path: '', code: '', message, suggestion: '' }];

// Returns everything that is wrong with a card over a scenario.
const check = (scenario, name, text) => ask('check-card', { scenario, sets: [], bot: '', overlays: [{ name, text }] })
  .then(checked => checked.faults, refused => about(refused.message));

const sentence = fault => `${fault.line > 0 ? `Line ${fault.line}: ` : ''}${fault.path && `${fault.path}: `}${fault.message}`
  + `${fault.suggestion && `; ${fault.suggestion}`}${fault.code && ` (${fault.code})`}`;

const Faults = ({ faults }) => faults.length > 0
  && html`<ul class="faults">${faults.map(fault => html`<li key=${sentence(fault)} class="finding">${sentence(fault)}</li>`)}</ul>`;

function Editor({ name, keep, close, scenario }) {
  const [text, setText] = useState(stored(CARD + name).text);
  const [faults, setFaults] = useState([]);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => check(scenario, name, text).then(found => wanted && setFaults(found)), PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text, scenario]);
  return html`<div class="stack">
    <textarea rows="12" aria-label=${`Text of ${name}`} spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off" value=${text}
      onInput=${event => setText(event.target.value)}></textarea>
    <div role="status"><${Faults} faults=${faults} /></div>
    <div class="bar-row"><button disabled=${text === stored(CARD + name).text} onClick=${() => keep(text)}>Keep</button>
      <button onClick=${close}>Close</button></div>
  </div>`;
}

function Card({ name, page, change, keep, remove }) {
  const { text, sha } = stored(CARD + name);
  const { scenario, cards } = page.state;
  const [faults, setFaults] = useState(null);
  const [edited, setEdited] = useState(false);
  useEffect(() => {
    let wanted = true;
    check(scenario, name, text).then(found => wanted && setFaults(found));
    return () => {
      wanted = false;
    };
  }, [scenario, text]);
  const isOn = i => cards[i].some(card => card.name === name && card.sha === sha);
  const turn = i => change(all => all.map((side, j) => (i !== j ? side
    : isOn(i) ? side.filter(card => card.name !== name) : [...side.filter(card => card.name !== name), { name, sha }])));
  return html`<li class="stack" data-card=${name} data-faults=${faults?.length}>
    <div class="fields"><strong>${name}</strong>
      ${SIDES.map((side, i) => html`<label key=${side} class="check"><input type="checkbox" aria-label=${`${name} in ${side}`} checked=${isOn(i)}
        disabled=${!isOn(i) && faults?.length !== 0} onChange=${() => turn(i)} /> ${side}</label>`)}
      <button aria-expanded=${edited} onClick=${() => setEdited(!edited)}>Edit</button>
      <button onClick=${() => save({ name, text })}>Save the card</button>
      <button onClick=${remove}>Delete</button>
      <span class="quiet">SHA-256 ${sha}</span></div>
    ${!edited && faults && html`<${Faults} faults=${faults} />`}
    ${edited && html`<${Editor} name=${name} scenario=${scenario} keep=${keep} close=${() => setEdited(false)} />`}
  </li>`;
}

// Says which cards of a link are not here.
export function Missing({ page }) {
  const missing = missingCards(page.state.cards);
  const without = () => page.update({ cards: page.state.cards.map(side => side.filter(card => textOf(card) !== undefined)) });
  return missing.length > 0 && html`<div class="card stack" role="alert" data-missing=${missing.length}>
    <p class="finding">This link plays with cards that are not in it. Drop their files on the page:</p>
    <ul>${missing.map(({ name, sha }) => html`<li key=${name + sha} class="finding">${name}, whose SHA-256 begins with ${sha}${
      stored(CARD + name) && `; the card of this name here is another (${stored(CARD + name).sha})`}</li>`)}</ul>
    <div><button onClick=${without}>Play without them</button></div>
  </div>`;
}

export function Cards({ page }) {
  const game = page.opened?.game;
  const now = useRef(page);
  now.current = page;
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [, setDrawn] = useState(0);
  const field = useRef(null);
  const change = to => page.update(before => ({ cards: to(before.cards) }));

  // Keeps a text as a card. Sides that had it go on with the new one.
  const keep = async (name, text) => {
    const before = stored(CARD + name)?.sha;
    const sha = await hash(text);
    await store(CARD + name, { text, sha }).catch(failed => setSaid(`${name} lasts as long as this page: ${failed.message}`));
    change(all => all.map(side => side.map(card => (card.name === name && card.sha === before ? { name, sha } : card))));
    setDrawn(drawn => drawn + 1);
    return sha;
  };
  const remove = async name => {
    const { sha } = stored(CARD + name);
    change(all => all.map(side => side.filter(card => card.name !== name || card.sha !== sha)));
    await store(CARD + name, undefined);
    setDrawn(drawn => drawn + 1);
  };

  // A new card without faults is on in B, so that one sees at once what it does.
  const take = async files => {
    setOpen(true);
    for (const file of files) {
      const name = tidy(file.name);
      if (!/[.]ya?ml$/i.test(name)) {
        setSaid(`${file.name} is no card: a card is a YAML file.`);
      } else if (file.size > 4 * MOST_TEXT) {
        setSaid(`${file.name} is too long: all cards together have at most ${MOST_TEXT.toLocaleString('en')} characters.`);
      } else {
        setSaid(`${name} is kept in this browser.`);
        const isNew = now.current.state.cards.flat().every(card => card.name !== name);
        const text = await file.text();
        const sha = await keep(name, text);
        const faults = await check(now.current.state.scenario, name, text);
        if (isNew && faults.length === 0) {
          change(all => [all[0], [...all[1].filter(card => card.name !== name), { name, sha }]]);
        }
      }
    }
  };
  useEffect(() => {
    const over = event => event.dataTransfer?.types.includes('Files') && event.preventDefault();
    const drop = event => {
      if (event.dataTransfer?.files.length > 0) {
        event.preventDefault();
        take([...event.dataTransfer.files]);
      }
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
  const write = async () => {
    const name = freeName();
    await keep(name, `sitrep: 1\nruleset: ${game}\n`);
    setSaid(`${name} is kept in this browser; edit it, then turn it on.`);
  };
  const names = storedNames(CARD).map(name => name.slice(CARD.length)).filter(name => !game || isOf(name, game));
  const on = SIDES.flatMap((side, i) => page.state.cards[i].map(card => `${card.name} in ${side}`));
  return html`<details class="card cards" open=${open} onToggle=${event => setOpen(event.currentTarget.open)}>
    <summary>Own cards${on.length > 0 && `: ${on.join(', ')}`}</summary>
    <div class="stack">
      <p class="quiet">Drop a file for --overlay anywhere on the page. Cards stay in this browser, on this machine; links do not hold them.</p>
      <div class="fields"><button onClick=${() => field.current.click()}>Choose files</button> <button disabled=${!game} onClick=${write}>Write one</button>
        <input ref=${field} type="file" hidden multiple accept=".yaml,.yml" aria-label="Files of cards"
          onChange=${event => { take([...event.target.files]); event.target.value = ''; }} />
        <span class="quiet" role="status">${said}</span></div>
      ${names.length > 0 && html`<ul class="faults">${names.map(name => html`<${Card} key=${name} name=${name} page=${page} change=${change}
        keep=${text => keep(name, text)} remove=${() => remove(name)} />`)}</ul>`}
    </div>
  </details>`;
}
