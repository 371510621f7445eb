// Everything that leaves the page: a link, a report, changes and playbooks as files. The browser saves them.
import { html, useEffect, useRef, useState } from './vendor/htm-preact-3.1.1.js';
import { linkOf, OWN, SIDES, withOutcomes } from './link.js';
import { Copy } from './outcomes.js';
import { ask, stream } from './server.js';

// Saves a text as a file of the browser's downloads.
export function save({ name, text }) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: name.endsWith('.html') ? 'text/html' : 'application/yaml' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

// The link of the page as it is, with its outcomes once they are complete. Clipboards want it at the click, so it is ready.
function useLink(page) {
  const [link, setLink] = useState('');
  useEffect(() => {
    let wanted = true;
    linkOf(withOutcomes(page.state, page.outcomes)).then(made => wanted && setLink(made));
    return () => {
      wanted = false;
    };
  }, [page.state, page.outcomes]);
  return link;
}

// Whom a link from this address reaches.
const REACH = location.hostname === '127.0.0.1' ? ' It opens on this machine, while this server runs.' : '';

const shellWord = word => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

export function CopyLink({ page }) {
  const link = useLink(page);
  const [said, setSaid] = useState('');
  const copy = () => navigator.clipboard.writeText(new URL(link, location.href).href).then(
    () => setSaid((page.outcomes ? 'The link is copied, with its outcomes.' : 'The link is copied, without outcomes: not all trials have been played.') + REACH),
    failed => setSaid(failed.message),
  );
  return html`<button disabled=${!link} onClick=${copy}>Copy link</button> ${said && html`<span class="quiet" role="status">${said}</span>`}`;
}

// The line that opens the same state in a page of the reader's own machine.
function LocalPage({ page }) {
  const link = useLink(page);
  const program = page.command.match(/^(.*?) (?:run|compare) /)?.[1] ?? './sitrep';
  const line = `${program} serve ${shellWord(page.state.scenario)} --link '${link}'`;
  return html`<details><summary>Open in the local page</summary>
    <p class="quiet">This line opens the same page from a copy of Sitrep.</p>
    <div class="command"><code data-local>${line}</code> <${Copy} text=${line} /></div>
  </details>`;
}

// The files that the command of a question needs beside it: the playbook and the cards that are typed into the page.
function filesOf({ sides, variant }) {
  const all = (sides ?? [variant]).flatMap(side => [
    side.playbook && side.bot.includes(OWN) && { name: OWN, text: side.playbook },
    ...(side.overlays ?? []),
  ]).filter(Boolean);
  return all.filter((file, i) => all.findIndex(other => other.name === file.name) === i);
}

export function Command({ line, question }) {
  const files = filesOf(question);
  return html`<div class="stack">
    <div class="command"><code data-command>${line}</code> <${Copy} text=${line} /></div>
    ${files.length > 0 && html`<p class="quiet" data-needs>Save what it reads in the folder of the command first:
      ${files.map(file => html` <button key=${file.name} onClick=${() => save(file)}>Save ${file.name}</button>`)}</p>`}
  </div>`;
}

export function Share({ page }) {
  const [said, setSaid] = useState('');
  const [making, setMaking] = useState(false);
  const control = useRef(null);
  const sides = SIDES.map((name, i) => page.variant(i));
  const alike = JSON.stringify(sides[0]) === JSON.stringify(sides[1]);
  const failed = wrong => setSaid(wrong.name === 'AbortError' ? 'Stopped.' : [wrong.message, ...(wrong.findings ?? []).map(one => `${one.path}: ${one.message}`)].join(' '));
  const changes = i => ask('overlay', sides[i]).then(file => {
    save({ ...file, name: `changes-${SIDES[i].toLowerCase()}.yaml` });
    setSaid(`Play it with ${[...page.state.cards[i].map(card => card.name), `changes-${SIDES[i].toLowerCase()}.yaml`].map(name => `--overlay ${name}`).join(' ')}.`);
  }, failed);
  const report = () => {
    control.current = new AbortController();
    setMaking(true);
    setSaid('The trials are played once more for the report.');
    stream({ ask: 'report', sides: alike ? [sides[0]] : sides, trials: page.state.trials, seed: page.state.seed }, control.current.signal, answer => {
      if (answer.file) {
        save(answer.file);
        setSaid('The report is saved. It is one file, and needs no network.');
      }
    }).catch(failed).finally(() => setMaking(false));
  };
  return html`<section class="card stack share" aria-label="Share">
    <div class="fields">
      <h2>Share</h2>
      <${CopyLink} page=${page} />
      ${making ? html`<button onClick=${() => control.current.abort()}>Stop the report</button>` : html`<button onClick=${report}>Save report</button>`}
      ${SIDES.map((name, i) => html`<button key=${name} disabled=${sides[i].sets.length === 0} onClick=${() => changes(i)}>Save changes of ${name}</button>`)}
    </div>
    <p class="quiet" role="status">${said || 'A report is the page that run and compare write. Changes are a file for --overlay.'}</p>
    <${LocalPage} page=${page} />
  </section>`;
}
