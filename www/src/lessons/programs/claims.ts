// Numbers of the text that the core computes.
import { ProgramState } from "../../lcp/program";
import { programExamples } from "../../lcp/program-examples";
import type { Claim } from "../claims";

const best = (name: keyof typeof programExamples, i: 0 | 1): number =>
  new ProgramState(programExamples[name]).candidates[0]?.x[i] ?? Number.NaN;
/** The lowest point without its walls: they stand far away. */
const lowest = (i: 0 | 1): number =>
  new ProgramState({ ...programExamples.wall, d: [100, 100] }).candidates[0]?.x[i] ?? Number.NaN;

export const claims: readonly Claim[] = [
  { at: "programs-corner-choice-middle", says: "x₁ of the best corner", value: () => best("shop", 0) },
  { at: "programs-corner-choice-middle", says: "x₂ of the best corner", value: () => best("shop", 1) },
  { at: "programs-wall-question", says: "x₁ of the lowest point", value: () => lowest(0) },
  { at: "programs-wall-question", says: "x₂ of the lowest point", value: () => lowest(1) },
];
