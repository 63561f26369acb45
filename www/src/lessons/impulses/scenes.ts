// The bodies of the lesson: two bars on a pin, swinging, hanging, hit or torn apart; three bricks in space; a chain.
import type { BodyDocument, ConstraintDocument, MethodDocument, SceneDocument } from "../../simulation/core";
import { box, fixed, joints, plane, space } from "../sketch";

/** Half of a bar's length, m. */
const half = 0.5;
const bar = (at: readonly number[], more: Partial<BodyDocument> = {}): BodyDocument =>
  box(at, [half, 0.05], { mass: 1, collides: false, ...more });
const pin = fixed([0, 0]);

/** A hundred steps a second, one exact solve in each. */
const exact: MethodDocument = {
  kind: "velocity",
  stepSize: 0.01,
  substeps: 1,
  baumgarte: 0.2,
  stabilization: "baumgarte",
  solver: { kind: "direct" },
};

const joint = (first: number, at: readonly number[], second: number): ConstraintDocument => ({
  ball: { between: [first, second], anchors: [at, [-half, 0]] },
});
/** The second bar twice as heavy. */
const twoBars = (angle: number, more: Partial<BodyDocument> = {}): SceneDocument => {
  const [x, y] = [half * Math.cos(angle), half * Math.sin(angle)];
  return plane({
    bodies: [pin, bar([x, y], { angle, ...more }), bar([3 * x, 3 * y], { angle, mass: 2, ...more })],
    constraints: [joint(0, [0, 0], 1), joint(1, [half, 0], 2)],
    method: exact,
  });
};
export const swing = twoBars(-0.5);
/** The bars of `swing` without their joints: J and λ have no rows. */
export const loose: SceneDocument = { ...swing, constraints: [] };
export const hang = twoBars(-Math.PI / 2);

/** How fast the middle of the bar moves when the blow has ended, m/s. */
export const blowSpeed = 2;
/** A hanging bar without weight just after a blow: the pinned end still moves with the rest. */
export const blow: SceneDocument = plane({
  bodies: [pin, bar([0, -half], { angle: -Math.PI / 2, velocity: [blowSpeed, 0] })],
  constraints: [joint(0, [0, 0], 1)],
  gravity: false,
  method: exact,
});

/** How far the joint is torn, m. */
export const tear = 0.3;
/** Two bars afloat, one and two kilograms, their joint torn along them. */
export const torn: SceneDocument = plane({
  bodies: [bar([-half - tear, 0]), bar([half, 0], { mass: 2 })],
  constraints: [joint(0, [half, 0], 1)],
  gravity: false,
  method: exact,
});

/** Half a brick's length, m. */
const short = 0.3;
/** Three bricks in space, on ball joints; the second of this mass, kg. */
export const bricks = (middle: number): SceneDocument =>
  space({
    bodies: [
      fixed([0, 0, 0]),
      ...[1, middle, 1].map((mass, i) =>
        box([(2 * i + 1) * short, 0, 0], [short, 0.12, 0.06], { mass, collides: false, velocity: [0, 0, i] }),
      ),
    ],
    constraints: joints([short, short, short], 3),
    method: exact,
  });

/** Links of the chain, and how it leans when it is let go, rad. */
const [links, lean] = [8, -1.2];
const link = 0.25;
/** A gently swinging chain; the sweeps end when the residual is a hundredth of b. */
export const chain = (warmStart: boolean): SceneDocument =>
  plane({
    bodies: [
      pin,
      ...Array.from({ length: links }, (_, i) => {
        const along = (2 * i + 1) * link;
        return box([along * Math.cos(lean), along * Math.sin(lean)], [link, 0.05], {
          mass: 1,
          angle: lean,
          collides: false,
        });
      }),
    ],
    constraints: joints(Array.from({ length: links }, () => link)),
    method: { ...exact, solver: { kind: "gauss-seidel", tolerance: 0.01, maxIterations: 1000, warmStart } },
  });
