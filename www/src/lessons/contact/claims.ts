// Numbers of the text that the core computes.
import type { Preset } from "../../panels/presets";
import { simulate } from "../../simulation/core";
import { ascending, type Claim, type OrderClaim, type WordClaim, word } from "../claims";
import { opened, play, stepOf } from "../in-core.testing";
import { weight } from "../measure";
import { disc, ground, plane, stepping } from "../sketch";
import { direction } from "./predictions";
import { presets } from "./presets";
import { counted, same } from "./sameness.testing";
import { boxOnGround, fastBall, offCentre, passing, pushed, threefold, tipping } from "./scenes";

/** Angle of the line of centres at the moment of meeting, located to 10⁻¹⁰ m. degrees */
function exactDirection(): number {
  const simulation = simulate(offCentre, { detection: "event" });
  simulation.step(20);
  return direction({ simulation });
}
/** How far the first ball still is from the place where they meet, at the beginning of the step in which they do. cm */
function before(): number {
  const simulation = simulate(offCentre);
  let x = Number.NaN;
  while (simulation.observe("body[1].speed") === 0) {
    x = simulation.observe("body[0].x");
    simulation.step(1);
  }
  const place = simulate(offCentre).observe("body[1].x") - 0.4 * Math.cos((exactDirection() * Math.PI) / 180);
  return 100 * (place - x);
}
/** Downward velocity of the ball behind the corner. m/s */
const behind = (): number => -(play(presets.passing, 0.8)[0]?.simulation.observe("body[1].vy") ?? Number.NaN);
/** Least distance of the ball from the corner. cm */
function passed(): number {
  const simulation = simulate(passing, { stepSize: 0.001 });
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 500; i++) {
    simulation.step(1);
    const at = ["x", "y"].map((axis) => simulation.observe(`body[1].${axis}`) - 0.5);
    least = Math.min(least, Math.hypot(...at) - 0.1);
  }
  return 100 * least;
}

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
  { at: "contact-step-3", says: "angle of the line of centres", value: exactDirection, about: 1e-6 },
  { at: "contact-off-centre-question", says: "coarse step, ms", value: () => stepOf(presets.offCentre) },
  { at: "contact-off-centre-measured", says: "fine step, ms", value: () => stepOf(presets.offCentre, 1) },
  {
    at: "contact-off-centre-measured",
    says: "step of the third run, ms",
    value: () => stepOf(presets.offCentre, 2),
  },
  { at: "contact-off-centre-why-1", says: "distance before the meeting, cm", value: before, about: 0.05 },
  { at: "contact-step-4", says: "distance from the corner, cm", value: passed, about: 0.02 },
  { at: "contact-step-4", says: "coarse step, ms", value: () => stepOf(presets.passing) },
  { at: "contact-step-4", says: "speed downwards behind the corner", value: behind, about: 1e-12 },
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

/** Between the corners of the box on the ground, m; and from its middle to a corner as a part of that: a of A₁₁ − A₁₂ = 2a²/I. */
function corners(): { width: number; arm: number } {
  const simulation = simulate(boxOnGround);
  simulation.step(1);
  const [own = Number.NaN, other = Number.NaN] = simulation.contactProblem().a;
  const [left = Number.NaN, right = Number.NaN] = simulation.contacts().map(({ point }) => point[0]);
  const inertia = 1 / (simulation.matrix("W").data.at(-1) ?? Number.NaN);
  const width = Math.abs(right - left);
  return { width, arm: Math.sqrt(((own - other) * inertia) / 2) / width };
}
const arm = (): number => corners().arm;
/** The part of the mass in each corner that gives the box its moment of inertia, where the corners do not act on each other. */
function inCorners(): number {
  const mass = simulate(boxOnGround).bodies()[1]?.mass ?? Number.NaN;
  const { width, arm } = corners();
  return indifferent() / (2 * mass * (width * arm) ** 2);
}
/** FH over the weight times the width, for the force that tips a box too rough to slide: bisected. */
function tips(): number {
  const bodies = pushed.bodies.map((body) => ({ ...body, friction: 3 }));
  const stands = (force: number): boolean => {
    const simulation = simulate({
      ...pushed,
      bodies,
      forces: [{ constant: { body: 1, force: [force, 0] } }],
    });
    simulation.step(20);
    return simulation.contacts().filter(({ lambda }) => (lambda[0] ?? 0) > 1e-3).length === 2;
  };
  let [holds, falls] = [10, 60];
  while (falls - holds > 0.02) {
    const force = (holds + falls) / 2;
    if (stands(force)) holds = force;
    else falls = force;
  }
  const simulation = simulate(pushed);
  return (holds * simulation.observe("body[1].y")) / (weight(simulation) * corners().width);
}
/** Fixed bodies that push, after a second of an experiment. */
const pushing = (preset: Preset): number => {
  const contacts = play(preset, 1)[0]?.simulation.contacts() ?? [];
  return new Set(
    contacts.filter(({ lambda }) => (lambda[0] ?? 0) > 1e-6).map(({ bodies }) => Math.min(...bodies)),
  ).size;
};
const standing = (preset: Preset): number =>
  opened(preset)
    .bodies()
    .filter(({ fixed }) => fixed).length;

