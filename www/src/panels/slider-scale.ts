// How a slider divides its range: evenly, or by factors; positions run from 0 to 1.
export interface SliderScale {
  readonly lo: number;
  readonly hi: number;
  toPosition(value: number): number;
  /** Rounded to what a hand can mean: a round step, or two significant digits. */
  toValue(position: number): number;
  /** The next round value up (+1) or down (−1), for arrow keys. */
  neighbour(value: number, direction: 1 | -1): number;
}

/** Where a logarithmic slider starts when its range begins at 0: the left end is 0, then four decades follow. */
const decadesAboveZero = 4;
const zeroZone = 0.06;

const clamp01 = (x: number): number => Math.min(1, Math.max(0, x));
const clean = (x: number): number => Number(x.toPrecision(12));

/** The largest of 1, 2, 5 × 10ⁿ that is not above x. */
export function roundStep(x: number): number {
  const power = 10 ** Math.floor(Math.log10(x) + 1e-9);
  const factor = x / power;
  return clean((factor >= 5 - 1e-6 ? 5 : factor >= 2 - 1e-6 ? 2 : 1) * power);
}

export function sliderScale(
  lo: number,
  hi: number,
  kind: "linear" | "logarithmic",
  integer = false,
): SliderScale {
  return kind === "logarithmic" && lo >= 0 && hi > lo
    ? logarithmic(lo, hi, integer)
    : linear(lo, hi, integer);
}

function linear(lo: number, hi: number, integer: boolean): SliderScale {
  const span = hi - lo;
  const step = integer ? Math.max(1, roundStep(span / 200)) : roundStep(span > 0 ? span / 200 : 1);
  const snap = (value: number): number => Math.min(hi, Math.max(lo, clean(Math.round(value / step) * step)));
  return {
    lo,
    hi,
    toPosition: (value) => (span > 0 ? clamp01((value - lo) / span) : 0),
    toValue: (position) => snap(lo + clamp01(position) * span),
    neighbour(value, direction) {
      const steps = value / step;
      const next = direction > 0 ? Math.floor(steps + 1 + 1e-9) : Math.ceil(steps - 1 - 1e-9);
      return clean(next * step);
    },
  };
}

function logarithmic(lo: number, hi: number, integer: boolean): SliderScale {
  const zone = lo === 0 ? zeroZone : 0;
  const from = Math.log10(lo === 0 ? hi * 10 ** -decadesAboveZero : lo);
  const width = Math.log10(hi) - from;
  const snap = (value: number): number => {
    const rounded = integer ? Math.round(value) : Number(value.toPrecision(2));
    return Math.min(hi, Math.max(lo, rounded));
  };
  return {
    lo,
    hi,
    toPosition(value) {
      if (value <= 0) return 0;
      return Math.max(zone, clamp01(zone + ((Math.log10(value) - from) / width) * (1 - zone)));
    },
    toValue(position) {
      if (zone > 0 && position < zone / 2) return 0;
      const inside = clamp01((position - zone) / (1 - zone));
      return snap(10 ** (from + inside * width));
    },
    neighbour(value, direction) {
      if (value <= 0) return direction > 0 ? clean(10 ** from) : 0;
      const step = integer
        ? Math.max(1, 10 ** Math.floor(Math.log10(value) - 1))
        : decadeStep(value, direction);
      const next = clean(Math.round(value / step + direction) * step);
      return next <= 10 ** from * 0.999 && lo === 0 ? 0 : next;
    },
  };
}

/** A tenth of the value's decade, so that two significant digits change; a finer one on the way down from a power of ten. */
function decadeStep(value: number, direction: 1 | -1): number {
  const power = 10 ** Math.floor(Math.log10(value) + 1e-12);
  const atPower = Math.abs(value / power - 1) < 1e-9;
  return (direction < 0 && atPower ? power / 10 : power) / 10;
}
