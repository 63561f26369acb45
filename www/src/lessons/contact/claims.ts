// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import { type Claim, type WordClaim, word } from "../claims";
import { play } from "../in-core.testing";
import { disc, ground, plane, stepping } from "../sketch";
import { presets } from "./presets";
import { boxOnGround, fastBall, ghost, pushed, threefold } from "./scenes";

/** Downward velocity of the ball behind the corner. m/s */
const behind = (run: 0 | 1): number =>
  -(play(presets.ghost, 0.8)[run]?.simulation.observe("body[1].vy") ?? Number.NaN);
/** Steps of the two runs. ms */
const step = (run: 0 | 1): number => 1000 * (play(presets.ghost, 0)[run]?.simulation.stepSize ?? Number.NaN);

/** The moment of inertia for which a push at one corner leaves the other at rest: bisected. kg·m² */
function indifferent(): number {
  const beside = (inertia: number): number => {
    const simulation = simulate(boxOnGround);
    simulation.updateBody(1, { inertia });
    simulation.step(1);
    return simulation.contactProblem().a[1] ?? Number.NaN;
  };
  let [small, large] = [0.1, 2];
  while (large - small > 1e-4) {
    const inertia = (small + large) / 2;
    if (beside(inertia) < 0) small = inertia;
    else large = inertia;
  }
  return large;
}
/** Normal force on the corner at the side of the push. N */
function near(): number {
  const simulation = simulate(pushed);
  simulation.step(20);
  const [left] = [...simulation.contacts()].sort((p, q) => (p.point[0] ?? 0) - (q.point[0] ?? 0));
  return left?.lambda[0] ?? Number.NaN;
}

/** A of one ball on the ground, 1/kg; and the force of the step in which it lands at 5 m/s, N. */
function landing(mass: number, stepSize = 0.01): { a: number; force: number } {
  const ball = disc([0, 0.2], 0.2, { mass, velocity: [0, -5], friction: 0 });
  const simulation = simulate(
    plane({ bodies: [ground({ friction: 0 }), ball], constraints: [], method: { ...stepping, stepSize } }),
  );
  simulation.step(1);
  const force = simulation.contacts()[0]?.lambda[0] ?? Number.NaN;
  return { a: simulation.contactProblem().a[0] ?? Number.NaN, force };
}

export const claims: readonly Claim[] = [
  { at: "answer:contact-exercise-1", says: "moment of inertia", value: indifferent, about: 0.001 },
  { at: "answer:contact-exercise-2", says: "force of the near corner", value: near, about: 0.002 },
  {
    at: "contact-step-2",
    says: "speed of the ball",
    value: () => simulate(fastBall).observe("body[1].speed"),
  },
  {
    at: "contact-step-2",
    says: "way of a step in cm",
    value: () => 100 * simulate(fastBall).stepSize * simulate(fastBall).observe("body[1].speed"),
  },
  {
    at: "contact-step-3",
    says: "speed downwards before",
    value: () => -simulate(ghost).observe("body[1].vy"),
  },
  { at: "contact-step-3", says: "speed downwards behind the corner, coarse", value: () => behind(0) },
  { at: "contact-step-3", says: "coarse step", value: () => step(0) },
  { at: "contact-step-3", says: "fine step", value: () => step(1) },
  {
    at: "contact-many-1",
    says: "height of the plank above the trestles in cm",
    value: () => 100 * (simulate(threefold).observe("body[3].y") - 0.58),
  },
  { at: "answer:contact-exercise-3", says: "A of one ball", value: () => landing(2).a },
  { at: "answer:contact-exercise-4", says: "force of the landing", value: () => landing(1).force },
  {
    at: "contact-exercise-4-answer",
    says: "force of the landing",
    value: () => landing(1).force,
    about: 0.001,
  },
  {
    at: "contact-exercise-4-answer",
    says: "force with half the step",
    value: () => landing(1, 0.005).force,
    about: 0.001,
  },
  {
    at: "contact-exercise-1-ask",
    says: "mass of the box",
    value: () => simulate(boxOnGround).bodies()[1]?.mass ?? Number.NaN,
  },
  {
    at: "contact-exercise-2-ask",
    says: "height of the force",
    value: () => simulate(pushed).observe("body[1].y"),
  },
  {
    at: "contact-exercise-2-ask",
    says: "the force",
    value: () =>
      simulate(pushed).appliedForces()[simulate(pushed).bodies()[1]?.velocityOffset ?? 0] ?? Number.NaN,
  },
];

/** The part of its weight that a corner of the box bears at rest. */
function resting(corner: 0 | 1): number {
  const simulation = simulate(boxOnGround);
  simulation.step(20);
  const mass = simulation.bodies()[1]?.mass ?? Number.NaN;
  return (simulation.contacts()[corner]?.lambda[0] ?? Number.NaN) / (9.81 * mass);
}

/** Independent rows of the plank that lies on three trestles. */
function supported(): number {
  const simulation = simulate(threefold);
  simulation.step(60);
  return simulation.spectrum().rank;
}

export const words: readonly WordClaim[] = [
  word(
    "contact-many-1",
    3,
    ["Three trestles", "Drei Böcke", "三つの台", "받침대 셋"],
    () =>
      simulate(threefold)
        .bodies()
        .filter(({ fixed }) => fixed).length,
  ),
  word(
    "contact-many-1",
    2,
    ["two degrees of freedom", "zwei Freiheitsgrade", "高さと傾きの二つ", "높이와 기울기, 둘"],
    () => supported(),
  ),
  word(
    "contact-step-2",
    50,
    ["fifty steps", "fünfzig Schritten", "50ステップ", "쉰 단계"],
    () => 1 / simulate(fastBall).stepSize,
    1e-9,
  ),
  word(
    "contact-two-4",
    1 / 2,
    ["half the weight", "das halbe Gewicht", "重さの半分", "무게의 절반"],
    () => resting(0),
    1e-3,
  ),
  word(
    "contact-two-4",
    1 / 2,
    ["half the weight", "das halbe Gewicht", "重さの半分", "무게의 절반"],
    () => resting(1),
    1e-3,
  ),
];
