// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import { type Claim, type WordClaim, word } from "../claims";
import { space } from "../sketch";
import { steps } from "./predictions";
import { aboutAxis, exact, plate, stepped } from "./scenes";

/** Energy loss of the implicit step in six seconds. % */
function lost(stepSize: number): number {
  const simulation = simulate(stepped("implicit"), { stepSize });
  const before = simulation.observe("energy.kinetic");
  simulation.step(Math.round(6 / stepSize));
  return 100 * (1 - simulation.observe("energy.kinetic") / before);
}

/** Twice the kinetic energy of a solid sphere that turns at 1 rad/s. kg·m² */
function sphere(): number {
  const ball = { shape: { sphere: 0.5 }, mass: 2, at: [0, 0, 0], spin: [0, 1, 0] };
  return 2 * simulate(space({ bodies: [ball], constraints: [], gravity: false })).observe("energy.kinetic");
}
/** Of a body with moments 1, 2 and 3, that of the axis that leaves its direction. kg·m² */
function tumbling(): number {
  const wandered = [0, 1, 2].map((axis) => {
    const spin = [0, 1, 2].map((i) => (i === axis ? 5 : 0.05));
    const body = { shape: { box: [0.5, 0.3, 0.1] }, mass: 1, inertia: [1, 2, 3], at: [0, 0, 0], spin };
    const simulation = simulate(space({ bodies: [body], constraints: [], gravity: false, method: exact }));
    let least = 1;
    for (let i = 0; i < 400; i += 1) {
      simulation.step(5);
      const [, , , x = 0, y = 0, z = 0] = simulation.velocities();
      least = Math.min(least, ([x, y, z][axis] ?? 0) / Math.hypot(x, y, z));
    }
    return least;
  });
  return 1 + wandered.indexOf(Math.min(...wandered));
}
/** How fast the axis of the plate goes round its angular momentum, for a small wobble. rad/s */
const wobble = (): number => simulate(plate).observe("angularMomentum.y") / (0.5 ** 2 / 4);

export const claims: readonly Claim[] = [
  { at: "rigid-exercise-1", says: "loss with steps of 10 ms", value: () => lost(0.01), about: 0.1 },
  { at: "rigid-exercise-1-answer", says: "loss with steps of 5 ms", value: () => lost(0.005), about: 0.1 },
  {
    at: "rigid-euler-2",
    says: "angular velocity of the handles",
    value: () => simulate(aboutAxis(1)).observe("body[0].spin"),
    about: 0.001,
  },
  { at: "rigid-steps-3", says: "step in ms", value: () => 1000 * simulate(stepped("off")).stepSize },
  { at: "answer:rigid-exercise-1", says: "loss with steps of 5 ms", value: () => lost(0.005), about: 0.1 },
  { at: "answer:rigid-exercise-2", says: "moment of a sphere", value: sphere },
  { at: "answer:rigid-exercise-3", says: "moment of the tumbling axis", value: tumbling },
  { at: "answer:rigid-exercise-4", says: "rate of the wobble", value: wobble, about: 0.01 },
  { at: "rigid-exercise-4-answer", says: "rate of the wobble", value: wobble, about: 0.01 },
  {
    at: "rigid-exercise-4",
    says: "rate of the plate",
    value: () => Math.abs(simulate(plate).velocities()[4] ?? Number.NaN),
  },
];

/** How fast the plate turns about its axis. rad/s */
const spinOfPlate = (): number => simulate(plate).velocities()[4] ?? Number.NaN;

/** Moment of inertia of the plate across its axis, over that about it. */
function acrossOverAxis(): number {
  const [across = Number.NaN, about = Number.NaN] = [plate.bodies[0]?.inertia ?? []].flat();
  return across / about;
}

export const words: readonly WordClaim[] = [
  word("rigid-exercise-1", 6, ["six seconds", "sechs Sekunden", "6秒", "6초"], () => steps.until),
  word("rigid-gain-measured", 6, ["six seconds", "sechs Sekunden", "6秒", "6초"], () => steps.until),
  word(
    "rigid-exercise-4-answer",
    1 / 2,
    ["half as large", "halb so groß", "モーメントは半分", "모멘트는 절반"],
    acrossOverAxis,
  ),
  word(
    "rigid-wobble-choice-twice",
    2,
    ["about twice", "etwa zweimal", "およそ2回", "약 두 번"],
    () => wobble() / spinOfPlate(),
    0.05,
  ),
  word(
    "rigid-exercise-4-answer",
    2,
    ["twice as fast", "doppelt so schnell", "2倍の速さ", "두 배 빠르다"],
    () => wobble() / spinOfPlate(),
    0.05,
  ),
  word(
    "rigid-exercise-1-answer",
    1 / 2,
    ["half the loss", "Die Hälfte des Verlusts", "損失は半分", "손실은 절반"],
    () => lost(0.005) / lost(0.01),
    0.1,
  ),
];
