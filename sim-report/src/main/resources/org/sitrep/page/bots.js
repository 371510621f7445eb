// Bots: on one side a ladder, how much depends on the player; on two sides a matchup, who beats whom.
// A click on a bot or a pair loads it into B.
import { html } from './vendor/htm-preact-3.1.1.js';

const WIDTH = 320;
const VERDICTS = { holds: ['better', 'better'], open: ['', 'not shown'], fails: ['worse', 'worse'] };
const SHADES = 8;

// The bots of a side in the link, or else those of the game's ladder, or else all but the playbooks.
function botsOf({ own, opened }, side) {
  const chosen = own[`bots${side + 1}`];
  const known = opened.sides[side].bots.map(bot => bot.id);
  if (chosen !== undefined) {
    return chosen.split(',').filter(bot => known.includes(bot));
  }
  const usual = opened.ladder.filter(bot => known.includes(bot));
  return usual.length > 1 ? usual : known.filter(bot => !bot.endsWith('-book')).slice(0, 4);
}

function questionOf(page) {
  const { opened, state, variant } = page;
  if (!opened) {
    return null;
  }
  const common = { variant: { ...variant(0), bot: '' }, trials: state.trials, seed: state.seed };
  if (opened.matchup) {
    const bots = [0, 1].map(side => botsOf(page, side));
    return bots[0].length * bots[1].length < 2 ? null : { ask: 'matchup', bots, ...common };
  }
  const bots = botsOf(page, 0);
  return bots.length < 2 ? null : { ask: 'ladder', bots, ...common };
}

function Choice({ page, side }) {
  const { opened, setOwn } = page;
  const chosen = botsOf(page, side);
  const { id, bots } = opened.sides[side];
  // A ladder is in the order of its bots: those of the game's ladder first.
  const order = [...new Set([...opened.ladder, ...bots.map(bot => bot.id)])];
  const toggle = bot => setOwn({
    [`bots${side + 1}`]: order.filter(one => (one === bot ? !chosen.includes(one) : chosen.includes(one))).join(',') || ',',
  });
  return html`<fieldset class="fields choice"><legend>${opened.matchup ? `Bots of ${id}` : 'Bots, the weakest first'}</legend>
    ${[...bots].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)).map(bot => html`<label key=${bot.id} class="check" title=${bot.about}>
      <input type="checkbox" checked=${chosen.includes(bot.id)} data-bot=${`${side} ${bot.id}`} onChange=${() => toggle(bot.id)} />
      <span>${bot.id}</span></label>`)}
  </fieldset>`;
}

// The intervals of a criterion, one line a bot, on a common scale.
function Rungs({ rungs, number, load }) {
  const known = rungs.map(rung => rung.figures[number]).filter(figure => figure.low !== null && figure.high !== null);
  const low = Math.min(...known.map(figure => figure.low));
  const high = Math.max(...known.map(figure => figure.high));
  const x = value => 6 + ((value - low) / (high - low || 1)) * (WIDTH - 12);
  return html`<table class="rungs"><caption>${rungs[0].figures[number].label}</caption><tbody>
    ${rungs.map(rung => {
      const figure = rung.figures[number];
      return html`<tr key=${rung.bot}>
        <th scope="row"><button title="Load into B" onClick=${() => load(rung.bot)}>${rung.bot}</button></th>
        <td class="number" data-rung=${rung.bot}>${figure.text}</td>
        <td class="line">${figure.low !== null && figure.high !== null && html`<svg viewBox="0 0 ${WIDTH} 14" aria-hidden="true">
          <line class="interval-a" x1=${x(figure.low)} x2=${x(figure.high)} y1="7" y2="7" />
          <circle class="bar-a" cx=${x(figure.value)} cy="7" r="5" /></svg>`}</td>
      </tr>`;
    })}
  </tbody></table>`;
}

function Ladder({ answer, load }) {
  return html`${answer.rungs[0].figures.map((figure, i) => html`<section class="card stack" key=${figure.name} aria-label=${figure.label}>
    <${Rungs} rungs=${answer.rungs} number=${i} load=${load} />
    ${answer.steps.length > 0
      ? html`<table><caption>Steps, on the same draws</caption><tbody>${answer.steps.map(step => {
          const [kind, words] = VERDICTS[step.changes[i].verdict];
          return html`<tr key=${`${step.lower} ${step.upper}`}><th scope="row">${step.upper} less ${step.lower}</th>
            <td class="number" data-step=${step.upper}>${step.changes[i].figure.text}</td><td class=${kind}>${words}</td></tr>`;
        })}</tbody></table>
        <p>${answer.sentences[i]}</p>`
      : html`<p class="quiet">The steps from bot to bot are judged when all trials are played.</p>`}
  </section>`)}`;
}

