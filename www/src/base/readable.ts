// An experiment whose numbers can be read by name while it changes, where there is no simulation: those of complementarity problems.
import type { Stop } from "./cd-element";

/** The core's name of a number, and the number. */
export type Reading = readonly [name: string, value: number];

export interface Readable {
  readings(): readonly Reading[];
  /** Calls the listener after every change until the result is called. */
  follow(listener: () => void): Stop;
}

/** λ and w of the first rows, where a solution has them. */
export const rowReadings = (lambda: ArrayLike<number>, w: ArrayLike<number>): Reading[] =>
  Array.from({ length: Math.min(rows, lambda.length) }, (_, i): Reading[] => [
    [`lambda[${i}]`, lambda[i] ?? Number.NaN],
    [`w[${i}]`, w[i] ?? Number.NaN],
  ]).flat();
/** More rows are left to the pictures. */
const rows = 3;

export function followAll(
  targets: readonly EventTarget[],
  events: readonly string[],
  listener: () => void,
): Stop {
  const pairs = targets.flatMap((target) => events.map((event) => [target, event] as const));
  for (const [target, event] of pairs) target.addEventListener(event, listener);
  return () => {
    for (const [target, event] of pairs) target.removeEventListener(event, listener);
  };
}
