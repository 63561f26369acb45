// The systems of the lesson: two bars on a pin, with and without weight; the puppet and the chain are the catalogue's.
import type { MethodDocument, SceneDocument } from "../../simulation/core";
import { box, fixed, joints, plane } from "../sketch";

/** Half of a bar's length, m. */
const half = 0.5;
/** A hundred steps a second in the freedoms of the joints. */
const reduced: MethodDocument = {
  kind: "generalised",
  stepSize: 0.01,
  substeps: 1,
  baumgarte: 0.2,
  stabilization: "baumgarte",
  solver: { kind: "direct" },
};

/** Two bars of 1 kg that make the angles q, and turn at the rates u: the first to the world, the second to the first. */
function twoBars(
  [q1, q2]: readonly [number, number],
  [u1, u2]: readonly [number, number],
  gravity: boolean,
): SceneDocument {
  const [a, b] = [q1, q1 + q2];
  const first = [half * Math.cos(a), half * Math.sin(a)] as const;
  const reach = [half * Math.cos(b), half * Math.sin(b)] as const;
  const spin = u1 + u2;
  return plane({
    bodies: [
      fixed([0, 0]),
      box(first, [half, 0.05], {
        mass: 1,
        collides: false,
        angle: a,
        spin: u1,
        velocity: [-first[1] * u1, first[0] * u1],
      }),
      box([2 * first[0] + reach[0], 2 * first[1] + reach[1]], [half, 0.05], {
        mass: 1,
        collides: false,
        angle: b,
        spin,
        velocity: [-2 * first[1] * u1 - reach[1] * spin, 2 * first[0] * u1 + reach[0] * spin],
      }),
    ],
    constraints: joints([half, half]),
    gravity,
    method: reduced,
  });
}
export const swinging = twoBars([-0.4, -0.6], [0, 0], true);
/** Bent at a right angle and turning as one, without weight. */
export const bent = twoBars([0, -Math.PI / 2], [3, 0], false);
/** Only the joint between the bars turns at first: the second column of S. */
export const joint = twoBars([0, -Math.PI / 2], [0, 3], false);
/** Both bars at the same rates, the lower one reaching out, or folded back over the upper one. */
export const stretched = twoBars([0, 0], [3, 0], false);
export const folded = twoBars([0, -2.8], [3, 0], false);
export const straight = twoBars([0, 0], [0, 0], true);
/** Bars of 1 kg and 1 m in a row on a pin. */
export const chainOfBars = (count: number): SceneDocument =>
  plane({
    bodies: [
      fixed([0, 0]),
      ...Array.from({ length: count }, (_, i) =>
        box([(2 * i + 1) * half, 0], [half, 0.05], { mass: 1, collides: false }),
      ),
    ],
    constraints: joints(Array.from({ length: count }, () => half)),
    method: reduced,
  });
