// Maps: a metric over one value as a curve, over two as a heat map. A click on a point loads it into B.
import { html } from './vendor/htm-preact-3.1.1.js';
import { PLOT, Rulings, scale } from './charts.js';
import { toTexts } from './link.js';

const { WIDTH, HEIGHT, LEFT, BOTTOM } = PLOT;
const STEPS = 9;
const MOST = 11;

// The text of an axis: path=v1,v2,v3 as a sweep takes it.
const parse = axis => {
  const equals = axis.indexOf('=');
  return equals < 0 ? null : { path: axis.slice(0, equals), values: axis.slice(equals + 1).split(',').filter(Boolean) };
};

// Values around the present one, within what the value may be.
function around(value) {
  if (value.words.length > 0) {
    return value.words.slice(0, MOST);
  }
  const now = Number(value.text);
  const whole = value.kind === 'whole';
  const step = whole ? Math.max(1, Math.round(Math.abs(now) / 6)) : Math.abs(now) / 6 || 0.1;
  const low = Math.max(value.min ?? -Infinity, now - step * Math.floor(STEPS / 2));
  const values = [];
  for (let i = 0; i < STEPS; i++) {
    const next = low + i * step;
    if (next <= (value.max ?? Infinity)) {
      values.push(whole ? String(next) : String(Number(next.toPrecision(6))));
    }
  }
  return values;
}

function Axis({ name, label, opened, axis, setAxis, optional }) {
  const parsed = parse(axis);
  const values = opened.values.filter(value => value.kind !== 'text');
  const choose = path => {
    const value = values.find(each => each.path === path);
    if (path === '') {
      setAxis('');
    } else if (value) {
      setAxis(`${path}=${around(value).join(',')}`);
    }
  };
  return html`<div class="axis-fields">
    <label>${label}
      <input list="paths" value=${parsed?.path ?? ''} placeholder=${optional ? 'none' : 'path of a value'} data-axis=${name}
        onChange=${e => choose(e.target.value)} /></label>
    ${parsed && html`<label>Values
      <input value=${parsed.values.join(', ')} onChange=${e =>
        setAxis(`${parsed.path}=${e.target.value.split(',').map(text => text.trim()).filter(Boolean).slice(0, MOST).join(',')}`)} /></label>`}
  </div>`;
}

function Curve({ axis, figures, load }) {
  const known = figures.filter(figure => figure?.low != null);
  if (known.length === 0) {
    return null;
  }
  const x = i => LEFT + ((i + 0.5) / figures.length) * (WIDTH - LEFT);
  const y = scale(known.flatMap(figure => [figure.low, figure.high]), HEIGHT - BOTTOM, 6);
  const line = figures.map((figure, i) => figure && `${x(i)},${y.place(figure.value)}`).filter(Boolean).join(' ');
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${`${known[0].label} over ${axis.path}`}>
    <${Rulings} scale=${y} />
    <polyline class="curve" points=${line} />
    ${figures.map((figure, i) => figure?.low != null && html`<g key=${axis.values[i]} class="point" tabindex="0" role="button"
        aria-label=${`${axis.path}=${axis.values[i]}: ${figure.text}. Load into B`}
        onClick=${() => load(i)} onKeyDown=${e => (e.key === 'Enter' || e.key === ' ') && load(i)}>
      <title>${axis.values[i]}: ${figure.text}</title>
      <rect x=${x(i) - 14} width="28" y="0" height=${HEIGHT - BOTTOM} fill="transparent" />
      <line class="interval-a" x1=${x(i)} x2=${x(i)} y1=${y.place(figure.low)} y2=${y.place(figure.high)} />
      <circle class="bar-a" cx=${x(i)} cy=${y.place(figure.value)} r="5" />
      <text x=${x(i)} y=${HEIGHT - 14} text-anchor="middle">${axis.values[i]}</text>
    </g>`)}
    <text x=${WIDTH} y=${HEIGHT - 1} text-anchor="end">${axis.path}</text>
  </svg>`;
}

function Heat({ x, y, figures, load }) {
  const values = figures.filter(Boolean).map(figure => figure.value);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const shade = figure => (figure ? 4 + Math.round((60 * (figure.value - low)) / (high - low || 1)) : 0);
  return html`<div class="scroll"><table class="heat">
    <caption>${y.path} down, ${x.path} across</caption>
    <thead><tr><td></td>${x.values.map(value => html`<th key=${value} scope="col">${value}</th>`)}</tr></thead>
    <tbody>${y.values.map((of, row) => html`<tr key=${of}>
      <th scope="row">${of}</th>
      ${x.values.map((value, column) => {
        const i = row * x.values.length + column;
        return html`<td key=${value} class="shade-${Math.ceil(shade(figures[i]) / 8)}">
          <button title="Load into B" onClick=${() => load(i)}>${figures[i]?.text ?? ''}</button></td>`;
      })}
    </tr>`)}</tbody>
  </table></div>`;
}

// The changes of each point, row by row.
function points([x, y]) {
  const down = y ? y.values.map(value => ({ [y.path]: value })) : [{}];
  return x ? down.flatMap(row => x.values.map(value => ({ ...row, [x.path]: value }))) : [];
}

const axesOf = own => [parse(own.x ?? ''), parse(own.y ?? '')];

function Map({ page, answer }) {
  const { opened, own, setOwn, state, metric, setMetric } = page;
  const [x, y] = axesOf(own);
  const all = points([x, y]);
  const figures = all.map((point, i) => answer?.sides[i]?.metrics.find(each => each.name === metric) ?? answer?.sides[i]?.metrics[0]);
  const choices = answer?.sides[0]?.metrics ?? [];
  const load = i => page.show('bench', { sets: [state.sets[0], { ...state.sets[0], ...all[i] }] });
  return html`<section class="card stack" aria-label="Map">
    <datalist id="paths">${opened.values.filter(value => value.kind !== 'text').map(value => html`<option key=${value.path} value=${value.path}>${value.about}</option>`)}</datalist>
    <div class="columns two">
      <${Axis} name="x" label="Value across" opened=${opened} axis=${own.x ?? ''} setAxis=${axis => setOwn({ x: axis })} />
      <${Axis} name="y" label="Value down, for a heat map" opened=${opened} axis=${own.y ?? ''} setAxis=${axis => setOwn({ y: axis })} optional />
    </div>
    ${choices.length > 1 && html`<label>Metric
      <select value=${metric} onChange=${e => setMetric(e.target.value)}>
        ${choices.map(each => html`<option key=${each.name} value=${each.name}>${each.label}</option>`)}
      </select></label>`}
    ${!x
      ? html`<p class="quiet">Choose a value, for example ${opened.values.find(value => value.own && value.kind === 'whole')?.path ?? opened.values[0].path}. Its neighbours are played on the same draws.</p>`
      : figures.some(Boolean) && (y
        ? html`<${Heat} x=${x} y=${y} figures=${figures} load=${load} />`
        : html`<${Curve} axis=${x} figures=${figures} load=${load} />`)}
    ${x && html`<p class="quiet">A click on a point loads it into B.</p>`}
  </section>`;
}

export const map = {
  id: 'map',
  name: 'Map',
  controls: 1,
  question({ state, own, variant }) {
    const sides = points(axesOf(own)).map(point => ({ ...variant(0), sets: toTexts({ ...state.sets[0], ...point }) }));
    return sides.length === 0 ? null : { ask: 'bench', sides, trials: state.trials, seed: state.seed };
  },
  Screen: Map,
};
