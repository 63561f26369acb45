// Numbers of the text that the core computes.

import type { Preset } from "../../panels/presets";
import type { ConstraintDocument, Vector } from "../../simulation/core";
import { type Simulation, simulate } from "../../simulation/core";
import { type Claim, type WordClaim, word } from "../claims";
import { opened, sweepsOf } from "../in-core.testing";
import { box, fixed, plane } from "../sketch";
import { drift, projection } from "./predictions";
import { presets } from "./presets";
import { motor, pendulum, torn } from "./scenes";

/** The torn joint after its first step. */
function kicked(baumgarte: number, stepSize = torn.method?.stepSize ?? Number.NaN): Simulation {
  const simulation = simulate(torn, { baumgarte, stepSize });
  simulation.step(1);
  return simulation;
}
/** The force of its joint. N */
const force = (baumgarte: number): number => Math.hypot(...kicked(baumgarte).lambda());

/** A bar that turns about its pin at nearly 4 rad/s: how far its end would be from the pin at just that. mm */
function steady(baumgarte = 0.2): number {
  const simulation = simulate(torn, { baumgarte });
  simulation.setState(1, { at: [0.5, 0], angle: 0, velocity: [0, 2], spin: 4 });
  simulation.step(40);
  return 1000 * simulation.observe("C.norm") * (4 / simulation.observe("body[1].spin")) ** 2;
}
/** Torque of the weight of a level bar, N·m: gravity times mass times the way from pin to middle. */
function levelTorque(): number {
  const simulation = simulate(motor(3));
  const [, force = 0] = simulation.appliedForces().slice(simulation.bodies()[1]?.velocityOffset);
  return Math.abs(force * simulation.observe("body[1].y"));
}
/** Potential energy that both bars can lose: their weights times their distances from the pin. J */
function fall(): number {
  const simulation = simulate(pendulum);
  return [1, 2].reduce((sum, i) => sum + 9.81 * simulation.observe(`body[${i}].x`), 0);
}

/** Three bars on four hinges: numbers less independent rows. */
export function fourBarFreedom(): number {
  const upright = Math.PI / 2;
  const bodies = [
    fixed([0, 0]),
    box([0, 0.5], [0.5, 0.05], { angle: upright, collides: false }),
    box([1, 1], [1, 0.05], { collides: false }),
    box([2, 0.5], [0.5, 0.05], { angle: upright, collides: false }),
    fixed([2, 0]),
  ];
  const hinge = (between: [number, number], anchors: [Vector, Vector]): ConstraintDocument => ({
    ball: { between, anchors },
  });
  const constraints = [
    hinge(
      [0, 1],
      [
        [0, 0],
        [-0.5, 0],
      ],
    ),
    hinge(
      [1, 2],
      [
        [0.5, 0],
        [-1, 0],
      ],
    ),
    hinge(
      [2, 3],
      [
        [1, 0],
        [0.5, 0],
      ],
    ),
    hinge(
      [3, 4],
      [
        [-0.5, 0],
        [0, 0],
      ],
    ),
  ];
  return 3 * 3 - simulate(plane({ bodies, constraints })).spectrum().rank;
}
/** How long a brake of 2 N·m takes to stop a bar that turns at 10 rad/s without weight. s */
function braking(): number {
  const brake = motor(2);
  const constraints = (brake.constraints ?? []).map((each) =>
    "motor" in each ? { motor: { ...each.motor, speed: 0 } } : each,
  ) as ConstraintDocument[];
  const bodies = brake.bodies.map((body, i) => (i === 1 ? { ...body, spin: 10, velocity: [5, 0] } : body));
  const simulation = simulate({ ...brake, bodies, constraints, gravity: [0, 0] }, { stepSize: 0.002 });
  while (simulation.observe("body[1].spin") > 0.01 && simulation.time < 5) simulation.step(1);
  return simulation.time;
}

/** The motor of an experiment. rad/s, N·m */
function motorOf(preset: Preset, run = 0): { speed: number; maxTorque: number } {
  for (const each of opened(preset, run).toJSON().constraints ?? [])
    if ("motor" in each) return { speed: Number(each.motor.speed), maxTorque: Number(each.motor.maxTorque) };
  throw new Error("no motor");
}

