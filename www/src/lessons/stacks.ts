// Boxes of one metre on one another, for runs that show what a solver leaves.

import { formatNumber } from "../panels/numbers";
import type { MethodDocument, SceneDocument, Simulation } from "../simulation/core";
import { box, ground, plane, stepping } from "./sketch";

interface Stack {
  readonly count: number;
  /** Mass of the box on top; the others have one kilogram. kg */
  readonly top?: number;
  /** Each step starts anew. */
  readonly solver: MethodDocument["solver"];
}
const half = 0.5;
const friction = 0.5;

export function stack({ count, top = 1, solver }: Stack): SceneDocument {
  const boxes = Array.from({ length: count }, (_, i) =>
    box([0, half + i], [half, half], { mass: i === count - 1 ? top : 1, friction }),
  );
  return plane({
    bodies: [ground({ friction }), ...boxes],
    constraints: [],
    method: { ...stepping, solver: { ...solver, warmStart: false } },
  });
}
/** By how much the top of so many boxes has come down, cm. */
export const lowered = (simulation: Simulation, count: number): string =>
  formatNumber(100 * (count - half - simulation.observe(`body[${count}].y`)), 2);
