// The state of the page, which its address holds, so that a link brings it back.

export const SIDES = ['A', 'B'];

// Longer values stay out of a link: not every program takes a long one.
const LONGEST = 2000;

// What every screen has; all other names in a link are values of screens of their own.
const COMMON = ['view', 'scenario', 'trials', 'seed', 'a', 'b', 'bot.a', 'bot.b'];

// The changes of texts as --set takes them, by path.
export const fromTexts = texts => Object.fromEntries(texts.map(text => {
  const equals = text.indexOf('=');
  return [text.slice(0, equals), text.slice(equals + 1)];
}));

// Changes as --set takes them.
export const toTexts = sets => Object.entries(sets).map(([path, value]) => `${path}=${value}`);

export function fromLink() {
  const link = new URLSearchParams(location.hash.slice(1));
  return {
    view: link.get('view') || '',
    scenario: link.get('scenario') || '',
    trials: Number(link.get('trials')) || 10000,
    seed: Number(link.get('seed')) || 1967,
    sets: [fromTexts(link.getAll('a')), fromTexts(link.getAll('b'))],
    bots: [link.get('bot.a') || '', link.get('bot.b') || ''],
    own: Object.fromEntries([...link].filter(([name]) => !COMMON.includes(name))),
  };
}

export function toLink(state) {
  const link = new URLSearchParams();
  link.set('scenario', state.scenario);
  link.set('trials', state.trials);
  link.set('seed', state.seed);
  if (state.view) {
    link.set('view', state.view);
  }
  Object.entries(state.own).forEach(([name, value]) => value && value.length <= LONGEST && link.set(name, value));
  state.bots.forEach((bot, i) => bot && link.set(`bot.${'ab'[i]}`, bot));
  state.sets.forEach((sets, i) => toTexts(sets).forEach(text => link.append('ab'[i], text)));
  history.replaceState(null, '', `#${link}`);
}
