// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import { type Claim, type WordClaim, word } from "../claims";
import { opened, play } from "../in-core.testing";
import { extent } from "../measure";
import { space } from "../sketch";
import { kept, steps } from "./predictions";
import { presets } from "./presets";
import { aboutAxis, exact, integrated, plate, stepped } from "./scenes";

/** Energy loss of the implicit step in six seconds. % */
function lost(stepSize: number): number {
  const simulation = simulate(stepped("implicit"), { stepSize });
  const before = simulation.observe("energy.kinetic");
  simulation.step(Math.round(6 / stepSize));
  return 100 * (1 - simulation.observe("energy.kinetic") / before);
}

/** Radius and mass of a solid sphere. m, kg */
const [radius, mass] = [0.5, 2];
/** Twice its kinetic energy when it turns at 1 rad/s. kg·m² */
function sphere(): number {
  const ball = { shape: { sphere: radius }, mass, at: [0, 0, 0], spin: [0, 1, 0] };
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

/** Numbers that say how the brick turns, and how it is oriented: all but those of its place. */
function turning(): { rates: number; pose: number } {
  const brick = opened(presets.brick);
  const place = brick.toJSON().bodies[0]?.at?.length ?? Number.NaN;
  return { rates: brick.velocities().length - place, pose: brick.positions().length - place };
}
/** Components of the brick's angular momentum that stay constant. */
function constant(): number {
  const observables = (kept.record ?? []).filter((name) => name.startsWith("angularMomentum"));
  const [run] = play(presets.brick, kept.until, observables);
  if (!run) return Number.NaN;
  return observables.filter((name) => {
    const { least, most } = extent(run, name);
    return most - least < 1e-6;
  }).length;
}
/** Handles that are stepped in time. */
const handles = (): number =>
  presets.steps.runs.filter((_, run) => opened(presets.steps, run).toJSON().method?.kind === "velocity")
    .length;
/** The power of the step with which the error of Runge and Kutta's method falls on the handle. */
function order(): number {
  const [coarse, middle, fine] = [0.02, 0.01, 0.005].map((stepSize) => {
    const simulation = simulate(integrated({ ...exact, stepSize }));
    simulation.step(Math.round(1 / stepSize));
    return simulation.observe("body[0].spin");
  }) as [number, number, number];
  return Math.log2((coarse - middle) / (middle - fine));
}
/** Moments of inertia of the plate that another one equals. */
function equal(): number {
  const moments = [plate.bodies[0]?.inertia ?? []].flat();
  return moments.filter((moment, i) => moments.some((other, k) => k !== i && other === moment)).length;
}
/** Steps of the implicit run in a second. */
const stepsIn = (stepSize: number): number => simulate(stepped("implicit"), { stepSize }).advance(1).steps;

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
  word("rigid-pose-title", 4, ["Four numbers", "Vier Zahlen", "四つの数", "네 수"], () => turning().pose),
  word("rigid-pose-title", 3, ["for three", "für drei", "三つのための", "세 자유도"], () => turning().rates),
  word(
    "rigid-pose-1",
    3,
    ["Three numbers suffice", "Drei Zahlen genügen", "三つの数で足り", "세 수면 충분"],
    () => turning().rates,
  ),
  word(
    "rigid-pose-1",
    3,
    ["every choice of three", "jede Wahl von dreien", "どんな三つ", "세 수를 어떻게"],
    () => turning().rates,
  ),
  word("rigid-pose-1", 4, ["we use four", "nimmt man vier", "四つの数", "네 수"], () => turning().pose),
  word("rigid-pose-2", 3, ["three numbers", "Drei Zahlen", "三つの数", "세 수가"], () => turning().rates),
  word("rigid-pose-2", 4, ["four how", "vier, wie", "四つの数", "네 수가"], () => turning().pose),
  word(
    "rigid-kept-measured",
    3,
    ["All three components", "Alle drei Komponenten", "三つの成分", "세 성분"],
    constant,
  ),
  word(
    "rigid-euler-2",
    3,
    ["three equal T-handles", "drei gleiche T-Griffe", "三つの同じT字", "손잡이 셋"],
    () => presets.axes.runs.length,
  ),
  word("rigid-steps-3", 3, ["Three handles", "Drei Griffe", "三つの取っ手", "손잡이 셋"], handles),
  word("rigid-steps-3", 4, ["A fourth", "Ein vierter", "四つ目", "넷째"], () => presets.steps.runs.length),
  word("rigid-steps-3", 4, ["fourth order", "vierter Ordnung", "4次", "4차"], order, 0.1),
  word("rigid-gain-question", 3, ["the three", "der drei", "三つ", "셋"], handles),
  word(
    "rigid-steps-4",
    3,
    ["three integrators", "drei Verfahren", "三つの積分法", "적분법 셋"],
    () => presets.rivals.runs.length,
  ),
  word(
    "rigid-tops-1",
    2,
    ["two moments of inertia", "zwei Trägheitsmomente", "二つの慣性モーメント", "두 관성 모멘트"],
    equal,
  ),
  word(
    "rigid-wobble-why-1",
    2,
    ["twice the spin rate", "ihr Doppeltes", "回転の速さの2倍", "각속도의 두 배"],
    () => wobble() / spinOfPlate(),
    0.05,
  ),
  word(
    "rigid-exercise-1-answer",
    2,
    ["twice as many", "doppelt so viele", "2倍", "두 배"],
    () => stepsIn(0.005) / stepsIn(0.01),
  ),
  word(
    "rigid-exercise-2-hint",
    2 / 5,
    ["two fifths", "zwei Fünftel", "5分の2", "5분의 2"],
    () => sphere() / (mass * radius ** 2),
  ),
  word("rigid-exercise-3", 3, ["three axes", "drei Achsen", "三つの軸", "세 축"], () => turning().rates),
  word(
    "rigid-preset-axes",
    3,
    ["three axes", "drei Achsen", "三つの軸", "세 축"],
    () => presets.axes.runs.length,
  ),
  word("rigid-preset-steps", 3, ["three options", "drei Möglichkeiten", "三つの方法", "세 방법"], handles),
  word(
    "rigid-preset-rivals",
    3,
    ["three integrators", "drei Verfahren", "三つの積分法", "적분법 셋"],
    () => presets.rivals.runs.length,
  ),
];
