// Keeps the user's cards and playbooks in this browser, for the address of the page. Nothing here leaves the browser,
// but for what plays: that goes to the engine.

const DATABASE = 'sitrep';
const TABLE = 'texts';

const kept = new Map();
let database = null;

const done = request => new Promise((fine, failed) => {
  request.onsuccess = () => fine(request.result);
  request.onerror = () => failed(request.error);
});

const table = mode => database.transaction(TABLE, mode).objectStore(TABLE);

// Reads everything that is kept. In a browser that keeps nothing, values last as long as the page.
export async function openStore() {
  try {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    database = await done(request);
    const [names, values] = await Promise.all([done(table('readonly').getAllKeys()), done(table('readonly').getAll())]);
    names.forEach((name, i) => kept.set(name, values[i]));
  } catch {
    database = null;
  }
}

// Returns the value of a name; undefined if there is none.
export const stored = name => kept.get(name);

// Returns the names that begin with a text.
export const storedNames = beginning => [...kept.keys()].filter(name => name.startsWith(beginning)).sort();

// Keeps a value under a name; undefined removes it. Fails if the browser has no room, and keeps it for this page.
export async function store(name, value) {
  if (value === undefined) {
    kept.delete(name);
  } else {
    kept.set(name, value);
  }
  if (database) {
    await done(value === undefined ? table('readwrite').delete(name) : table('readwrite').put(value, name));
  }
}
