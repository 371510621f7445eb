// Words that can stand at a place of a playbook: found from the text before the caret, and from the game's words.

const TOP = [
  ['sitrep', 'version of the format: 1'],
  ['ruleset', 'the game'],
  ['title', 'title of the playbook'],
  ['summary', 'how it plays, in one line'],
  ['extends', 'a shipped playbook whose sections are taken over'],
  ['otherwise', 'the bot that answers what the lines leave open'],
];
const LINE = [
  ['when', 'condition on the question for the line to be tried'],
  ['do', 'action: which options the line takes'],
  ['if', 'condition on each of these options'],
  ['by', 'weights of facts: the largest sum is taken'],
];
const SECTION = [
  ['lines', 'tried in order; the first that takes an option decides'],
  ['weights', 'for lines without weights of their own'],
];
const JOINS = [['and', 'both'], ['or', 'one of both'], ['not', 'the opposite']];

const entry = ([name, meaning]) => ({ name, meaning });
const key = ([name, meaning]) => ({ name, meaning, after: ': ' });
const factEntry = fact => ({ name: fact.name, meaning: `${fact.meaning} (${fact.range})` });

// The section whose lines the caret is in.
function sectionAt(before, words) {
  const names = before.split('\n').map(line => line.match(/^([a-z][\w-]*):/)?.[1]).filter(Boolean);
  return words.sections.find(section => section.section === names[names.length - 1]);
}

function ofCondition(text, section, ofOption) {
  const facts = section.facts.filter(fact => ofOption || !fact.ofOption);
  const asked = text.match(/([a-z]\w*)\s*!?=\s*[\w-]*$/)?.[1];
  if (asked) {
    const fact = facts.find(one => one.name === asked);
    return asked === 'question' ? section.questions.map(one => entry([one.name, one.meaning])) : (fact?.words ?? []).map(word => entry([word, '']));
  }
  return [...facts.map(factEntry), ...JOINS.map(entry)];
}

const weighed = section => section.facts.filter(fact => fact.ofOption && fact.kind !== 'word').map(fact => ({ ...factEntry(fact), after: ': ' }));

// The words that fit before the caret, all of them; empty where anything may stand.
function fitting(before, words) {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const top = line.match(/^([a-z]+):\s*\S*$/)?.[1];
  if (top) {
    return {
      otherwise: words.bots.map(bot => entry([bot.name, bot.meaning])),
      ruleset: [entry([words.game, 'this game'])],
      extends: words.books.map(book => entry([`${words.game}:playbooks/${book}.yaml`, 'a shipped playbook'])),
    }[top] ?? [];
  }
  if (/^[a-z-]*$/.test(line)) {
    return [...TOP.map(key), ...words.sections.map(section => ({ name: section.section, meaning: section.meaning, after: ':\n  lines:\n    - ' }))];
  }
  const section = sectionAt(before, words);
  if (!section) {
    return [];
  }
  if (/^ {1,3}[a-z]*$/.test(line)) {
    return SECTION.map(key);
  }
  if (/^ +(- )?\{?\s*[a-z]*$/.test(line) && !/\bweights:[^\n]*(\n {3,}[^\n]*)*$/.test(before)) {
    return LINE.map(key);
  }
  const keys = [...line.matchAll(/\b(when|do|if|by|weights):/g)];
  const last = keys[keys.length - 1];
  const value = last ? line.slice(last.index + last[0].length) : '';
  const inMap = value.includes('{') && !value.includes('}');
  if (!last) {
    return weighed(section);
  }
  if (!inMap && /,\s*[a-z]*$/.test(value)) {
    return LINE.map(key);
  }
  return {
    do: section.actions.map(action => entry([action.name, action.meaning])),
    when: ofCondition(value, section, false),
    if: ofCondition(value, section, true),
    by: weighed(section),
    weights: weighed(section),
  }[last[1]];
}

// Returns what is being typed before the caret, the words that complete it, the best first, and whether it is one already.
export function complete(before, words) {
  const typed = before.match(/[A-Za-z][\w:/.-]*$/)?.[0] ?? '';
  const low = typed.toLowerCase();
  const rank = name => (name.toLowerCase().startsWith(low) ? 0 : name.toLowerCase().includes(low) ? 1 : 2);
  const all = fitting(before, words);
  const items = all
    .filter(item => rank(item.name) < 2 && item.name !== typed)
    .sort((one, other) => rank(one.name) - rank(other.name));
  return { typed, items, whole: all.some(item => item.name === typed) };
}
