// Numbers of the text that the core computes.
import type { Preset } from "../../panels/presets";
import { collisionImpulse, simulate } from "../../simulation/core";
import { ascending, type Claim, equal, type OrderClaim, vanishing, type WordClaim, word } from "../claims";
import { answer, opened, play } from "../in-core.testing";
import { gaining, measure, watched } from "./impact-scene";
import { bounce, plastic } from "./predictions";
import { presets } from "./presets";
import { laws, path, work } from "./routh";
import { same } from "./sameness.testing";
import { unlike } from "./scenes";

/** Kinetic energy of three balls before and after an impact with different e. J */
function energy(steps: number): number {
  const simulation = simulate(unlike);
  simulation.step(steps);
  return simulation.observe("energy.kinetic");
}

/** After how many bounces with e = 0.8 a ball stays below a tenth of its first height. */
function bounces(): number {
  const simulation = simulate("bouncing-ball", { height: 1, restitution: 0.8, stepSize: 0.0005 });
  const rest = simulation.observe("body[1].y") - 1;
  let [count, last] = [0, 0];
  while (simulation.time < 10) {
    simulation.step(1);
    const speed = simulation.observe("body[1].vy");
    if (last < 0 && speed > 0) count += 1;
    if (last > 0 && speed <= 0 && simulation.observe("body[1].y") - rest < 0.1) return count;
    last = speed;
  }
  return Number.NaN;
}
/** Height after the first bounce with e = 0.8 over the height before. */
const bounced = (): number => Math.round(Number(answer(bounce).numbers.height)) / 100;
/** e of a body of an experiment. */
const restitution = (preset: Preset, body: number): number =>
  opened(preset).toJSON().bodies[body]?.restitution ?? Number.NaN;
/** Where a thin rod of 1.8 m must be hit so that its far end does not move at first. m */
function sweet(): number {
  const length = 1.8;
  const farEnd = (d: number): number => {
    const { after } = collisionImpulse({
      e: 1,
      normal: [1, 0],
      point: [0, d],
      a: { mass: 1, inertia: 0.005, at: [-0.1, d], velocity: [2, 0] },
      b: { mass: 1, inertia: (length * length) / 12, at: [0, 0] },
    });
    return (after.b.velocity[0] ?? 0) + (Number(after.b.spin) * length) / 2;
  };
  let [less, more] = [0.01, 0.9];
  while (more - less > 1e-4) {
    const d = (less + more) / 2;
    if (farEnd(d) > 0) less = d;
    else more = d;
  }
  return more;
}

/** By how many percent the kinetic energy grows in the impact of the figure. */
function gained(): number {
  const found = measure(gaining);
  return found ? 100 * (found.after / found.before - 1) : Number.NaN;
}

/** Velocities of the two balls of exercise 4 after the impact. m/s */
function parted(): readonly (readonly [number, number])[] {
  const { simulation } = play(presets.oblique, 1)[0] ?? {};
  const read = (name: string): number => simulation?.observe(name) ?? Number.NaN;
  return [0, 1].map((ball) => [read(`body[${ball}].vx`), read(`body[${ball}].vy`)] as const);
}
/** Angle of a velocity to that before the impact. ° */
const turned = (ball: number): number => {
  const [vx = 0, vy = 0] = parted()[ball] ?? [];
  return (180 / Math.PI) * Math.abs(Math.atan2(vy, vx));
};
const speedOf = (ball: number): number => Math.hypot(...(parted()[ball] ?? []));

