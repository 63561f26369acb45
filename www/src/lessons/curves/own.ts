// A bead under a condition that the reader types: the scene, and a start that keeps the condition.
import { isInequality } from "../../formula/condition";
import type { Preset } from "../../panels/presets";
import { type MethodDocument, type SceneDocument, type Vector, withSimulation } from "../../simulation/core";
import { gentle, particle } from "../sketch";

/** Conditions to press. The last one, a heart, has cusps, where its gradient is zero. */
export const examples = [
  "x^2/4 + y^2 = 1",
  "x^4 + y^4 = 1",
  "y = 0.5*cos(3*x)",
  "y = 0.3*sin(3*x - 2*t)",
  "x^2 + y^2 = (1 + 0.3*sin(2*t))^2",
  "y >= x^2 - 1",
  "(x^2 + y^2 - 1)^3 = x^2*y^3",
] as const;

/** Where a start is looked for, in this order. m */
const places: readonly Vector[] = [
  [1.1, 0.9],
  [-1.1, 0.9],
  [0.6, 0.4],
  [1.5, -0.4],
  [0.3, 1.6],
  [-0.4, -0.7],
  [2.2, 2.1],
];
/** A start farther off than this is out of sight. m */
const farthest = 3;
/** At a smaller gradient there is next to no force. */
const steep = 0.1;

function scene(condition: string, at: Vector, more: Partial<SceneDocument>): SceneDocument {
  return {
    version: 1,
    space: "plane",
    gravity: [0, -9.81],
    bodies: [particle(at)],
    constraints: [{ formula: { of: [0], condition } }],
    ...more,
  };
}

/** One step of the positions alone, too short for anything to move of itself. */
const projecting: MethodDocument = { kind: "position", stepSize: 1e-6, substeps: 1, sweeps: 50 };

/** The nearest point that keeps the condition; null where none is found. */
function start(condition: string, from: Vector): Vector | null {
  const inequality = isInequality(condition);
  const more = inequality ? {} : { gravity: [0, 0], method: projecting };
  return withSimulation(scene(condition, from, more), (simulation) => {
    if (!inequality) simulation.step(1);
    const at = [...simulation.positions().subarray(0, 2)];
    const [c = Number.NaN] = simulation.c();
    const gradient = simulation.constraints()[0]?.rows[0]?.gradient[0]?.values ?? [];
    const kept = inequality ? c >= 0 : Math.abs(c) < 1e-6 && Math.hypot(...gradient) > steep;
    return kept && Math.hypot(...at) < farthest ? at : null;
  });
}

/** The experiment; null where no point was found that keeps the condition. Throws what the core says of a wrong one. */
export function ownPreset(condition: string): Preset | null {
  const at = places.map((place) => start(condition, place)).find((found) => found !== null);
  if (!at) return null;
  const moves = withSimulation(scene(condition, at, {}), (simulation) => simulation.formulas(0)?.cT !== "0");
  // A moving wire gives the bead a velocity at once, and an inequality needs impulses: the core's default methods do both.
  const method = moves || isInequality(condition) ? {} : { method: gentle };
  return {
    id: "own",
    titleMessage: "curves-preset-own",
    runs: [{ name: "curves-run-bead", scene: scene(condition, at, method), parameters: {} }],
    plots: ["C", "lambda", "constraintForce.norm"],
  };
}
