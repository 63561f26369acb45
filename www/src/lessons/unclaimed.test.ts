// In lessons whose numbers have been gone through, every numeral of the text is held by a claim, or is listed here: it states no result.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../simulation/start-core.testing";
import { type Claim, numbersIn, states } from "./claims";

beforeAll(startCore);

/** Right sides of equations, coefficients, units, numbers of joints and sections, years, thresholds, data of an exercise without a scene. */
const noResult: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
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
  coordinates: {
    "bias-3": [0],
    "whips-choice-neither": [2],
    "exercise-3-ask": [1, 1, 0],
    "exercise-3-hint": [1],
    "motions-caption": [1],
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
  methods: {
    "stability-1": [2, 2],
    "stability-5": [4, 1],
    "map-damped": [4],
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
};

/** English texts of a lesson by their ids, without sources, lines of the derivation, names of experiments and of runs. */
function textsOf(lesson: string): Map<string, string> {
  const bundle = new FluentBundle("en", { useIsolating: false });
  const file = join(import.meta.dirname, `../messages/en/${lesson}.ftl`);
  bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  const texts = new Map<string, string>();
  for (const [id, { value }] of bundle._messages) {
    if (!id.startsWith(`${lesson}-`) || /-(source|preset|run)-|-line-\d$/.test(id)) continue;
    const parts = Array.isArray(value) ? value : [value];
    texts.set(id, parts.map((part) => (typeof part === "string" ? part : " ")).join(""));
  }
  return texts;
}

describe.each(Object.entries(noResult))("%s", (lesson, listed) => {
  it("has a claim for every numeral that states a result", async () => {
    const { claims } = (await import(`./${lesson}/claims.ts`)) as { claims: readonly Claim[] };
    const left: Record<string, number[]> = {};
    for (const [id, text] of textsOf(lesson)) {
      const own = claims.filter(({ at }) => at === id);
      const numbers = numbersIn(text, "en").filter(
        (number) => !own.some(({ value, about }) => states([number], value(), about)),
      );
      if (numbers.length > 0) left[id.slice(lesson.length + 1)] = numbers.map(({ value }) => value);
    }
    expect(left).toEqual(listed);
  });
});