export const claims: readonly Claim[] = [
  {
    at: "joints-torn-why-2",
    says: "energy of the first blow",
    value: () => kicked(1).observe("energy.kinetic"),
  },
  {
    at: "joints-torn-why-2",
    says: "and how many times that of a fifth",
    value: () => kicked(1).observe("energy.kinetic") / kicked(0.2).observe("energy.kinetic"),
  },
  { at: "joints-exercise-3-answer", says: "force with a fifth", value: () => force(0.2) },
  { at: "joints-exercise-3-answer", says: "force with the whole", value: () => force(1) },
  { at: "answer-steady", says: "steady error in mm", value: steady, about: 0.06 },
  { at: "joints-bounds-2", says: "torque of the level bar", value: levelTorque },
  {
    at: "joints-motor-why-1",
    says: "where the weak motor reaches its bound, degrees",
    value: () => (180 / Math.PI) * Math.asin(3 / levelTorque()),
  },
  { at: "joints-projection-measured", says: "what the pendulum can fall by", value: fall },
  {
    at: "answer:joints-exercise-1",
    says: "degrees of freedom of the four-bar linkage",
    value: fourBarFreedom,
  },
  { at: "answer:joints-exercise-2", says: "steady error in mm", value: steady, about: 0.06 },
  { at: "answer:joints-exercise-3", says: "force with a fifth", value: () => force(0.2), about: 0.02 },
  { at: "answer:joints-exercise-4", says: "time of braking", value: braking, about: 0.01 },
  {
    at: "joints-price-1",
    says: "gap of the torn joint, cm",
    value: () => 100 * opened(presets.torn).observe("C.norm"),
  },
  {
    at: "joints-price-1",
    says: "Baumgarte factor",
    value: () => opened(presets.torn).toJSON().method?.baumgarte ?? Number.NaN,
  },
  {
    at: "joints-ways-why-1",
    says: "frequency of the soft joint",
    value: () => opened(presets.ways, 1).toJSON().method?.softFrequency ?? Number.NaN,
  },
  {
    at: "joints-bounds-2",
    says: "mass of the bar",
    value: () => opened(presets.motor).bodies()[1]?.mass ?? Number.NaN,
  },
  { at: "joints-exercise-3-hint", says: "gap", value: () => opened(presets.torn).observe("C.norm") },
  {
    at: "joints-exercise-2-answer",
    says: "largest Baumgarte factor shown",
    value: () => opened(presets.tornWhole, 2).toJSON().method?.baumgarte ?? Number.NaN,
  },
  {
    at: "joints-bounds-2",
    says: "speed of the motor",
    value: () => motorOf(presets.motor).speed,
  },
  ...[0, 1].map((run) => ({
    at: "joints-bounds-2",
    says: `largest torque of motor ${run}`,
    value: () => motorOf(presets.motor, run).maxTorque,
  })),
  {
    at: "joints-motor-choice-strong",
    says: "largest torque of the strong motor",
    value: () => motorOf(presets.motor, 1).maxTorque,
  },
];

/** How far the joints of the swinging bars are open after two seconds without Baumgarte's term. m */
function opening(stepSize: number): number {
  const simulation = simulate(pendulum, { baumgarte: 0, stepSize });
  simulation.step(Math.round(2 / stepSize));
  return simulation.observe("C.norm");
}

/** Velocities of a bar. */
function velocities(): number {
  const [, first, second] = simulate(pendulum).bodies();
  return (second?.velocityOffset ?? Number.NaN) - (first?.velocityOffset ?? Number.NaN);
}

export const words: readonly WordClaim[] = [
  word(
    "joints-rows-2",
    3,
    ["three for each body", "drei für jeden Körper", "物体ごとに三つ", "물체마다 셋"],
    () => velocities(),
  ),
  word(
    "joints-rows-2",
    6,
    ["six velocities", "sechs Geschwindigkeiten", "六つの速度", "여섯 개의 속도"],
    () => 2 * velocities(),
  ),
  word("joints-place-2", 4, ["four seconds", "vier Sekunden", "4秒", "4초"], () => drift.until),
  word(
    "joints-projection-question",
    4,
    ["four seconds", "vier Sekunden", "4秒", "4초"],
    () => projection.until,
  ),
  word(
    "joints-guide",
    50,
    ["fifty steps", "fünfzig Schritte", "50ステップ", "쉰 단계"],
    () => 1 / opened(presets.pendulum).stepSize,
    1e-9,
  ),
  word(
    "joints-price-2",
    6,
    ["six bars", "sechs Stäben", "六本の棒", "막대 여섯"],
    () =>
      opened(presets.chain)
        .bodies()
        .filter(({ fixed: held }) => !held).length,
  ),
  word("joints-price-2", 10, ["ten sweeps", "zehn Durchgängen", "10回の掃引", "스윕을 열 번"], () =>
    sweepsOf(presets.chain),
  ),
  word(
    "joints-drift-why-2",
    1 / 2,
    ["about half as large", "etwa halb so groß", "およそ半分", "절반쯤"],
    () => opening(0.01) / opening(0.02),
    0.2,
  ),
  word(
    "joints-exercise-2-answer",
    1 / 5,
    ["a fifth of it", "ein Fünftel davon", "5分の1", "5분의 1"],
    () => steady(1) / steady(),
    0.06,
  ),
  word(
    "joints-torn-why-2",
    4,
    ["four times as large", "viermal so groß", "4倍", "네 배"],
    () => kicked(1, 0.01).observe("energy.kinetic") / kicked(1).observe("energy.kinetic"),
    0.01,
  ),
];
