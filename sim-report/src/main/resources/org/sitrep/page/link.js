// The state of the page, which its address holds, so that a link brings it back. A short link can be read; a long one,
// or one with a playbook, holds the same text packed, as z=.

export const SIDES = ['A', 'B'];

// The file of the playbook that is typed into the page.
export const OWN = 'mine.yaml';

// Longer links are packed: not every program takes a long one.
const LONGEST = 500;

// Characters of an unpacked link. No state has more, and a small link could unpack to anything.
const MOST = 1_000_000;

const PACKED = 'z';

// zlib has a checksum, so that a damaged link is never taken for another one.
const FORMAT = 'deflate';

// What every screen has; all other names in a link are values of screens of their own.
const COMMON = ['view', 'scenario', 'trials', 'seed', 'a', 'b', 'bot.a', 'bot.b', 'card.a', 'card.b', 'hash'];

// The changes of texts as --set takes them, by path.
export const fromTexts = texts => Object.fromEntries(texts.map(text => {
  const equals = text.indexOf('=');
  return [text.slice(0, equals), text.slice(equals + 1)];
}));

// Changes as --set takes them.
export const toTexts = sets => Object.entries(sets).map(([path, value]) => `${path}=${value}`);

// All that decides the outcomes on a screen, as text.
const deciding = ({ view, scenario, trials, seed, sets, bots, cards, own }) =>
  JSON.stringify([view, scenario, trials, seed, sets, bots, cards, own.book]);

// The outcomes that the sender of the link saw; empty if the link has none, or the state is another by now.
export const sentOutcomes = state => (state.sent?.deciding === deciding(state) ? state.sent.outcomes : '');

// Returns the state with its outcomes, for its link.
export const withOutcomes = (state, outcomes) => ({ ...state, sent: { outcomes, deciding: deciding(state) } });

// A card of the user's own: its name, and the first digits of its SHA-256. The card itself is not in the link.
const fromCard = text => ({ name: text.slice(0, text.lastIndexOf(':')), sha: text.slice(text.lastIndexOf(':') + 1) });
const toCard = ({ name, sha }) => `${name}:${sha}`;

// The name of the first screen in a link with changes; without a name, such a link means the bench.
const FIRST = 'start';

const TRIALS = 10000;
const TRIALS_OF_A_PHONE = 1000;

// True if fingers are used, or the screen is that of a phone.
const phone = () => matchMedia('(pointer: coarse), (max-width: 520px)').matches;

const viewOf = link => {
  const view = link.get('view') ?? (['a', 'b', 'bot.a', 'bot.b', 'card.a', 'card.b'].some(name => link.has(name)) ? 'bench' : '');
  return view === FIRST ? '' : view;
};

function parsed(text) {
  const link = new URLSearchParams(text);
  const state = {
    view: viewOf(link),
    scenario: link.get('scenario') || '',
    trials: Number(link.get('trials')) || (phone() ? TRIALS_OF_A_PHONE : TRIALS),
    seed: Number(link.get('seed')) || 1967,
    sets: [fromTexts(link.getAll('a')), fromTexts(link.getAll('b'))],
    bots: [link.get('bot.a') || '', link.get('bot.b') || ''],
    cards: [link.getAll('card.a').map(fromCard), link.getAll('card.b').map(fromCard)],
    own: Object.fromEntries([...link].filter(([name]) => !COMMON.includes(name))),
  };
  return withOutcomes(state, link.get('hash') || '');
}

function readable(state) {
  const link = new URLSearchParams();
  link.set('scenario', state.scenario);
  link.set('trials', state.trials);
  link.set('seed', state.seed);
  if (state.view || state.sets.some(sets => toTexts(sets).length > 0) || state.bots.some(Boolean) || state.cards.some(cards => cards.length > 0)) {
    link.set('view', state.view || FIRST);
  }
  Object.entries(state.own).forEach(([name, value]) => value && link.set(name, value));
  state.bots.forEach((bot, i) => bot && link.set(`bot.${'ab'[i]}`, bot));
  state.cards.forEach((cards, i) => cards.forEach(card => link.append(`card.${'ab'[i]}`, toCard(card))));
  state.sets.forEach((sets, i) => toTexts(sets).forEach(text => link.append('ab'[i], text)));
  if (sentOutcomes(state)) {
    link.set('hash', sentOutcomes(state));
  }
  return String(link);
}

// Returns bytes that have gone through a stream.
async function through(bytes, stream, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > most) {
      throw new RangeError('too long');
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function packed(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream(FORMAT), MOST);
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpacked(text) {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream(FORMAT), MOST));
}

// Returns the link of a state: what stands after the address, with its #.
export async function linkOf(state) {
  const text = readable(state);
  return text.length <= LONGEST && !state.own.book ? `#${text}` : `#${PACKED}=${await packed(text)}`;
}

// Returns the state of a link. That of a damaged one is empty, but for `damaged`.
export async function fromLink(link = location.hash) {
  const text = link.slice(1);
  const pack = new URLSearchParams(text).get(PACKED);
  if (pack === null) {
    return parsed(text);
  }
  return unpacked(pack).then(parsed, () => ({ ...parsed(''), damaged: true }));
}

let newest = 0;

// Shows the link of a state in the address.
export async function toLink(state) {
  newest += 1;
  const mine = newest;
  const link = await linkOf(state);
  if (mine === newest) {
    history.replaceState(null, '', link);
  }
}
