// The bench: two variants of a scenario side by side on the same draws, and their difference.
import { html, useState } from './vendor/htm-preact-3.1.1.js';
import { Endings, Histogram, Intervals } from './charts.js';
import { SIDES } from './link.js';
import { Outcomes } from './outcomes.js';
import { replayLink } from './server.js';
import { Share } from './share.js';

const VERDICTS = {
  upgrade: ['better', 'B is better.'],
  downgrade: ['worse', 'B is worse.'],
  sidegrade: ['', 'B is better in one thing and worse in another.'],
  equal: ['', 'B and A are equal within the smallest difference that matters.'],
  same: ['', 'B plays exactly like A.'],
  open: ['', 'No difference is shown.'],
  unplayed: ['', 'Nothing was played.'],
};

// The bars of a metric of one side, with a place for each value that the other side has.
function barsOf(answer, number, name) {
  const all = answer.sides.map(side => side.histograms.find(each => each.name === name)?.bars ?? []);
  if (all[number].length === 0) {
    return all[number];
  }
  const labels = [...new Set(all.flat().map(bar => bar.label))].sort((a, b) => parseFloat(a) - parseFloat(b));
  const own = new Map(all[number].map(bar => [bar.label, bar]));
  return labels.map(label => own.get(label) ?? { label, share: 0, trial: -1 });
}

// All numbers of a side; drawn once they are unfolded, as there may be a thousand.
function Numbers({ of }) {
  const [open, setOpen] = useState(false);
  return html`<details onToggle=${e => setOpen(e.currentTarget.open)}>
    <summary>${of.complete ? 'All numbers' : 'Chief numbers; all of them at the end'}</summary>
    ${open && html`<table><tbody>${of.metrics.map(each => html`<tr key=${each.name}>
      <th scope="row">${each.label}</th><td class="number">${each.text}</td></tr>`)}</tbody></table>`}
  </details>`;
}

function Column({ number, answer, opened, metric }) {
  const side = 'ab'[number];
  const of = answer?.sides[number];
  const figure = of?.metrics.find(each => each.name === metric) ?? of?.metrics[0];
  const bars = figure ? barsOf(answer, number, figure.name) : [];
  const replay = trial => replayLink(answer.question.sides[number], answer.question.seed, trial);
  return html`<section class="card stack side-${side}" aria-label=${`Variant ${SIDES[number]}`}>
    <h2 class="of-${side}">${SIDES[number]}</h2>
    ${!figure
      ? html`<p class="quiet">Waiting for the first trials</p>`
      : html`<div>
            <h3>${figure.label}</h3>
            <p class="headline" data-figure=${figure.name}>${figure.text}</p>
          </div>
          ${bars.length > 0 && html`<${Histogram} bars=${bars} side=${side} label=${figure.label} replay=${replay} />`}
          ${of.endings.map(endings => html`<${Endings} key=${endings.title} endings=${endings} side=${side} replay=${replay} />`)}
          ${of.aborted > 0 && html`<p class="finding">${of.aborted} trials were aborted.</p>`}
          <p class="quiet">${of.played.toLocaleString('en')} ${opened.trial}s, <${Outcomes} of=${of} side=${side} complete=${answer.complete} /></p>
          <${Numbers} of=${of} />`}
  </section>`;
}

export function Difference({ answer, metric, setMetric }) {
  if (!answer || answer.changes.length === 0) {
    return html`<section class="difference card"><p class="quiet">The difference appears with the first trials.</p></section>`;
  }
  const [kind, words] = answer.verdict === 'open' && !answer.complete
    ? ['', 'No difference is shown yet.']
    : VERDICTS[answer.verdict];
  const figures = answer.sides.map(side => side.metrics.find(each => each.name === metric));
  return html`<section class="difference card stack" aria-label="Difference">
    <p class="verdict ${kind}" data-verdict=${answer.verdict}>${words}</p>
    <table>
      <thead><tr><th scope="col" colspan="2">B less A</th></tr></thead>
      <tbody>${answer.changes.map(change => html`<tr key=${change.figure.name}>
        <th scope="row"><button onClick=${() => setMetric(change.figure.name)} aria-pressed=${metric === change.figure.name}>
          ${change.figure.label}</button></th>
        <td class="number ${change.verdict}" data-change=${change.figure.name}>${change.figure.text}</td>
      </tr>`)}</tbody>
    </table>
    <${Intervals} figures=${figures} />
  </section>`;
}

export const bench = {
  id: 'bench',
  name: 'Bench',
  controls: 2,
  question: ({ state, variant }) => ({ ask: 'bench', sides: SIDES.map((name, i) => variant(i)), trials: state.trials, seed: state.seed }),
  Screen: ({ page, answer }) => html`<div class="columns">
    ${SIDES.map((name, i) => html`<${Column} key=${name} number=${i} answer=${answer} opened=${page.opened} metric=${page.metric} />`)}
    <${Difference} answer=${answer} metric=${page.metric} setMetric=${page.setMetric} />
    <${Share} page=${page} />
  </div>`,
};
