// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import { type Claim, type WordClaim, word } from "../claims";
import { opened, stepOf } from "../in-core.testing";
import { weight } from "../measure";
import { fixed, particle, plane, sticks } from "../sketch";
import { methods } from "./predictions";
import { links, presets } from "./presets";
import { figure, hanging, horizontal, slanting } from "./scenes";

/** Entries of J that are not zero, without the fixed point, whose two columns are the first. */
function entries(): number {
  const { data, cols } = simulate(slanting(100)).matrix("J");
  return data.filter((x, i) => x !== 0 && i % cols >= 2).length;
}

/** λ of Atwood's machine, 3 kg and 1 kg. N */
function rope(): number {
  const simulation = simulate("atwood", { angle: 0, mass1: 3, mass2: 1 });
  simulation.step(1);
  return simulation.lambda()[0] ?? Number.NaN;
}
/** The pull in the third of ten links. N */
function third(): number {
  const simulation = simulate(hanging(10));
  simulation.step(1);
  return -(simulation.lambda()[2] ?? Number.NaN);
}

/** The common entry of A of two sticks that meet at 60° in a particle of 2 kg. 1/kg */
function corner(): number {
  const [c, s] = [Math.cos(Math.PI / 3), Math.sin(Math.PI / 3)];
  const bodies = [particle([0, 0], { mass: 2 }), fixed([1, 0]), fixed([c, s])];
  const pairs = [
    [0, 1],
    [0, 2],
  ] as const;
  return simulate(plane({ bodies, constraints: sticks(bodies, pairs) })).matrix("A").data[1] ?? Number.NaN;
}

export const claims: readonly Claim[] = [
  { at: "answer:particles-exercise-1", says: "entries that are not zero", value: entries },
  { at: "answer:particles-exercise-3", says: "pull in the third link", value: third },
  { at: "answer:particles-exercise-4", says: "λ of Atwood's machine", value: rope },
  {
    at: "particles-exercise-4-answer",
    says: "λ of Atwood's machine",
    value: rope,
  },
  {
    at: "particles-start-measured",
    says: "weight of the chain",
    value: () => weight(simulate(horizontal(links))),
  },
  { at: "particles-many-1", says: "particles of the cloth", value: () => simulate("cloth").bodies().length },
  {
    at: "particles-many-1",
    says: "threads of the cloth",
    value: () => simulate("cloth").constraints().length,
  },
  { at: "particles-exercise-1-answer", says: "entries that are not zero", value: entries },
  { at: "answer:particles-exercise-2", says: "entry of two sticks", value: corner },
  { at: "particles-drift-1", says: "step of a game, ms", value: () => stepOf(presets.methods) },
  { at: "hundred", says: "rows of J", value: () => simulate(slanting(100)).matrix("J").rows },
  {
    at: "hundred",
    says: "columns without the fixed point",
    value: () => simulate(slanting(100)).matrix("J").cols - 2,
  },
  {
    at: "particles-exercise-1-answer",
    says: "entries of J",
    value: () => 100 * (simulate(slanting(100)).matrix("J").cols - 2),
  },
  { at: "particles-methods-question", says: "time, s", value: () => methods.until },
];

/** The pulls in the uppermost and the lowest link of a chain that hangs at rest. N */
function pulls(count: number): [number, number] {
  const simulation = simulate(hanging(count));
  simulation.step(1);
  const all = [...simulation.lambda()];
  return [all[0] ?? Number.NaN, all.at(-1) ?? Number.NaN];
}

/** Diagonals of A of the bridge with entries that are not zero. */
function diagonals(): number {
  const { data, cols } = opened(presets.bridge).matrix("A");
  return new Set(
    [...data].flatMap((entry, i) => (Math.abs(entry) < 1e-12 ? [] : [(i % cols) - Math.floor(i / cols)])),
  ).size;
}

export const words: readonly WordClaim[] = [
  word("particles-blocks-1", 3, ["three diagonals", "drei Diagonalen", "三重対角", "삼중 대각"], () =>
    diagonals(),
  ),
  word(
    "particles-solve-question",
    20,
    ["twenty links", "zwanzig Gliedern", "棒20本の鎖", "막대 스무 개"],
    () => opened(presets.solvers).constraints().length,
  ),
  word(
    "particles-many-3",
    4,
    ["four of them", "nämlich vier", "4本多く", "넷 많다"],
    () => simulate(figure).spectrum().nullity,
  ),
  word(
    "particles-start-question",
    20,
    ["twenty links", "zwanzig Glieder", "20本の棒", "막대 스무 개"],
    () => opened(presets.falling).constraints().length,
  ),
  word(
    "particles-many-1",
    14,
    ["fourteen particles", "vierzehn Teilchen", "14個の粒子", "입자 열네 개"],
    () => figure.bodies.length,
  ),
  word(
    "particles-many-1",
    21,
    ["twenty-one sticks", "einundzwanzig Stäbe", "21本の棒", "막대 스물한 개"],
    () => figure.constraints?.length ?? Number.NaN,
  ),
  word(
    "particles-hang-question",
    10,
    ["Ten equal beads", "Zehn gleiche Perlen", "同じビーズが10個", "똑같은 구슬 열 개"],
    () =>
      opened(presets.hanging)
        .bodies()
        .filter(({ fixed: held }) => !held).length,
  ),
  word(
    "particles-hang-choice-ten",
    10,
    ["ten times", "zehnmal", "10倍", "열 배"],
    () => pulls(10)[0] / pulls(10)[1],
    1e-6,
  ),
  word(
    "particles-exercise-4-answer",
    2,
    [
      "twice the gravitational acceleration",
      "die doppelte Fallbeschleunigung",
      "重力加速度の2倍",
      "중력 가속도의 두 배",
    ],
    () => (-rope() * (1 / 3 + 1)) / 9.81,
    1e-6,
  ),
];
