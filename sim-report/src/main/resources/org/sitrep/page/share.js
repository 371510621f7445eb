// Everything that leaves the page: a link, a report, changes and playbooks as files. The browser saves them.
import { html, useRef, useState } from './vendor/htm-preact-3.1.1.js';
import { SIDES } from './link.js';
import { ask, stream } from './server.js';

// Saves a text as a file of the browser's downloads.
export function save({ name, text }) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: name.endsWith('.html') ? 'text/html' : 'application/yaml' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

export function Share({ page }) {
  const [said, setSaid] = useState('');
  const [making, setMaking] = useState(false);
  const control = useRef(null);
  const sides = SIDES.map((name, i) => page.variant(i));
  const alike = JSON.stringify(sides[0]) === JSON.stringify(sides[1]);
  const failed = wrong => setSaid(wrong.name === 'AbortError' ? 'Stopped.' : [wrong.message, ...(wrong.findings ?? []).map(one => `${one.path}: ${one.message}`)].join(' '));
  const copy = () => navigator.clipboard.writeText(location.href).then(() => setSaid('The link is copied. It opens while this server runs.'), failed);
  const changes = i => ask('overlay', sides[i]).then(file => {
    save({ ...file, name: `changes-${SIDES[i].toLowerCase()}.yaml` });
    setSaid(`Play it with --overlay changes-${SIDES[i].toLowerCase()}.yaml.`);
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
      <button onClick=${copy}>Copy link</button>
      ${making ? html`<button onClick=${() => control.current.abort()}>Stop the report</button>` : html`<button onClick=${report}>Save report</button>`}
      ${SIDES.map((name, i) => html`<button key=${name} disabled=${sides[i].sets.length === 0} onClick=${() => changes(i)}>Save changes of ${name}</button>`)}
    </div>
    <p class="quiet" role="status">${said || 'A report is the page that run and compare write. Changes are a file for --overlay.'}</p>
  </section>`;
}
