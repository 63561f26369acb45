// Orders that the texts state in words, in every language, computed from the scenes that they speak of; with two of its terms exchanged,
// a bound moved past its neighbour, or an equal or vanishing number changed, the claim is refused.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../messages";
import { startCore } from "../simulation/start-core.testing";
import { numbersIn, type OrderClaim } from "./claims";
import { spokenIn } from "./number-words.testing";
import { statedIn } from "./texts.testing";

beforeAll(startCore);

const here = import.meta.dirname;
const found = await Promise.all(
  readdirSync(here)
    .filter((name) => existsSync(join(here, name, "claims.ts")))
    .map(async (lesson) => {
      const { orders = [] } = (await import(`./${lesson}/claims.ts`)) as { orders?: readonly OrderClaim[] };
      return [lesson, orders] as const;
    }),
);

/** Apart by more than rounding. */
const below = (a: number, b: number): boolean => b - a > 1e-6 * Math.max(Math.abs(a), Math.abs(b));
const rises = (values: readonly number[]): boolean =>
  values.slice(1).every((value, i) => below(values[i] ?? Number.NaN, value));
const even = (values: readonly number[], within: number): boolean => {
  const most = Math.max(...values.map(Math.abs));
  return most > 0 && Math.max(...values) - Math.min(...values) <= within * most;
};
const zero = (values: readonly number[], within: number, beside: number): boolean =>
  beside > 0 && values.every((value) => Math.abs(value) <= within * beside);
const exchanged = (values: readonly number[], i: number): number[] =>
  values.map((value, k) => (k === i ? values[i + 1] : k === i + 1 ? values[i] : value) ?? value);

describe.each(found.filter(([, orders]) => orders.length > 0))("the orders of %s", (_, orders) => {
  it.each(orders)("$at: $words.en", ({ at, words, rising, within = 0, beside }) => {
    const bounds = rising.filter((value) => typeof value === "number" && value !== 0) as number[];
    for (const { id } of languages) {
      const phrase = words[id];
      // Where it stands twice, one of both could change unnoticed.
      expect(statedIn(id, at)?.split(phrase), `${id}: “${phrase}” stands once`).toHaveLength(2);
      // "Within a millimetre" names one.
      const one = id === "en" && /\ba\b/.test(phrase) ? [1] : [];
      const named = [...one, ...spokenIn(phrase, id), ...numbersIn(phrase, id).map(({ value }) => value)];
      for (const bound of bounds)
        expect(
          named.some((value) => Math.abs(value - bound) < 1e-12),
          `${id}: “${phrase}” names ${named}`,
        ).toBe(true);
    }
    const values = rising.flatMap((value) => (typeof value === "number" ? value : value()));
    const scale = beside?.();
    const equal = within > 0;
    expect(values.length).toBeGreaterThan(scale === undefined ? 1 : 0);
    const holds = (list: readonly number[]): boolean =>
      scale !== undefined ? zero(list, within, scale) : equal ? even(list, within) : rises(list);
    expect(holds(values), `computed: ${values.join(", ")}`).toBe(true);
    const apart = (value: number): number =>
      scale === undefined ? value * (1 + 3 * within) + Number.MIN_VALUE : value + 3 * within * scale;
    for (const i of values.keys())
      if (equal) expect(holds(values.map((value, k) => (k === i ? apart(value) : value)))).toBe(false);
      else if (i + 1 < values.length) expect(holds(exchanged(values, i))).toBe(false);
  });
});