export const claims: readonly Claim[] = [
  { at: "answer:collisions-exercise-4", says: "speed of the struck ball", value: () => speedOf(1) },
  { at: "collisions-exercise-4-answer", says: "speed of the struck ball", value: () => speedOf(1) },
  { at: "collisions-exercise-4-answer", says: "speed of the other", value: () => speedOf(0) },
  { at: "collisions-exercise-4-answer", says: "angle between them", value: () => turned(0) + turned(1) },
  { at: "collisions-exercise-4", says: "direction of the struck ball", value: () => turned(1) },
  {
    at: "collisions-exercise-4",
    says: "speed before the impact",
    value: () => opened(presets.oblique).observe("body[0].speed"),
  },
  { at: "collisions-friction-5", says: "energy gained in %", value: gained },
  { at: "answer:collisions-exercise-1", says: "bounces", value: bounces },
  { at: "answer:collisions-exercise-2", says: "where the rod is hit", value: sweet, about: 0.001 },
  { at: "collisions-exercise-3-answer", says: "energy before", value: () => energy(0) },
  { at: "collisions-exercise-3-answer", says: "energy after", value: () => energy(1) },
  {
    at: "collisions-bounce-why-1",
    says: "height after the first bounce, of one metre",
    value: () => Number(answer(bounce).numbers.height) / 100,
    about: 0.03,
  },
  { at: "answer:collisions-exercise-3", says: "energy after the impact", value: () => energy(60) },
  {
    at: "collisions-energy-2",
    says: "mass of a ball",
    value: () => opened(presets.pair).bodies()[0]?.mass ?? Number.NaN,
  },
  {
    at: "collisions-energy-2",
    says: "speed of the first ball",
    value: () => opened(presets.pair).observe("body[0].speed"),
  },
  {
    at: "collisions-many-1",
    says: "speed of the fifth ball",
    value: () => opened(presets.cradle).observe("body[0].speed"),
  },
  { at: "collisions-impact-2", says: "e of the ball", value: () => restitution(presets.bounce, 1) },
  { at: "collisions-off-1", says: "e of the rod", value: () => restitution(presets.rods, 1) },
  { at: "collisions-energy-2", says: "e of the balls", value: () => restitution(presets.pair, 0) },
  { at: "collisions-many-1", says: "e of the five balls", value: () => restitution(presets.cradle, 0) },
  { at: "collisions-friction-5", says: "e of the figure", value: () => gaining.e },
  {
    at: "collisions-cradle-choice-last",
    says: "speed of the fifth ball",
    value: () => opened(presets.cradle).observe("body[0].speed"),
  },
  ...[0, 2].map((ball) => ({
    at: "collisions-exercise-3",
    says: `speed of ball ${ball}`,
    value: () => simulate(unlike).observe(`body[${ball}].speed`),
  })),
  ...[0, 2].map((ball) => ({
    at: "collisions-exercise-3",
    says: `e of ball ${ball}`,
    value: () => unlike.bodies[ball]?.restitution ?? Number.NaN,
  })),
  {
    at: "collisions-exercise-3",
    says: "mass of a ball",
    value: () => simulate(unlike).bodies()[1]?.mass ?? Number.NaN,
  },
  { at: "collisions-exercise-1-hint", says: "height after a bounce, of one metre", value: () => bounced() },
];

/** An energy of the two balls that go on together. J */
const answered = (name: string): number => Number(answer(plastic).numbers[name]);

/** Mass of what leaves together in the row of balls, by momentum, in masses of the first ball. */
function fourfold(): number {
  const { simulation } = play(presets.cradle, 0.7)[0] ?? {};
  const speed = (ball: number): number => simulation?.observe(`body[${ball}].vx`) ?? Number.NaN;
  return (opened(presets.cradle).observe("body[0].vx") - speed(0)) / speed(4);
}

/** Speeds of the five balls before and after the impact. m/s */
function speeds(time: number): number[] {
  const simulation = time > 0 ? play(presets.cradle, time)[0]?.simulation : opened(presets.cradle);
  const balls = opened(presets.cradle)
    .bodies()
    .filter(({ fixed }) => !fixed);
  return balls.map((_, ball) => simulation?.observe(`body[${ball}].vx`) ?? Number.NaN);
}
const alike = (values: readonly number[], value: number | undefined): number =>
  values.filter((each) => Math.abs(each - (value ?? Number.NaN)) < 1e-6).length;
/** Contacts of three balls that touch. */
function touching(): number {
  const simulation = simulate(unlike);
  simulation.step(1);
  return simulation.contacts().length;
}
/** Mass of both balls that go on together, over that of the first. */
function together(): number {
  const masses = opened(presets.pair)
    .bodies()
    .map(({ mass }) => mass);
  return masses.reduce((sum, mass) => sum + mass, 0) / (masses[0] ?? Number.NaN);
}

