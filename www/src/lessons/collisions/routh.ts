// Routh's picture of an impact with friction: the impulse grows along a path of straight pieces in the plane of impulses, first
// along an edge of the friction cone, then along the line of sticking or along the other edge. Where it ends is a law of its own.
// The lines follow from A and u⁻ of the core; the core itself uses Newton's law, and these are drawn beside it.
import type { Measured, Pair } from "./impact-scene";

export const laws = ["newton", "poisson", "stronge"] as const;
export type Law = (typeof laws)[number];

export interface Path {
  /** From no impulse on, a point for each change of direction. */
  readonly points: readonly Pair[];
  /** Where the approach ends: the normal velocity is zero. */
  readonly compression: Pair;
  /** Slip that has stopped and set in again the other way. */
  readonly reverses: boolean;
}

const along = (from: Pair, direction: Pair, by: number): Pair => [
  from[0] + by * direction[0],
  from[1] + by * direction[1],
];

/** u of an impulse. */
export const velocity = ({ tt, tn, nn, u }: Measured, [t, n]: Pair): Pair => [
  u[0] + tt * t + tn * n,
  u[1] + tn * t + nn * n,
];
/** Change of the kinetic energy. J */
export function work(measured: Measured, p: Pair): number {
  const after = velocity(measured, p);
  return 0.5 * (p[0] * (measured.u[0] + after[0]) + p[1] * (measured.u[1] + after[1]));
}

/** The directions of the path, each until the normal impulse at which it ends. */
interface Piece {
  readonly from: Pair;
  readonly direction: Pair;
  /** Normal impulse at its end. */
  readonly until: number;
}

function pieces(measured: Measured, mu: number): { list: Piece[]; reverses: boolean } {
  const { tt, tn, u } = measured;
  const slides = Math.abs(u[0]) > 1e-12;
  const sliding: Pair = [-mu * Math.sign(u[0]), 1];
  const rate = tt * sliding[0] + tn;
  // The slip stops where it has been used up.
  const stop = slides && rate * u[0] < 0 ? -u[0] / rate : slides ? Number.POSITIVE_INFINITY : 0;
  const first: Piece = { from: [0, 0], direction: sliding, until: stop };
  if (stop === Number.POSITIVE_INFINITY) return { list: [first], reverses: false };
  const holding = tt > 0 ? -tn / tt : 0;
  const holds = Math.abs(holding) <= mu;
  // Friction that cannot hold it opposes the slip that begins, and that goes where the normal impulse drives it.
  const direction: Pair = [holds ? holding : -mu * Math.sign(tn), 1];
  const second: Piece = {
    from: along([0, 0], sliding, stop),
    direction,
    until: Number.POSITIVE_INFINITY,
  };
  const reverses = slides && !holds && Math.sign(tn) !== Math.sign(u[0]);
  return { list: stop > 0 ? [first, second] : [second], reverses };
}

/** The normal impulse at which the approach ends. */
function compressed(measured: Measured, list: readonly Piece[]): number {
  return reached(measured, list, 0);
}
/** The normal impulse at which the normal velocity has risen to `target`. */
function reached(measured: Measured, list: readonly Piece[], target: number): number {
  for (const { from, direction, until } of list) {
    const start = velocity(measured, from)[1];
    const rate = measured.tn * direction[0] + measured.nn;
    const n = from[1] + (target - start) / rate;
    if (rate > 0 && n <= until) return n;
  }
  return Number.NaN;
}
function at(list: readonly Piece[], n: number): Pair {
  const piece = list.find(({ until }) => n <= until) ?? (list.at(-1) as Piece);
  return along(piece.from, piece.direction, n - piece.from[1]);
}

/** The normal impulse after which the normal force has given back e² of the work that it took. */
function givenBack(measured: Measured, list: readonly Piece[], e: number): number {
  const half = compressed(measured, list);
  const corners = list.map(({ until }) => until).filter((until) => Number.isFinite(until));
  const workUpTo = (n: number): number => {
    const places = [0, ...corners.filter((corner) => corner < n), n];
    const speeds = places.map((place) => velocity(measured, at(list, place))[1]);
    return places.slice(1).reduce((sum, place, i) => {
      const mean = ((speeds[i] ?? 0) + (speeds[i + 1] ?? 0)) / 2;
      return sum + mean * (place - (places[i] ?? 0));
    }, 0);
  };
  const wanted = (1 - e * e) * workUpTo(half);
  let [low, high] = [half, 2 * half];
  while (workUpTo(high) < wanted && high < 1e6 * half) high *= 2;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (workUpTo(middle) < wanted) low = middle;
    else high = middle;
  }
  return high;
}

export function path(measured: Measured, { e, mu }: { e: number; mu: number }, law: Law): Path {
  const { list, reverses } = pieces(measured, mu);
  const half = compressed(measured, list);
  const ends: Readonly<Record<Law, () => number>> = {
    newton: () => reached(measured, list, -e * measured.u[1]),
    poisson: () => (1 + e) * half,
    stronge: () => givenBack(measured, list, e),
  };
  const end = ends[law]();
  const corners = list.map(({ until }) => until).filter((until) => until < end && until > 0);
  const points = [0, ...corners, end].map((n) => at(list, n));
  return { points, compression: at(list, half), reverses };
}
