// Numbers of the text that the core computes.
import type { Claim } from "../claims";
import { feedbackMap, springMap } from "./maps";

export const claims: readonly Claim[] = [
  { at: "answer:methods-exercise-1", says: "limit of the spring", value: () => springMap.boundary(0.01) },
  {
    at: "answer:methods-exercise-1-half",
    says: "limit of the spring at half the step",
    value: () => springMap.boundary(0.005),
  },
  { at: "answer:methods-exercise-2", says: "limit of α", value: () => feedbackMap.boundary(20) },
  {
    at: "answer:methods-exercise-3",
    says: "error of second order at a tenth of the step",
    value: () => 8 * 0.1 ** Math.log2(8 / 2),
  },
];