export const words: readonly WordClaim[] = [
  word(
    "collisions-cradle-why-1",
    4,
    ["four times the mass", "vierfachen Masse", "質量が4倍", "질량이 네 배"],
    () => fourfold(),
    1e-6,
  ),
  word(
    "collisions-plastic-why-1",
    1 / 4,
    ["a quarter of the square", "ein Viertel des Quadrats", "二乗は4分の1", "제곱은 4분의 1"],
    () => answered("after") / answered("before") / 2,
    0.01,
  ),
  word(
    "collisions-many-1",
    5,
    ["Five equal balls", "Fünf gleiche Kugeln", "球が五つ", "같은 공 다섯"],
    () =>
      opened(presets.cradle)
        .bodies()
        .filter(({ fixed }) => !fixed).length,
  ),
  word(
    "collisions-plastic-choice-half",
    1 / 2,
    ["half of it", "die Hälfte", "半分", "절반"],
    () => 1 - answered("after") / answered("before"),
    0.01,
  ),
  word(
    "collisions-plastic-why-1",
    1 / 2,
    ["half the speed", "der halben Geschwindigkeit", "半分の速さ", "절반의 속력"],
    () => Math.sqrt(answered("after") / answered("before") / 2),
    0.01,
  ),
  word(
    "collisions-exercise-1-answer",
    6,
    ["sixth bounce", "sechsten Aufprall", "六回目", "여섯 번째"],
    bounces,
  ),
  word(
    "collisions-exercise-2-answer",
    1 / 6,
    ["one sixth of the length", "ein Sechstel der Länge", "長さの6分の1", "길이의 6분의 1"],
    () => sweet() / 1.8,
    0.01,
  ),
  word(
    "collisions-bounce-why-1",
    2,
    ["square of the speed", "Quadrat der Geschwindigkeit", "速さの二乗", "속력의 제곱"],
    () => Math.log(bounced()) / Math.log(restitution(presets.bounce, 1)),
    0.05,
  ),
  word(
    "collisions-plastic-why-1",
    2,
    ["twice the mass", "doppelte Masse", "質量は2倍", "질량은 두 배"],
    together,
  ),
  word("collisions-many-1", 4, ["Four stand", "Vier stehen", "四つは", "넷은"], () => alike(speeds(0), 0)),
  word("collisions-cradle-why-1", 4, ["the four stay", "bleiben die vier", "四つは", "넷은"], () =>
    alike(speeds(0.7), speeds(0.7).at(-1)),
  ),
  word("collisions-cradle-choice-four", 4, ["the four", "die vier", "四つが", "넷이"], () =>
    alike(speeds(0.7), speeds(0.7).at(-1)),
  ),
  word(
    "collisions-exercise-3",
    3,
    ["Three equal balls", "Drei gleiche Kugeln", "球が三つ", "같은 공 셋"],
    () => simulate(unlike).bodies().length,
  ),
  word("collisions-exercise-3", 2, ["both contacts", "beide Kontakte", "二つの接触", "두 접촉"], touching),
  word(
    "collisions-exercise-3-answer",
    2,
    ["the two contacts", "an den zwei Kontakten", "二つの接触", "두 접촉"],
    touching,
  ),
  word("collisions-exercise-3-hint", 2, ["Two rows", "Zwei Zeilen", "行は二つ", "행은 둘"], touching),
  word(
    "collisions-friction-3",
    3,
    ["three of them", "davon gibt es drei", "三つあります", "세 가지"],
    () => laws.length,
  ),
];

/** The impact of the ball on the rod: momentum of the rod, 1/K_n and energy of the ball afterwards. N·s, kg, J */
function struckRod(run: 0 | 1): { impulse: number; effective: number; kept: number; turning: number } {
  const simulation = opened(presets.rods, run);
  const [ball, rod] = [0, 1];
  const ballMass = simulation.bodies()[ball]?.mass ?? Number.NaN;
  const approach = simulation.observe(`body[${ball}].vx`);
  while (simulation.observe(`body[${rod}].vx`) === 0) simulation.step(1);
  const impulse = ballMass * (approach - simulation.observe(`body[${ball}].vx`));
  const speed = simulation.observe(`body[${ball}].speed`);
  return {
    impulse,
    // e is one: a = 2 u / K_n.
    effective: impulse / (2 * approach),
    kept: 0.5 * ballMass * speed ** 2,
    turning: Math.abs(simulation.observe(`body[${rod}].spin`)),
  };
}
/** Change of the kinetic energy in the impact that gains, by a law. J */
function changedBy(law: (typeof laws)[number]): number {
  const measured = measure(gaining);
  const end = measured && path(measured, gaining, law).points.at(-1);
  return measured && end ? work(measured, end) : Number.NaN;
}

/** Kinetic energies in the run of the figure: before its impacts, after the first, and after the second. J */
function watchedEnergies(): number[] {
  const simulation = simulate(watched(gaining));
  const energies = [simulation.observe("energy.kinetic")];
  while (energies.length < 3 && simulation.time < 2) {
    simulation.step(1);
    const now = simulation.observe("energy.kinetic");
    if (Math.abs(now - (energies.at(-1) ?? 0)) > 1e-3) energies.push(now);
  }
  return energies;
}
/** Speeds at which a gap of the three balls opens, before and after the impact. m/s */
function opening(gap: 0 | 1): [number, number] {
  const simulation = simulate(unlike);
  const speed = (): number =>
    simulation.observe(`body[${gap + 1}].vx`) - simulation.observe(`body[${gap}].vx`);
  const before = speed();
  simulation.step(1);
  return [before, speed()];
}

