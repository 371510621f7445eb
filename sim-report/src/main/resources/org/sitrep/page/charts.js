// Draws small pictures of answers as SVG. Each has a text that says the same.
import { html } from './vendor/htm-preact-3.1.1.js';

const WIDTH = 320;
const BAR_HEIGHT = 110;
const LEFT = 4;
const FEW = 8;

// The size of a plot with an axis, in units of its picture.
export const PLOT = { WIDTH: 640, HEIGHT: 300, LEFT: 56, BOTTOM: 34 };

const TICKS = 5;

// Maps numbers to places, with a few empty percent on both sides; its ticks are round numbers.
export function scale(numbers, from, to) {
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  const margin = (high - low || Math.abs(high) || 1) * 0.08;
  const range = high - low + 2 * margin;
  const power = 10 ** Math.floor(Math.log10(range / TICKS));
  const step = power * [1, 2, 5, 10].find(factor => factor * power * TICKS >= range);
  const ticks = [];
  for (let n = Math.ceil((low - margin) / step); n * step <= high + margin; n++) {
    ticks.push(Number((n * step).toPrecision(10)));
  }
  return { place: x => from + ((x - low + margin) / range) * (to - from), ticks };
}

// The lines of the ticks of a vertical scale.
export function Rulings({ scale: { place, ticks } }) {
  return ticks.map(tick => html`<g key=${tick}>
    <line class="axis" x1=${PLOT.LEFT} x2=${PLOT.WIDTH} y1=${place(tick)} y2=${place(tick)} />
    <text x=${PLOT.LEFT - 6} y=${place(tick) + 4} text-anchor="end">${tick}</text>
  </g>`);
}

const percent = share => (share > 0 && share < 0.001 ? '< 0.1' : (100 * share).toFixed(1)) + ' %';

// The distribution of a metric: bars from low to high, each a link to the first trial in it.
export function Histogram({ bars, side, label, replay }) {
  const most = Math.max(...bars.map(bar => bar.share));
  const step = (WIDTH - 2 * LEFT) / bars.length;
  const every = Math.ceil(bars.length / FEW);
  const words = bars.map(bar => `${bar.label}: ${percent(bar.share)}`).join(', ');
  return html`<svg viewBox="0 0 ${WIDTH} ${BAR_HEIGHT + 18}" role="group" aria-label="${label}. ${words}">
    ${bars.map((bar, i) => {
      const height = (bar.share / most) * (BAR_HEIGHT - 18);
      return html`<a key=${bar.label} href=${bar.trial < 0 ? undefined : replay(bar.trial)} target="_blank" rel="noopener"
          aria-label=${bar.trial < 0 ? undefined : `${bar.label}: replay trial ${bar.trial}`}>
        <title>${bar.label}: ${percent(bar.share)}${bar.trial < 0 ? '' : `, replay trial ${bar.trial}`}</title>
        <rect class="bar-${side}" x=${LEFT + i * step + 1} width=${Math.max(1, step - 2)}
          y=${BAR_HEIGHT - height} height=${height} />
        ${bars.length <= FEW && bar.share > 0 &&
        html`<text x=${LEFT + (i + 0.5) * step} y=${BAR_HEIGHT - height - 4} text-anchor="middle">${percent(bar.share)}</text>`}
        ${i % every === 0 &&
        html`<text x=${LEFT + (i + 0.5) * step} y=${BAR_HEIGHT + 13} text-anchor="middle">${bar.label}</text>`}
      </a>`;
    })}
    <line class="axis" x1="0" x2=${WIDTH} y1=${BAR_HEIGHT} y2=${BAR_HEIGHT} />
  </svg>`;
}

// The intervals of one metric of both sides on a common scale.
export function Intervals({ figures }) {
  const known = figures.filter(figure => figure && figure.low !== null && figure.high !== null);
  if (known.length === 0) {
    return null;
  }
  let low = Math.min(...known.map(figure => figure.low));
  let high = Math.max(...known.map(figure => figure.high));
  const margin = (high - low || Math.abs(high) || 1) * 0.15;
  low -= margin;
  high += margin;
  const x = value => LEFT + ((value - low) / (high - low)) * (WIDTH - 2 * LEFT);
  const words = figures.map((figure, i) => figure && `${'AB'[i]}: ${figure.text}`).filter(Boolean).join('; ');
  return html`<svg viewBox="0 0 ${WIDTH} ${18 * figures.length + 6}" role="img" aria-label=${words}>
    ${figures.map((figure, i) => figure && figure.low !== null && figure.high !== null && html`<g key=${i}>
      <line class="interval-${'ab'[i]}" x1=${x(figure.low)} x2=${x(figure.high)} y1=${12 + 18 * i} y2=${12 + 18 * i} />
      <circle class="bar-${'ab'[i]}" cx=${x(figure.value)} cy=${12 + 18 * i} r="4" />
    </g>`)}
  </svg>`;
}

// Shares of trials by an alternative, as a table with bars, each with a link to its first trial.
export function Endings({ endings, side, replay }) {
  const most = Math.max(0.0001, ...endings.bars.map(bar => bar.share));
  return html`<div>
    <h3>${endings.title}</h3>
    <table><tbody>
      ${endings.bars.map(bar => html`<tr key=${bar.label}>
        <th scope="row">${bar.trial < 0 ? bar.label : html`<a href=${replay(bar.trial)} target="_blank" rel="noopener"
          title=${`Replay trial ${bar.trial}`}>${bar.label}</a>`}</th>
        <td class="share">${percent(bar.share)}</td>
        <td class="bar"><svg viewBox="0 0 100 10" aria-hidden="true" preserveAspectRatio="none">
          <rect class="bar-${side}" width=${(100 * bar.share) / most} height="10" />
        </svg></td>
      </tr>`)}
    </tbody></table>
  </div>`;
}
