// Every numeral of the lessons’ texts is held by a claim, or is listed here: it states no result. With any other number in its place the
// list is another one.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../simulation/start-core.testing";
import { type Claim, numbersIn, states } from "./claims";
import { prefixOf, textsOf } from "./texts.testing";

beforeAll(startCore);

/** Right sides of equations, coefficients, units, numbers of joints and sections, years, thresholds, data of an exercise without a scene. */
const noResult: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  circle: {
    "exercise-3-ask": [2],
    "exercise-5-ask": [2, 0.5, 1],
    "exercise-5-hint": [0, 0, -1],
  },
  drift: {
    "explode-measured": [0],
    "explode-why-1": [-1],
    "exercise-1": [5],
    "exercise-1-hint": [1, 2, -1],
    "exercise-2-hint": [1, 0.001],
    "exercise-2-answer": [100],
    "exercise-3": [2, 10],
    "exercise-4-hint": [4],
  },
  curves: {
    "implicit-2": [1],
    "time-why-2": [1659],
    "upright-why-1": [1951],
    "surface-1": [1],
    "exercise-1": [1, 1],
    "exercise-1-ask": [1, 2],
    "exercise-1-answer": [1],
    "exercise-3-not-infinite": [0, 0],
    "exercise-3-answer": [0, 0],
    "exercise-4-ask": [0.5],
  },
  particles: {
    guide: [1],
    "many-1": [2000],
    "exercise-1": [100],
    "exercise-2-ask": [2, 60, 1],
    "exercise-2-answer": [1],
    "exercise-3-ask": [3, 10, 1],
    "exercise-4-ask": [3, 1],
    "exercise-4-hint": [1, 1, 2],
    "exercise-4-answer": [1, 3, 1],
    "quantity-A11": [1, 1],
    "quantity-A12": [1, 2],
    "quantity-A22": [2, 2],
    "quantity-b1": [1],
    "quantity-b2": [2],
  },
  redundant: {
    "exercise-1-hint": [8, 3],
    "exercise-2-hint": [2, 6, 3],
    "exercise-3": [1, 1, 2.5],
    "exercise-3-hint": [0.5],
  },
  impulses: {
    "b-1": [0],
    "errors-2": [1, 0.1, 0.3],
    "blocks-3": [0],
    "blocks-zero": [0],
    "heavy-question": [2, 3, 2, 3],
    "heavy-measured": [1, 1],
    "heavy-why-1": [2, 3],
    "exercise-2": [6],
    "exercise-2-hint": [1],
    "exercise-4-ask": [4],
    "rows-caption": [1],
  },
  rigid: {
    "axes-why-2": [1985],
    "exercise-1": [5],
    "exercise-2-ask": [2, 0.5],
    "exercise-3-ask": [1, 2, 3],
    "exercise-4-hint": [2],
    "exercise-4-answer": [6, 6],
  },
  joints: {
    "rows-3": [1, -1],
    "place-2": [0],
    "torn-why-2": [1],
    "other-3": [0],
    "projection-why-1": [0],
    "exercise-2": [4, 0.02, 0.5, 0.2],
    "exercise-3-ask": [0.2],
    "exercise-3-hint": [1],
    "exercise-3-answer": [1],
    "exercise-4-ask": [0.334, 10, 2],
  },
  contact: {
    "off-centre-choice-flat": [30],
    "off-centre-choice-exact": [30],
    "off-centre-choice-steep": [30],
    "exercise-1-ask": [1],
    "exercise-1-hint": [1],
    "exercise-2-ask": [2, 1],
    "exercise-3-ask": [2, 1],
    "exercise-3-hint": [1],
    "exercise-4": [1, 5, 10],
    "exercise-4-hint": [5],
    "exercise-4-answer": [5],
    "act-narrow": [50],
    "act-wide": [1],
  },
  complementarity: {
    "motor-choice-between": [0],
    "energy-question": [0],
    "energy-choice-nearest": [3, 0],
    "exercise-1": [2, -3, 0, 1],
    "exercise-1-hint": [0, 3, 0],
    "exercise-1-bound-ask": [1],
    "exercise-1-bound-hint": [1],
    "exercise-2-ask": [2, -3, 3],
    "exercise-3": [2, 1, 1, 2, -5, -6],
    "exercise-3-hint": [2, 2, 6],
  },
  solutions: {
    "rod-1": [1895],
    "props-2": [1, 0, 1, 1, -1, 1],
    "prop1-fold": [1],
    "prop1-given": [1, 1],
    "prop2-fold": [2],
    "prop3-fold": [3],
    "prop3-given": [1],
    "exercise-1": [0, 0, 0, 1],
    "exercise-1-answer": [0],
    "exercise-2-choice-turning": [1, 2, -2, 1],
    "exercise-2-choice-mirrored": [1, 2, 2, 1],
    "exercise-2-choice-skew": [1, 2, 1, 1],
    "exercise-2-answer": [1, 2, -2, 1, 1, 1],
    "exercise-3-hint": [1, 3, 3],
    "exercise-4": [1, 1, 1, 1],
    "exercise-4-hint": [1, -1, 1, 0.5],
    "exercise-4-answer": [0, 0, 0, 0, 0.5],
    "exercise-5-hint": [3],
    "exercise-6": [3],
    "exercise-6-answer": [0],
  },
  friction: {
    "exercise-1": [1, 100],
    "exercise-1-hint": [2],
    "exercise-4": [1, -1, 0.5],
    "exercise-4-hint": [1, 1],
    "exercise-4-answer": [0.8, 0.6],
  },
  collisions: {
    "impact-2": [1, 0],
    "bounce-choice-h80": [80],
    "bounce-choice-h64": [64],
    "bounce-choice-h40": [40],
    "rest-1": [1],
    "exercise-1": [0.8],
    "exercise-1-hint": [0.1],
    "exercise-1-answer": [0.1],
    "exercise-2-ask": [1.8],
    "exercise-2-hint": [12, 2],
    "exercise-4": [1],
  },
  iterating: {
    "film-1": [0],
    "omega-choice-careful": [0.8],
    "omega-choice-plain": [1],
    "omega-choice-bold": [1.95],
    "further-2": [1950],
    "exercise-1": [10, 20],
    "exercise-1-ask": [20],
    "exercise-1-hint": [1, 10],
    "exercise-1-ten-ask": [10],
    "exercise-1-ten-hint": [1, 10],
    "exercise-2-hint": [2],
    "exercise-3-ask": [2.5],
    "exercise-3-hint": [1],
    "exercise-4-ask": [10],
    "try-fathi": [0.01],
  },
  stack: {
    "rows-4": [3],
    "exercise-1-ask": [1],
    "exercise-3-ask": [100, 1],
    "exercise-4": [1],
  },
  programs: {
    "corner-choice-right": [0],
    "corner-choice-top": [0],
    "kkt-4": [0],
    "exercise-1": [0],
    "exercise-3": [2],
    "exercise-3-ask": [1],
    "exercise-4-answer": [3, 2],
    "exercise-5": [5],
  },
  pivoting: {
    "lemke-2": [1965],
    "principal-1": [0],
    "principal-2": [1994],
    "film-1": [0],
    "exercise-2": [1],
    "exercise-2-hint": [1, 0],
    "exercise-2-answer": [1, 2],
    "exercise-3": [30],
    "exercise-4": [0, 1, 1],
    "exercise-4-hint": [1, 2, 2],
  },
  positions: {
    "scheme-1": [0],
    "angular-title": [4],
    "angular-1": [4],
    "angular-2": [1977, 0],
    "substeps-2": [2019],
    "figure-1": [2000, 1],
    "exercise-3": [99],
    "exercise-3-answer": [3],
    "exercise-4-answer": [4],
  },
  coordinates: {
    "bias-3": [0],
    "whips-choice-neither": [2],
    "exercise-3-ask": [1, 1, 0],
    "exercise-3-hint": [1],
    "motions-caption": [1],
  },
  methods: {
    "stability-1": [2, 2],
    "map-damped": [4],
    "stability-5": [4, 1],
    "springs-why-1": [1, 1],
    "take-exact": [4, 2],
    "take-soft": [4],
    "exercise-1-hint": [4],
    "exercise-2-hint": [2, 4],
    "exercise-2-answer": [4],
    "exercise-3": [8, 10, 2, 5, 1],
    "exercise-3-ask": [1],
    "exercise-4": [4],
    "exercise-4-hint": [4, 2, 4],
    "exercise-4-answer": [4, 2, 4],
  },
  kit: {
    "more-3": [1, 2, 2, 1],
  },
};

it("looks at every lesson that has claims", () => {
  const lessons = readdirSync(import.meta.dirname).filter((name) =>
    existsSync(join(import.meta.dirname, name, "claims.ts")),
  );
  // The laboratory has no text of its own.
  expect(lessons.filter((lesson) => lesson !== "laboratory")).toEqual(Object.keys(noResult).sort());
});

describe.each(Object.entries(noResult))("%s", (lesson, listed) => {
  it("has a claim for every numeral that states a result", async () => {
    const { claims } = (await import(`./${lesson}/claims.ts`)) as { claims: readonly Claim[] };
    const left: Record<string, number[]> = {};
    for (const [id, text] of textsOf(lesson)) {
      const own = claims.filter(({ at }) => at === id);
      const numbers = numbersIn(text, "en").filter(
        (number) => !own.some(({ value, about }) => states([number], value(), about)),
      );
      if (numbers.length > 0) left[id.slice(prefixOf(lesson).length)] = numbers.map(({ value }) => value);
    }
    expect(left).toEqual(listed);
  });
});