export const orders: readonly OrderClaim[] = [
  ...same,
  ascending(
    "collisions-friction-5",
    [
      "a second impact follows, in which energy is lost",
      "folgt ein zweiter Stoß, bei dem Energie verloren geht",
      "二度目の衝突が続き、そこでエネルギーが失われます",
      "둘째 충돌이 이어져 에너지를 잃는다",
    ],
    () => watchedEnergies()[2] ?? Number.NaN,
    () => watchedEnergies()[1] ?? Number.NaN,
  ),
  equal(
    "collisions-exercise-3-hint",
    [
      "the left gap opens as fast as it closed",
      "öffnet sich der linke Spalt so schnell, wie er sich schloss",
      "左のすき間は閉じたときと同じ速さで開き",
      "왼쪽 틈은 닫힌 만큼 빠르게 열리고",
    ],
    1e-6,
    () => {
      const [before, after] = opening(0);
      return [-before, after];
    },
  ),
  equal(
    "collisions-exercise-3-hint",
    ["Momentum is conserved", "Der Impuls bleibt erhalten", "運動量は保存されます", "운동량은 보존된다"],
    1e-9,
    () => {
      const simulation = simulate(unlike);
      const before = simulation.observe("momentum.x");
      simulation.step(1);
      return [before, simulation.observe("momentum.x")];
    },
  ),
  vanishing(
    "collisions-exercise-3-hint",
    [
      "the right one neither opens nor closes",
      "der rechte wird weder größer noch kleiner",
      "右のすき間は開きも閉じもしません",
      "오른쪽 틈은 열리지도 닫히지도 않는다",
    ],
    1e-6,
    () => opening(1)[0],
    () => [opening(1)[1]],
  ),
  ascending(
    "collisions-rods-why-1",
    ["{$K-n} is larger", "{$K-n} ist größer", "{$K-n}が大きく", "{$K-n}이 크고"],
    () => 1 / struckRod(0).effective,
    () => 1 / struckRod(1).effective,
  ),
  ascending(
    "collisions-rods-why-1",
    [
      "the impulse {$impulse} smaller",
      "der Kraftstoß {$impulse} kleiner",
      "力積{$impulse}は小さくなります",
      "충격량 {$impulse}는 작다",
    ],
    () => struckRod(1).impulse,
    () => struckRod(0).impulse,
  ),
  ascending(
    "collisions-rods-why-1",
    ["the ball keeps some", "die Kugel behält etwas", "球にもいくらか残ります", "공에도 얼마가 남는다"],
    () => struckRod(0).kept,
    () => 1e-6,
    () => struckRod(1).kept,
  ),
  ascending(
    "collisions-friction-5",
    [
      "Poisson’s and Stronge’s laws lose energy in the same impact",
      "Nach Poisson und nach Stronge geht beim selben Stoß Energie verloren",
      "同じ衝突で、ポアソンとストロンジの法則ではエネルギーが失われます",
      "같은 충돌에서 푸아송과 스트롱의 법칙은 에너지를 잃는다",
    ],
    () => Math.max(changedBy("poisson"), changedBy("stronge")),
    0,
    () => changedBy("newton"),
  ),
  ...(["energy.kinetic", "momentum.x"] as const).map((name) =>
    equal(
      "collisions-cradle-why-1",
      [
        "both momentum and energy are conserved",
        "Impuls wie Energie bleiben erhalten",
        "運動量もエネルギーも保たれています",
        "운동량과 에너지도 보존되지만",
      ],
      1e-6,
      () => {
        const simulation = opened(presets.cradle);
        while (simulation.observe("body[4].speed") < 1e-6 && simulation.time < 5) simulation.step(1);
        const after = simulation.observe(name);
        simulation.stepBack(1);
        return [simulation.observe(name), after];
      },
    ),
  ),
  ...([0, 1] as const).map((run) =>
    equal(
      "collisions-off-1",
      ["No energy is lost", "Energie geht nicht verloren", "エネルギーは失われません", "잃는 에너지는 없다"],
      1e-6,
      () => {
        const simulation = opened(presets.rods, run);
        const before = simulation.observe("energy.kinetic");
        simulation.step(Math.round(1 / simulation.stepSize));
        return [before, simulation.observe("energy.kinetic")];
      },
    ),
  ),
  equal(
    "collisions-plastic-why-1",
    ["Momentum is conserved", "Der Impuls bleibt erhalten", "運動量は保存される", "운동량은 보존되므로"],
    1e-9,
    () => {
      const simulation = opened(presets.pair);
      const before = simulation.observe("momentum.x");
      simulation.step(Math.round(1 / simulation.stepSize));
      return [before, simulation.observe("momentum.x")];
    },
  ),
];