// Shades around 50 %: the further from it, the stronger, in the colour of the side that is ahead.
const shade = value => {
  const step = Math.min(SHADES, Math.round(Math.abs(value - 50) / 50 * SHADES));
  return step === 0 ? '' : `${value > 50 ? 'shade' : 'shade-b'}-${step}`;
};

const percent = share => `${Math.round(100 * share)} %`;

function Players({ side, rated }) {
  return html`<table><caption>${side.id.toUpperCase()}</caption>
    <thead><tr><th scope="col">Bot</th><th scope="col" class="number">Share in best play</th>${rated && html`<th scope="col" class="number">Rating</th>`}</tr></thead>
    <tbody>${side.bots.map(bot => html`<tr key=${bot.bot}><th scope="row">${bot.bot}</th>
      <td class="number" data-share=${`${side.id} ${bot.bot}`}>${percent(bot.share)}</td>
      ${rated && html`<td class="number">${bot.rating.text}</td>`}</tr>`)}</tbody></table>`;
}

function Matchup({ answer, load }) {
  const [first, second] = answer.sides;
  const rated = answer.complete && first.bots.every(bot => bot.rating);
  return html`<section class="card stack" aria-label="Matchup">
    <div class="scroll"><table class="heat">
      <caption>Score of ${first.id.toUpperCase()}, a row per bot of ${first.id.toUpperCase()}, a column per bot of ${second.id.toUpperCase()}</caption>
      <thead><tr><td></td>${second.bots.map(bot => html`<th key=${bot.bot} scope="col">${bot.bot}</th>`)}</tr></thead>
      <tbody>${first.bots.map((bot, row) => html`<tr key=${bot.bot}><th scope="row">${bot.bot}</th>
        ${second.bots.map((other, column) => html`<td key=${other.bot} class=${shade(answer.cells[row][column].value)}>
          <button data-cell=${`${bot.bot},${other.bot}`} title="Load into B" onClick=${() => load(`${first.id}=${bot.bot},${second.id}=${other.bot}`)}>
            ${answer.cells[row][column].text}</button></td>`)}</tr>`)}</tbody>
    </table></div>
    <p class="quiet">A click on a cell loads that pair into B. Around 50 % neither side is ahead.</p>
    ${answer.aborted > 0 && html`<p class="finding">${answer.aborted} trials were aborted by some pair and do not count.</p>`}
  </section>
  ${answer.complete && html`<section class="card stack" aria-label="Best play" data-judged>
    ${answer.sentences.map(sentence => html`<p key=${sentence}>${sentence}</p>`)}
    ${first.bots.every(bot => bot.share !== null) && html`<div class="columns two"><${Players} side=${first} rated=${rated} /><${Players} side=${second} rated=${rated} /></div>`}
  </section>`}`;
}

function Bots({ page, answer, running }) {
  const { opened, state } = page;
  const load = bot => page.show('bench', { sets: [state.sets[0], state.sets[0]], bots: [state.bots[0], bot] });
  const asked = questionOf(page);
  const stale = answer && JSON.stringify(asked) !== JSON.stringify(answer.question);
  return html`<section class="card stack" aria-label="Choice of bots">
    <p class="quiet">${opened.matchup
      ? 'Every bot of one side plays every bot of the other on the same draws.'
      : 'All bots play the same trials. The steeper the rise, the more depends on the player.'}</p>
    ${opened.sides.slice(0, opened.matchup ? 2 : 1).map((side, i) => html`<${Choice} key=${side.id} page=${page} side=${i} />`)}
    ${!asked
      ? html`<p class="quiet">Choose two bots at least.</p>`
      : !running && (!answer || stale) && html`<p class="quiet">Press Run${stale ? ' to ask this; below is the answer to the question before' : ''}.</p>`}
  </section>
  ${answer && (answer.cells ? html`<${Matchup} answer=${answer} load=${load} />` : html`<${Ladder} answer=${answer} load=${load} />`)}`;
}

export const bots = {
  id: 'bots',
  name: 'Bots',
  controls: 0,
  waits: true,
  shows: opened => opened.matchup || opened.sides[0].bots.length > 1,
  question: questionOf,
  note: answer => (answer.complete
    ? `Intervals of 95 %${answer.cells ? ', those of all pairs together' : ', each by itself'}; the same numbers as the command line.`
    : 'Intervals hold at all times together (anytime, 95 %).'),
  Screen: Bots,
};
