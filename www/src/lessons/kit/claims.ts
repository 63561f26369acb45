// Numbers of the text that the core computes.
import type { Preset } from "../../panels/presets";
import { type BodyDocument, type Simulation, simulate } from "../../simulation/core";
import type { Run } from "../../simulation/session";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { opened, play } from "../in-core.testing";
import { bead, box, fixed, particle, plane, sticks } from "../sketch";
import { same, sameWords } from "./sameness.testing";
import { braced, bridge, leaning, piers } from "./scenes";
import { bearable, fast, recorded, type Task, tasks } from "./tasks";

/** Coordinates of the free bodies, and of these the ones that no row takes. */
const coordinates = (simulation: Simulation): number =>
  simulation.bodies().reduce((sum, body) => sum + (body.fixed ? 0 : body.velocityLength), 0);
const freedoms = (simulation: Simulation): number => coordinates(simulation) - simulation.spectrum().rank;

/** Bodies of the solution that are fixed, or that are free. */
const bodies = (preset: Preset, fixed: boolean): number =>
  opened(preset)
    .bodies()
    .filter((body) => body.fixed === fixed).length;
const rows = (preset: Preset): number => opened(preset).lambda().length;

/** How long the solution of a task must run before this goal is reached. s */
function until(task: Task, goal: string): number {
  const { look } = task.goals.find(({ id }) => id === goal) ?? {};
  const { scene = "circle", parameters } = task.solution.runs[0] ?? {};
  const simulation = simulate(scene, parameters);
  simulation.record([...recorded]);
  const second = Math.round(1 / simulation.stepSize);
  for (let seconds = 1; seconds < 20; seconds++) {
    simulation.step(second);
    if (look?.({ simulation } as unknown as Run).done) return seconds;
  }
  return Number.NaN;
}

const stick = (): Simulation => {
  const ends = [particle([0, 0]), particle([0.5, 0])];
  return simulate(plane({ bodies: ends, constraints: sticks(ends, [[0, 1]]) }));
};

/** The least number of sticks with which a bridge counts, each of them cut off its end. */
function fewest(): number {
  const sizes = [3, 4, 5, 6].filter((count) => {
    const own = bridge.bodies.slice(0, count + 1);
    const scene = { ...bridge, bodies: own, constraints: (bridge.constraints ?? []).slice(0, count) };
    const [run] = play(
      { ...tasks.bridge.solution, runs: [{ name: "", scene, parameters: {} }] },
      0,
      recorded,
    );
    return run && tasks.bridge.goals[0].look(run).done;
  });
  return Math.min(...sizes);
}

export const claims: readonly Claim[] = [
  ...["build-coaster-task", "build-coaster-gently"].map((at) => ({
    at,
    says: "largest force that passes, N",
    value: () => bearable,
  })),
  { at: "build-coaster-stirs", says: "least kinetic energy that passes, J", value: () => fast },
];

/** The least number of free particles with which this task counts them as tied, whatever the number of sticks. */
function fewestJoints({ goals, solution }: Task): number {
  const tied = goals.find(({ id }) => id === "tied");
  const sizes = [1, 2, 3, 4, 5].filter((count) => {
    const own = [fixed([0, 0]), ...Array.from({ length: count }, (_, i) => particle([i + 1, 0]))];
    const pairs = own.slice(1).map((_, i): [number, number] => [i, i + 1]);
    const scene = plane({
      bodies: own,
      constraints: sticks(own, [...pairs, ...pairs, ...pairs, ...pairs, ...pairs]),
    });
    const [run] = play({ ...solution, runs: [{ name: "", scene, parameters: {} }] }, 0, recorded);
    return run && tied?.look(run).done;
  });
  return Math.min(...sizes);
}

/** Force of a wire on a bead of this speed, where nothing else acts. N */
function felt(speed: number): number {
  const start = { at: [0, 1], velocity: [speed, 0] };
  const simulation = simulate(bead("plane", "circle", { radius: 1 }, start, { gravity: false }));
  simulation.step(1);
  return simulation.observe("constraintForce.norm");
}
/** Numbers of a body that is added to the board. */
const numbersOf = (body: BodyDocument): number =>
  coordinates(simulate(plane({ bodies: [body], constraints: [] })));