export const words: readonly WordClaim[] = [
  ...counted,
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
    ["only two degrees of freedom", "nur zwei Freiheitsgrade", "高さと傾きの二つだけ", "높이와 기울기, 둘뿐"],
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
  word(
    "contact-two-2",
    1 / 2,
    ["half the box’s width", "der halben Breite", "幅の半分", "너비의 절반"],
    arm,
    1e-6,
  ),
  word(
    "contact-exercise-1-hint",
    1 / 2,
    ["half the width", "der halben Breite", "幅の半分", "너비의 절반"],
    arm,
    1e-6,
  ),
  word(
    "contact-exercise-1-answer",
    1 / 2,
    ["half the mass", "halbe Masse", "質量が半分", "질량의 절반"],
    inCorners,
    1e-3,
  ),
  word(
    "contact-exercise-2-hint",
    1 / 2,
    ["half the width", "halber Breite", "幅の半分", "너비의 절반"],
    tips,
    0.01,
  ),
  word(
    "contact-exercise-2-answer",
    1 / 2,
    ["half the width", "der halben Breite", "幅の半分", "너비의 절반"],
    tips,
    0.01,
  ),
  word("contact-cases-1", 2, ["two trestles", "zwei Böcke", "二つの台", "두 받침대에"], () =>
    standing(presets.tipping),
  ),
  word("contact-plank-why-1", 2, ["both push", "drücken beide", "両方が押します", "둘 다 민다"], () =>
    pushing(presets.lying),
  ),
  word("contact-many-1", 3, ["three forces", "drei Kräfte", "力は三つ", "힘은 셋"], () =>
    pushing(presets.threefold),
  ),
  word(
    "contact-many-1",
    2,
    ["Two runs", "Zwei Läufe", "二つの計算", "두 실행"],
    () => presets.threefold.runs.length,
  ),
];

/** The step in which the fast ball is caught: its gap before, and λ. m, N */
function caught(): { gap: number; lambda: number } {
  const simulation = simulate(fastBall);
  let gap = Number.NaN;
  while (simulation.observe("contact.force") === 0) {
    gap = simulation.observe("body[1].y") - 0.2;
    simulation.step(1);
  }
  return { gap, lambda: simulation.observe("contact.force") };
}

export const orders: readonly OrderClaim[] = [
  ...same,
  ascending(
    "contact-two-3",
    [
      "the off-diagonal entry is negative",
      "Der Nebendiagonaleintrag ist negativ",
      "非対角成分が負",
      "비대각 성분이 음수",
    ],
    () => {
      const simulation = simulate(boxOnGround);
      simulation.step(1);
      return simulation.contactProblem().a[1] ?? Number.NaN;
    },
    0,
  ),
  ascending(
    "contact-ball-why-1",
    [
      "λ becomes positive before they touch",
      "λ wird also schon vor der Berührung positiv",
      "λは触れる前から正になり",
      "λ는 닿기도 전에",
    ],
    0,
    () => caught().gap,
    // The distance travelled in a step.
    () => 12 * simulate(fastBall).stepSize,
    () => caught().lambda,
  ),
  ascending(
    "contact-plank-why-1",
    [
      "So its force is zero, its gap opens",
      "Also ist seine Kraft null, sein Abstand öffnet sich",
      "そこで左の力は0になり、すき間が開き",
      "그래서 그 힘은 0이고 틈이 벌어지며",
    ],
    () => {
      const simulation = simulate(tipping);
      simulation.step(40);
      const left = simulation.contacts().filter(({ point: [x = 0] }) => x < -0.6);
      return left.reduce((sum, { lambda: [n = 0] }) => sum + n, 0);
    },
    () => {
      const simulation = simulate(tipping);
      const end = (): number =>
        simulation.observe("body[2].y") - 1.2 * Math.sin(simulation.observe("body[2].angle"));
      const before = end();
      simulation.step(40);
      return end() - before;
    },
  ),
];
