// Play: you decide for one side of a trial; the story so far stands beside the question.
import { html, useEffect, useState } from './vendor/htm-preact-3.1.1.js';
import { Cost } from './cost.js';
import { SIDES } from './link.js';
import { ask, playedLink } from './server.js';
import { save } from './share.js';

const KEYS = 9;

const answersOf = own => (own.answers ? own.answers.split('.').map(Number) : []);

// Takes a digit from 1 to 9 typed outside a field as the number of an option.
function useDigits(take) {
  useEffect(() => {
    const typed = event => {
      const digit = Number(event.key);
      const field = event.target.closest?.('input, select, textarea');
      if (digit >= 1 && digit <= KEYS && !field && !event.ctrlKey && !event.metaKey && !event.altKey) {
        take(digit - 1);
      }
    };
    addEventListener('keydown', typed);
    return () => removeEventListener('keydown', typed);
  });
}

function Asked({ now, take, advised, setAdvised, back, decisions }) {
  return html`<section class="card stack" aria-label="Question" data-asked=${decisions}>
    <h2>${decisions + 1}. ${now.question}</h2>
    <div class="choices">${now.options.map((text, i) => html`<button key=${i} data-option=${i} onClick=${() => take(i)}>
      <span class="quiet">${i + 1}</span> ${text}${now.odds[i] && html` <span class="quiet" data-odds>${now.odds[i]}</span>`}${advised && now.worths[i] != null && html` <span class="quiet">${now.worths[i].toFixed(2)}</span>`}</button>`)}</div>
    <div class="bar-row"><button aria-pressed=${advised} data-advice onClick=${() => setAdvised(!advised)}>Advice</button>
      ${back && html`<button onClick=${back} disabled=${decisions === 0}>Take back</button>`}
      <span class="quiet">Keys 1 to 9 take an option.</span></div>
    ${advised && html`<p role="status">The bot takes ${now.advice + 1}, ${now.options[now.advice]}${now.why && `: ${now.why}`}.</p>`}
  </section>`;
}

function Over({ now, question }) {
  return html`<section class="card stack" aria-label="The end" data-over=${now.decisions}>
    <h2>The end, after ${now.decisions} decisions</h2>
    <table><tbody>${Object.entries(now.outcome).map(([name, value]) => html`<tr key=${name}><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>
    <${Cost} question=${{ ask: 'play-cost', ...question }} label="What did my decisions cost?" story=${playedLink(question)} />
  </section>`;
}

function Play({ page }) {
  const { own, setOwn, opened, state } = page;
  const answers = answersOf(own);
  const differ = JSON.stringify(page.variant(0)) !== JSON.stringify(page.variant(1));
  const plays = differ && own.plays === 'b' ? 1 : 0;
  const question = { variant: page.variant(plays), seed: state.seed, trial: Number(own.playTrial) || 0, side: own.playSide ?? '', answers };
  const text = JSON.stringify(question);
  const [now, setNow] = useState(null);
  const [wrong, setWrong] = useState('');
  const [advised, setAdvised] = useState(false);
  const [undo, setUndo] = useState(false);
  useEffect(() => {
    let wanted = true;
    setAdvised(false);
    ask('play', question).then(found => {
      if (wanted) {
        setWrong('');
        setNow({ ...found, text });
      }
    }, failed => wanted && setWrong(failed.message));
    return () => {
      wanted = false;
    };
  }, [text]);
  const current = now?.text === text ? now : null;
  const take = option => {
    if (current && !current.over && option < current.options.length) {
      setOwn({ answers: [...answers, option].join('.') });
    }
  };
  useDigits(take);
  const begin = part => setOwn({ answers: '', ...part });
  const sides = opened.sides.filter(side => side.id);
  return html`<div class="stack">
    <div class="card fields">
      <label>${opened.trial.charAt(0).toUpperCase() + opened.trial.slice(1)}
        <input type="number" min="0" value=${question.trial} onChange=${e => begin({ playTrial: String(Math.max(0, Math.trunc(Number(e.target.value)))) })} /></label>
      ${sides.length > 1 && html`<label>You play
        <select value=${own.playSide ?? sides[0].id} onChange=${e => begin({ playSide: e.target.value })}>
          ${sides.map(side => html`<option key=${side.id} value=${side.id}>${side.id}</option>`)}</select></label>`}
      ${differ && html`<label>You play in
        <select value=${'ab'[plays]} onChange=${e => begin({ plays: e.target.value })}>
          ${SIDES.map((name, i) => html`<option key=${name} value=${'ab'[i]}>${name}</option>`)}</select></label>`}
      <label class="check"><input type="checkbox" checked=${undo} onChange=${e => setUndo(e.target.checked)} /> Allow to take back</label>
      <button onClick=${() => begin({})} disabled=${answers.length === 0}>Begin again</button>
      <button disabled=${!now} onClick=${() => save({ name: `${opened.trial}-${question.trial}-plan.yaml`, text: now.plan })}>Save as a plan</button>
    </div>
    ${wrong && html`<p class="finding" role="alert">${wrong}</p>`}
    <div class="beside">
      ${!now ? html`<p class="live" role="status">Setting up</p>` : now.over && current
        ? html`<${Over} now=${now} question=${question} />`
        : html`<${Asked} now=${now} take=${take} advised=${advised} setAdvised=${setAdvised} decisions=${now.decisions}
            back=${undo ? () => setOwn({ answers: answers.slice(0, -1).join('.') }) : null} />`}
      <section class="card stack" aria-label="The story so far">
        <iframe key=${text} name="story" src=${playedLink(question)} title="The story so far"></iframe></section>
    </div>
    <p class="quiet">Bots play the other side and give the advice; choose them on the bench. A saved plan is played by
      --bot plan:FILE in the commands.</p>
  </div>`;
}

export const play = { id: 'play', name: 'Play', controls: 0, trials: false, Screen: Play };