export const words: readonly WordClaim[] = [
  word(
    "build-lead",
    5,
    ["five tasks", "fünf Aufgaben", "五つの課題", "과제 다섯 개"],
    () => Object.keys(tasks).length,
  ),
  word("build-pendulum-task", 5, ["five seconds", "fünf Sekunden", "5秒間", "5초"], () =>
    until(tasks.pendulum, "lasts"),
  ),
  word("build-pendulum-lasts", 5, ["five seconds", "fünf Sekunden", "5秒", "5초"], () =>
    until(tasks.pendulum, "lasts"),
  ),
  word("build-coaster-gently", 5, ["five seconds", "fünf Sekunden", "5秒", "5초"], () =>
    until(tasks.coaster, "gently"),
  ),
  word("build-pendulum-done", 2, ["two coordinates", "zwei Koordinaten", "座標は二つ", "좌표는 둘"], () =>
    coordinates(opened(tasks.pendulum.solution)),
  ),
  word("build-first-2", 3, ["has three", "hat drei", "三つあります", "자유도는 셋"], () => freedoms(stick())),
  word(
    "build-linkage-1",
    2,
    ["Two fixed pivots", "Zwei feste Drehpunkte", "固定された支点が二つ", "고정된 회전점 둘"],
    () => bodies(tasks.fourBar.solution, true),
  ),
  word(
    "build-linkage-1",
    2,
    ["two free joints", "zwei freie Gelenke", "自由な節点が二つ", "자유로운 관절 둘"],
    () => bodies(tasks.fourBar.solution, false),
  ),
  word("build-linkage-1", 3, ["three sticks", "drei Stäbe", "棒が三本", "막대 셋"], () =>
    rows(tasks.fourBar.solution),
  ),
  word("build-four-bar-done", 4, ["Four coordinates", "Vier Koordinaten", "座標は四つ", "좌표 넷"], () =>
    coordinates(opened(tasks.fourBar.solution)),
  ),
  word("build-four-bar-done", 3, ["three rows", "drei Zeilen", "行は三つ", "행 셋"], () =>
    rows(tasks.fourBar.solution),
  ),
  word(
    "build-four-bar-done",
    1,
    ["one degree of freedom", "ein Freiheitsgrad", "自由度は一つ", "자유도 하나"],
    () => freedoms(opened(tasks.fourBar.solution)),
  ),
  word(
    "build-hanging-1",
    2,
    ["Two piers", "Zwei Pfeiler", "橋脚が二つ", "교각 둘"],
    () => piers.bodies.length,
  ),
  word(
    "build-bridge-task",
    5,
    ["at least five sticks", "mindestens fünf Stäben", "五本以上の棒", "막대 다섯 개 이상"],
    fewest,
  ),
  word("build-bridge-tied", 5, ["five sticks", "fünf Stäben", "棒が五本以上", "막대 다섯 이상"], fewest),
  word(
    "build-bracing-1",
    1,
    ["has one degree of freedom", "einen Freiheitsgrad", "自由度が一つあり", "자유도가 하나"],
    () => freedoms(simulate(leaning)),
  ),
  word(
    "build-brace-done",
    4,
    ["stays at four", "bleibt vier", "階数は4", "랭크는 4"],
    () => simulate(braced).spectrum().rank,
  ),
  word(
    "build-bracing-2",
    2,
    ["two diagonals", "zwei Diagonalen", "斜材が二本", "대각선이 둘"],
    () => simulate(braced).lambda().length - simulate(leaning).lambda().length,
  ),
  word(
    "build-first-3",
    2,
    ["has two coordinates", "Teilchen zwei", "粒子は一つごとに二つ", "좌표를 둘"],
    () => numbersOf(particle([0, 0])),
  ),
  word("build-first-3", 3, ["each body three", "jeder Körper drei", "物体は三つ", "물체는 셋"], () =>
    numbersOf(box([0, 0], [0.5, 0.5])),
  ),
  word("build-four-bar-tied", 2, ["at least two", "mindestens zwei", "二つ以上", "둘 이상"], () =>
    fewestJoints(tasks.fourBar),
  ),
  word("build-bridge-tied", 4, ["at least four", "mindestens vier", "四つ以上", "넷 이상"], () =>
    fewestJoints(tasks.bridge),
  ),
  word(
    "build-drawing-1",
    2,
    ["square of the speed", "Quadrat der Geschwindigkeit", "速さの二乗", "속력의 제곱"],
    () => Math.log2(felt(2) / felt(1)),
    1e-3,
  ),
  ...sameWords,
];

/** The sticks of the hanging bridge from its middle outwards, at rest: how steep each is, its tension, and the horizontal part. N */
function hung(): { slope: number; tension: number; level: number }[] {
  const simulation = simulate(bridge);
  simulation.step(Math.round(60 / simulation.stepSize));
  return [2, 1, 0].map((i) => {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = [i, i + 1].flatMap((body) =>
      ["x", "y"].map((axis) => simulation.observe(`body[${body}].${axis}`)),
    );
    const tension = Math.abs(simulation.observe(`constraint[${i}].lambda`));
    return {
      slope: Math.abs((nextY - y) / (nextX - x)),
      tension,
      level: (tension * Math.abs(nextX - x)) / Math.hypot(nextX - x, nextY - y),
    };
  });
}

export const orders: readonly OrderClaim[] = [
  ...(["slope", "tension"] as const).map((name) =>
    ascending(
      "build-hanging-3",
      [
        "the steepest one is under the greatest tension",
        "Der steilste Stab steht unter dem größten Zug",
        "いちばん急な棒の張力が最大です",
        "가장 가파른 막대의 장력이 가장 크다",
      ],
      () => hung().map((stick) => stick[name]),
    ),
  ),
  equal(
    "build-hanging-3",
    [
      "the same value H in all sticks",
      "in allen Stäben denselben Wert H",
      "どの棒でも同じ値H",
      "모든 막대에서 같은 값 H",
    ],
    1e-3,
    () => hung().map(({ level }) => level),
  ),
  ...same,
];
