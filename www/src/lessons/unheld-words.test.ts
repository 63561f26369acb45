// Every number word of the lessons’ English texts is held by a word claim, or is listed here: it states no result. With any other word in
// its place the list is another one. “One”, “once”, “single”, “first” and “second” count where a claim holds them.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { WordClaim } from "./claims";
import { numberWordsIn } from "./number-words.testing";
import { prefixOf, textsOf } from "./texts.testing";

/** Pronouns, ordinals, what a sentence assumes, what it leaves to choose, and what it asks for. */
const noResult: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  circle: {
    "constraint-3": "squared two",
    "work-1": "two",
    "lambda-2": "both",
    "lambda-3": "two",
    "top-why-1": "two",
    "step-1": "four",
    "exercise-3": "double",
    "exercise-4-choice-both": "both",
    "exercise-4-answer": "both",
  },
  collisions: {
    lead: "two ten-thousandth",
    "energy-3": "both",
    "energy-2": "two two",
    "plastic-why-1": "both",
    "many-1": "fifth",
    "cradle-choice-all": "five",
    "cradle-why-1": "both",
    "exercise-1": "tenth",
    "exercise-4": "both",
    "impact-flat": "two",
  },
  complementarity: {
    "push-2": "three",
    "push-3": "two three",
    "push-4": "two",
    "bounds-1": "both",
    "two-1": "both",
    "two-2": "two two",
    "landing-choice-both": "both",
    "landing-why": "two both both",
    "two-3": "ten",
    "kinds-title": "both",
    "kinds-1": "two",
    "kinds-5": "two",
    "exercise-4": "doubled",
    "try-box": "both",
  },
  contact: {
    lead: "both both",
    "push-3": "two",
    "two-title": "two",
    "two-1": "both both both both",
    "two-3": "two",
    "cases-1": "two both",
    "plank-choice-both": "both",
    "cases-2": "two hundred",
    "off-centre-why-1": "third",
    "threefold-question": "two",
    "plane-state": "two",
    "plane-caption": "two",
  },
  coordinates: {
    "motion-3": "both",
    "bias-1": "two",
    "bias-2": "two",
    "both-title": "twice",
    "both-1": "both",
    "puppets-choice-both": "both",
    "puppets-why-1": "both",
    "matrix-2": "square",
    "matrix-3": "two",
    "when-1": "both",
    "when-3": "both",
    "exercise-2": "two",
    "exercise-2-hint": "both",
    "exercise-2-answer": "both",
    "exercise-3-ask": "two",
    "exercise-4": "four",
    "motions-caption": "two",
    "bias-caption": "two",
  },
  curves: {
    "implicit-1": "eight square",
    "implicit-2": "twice",
    "implicit-4": "three",
    "scale-choice-all": "both",
    "scale-choice-force": "both ten",
    "scale-2": "eight two",
    "bend-1": "three",
    "bend-2": "square",
    "time-choice-same": "both",
    "motor-6": "three",
    "surface-4": "two",
    "exercise-1": "both half",
    "exercise-3": "eight",
    "exercise-3-answer": "square",
    "exercise-4-answer": "both",
    "exercise-5-hint": "two",
  },
  drift: {
    "forms-title": "two",
    "forms-2": "both two two",
    "exact-3": "halve",
  },
  friction: {
    lead: "two",
    "angles-choice-both": "both",
    "cone-2": "both",
    "kinetic-choice-both": "both",
    "kinetic-why-1": "both",
    "tall-why-2": "both",
    "rolling-1": "both both",
    "box-5": "square",
    "exercise-1": "two",
    "exercise-1-answer": "both",
    "exercise-3-answer": "both three",
  },
  impulses: {
    lead: "sixteen hundred",
    "stack-title": "four",
    "step-2": "two two",
    "step-3": "twice",
    "b-title": "three",
    "b-1": "two",
    "b-2": "three",
    "b-4": "both",
    "torn-choice-most": "half",
    "blocks-1": "two two",
    "blocks-3": "both",
    "blocks-none": "four",
    "blocks-zero": "two",
    "heavy-why-1": "both two",
    "halves-choice-half": "half",
    "rows-1": "two",
    "rows-2": "three three thousand",
    "starts-choice-half": "half",
    "starts-choice-tenth": "tenth",
    "exercise-2-answer": "both",
    "exercise-3-answer": "both",
    "stack-caption": "two",
  },
  iterating: {
    lead: "thousand",
    "row-2": "two",
    "row-3": "both",
    "seidel-choice-tenth": "tenth",
    "rate-5": "twice three",
    "fail-2": "three",
    "further-3": "both",
    "stop-1": "three",
    "stop-2": "two",
    "exercise-2": "two three",
    "exercise-2-ask": "three",
    "exercise-2-answer": "two three",
    "exercise-3-ask": "two",
  },
  joints: {
    lead: "two",
    "place-2": "two two",
    "drift-choice-much": "ten",
    "drift-why-2": "half",
    "torn-why-2": "half",
    "chain-choice-same": "both",
    "bounds-1": "two",
    "motor-choice-both": "both",
    "exercise-1": "four",
    "exercise-2-hint": "two",
  },
  kit: {
    "first-1": "both",
    "linkage-title": "four",
    "four-bar-task": "four",
    "more-3": "four",
    "more-2": "two",
  },
  methods: {
    "losing-why-1": "three",
    "cost-2": "half",
    "cost-label": "both",
    "stability-1": "both",
    "stability-2": "half",
    "springs-question": "both",
    "springs-choice-both": "both",
    "decide-3": "two",
    "exercise-1-half-hint": "half",
    "exercise-3-hint": "half",
    "exercise-3-answer": "half",
  },
  particles: {
    lead: "hundreds",
    guide: "two",
    "rows-2": "two",
    "work-2": "both",
    "system-1": "two",
    "system-2": "two double",
    "metric-1": "two both both square",
    "metric-caption": "two",
    "hang-choice-twice": "twice",
    "start-choice-half": "half",
    "start-why-1": "both",
    "solve-choice-few": "ten",
    "solve-choice-many": "forty",
    "cg-3": "twenty thousand",
    "methods-why-2": "both",
    "drift-2": "two",
    "exercise-2-hint": "both",
    "exercise-2-answer": "two",
    "exercise-4-answer": "both",
    "exercise-5-not-lengths": "both",
  },
  pivoting: {
    "count-choice-sweeps": "hundreds",
    "count-choice-all": "millions",
    "principal-1": "three",
    "sweeps-2": "two",
    "conjugate-choice-fiftieth": "fiftieth",
    "subspace-1": "both",
    "choice-3": "hundred",
    "exercise-2-end-hint": "both",
  },
  positions: {
    guide: "square",
    "sums-3": "both",
    "angular-1": "two",
    "steps-choice-half": "half",
    "steps-choice-quarter": "quarter",
    "steps-why-3": "half",
    "stiff-choice-twice": "four",
    "stiff-choice-more": "four",
    "small-question": "two",
    "small-choice-same": "both",
    "figure-2": "two",
    "figures-question": "two",
    "exercise-1": "both",
    "exercise-1-hint": "both",
    "exercise-2": "two",
    "exercise-2-choice-both": "both both",
  },
  programs: {
    "lp-3": "two",
    "saddle-question": "square",
    "exercise-2": "three",
    "exercise-2-choice-none": "three",
    "exercise-2-choice-dependent": "three",
    "exercise-2-answer": "two third four",
    "exercise-3-answer": "two",
    "exercise-4-answer": "both",
  },
  redundant: {
    lead: "two twice",
    "contradict-1": "two third",
    "triangle-why-2": "squares",
    "truss-2": "two both",
    "truss-3": "two",
    "braced-why-2": "tenth",
    "truss-4": "both",
    "linkage-1": "four",
    "exercise-1": "square",
    "exercise-3-hint": "squares",
    "exercise-5": "four",
    "quantity-lambda3": "third",
  },
  rigid: {
    "momentum-1": "both",
    "kept-choice-both": "both",
    "euler-2": "both",
    "axes-choice-across": "both",
    "axes-measured": "both",
    "axes-why-2": "third",
    "steps-3": "third",
    "gain-why-1": "both",
    "tops-2": "two",
    "wobble-choice-half": "half",
    "wobble-why-1": "two",
    "exercise-2-answer": "cube",
    "exercise-3-answer": "third",
    "picture-caption": "both",
  },
  solutions: {
    "falling-why": "both",
    "pair-2": "two",
    "chalk-choice-two": "two",
    "plane-1": "two",
    "three-choice-two": "two",
    "three-why": "both third",
    "plane-2": "four",
    "plane-3": "two",
    "props-2": "third",
    "exercise-2-hint": "two",
  },
  stack: {
    lead: "sixty",
    "first-choice-half": "half",
    "first-choice-little": "tenth",
    "rows-4": "square",
    "warm-choice-both": "both",
    "exercise-4": "fifth sixth",
  },
};

