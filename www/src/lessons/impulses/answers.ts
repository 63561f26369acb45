// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "impulses-exercise-1": {
    value: 0.0981,
    unit: "N·s",
    tolerance: 0.01,
    ask: "impulses-exercise-1-ask",
    hint: "impulses-exercise-1-hint",
  },
  "impulses-exercise-2": {
    value: 0.504,
    unit: "N·s",
    tolerance: 0.01,
    ask: "impulses-exercise-2-ask",
    hint: "impulses-exercise-2-hint",
  },
  "impulses-exercise-2-turn": {
    value: 2.99,
    unit: "rad/s",
    tolerance: 0.01,
    ask: "impulses-exercise-2-turn-ask",
    hint: "impulses-exercise-2-turn-hint",
  },
  "impulses-exercise-3": {
    value: 22,
    unit: "",
    tolerance: 0.001,
    ask: "impulses-exercise-3-ask",
    hint: "impulses-exercise-3-hint",
  },
  "impulses-exercise-4": {
    value: 0.4,
    unit: "mm",
    tolerance: 0.03,
    ask: "impulses-exercise-4-ask",
    hint: "impulses-exercise-4-hint",
  },
  "impulses-exercise-1-half": {
    value: 0.049,
    unit: "N·s",
    tolerance: 0.01,
    ask: "impulses-exercise-1-half-ask",
    hint: "impulses-exercise-1-half-hint",
  },
} as const satisfies Record<string, Wanted>;
