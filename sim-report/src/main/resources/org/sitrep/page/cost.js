// The cost of the decisions of a trial: asked for by a click, with progress, and cancelled by another.
import { html, useEffect, useState } from './vendor/htm-preact-3.1.1.js';
import { stream } from './server.js';

const TOLD = 3;

const stepLink = (story, row) => `${story.split('#')[0]}#step-${row.step + 1}`;

// The time that is left, in words, if the rest goes on like the first parts.
function left({ done, of }, begun) {
  const seconds = ((Date.now() - begun) / 1000) * ((of - done) / done);
  return seconds < 90 ? `${Math.ceil(seconds / 10) * 10} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

function Row({ row, story }) {
  return html`<tr>
    <td>${story && row.step >= 0 ? html`<a href=${stepLink(story, row)} target="story" data-step=${row.step + 1}>${row.heading}</a>` : row.heading}</td>
    <th scope="row">${row.decision}</th><td>${row.loss}</td></tr>`;
}

function Losses({ losses, story }) {
  const [all, setAll] = useState(false);
  const rows = all ? losses.rows : losses.rows.slice(0, TOLD);
  return html`<div class="stack" data-losses=${losses.rows.length}>
    ${rows.length > 0 && html`<div class="scroll" tabindex="0" role="region" aria-label="Losses"><table>
      <caption class="quiet">Decisions that cost something, the costliest first</caption>
      <thead><tr><th scope="col">Step</th><th scope="col">Decision</th><th scope="col">Loss</th></tr></thead>
      <tbody>${rows.map((row, i) => html`<${Row} key=${i} row=${row} story=${story} />`)}</tbody></table></div>`}
    ${rows.length < losses.rows.length && html`<button onClick=${() => setAll(true)}>Show ${losses.rows.length - rows.length} more</button>`}
    ${losses.rest && html`<p>${losses.rest}</p>`}
    <p data-luck>${losses.luck}</p>
    <details><summary>How this is estimated</summary><p class="quiet">${losses.method}</p></details></div>`;
}

// Offers an analysis, and shows it.
//   question  what is asked, with its name; a new one takes the shown analysis away
//   label     words of the button
//   story     address of the replay in the frame named "story", to link to its steps; or nothing
//   begun     called by a click on the button
//   ended     called with the question that has been answered
export function Cost({ question, label, story, begun, ended }) {
  const [state, setState] = useState({});
  const text = JSON.stringify(question);
  const current = state.text === text ? state : {};
  const { asked, cost, wrong } = current;
  useEffect(() => {
    if (!asked) {
      return undefined;
    }
    const control = new AbortController();
    const set = part => setState(before => (before.text === text ? { ...before, ...part } : before));
    stream(question, control.signal, next => {
      set({ cost: next });
      if (next.complete) {
        ended?.(question);
      }
    }).catch(failed => failed.name !== 'AbortError' && set({ asked: false, wrong: failed.message }));
    return () => control.abort();
  }, [asked, text]);
  return html`<div class="stack">
    ${!asked && html`<div class="bar-row"><button data-cost onClick=${() => { setState({ text, asked: true, began: Date.now() }); begun?.(); }}>${label}</button></div>`}
    ${asked && !cost?.losses && html`<div class="bar-row"><progress max=${cost?.of || 1} value=${cost?.done || 0} aria-label="Analysis"></progress>
      <span class="live" role="status">Playing every option on</span>
      ${cost?.done > 0 && html`<span class="quiet">about ${left(cost, current.began)} left</span>`}
      <button onClick=${() => setState({})}>Cancel</button></div>`}
    ${wrong && html`<p class="finding" role="alert">${wrong}</p>`}
    ${cost?.losses && html`<${Losses} losses=${cost.losses} story=${story} />`}
  </div>`;
}