const passed = new Set(["one", "ones", "first", "second", "seconds", "once", "single"]);

/** Number words of a text that stand in none of these phrases. */
function unheld(text: string, phrases: readonly string[]): string[] {
  const held = phrases
    .filter((phrase) => text.includes(phrase))
    .map((phrase) => [text.indexOf(phrase), text.indexOf(phrase) + phrase.length] as const);
  return numberWordsIn(text)
    .filter(
      ({ word, at }) => !passed.has(word) && !held.some(([from, to]) => from <= at && at + word.length <= to),
    )
    .map(({ word }) => word);
}

it("looks at every lesson that has claims", () => {
  const lessons = readdirSync(import.meta.dirname).filter((name) =>
    existsSync(join(import.meta.dirname, name, "claims.ts")),
  );
  // The laboratory has no text of its own.
  expect(lessons.filter((lesson) => lesson !== "laboratory")).toEqual(Object.keys(noResult).sort());
});

it.each(Object.entries(noResult))(
  "%s has a claim for every number word that states a result",
  async (lesson, listed) => {
    const { words = [] } = (await import(`./${lesson}/claims.ts`)) as { words?: readonly WordClaim[] };
    const left: Record<string, string> = {};
    for (const [id, text] of textsOf(lesson)) {
      const found = unheld(
        text,
        words.filter(({ at }) => at === id).map(({ words }) => words.en),
      );
      if (found.length > 0) left[id.slice(prefixOf(lesson).length)] = found.join(" ");
    }
    expect(left).toEqual(listed);
  },
);

it("finds whole words that no phrase holds", () => {
  expect(unheld("The third of ten boxes is often twice as high; both fall.", ["ten boxes"])).toEqual([
    "third",
    "twice",
    "both",
  ]);
});
