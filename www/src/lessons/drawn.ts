// A curve that was drawn by hand, by its heights at given places, and how far it is from a true one. Pure.

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Heights at these places after a stroke from one place to another: those between are set, and the nearest to its end. */
export function stroke(
  at: readonly number[],
  heights: readonly number[],
  from: Place,
  to: Place,
): readonly number[] {
  const [left, right] = from.x <= to.x ? [from, to] : [to, from];
  const last = nearest(at, to.x);
  return heights.map((height, i) => {
    const x = at[i] ?? 0;
    if (i === last) return to.y;
    if (x < left.x || x > right.x) return height;
    return left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x || 1);
  });
}

export function nearest(at: readonly number[], x: number): number {
  const distances = at.map((each) => Math.abs(each - x));
  return distances.indexOf(Math.min(...distances));
}

/** Of a line through places with growing x; its ends go on level. */
export function heightAt(line: readonly Place[], x: number): number {
  const i = line.findIndex((place) => place.x >= x);
  const [before, after] = [line[i - 1], line[i]];
  if (!after) return line.at(-1)?.y ?? Number.NaN;
  if (!before) return after.y;
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x || 1);
}

export interface Difference {
  /** Root of the mean square of the difference, as a part of the span of the true curve. */
  readonly error: number;
  /** Where the two are furthest apart. */
  readonly worst: { readonly x: number; readonly drawn: number; readonly truth: number };
}

/** `least`: what the span of the true curve counts as where it is flat. */
export function compare(drawn: readonly Place[], truth: readonly Place[], least: number): Difference {
  const samples = 200;
  const [start, end] = [drawn[0]?.x ?? 0, truth.at(-1)?.x ?? 0];
  const ys = truth.map(({ y }) => y);
  const span = Math.max(least, Math.max(...ys) - Math.min(...ys));
  const all = Array.from({ length: samples + 1 }, (_, i) => {
    const x = start + ((end - start) * i) / samples;
    return { x, drawn: heightAt(drawn, x), truth: heightAt(truth, x) };
  });
  const apart = all.map((each) => Math.abs(each.drawn - each.truth));
  const square = apart.reduce((sum, each) => sum + each * each, 0) / apart.length;
  const worst = all[apart.indexOf(Math.max(...apart))] ?? { x: 0, drawn: 0, truth: 0 };
  return { error: Math.sqrt(square) / span, worst };
}

export type Grade = "same" | "close" | "partly" | "other";
/** Messages `draw-<grade>`. */
export function gradeOf(error: number): Grade {
  return error < 0.05 ? "same" : error < 0.15 ? "close" : error < 0.35 ? "partly" : "other";
}
