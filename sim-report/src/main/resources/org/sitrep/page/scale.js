// The scale of a slider: even, or growing where the range is wide.

// A range is wide if its end is more than this many times its beginning, or its smallest step.
const WIDE = 100;

// Positions of a slider on a growing scale.
export const POSITIONS = 1000;

const rounded = (value, step) => Number((Math.round(value / step) * step).toPrecision(12));

// The range of a value is its own, but not so wide that the present value lies at its very end. The number field takes
// what is beyond. Returns its ends, its step, whether it grows, and the value at a position and the reverse.
export function scaleOf(value, set) {
  const at = Number(value.text);
  const now = Number(set ?? value.text);
  const own = value.max !== null && value.max <= Math.max(100, 10 * Math.abs(at));
  const low = Math.min(value.min ?? Math.min(0, at * 2), now);
  const high = Math.max(own ? value.max : Math.max(4, Math.abs(at) * 3), now);
  const step = value.kind === 'whole' ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(at) || 1)) - 1);
  const grows = low >= 0 && high / Math.max(low, step) > WIDE;
  // Even steps at the beginning, then even factors: a step from 0 to 1 is as wide as one from 50 to 101.
  const growth = Math.log1p((high - low) / step);
  return grows
    ? {
      low, high, step, grows,
      valueAt: position => Math.min(high, rounded(low + step * Math.expm1((growth * position) / POSITIONS), step)),
      positionOf: of => Math.round((POSITIONS * Math.log1p((of - low) / step)) / growth),
    }
    : { low, high, step, grows, valueAt: position => position, positionOf: of => of };
}
