// Numbers of the text that the core computes.
import { ProgramState } from "../../lcp/program";
import { programExamples } from "../../lcp/program-examples";
import type { Claim } from "../claims";

const best = (name: keyof typeof programExamples, i: 0 | 1): number =>
  new ProgramState(programExamples[name]).candidates[0]?.x[i] ?? Number.NaN;
/** The lowest point without its walls: they stand far away. */
const lowest = (i: 0 | 1): number =>
  new ProgramState({ ...programExamples.wall, d: [100, 100] }).candidates[0]?.x[i] ?? Number.NaN;

/** Profit of the workshop with this much time on its first machine. */
const earned = (first: number): number =>
  -(new ProgramState({ ...programExamples.shop, d: [first, 9] }).candidates[0]?.x ?? []).reduce(
    (sum, x, i) => sum + x * (programExamples.shop.c[i] ?? 0),
    0,
  );
/** The price of the second machine: what a hundredth of a unit more brings. */
const price = (): number => {
  const more = new ProgramState({ ...programExamples.shop, d: [4, 9.01] }).candidates[0]?.x ?? [];
  const now = -more.reduce((sum, x, i) => sum + x * (programExamples.shop.c[i] ?? 0), 0);
  return (now - earned(4)) / 0.01;
};
/** 2 xᵀHx with H = 1 in the lowest point behind its walls. */
const form = (): number =>
  2 * (new ProgramState(programExamples.wall).candidates[0]?.x ?? []).reduce((sum, x) => sum + x * x, 0);

/** Shadow price of the first machine: profit of one more unit of time on it. */
const gain = (): number => earned(5) - earned(4);

export const claims: readonly Claim[] = [
  { at: "programs-corner-choice-middle", says: "x₁ of the best corner", value: () => best("shop", 0) },
  { at: "programs-corner-choice-middle", says: "x₂ of the best corner", value: () => best("shop", 1) },
  { at: "programs-wall-question", says: "x₁ of the lowest point", value: () => lowest(0) },
  { at: "programs-wall-question", says: "x₂ of the lowest point", value: () => lowest(1) },
  { at: "answer:programs-exercise-1", says: "price of the second machine", value: price, about: 0.002 },
  { at: "answer:programs-exercise-3", says: "λᵀMλ", value: form },
  { at: "answer:programs-exercise-4", says: "earnings", value: () => earned(4) },
  { at: "answer:programs-exercise-5", says: "earnings with one unit more", value: () => earned(5) },
  { at: "programs-exercise-4-answer", says: "earnings", value: () => earned(4) },
  { at: "programs-exercise-4-answer", says: "price of the first machine", value: gain },
  { at: "programs-exercise-4-answer", says: "price of the second machine", value: price, about: 0.002 },
  { at: "programs-exercise-4-hint", says: "x₁ of the best corner", value: () => best("shop", 0) },
  { at: "programs-exercise-4-hint", says: "x₂ of the best corner", value: () => best("shop", 1) },
  { at: "programs-exercise-5-answer", says: "earnings with one unit more", value: () => earned(5) },
  { at: "programs-exercise-5-answer", says: "how much more", value: gain },
  {
    at: "programs-corner-question",
    says: "limit of the second machine",
    value: () => programExamples.shop.d[1] ?? Number.NaN,
  },
  {
    at: "programs-lp-1",
    says: "what the first product earns",
    value: () => -(programExamples.shop.c[0] ?? Number.NaN),
  },
];
