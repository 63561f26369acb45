// Numbers of the text that the core computes.

import type { SceneDocument } from "../../simulation/core";
import { type Simulation, simulate } from "../../simulation/core";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { opened } from "../in-core.testing";
import { figure } from "../particles/scenes";
import { fixed, particle, plane, sticks } from "../sketch";
import { open as openMember, presets, settled as settledMember } from "./presets";
import { same } from "./sameness.testing";
import { pendulum, triangle, truss, unlikely } from "./scenes";

/** A triangle that cannot be, as it comes to rest. */
function settled(third: number): Simulation {
  const simulation = simulate(unlikely(third));
  simulation.step(Math.round(20 / simulation.stepSize));
  return simulation;
}
/** Lengths that its sides take; the given lengths and what they are off by. m */
const lengths = (third: number): number[] => [...settled(third).c()].map((c, i) => (i === 2 ? third : 1) + c);
/** Errors of its sides. m */
const errors = (): number[] => [...settled(3).c()].map(Math.abs);

/** Rows that say nothing new. */
const spare = (scene: SceneDocument): number => simulate(scene).spectrum().nullity;
/** Four sticks and both diagonals. */
function square(): SceneDocument {
  const bodies = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map((at) => particle(at));
  const pairs = [0, 1, 2, 3].flatMap((i) => [0, 1, 2, 3].filter((j) => j > i).map((j) => [i, j] as const));
  return plane({ bodies, constraints: sticks(bodies, pairs) });
}
/** Two cranks and a coupler in one line. */
function flattened(): Simulation {
  const bodies = [fixed([0, 0]), particle([0.5, 0]), particle([1.5, 0]), fixed([1, 0])];
  const pairs = [
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const;
  return simulate(plane({ bodies, constraints: sticks(bodies, pairs) }));
}
/** Coordinates of the bodies that can move. */
const coordinates = (simulation: Simulation): number => {
  const bodies = simulation.bodies();
  const each = simulation.velocities().length / bodies.length;
  return each * bodies.filter(({ fixed: held }) => !held).length;
};
/** Degrees of freedom that are left. */
const free = (simulation: Simulation): number => coordinates(simulation) - simulation.spectrum().rank;
const flat = (): number => free(flattened());

export const claims: readonly Claim[] = [
  { at: "lengths", says: "a short side", value: () => lengths(3)[0] ?? Number.NaN, about: 0.01 },
  { at: "lengths", says: "the long side", value: () => lengths(3)[2] ?? Number.NaN, about: 0.01 },
  { at: "third", says: "what each side is off by", value: () => Math.max(...errors()), about: 0.02 },
  { at: "answer-sides", says: "a short side", value: () => lengths(2.5)[0] ?? Number.NaN, about: 0.01 },
  { at: "answer-sides", says: "the long side", value: () => lengths(2.5)[2] ?? Number.NaN, about: 0.01 },
  { at: "eight", says: "rows of the truss", value: () => simulate(truss(false)).constraints().length },
  { at: "answer:redundant-exercise-1", says: "members too many", value: () => spare(square()) },
  { at: "answer:redundant-exercise-2", says: "sticks too many", value: () => spare(figure) },
  {
    at: "answer:redundant-exercise-3",
    says: "the long side",
    value: () => lengths(2.5)[2] ?? Number.NaN,
    about: 0.01,
  },
  { at: "answer:redundant-exercise-5", says: "motions where it lies flat", value: flat },
  ...[0, 2].map((row) => ({
    at: "redundant-contradict-1",
    says: `length of stick ${row + 1}`,
    value: () => Number(simulate(unlikely(3)).constraints()[row]?.parameters.length),
  })),
];

/** λ of the first stick in a run of the pendulum on one stick, and on three. */
function firstLambda(run: 0 | 1): number {
  const simulation = opened(presets.thrice, run);
  simulation.step(1);
  return simulation.lambda()[0] ?? Number.NaN;
}

/** Joints of a linkage that can move. */
const freeJoints = (name: "fourBar" | "peaucellier" | "cranks"): number =>
  opened(presets[name])
    .bodies()
    .filter(({ fixed: held }) => !held).length;
/** How much longer the middle crank is than one beside it. cm */
function longer(): number {
  const lengths = opened(presets.locked)
    .constraints()
    .map(({ parameters }) => Number(parameters.length));
  return 100 * ((lengths[1] ?? Number.NaN) - (lengths[0] ?? Number.NaN));
}
/** By which factor an iteration of Jacobi's method multiplies the residual of three equal rows. */
function doubling(): number {
  const { residuals } = opened(presets.jacobi).solveTrace("jacobi", { maxIterations: 6 });
  return (residuals[6] ?? Number.NaN) / (residuals[5] ?? Number.NaN);
}

/** The pendulum on three equal sticks, after a step. */
function thrice(): Simulation {
  const simulation = opened(presets.thrice, 1);
  simulation.step(1);
  return simulation;
}
/** Sticks of a run with an end that is held, or those without. */
function sticksOf(simulation: Simulation, held: boolean): ReturnType<Simulation["constraints"]> {
  const ground = new Set(simulation.bodies().flatMap(({ id, fixed: still }) => (still ? [id] : [])));
  return simulation.constraints().filter(({ bodies }) => bodies.some((id) => ground.has(id)) === held);
}
/** Diagonals of the panel at the wall: sticks between its four corners that are longer than its sides. */
function diagonals(braced: boolean): number {
  const corners = opened(braced ? presets.braced : presets.truss);
  return corners
    .constraints()
    .filter(({ bodies, parameters }) => bodies.every((id) => id < 4) && Number(parameters.length) > 1.01)
    .length;
}
/** Sticks of the square that are as long as its sides. */
const sides = (): number =>
  simulate(square())
    .constraints()
    .filter(({ parameters }) => Math.abs(Number(parameters.length) - 1) < 1e-9).length;
/** Head and trunk of the figure: what is left of it when no particle hangs on a single stick. */
function trunk(): { particles: number; sticks: number } {
  let left = simulate(figure)
    .constraints()
    .map(({ bodies }) => bodies);
  for (;;) {
    const ends = left.flat();
    const inner = left.filter((pair) => pair.every((id) => ends.filter((end) => end === id).length > 1));
    if (inner.length === left.length) return { particles: new Set(ends).size, sticks: left.length };
    left = inner;
  }
}
/** Number of the eigenvalue that is tiny in the flat triangle, the largest first. */
function tiny(): number {
  const { eigenvalues } = settled(3).spectrum();
  const [largest = Number.NaN] = eigenvalues;
  const small = [...eigenvalues].flatMap((value, i) => (value > 0 && value < 0.1 * largest ? [i + 1] : []));
  return small.length === 1 ? (small[0] ?? Number.NaN) : Number.NaN;
}

export const words: readonly WordClaim[] = [
  word("redundant-null-4", 2, ["doubles", "verdoppelt", "2倍", "두 배"], () => doubling(), 1e-6),
  word(
    "redundant-truss-2",
    8,
    ["eight members", "acht Stäbe", "部材も8本", "부재도 여덟"],
    () => simulate(truss(false)).constraints().length,
  ),
  word(
    "redundant-linkage-1",
    2,
    ["two free joints", "zwei freie Gelenke", "自由な節点が二つ", "자유로운 관절이 둘"],
    () => freeJoints("fourBar"),
  ),
  word(
    "redundant-linkage-1",
    3,
    ["three bars", "drei Stäbe", "棒が三本", "막대가 셋"],
    () => opened(presets.fourBar).constraints().length,
  ),
  word("redundant-linkage-1", 4, ["four joints", "vier Gelenke", "節点が四つ", "관절이 넷"], () =>
    freeJoints("peaucellier"),
  ),
  word(
    "redundant-linkage-1",
    7,
    ["seven bars", "sieben Stäbe", "棒が七本", "막대가 일곱"],
    () => opened(presets.peaucellier).constraints().length,
  ),
  word("redundant-linkage-2", 3, ["three joints", "drei Gelenke", "節点は三つ", "관절 셋"], () =>
    freeJoints("cranks"),
  ),
  word(
    "redundant-linkage-2",
    6,
    ["six bars", "sechs Stäbe", "棒は六本", "막대 여섯"],
    () => opened(presets.cranks).constraints().length,
  ),
  word(
    "redundant-linkage-3",
    10,
    ["ten centimetres", "zehn Zentimeter", "10 cm", "10 cm"],
    () => longer(),
    1e-9,
  ),
  word(
    "redundant-repeat-1",
    3,
    ["three equal rows", "drei gleiche Zeilen", "等しい行が三つ", "같은 행이 셋"],
    () => opened(presets.thrice, 1).constraints().length,
  ),
  word(
    "redundant-thrice-choice-third",
    1 / 3,
    ["a third of that", "ein Drittel davon", "3分の1", "3분의 1"],
    () => firstLambda(1) / firstLambda(0),
    1e-6,
  ),
  word(
    "redundant-linkage-3",
    6,
    ["the rank is six", "der Rang ist sechs", "階数は6", "랭크는 6"],
    () => opened(presets.locked).spectrum().rank,
  ),
  word(
    "redundant-repeat-title",
    3,
    ["three times", "Dreimal", "三度", "셋"],
    () => thrice().constraints().length,
  ),
  word(
    "redundant-repeat-1",
    3,
    ["there three times", "dreifach", "三本", "세 겹"],
    () => thrice().constraints().length,
  ),
  word(
    "redundant-repeat-1",
    1,
    ["One row would be enough", "Eine würde genügen", "一つで足り", "한 행이면"],
    () => thrice().spectrum().rank,
  ),
  word(
    "redundant-repeat-1",
    2,
    [
      "the other two say nothing new",
      "die anderen beiden sagen nichts Neues",
      "残りの二つは何も新しいことを述べません",
      "나머지 둘은 새로운 조건이 아니다",
    ],
    () => thrice().spectrum().nullity,
  ),
  word(
    "redundant-thrice-question",
    3,
    ["three multipliers", "drei Multiplikatoren", "三つの乗数", "세 승수"],
    () => thrice().lambda().length,
  ),
  word(
    "redundant-thrice-measured",
    1,
    ["single stick", "einzelne Stab", "一本のとき", "막대가 하나"],
    () => opened(presets.thrice).constraints().length,
  ),
  word(
    "redundant-thrice-measured",
    3,
    ["the three", "die drei", "三本では", "셋일 때"],
    () => thrice().lambda().length,
  ),
  word(
    "redundant-thrice-measured",
    2,
    ["Both pendulums", "Beide Pendel", "二つの振り子", "두 진자"],
    () => presets.thrice.runs.length,
  ),
  word(
    "redundant-null-4",
    3,
    ["all three", "alle drei", "三つの行", "셋이"],
    () => opened(presets.jacobi).constraints().length,
  ),
  word(
    "redundant-contradict-1",
    3,
    ["three rows", "drei Zeilen", "三つの行", "세 행"],
    () => simulate(unlikely(3)).c().length,
  ),
  word("redundant-triangle-choice-shared", 3, ["all three", "alle drei", "三本とも", "셋 다"], () => {
    const all = errors();
    return all.filter((each) => each > 0.99 * Math.max(...all)).length;
  }),
  word(
    "redundant-triangle-measured",
    3,
    ["three lengths", "drei Längen", "三つの長さ", "세 길이"],
    () => opened(presets.triangle).c().length,
  ),
  word(
    "redundant-contradict-3",
    3,
    ["The third eigenvalue", "Der dritte Eigenwert", "三つ目の固有値", "셋째 고윳값"],
    tiny,
  ),
  word(
    "redundant-truss-3",
    2,
    ["a second diagonal", "eine zweite Diagonale", "二本目の斜材", "둘째 대각선"],
    () => (diagonals(false) === 1 ? diagonals(true) : Number.NaN),
  ),
  word(
    "redundant-braced-question",
    2,
    ["two solvers", "beiden Löser", "二つのソルバー", "두 솔버"],
    () => new Set([0, 1].map((run) => opened(presets.braced, run).get("solver"))).size,
  ),
  word("redundant-braced-why-1", 2, ["two diagonals", "beiden Diagonalen", "二本の斜材", "두 대각선"], () =>
    diagonals(true),
  ),
  word(
    "redundant-linkage-2",
    3,
    ["three parallel cranks", "drei parallelen", "三本のクランク", "크랭크 셋"],
    () => sticksOf(opened(presets.cranks), true).length,
  ),
  word(
    "redundant-linkage-2",
    3,
    ["three bars", "drei Stäben", "三本の棒", "막대 셋"],
    () => sticksOf(opened(presets.cranks), false).length,
  ),
  word(
    "redundant-cranks-why-1",
    3,
    ["the third row", "die dritte Zeile", "三つ目の行", "셋째 행"],
    () => sticksOf(opened(presets.cranks), true).length,
  ),
  word("redundant-cranks-why-1", 2, ["the other two", "den beiden anderen", "二つの行", "두 행"], () => {
    const cranks = opened(presets.cranks);
    return cranks.spectrum().rank - sticksOf(cranks, false).length;
  }),
  word("redundant-exercise-1", 4, ["four sticks", "vier Stäben", "四本の棒", "막대 넷"], sides),
  word(
    "redundant-exercise-1",
    2,
    ["both diagonals", "beiden Diagonalen", "二本の対角線", "두 대각선"],
    () => simulate(square()).constraints().length - sides(),
  ),
  word(
    "redundant-exercise-1-hint",
    4,
    ["Four points", "Vier Punkte", "4点", "점 네 개"],
    () => simulate(square()).bodies().length,
  ),
  word(
    "redundant-exercise-1-answer",
    3,
    ["three degrees of freedom", "drei Freiheitsgrade", "三つの自由度", "자유도 3"],
    () => free(simulate(square())),
  ),
  ...(
    [
      ["redundant-exercise-2", ["six particles", "sechs Teilchen", "粒子が6個", "입자 여섯"]],
      ["redundant-exercise-2-hint", ["Six particles", "Sechs Teilchen", "6個の粒子", "입자 여섯"]],
    ] as const
  ).map(([at, words]) => word(at, 6, words, () => trunk().particles)),
  word(
    "redundant-exercise-2",
    13,
    ["thirteen sticks", "dreizehn Stäbe", "棒が13本", "막대 열셋"],
    () => trunk().sticks,
  ),
  word(
    "redundant-exercise-3-hint",
    3,
    ["three rows", "drei Zeilen", "三つの行", "세 행"],
    () => simulate(unlikely(2.5)).c().length,
  ),
  word(
    "redundant-exercise-4",
    3,
    ["three equal sticks", "drei gleichen Stäbe", "三本の等しい棒", "같은 막대 셋"],
    () => thrice().constraints().length,
  ),
  word(
    "redundant-exercise-5",
    4,
    ["all four", "alle vier", "四本を", "넷을"],
    () =>
      // A closed loop has as many bars as joints, the ground among them.
      flattened().bodies().length,
  ),
  word(
    "redundant-exercise-5-hint",
    2,
    ["Two free joints", "Zwei freie Gelenke", "自由な二つの節点", "자유로운 두 관절"],
    () => freeJoints("fourBar"),
  ),
  word(
    "redundant-exercise-5-hint",
    4,
    ["four coordinates", "vier Koordinaten", "4個の座標", "좌표는 4개"],
    () => coordinates(flattened()),
  ),
  word(
    "redundant-exercise-5-hint",
    3,
    ["three rows", "drei Zeilen", "三つの行", "세 행"],
    () => flattened().c().length,
  ),
  word(
    "redundant-exercise-5-answer",
    1,
    ["falls by one", "um eins", "一つ下がって", "하나 줄고"],
    () => opened(presets.fourBar).spectrum().rank - flattened().spectrum().rank,
  ),
  word(
    "redundant-exercise-5-answer",
    2,
    ["two degrees of freedom", "zwei Freiheitsgrade", "自由度が二つ", "자유도가 둘"],
    flat,
  ),
  word(
    "redundant-linkage-1",
    1,
    ["one degree of freedom", "ein Freiheitsgrad", "自由度は一つ", "자유도가 하나"],
    () => free(opened(presets.fourBar)),
  ),
  word(
    "redundant-preset-thrice",
    1,
    ["once", "einmal", "一度", "한 번"],
    () => opened(presets.thrice).constraints().length,
  ),
  word(
    "redundant-preset-thrice",
    3,
    ["three times", "dreimal", "三度", "세 번"],
    () => thrice().constraints().length,
  ),
  word(
    "redundant-run-thrice",
    3,
    ["three times", "dreimal", "3本", "3개"],
    () => thrice().constraints().length,
  ),
  word(
    "redundant-preset-ways",
    2,
    ["two ways", "zwei Arten", "二つの分け方", "두 방식"],
    () => new Set([0, 1].map((run) => opened(presets.ways, run).get("solver"))).size,
  ),
  word(
    "redundant-preset-jacobi",
    3,
    ["three equal rows", "drei gleichen Zeilen", "三行", "행 셋"],
    () => opened(presets.jacobi).constraints().length,
  ),
  word(
    "redundant-preset-braced",
    2,
    ["second diagonal", "zweiter Diagonale", "二本目の斜材", "둘째 대각선"],
    () => diagonals(true),
  ),
  word(
    "redundant-preset-cranks",
    3,
    ["three cranks", "drei Kurbeln", "三本のクランク", "크랭크 셋"],
    () => sticksOf(opened(presets.cranks), true).length,
  ),
];

/** Where the bead of the pendulum is after a second. m */
const swung = (sticks: number): number => {
  const simulation = simulate(pendulum(sticks));
  simulation.step(Math.round(1 / simulation.stepSize));
  return simulation.observe("body[1].x");
};
/** Multipliers of the three equal sticks by a solver. N */
const shares = (solver: string): number[] => {
  const simulation = simulate(pendulum(3), { solver });
  return [...simulation.solveTrace(solver, { tolerance: 1e-10, maxIterations: 200 }).lambda];
};
/** Residual after these sweeps. */
const residualOf = (solver: string, sweeps: number): number =>
  simulate(pendulum(3)).solveTrace(solver, { tolerance: 0, maxIterations: sweeps }).residuals.at(-1) ??
  Number.NaN;

/** Force in a member of the braced truss after a step, by the solver of a run. N */
function memberForce(run: number, member: number): number {
  const simulation = opened(presets.braced, run);
  simulation.step(1);
  return simulation.lambda()[member] ?? Number.NaN;
}

export const orders: readonly OrderClaim[] = [
  equal(
    "redundant-repeat-3",
    ["does not change at all", "ändert sich gar nichts", "まったく変わりません", "아무 변화도 없다"],
    1e-9,
    () => [1, 2, 3].map(swung),
  ),
  ascending(
    "redundant-null-4",
    [
      "nothing is left for the others to do",
      "für die anderen bleibt nichts zu tun",
      "ほかの棒にはすることが残りません",
      "나머지에는 할 일이 남지 않는다",
    ],
    () => 1e6 * Math.max(...shares("gauss-seidel").slice(1).map(Math.abs)),
    () => Math.abs(shares("gauss-seidel")[0] ?? Number.NaN),
  ),
  ascending(
    "redundant-null-4",
    [
      "Jacobi’s method does worse",
      "Das Jacobi-Verfahren schneidet schlechter ab",
      "ヤコビ法ではさらに悪くなります",
      "야코비 방법은 사정이 더 나쁘다",
    ],
    () => residualOf("gauss-seidel", 10),
    () => residualOf("jacobi", 5),
    () => residualOf("jacobi", 10),
  ),
  ascending(
    "redundant-contradict-3",
    ["small but not zero", "klein, aber nicht null", "小さいけれども0ではなく", "작지만 0이 아니며"],
    0,
    () => {
      const simulation = simulate(triangle);
      // The third over the first, twice a second.
      const parts = Array.from({ length: 20 }, () => {
        simulation.step(Math.round(0.5 / simulation.stepSize));
        const [first = Number.NaN, , third = Number.NaN] = simulation.spectrum().eigenvalues;
        return Math.abs(third / first);
      });
      return [Math.min(...parts), Math.max(...parts), Number(simulation.get("rankTolerance"))];
    },
  ),
  ascending(
    "redundant-triangle-why-2",
    [
      "The sum of squares is least when the error is shared",
      "Die Summe der Quadrate ist am kleinsten, wenn der Fehler geteilt wird",
      "二乗の和は、誤差を分け合うときに最小になります",
      "제곱의 합은 오차를 나눌 때 가장 작다",
    ],
    () => errors().reduce((sum, error) => sum + error ** 2, 0),
    // The whole error in two sticks, or in one.
    () => [2 * 0.5 ** 2, 1],
  ),
  equal(
    "redundant-exercise-2-answer",
    [
      "stays rigid when one of them is cut",
      "bleibt aber starr, wenn einer davon durchgeschnitten wird",
      "一本切られても変形しません",
      "하나가 잘려도 모양이 바뀌지 않는다",
    ],
    1e-12,
    () => {
      const whole = simulate(square());
      const cut = simulate(square());
      cut.removeConstraint(cut.constraints()[0]?.id ?? Number.NaN);
      return [free(whole), free(cut), 3];
    },
  ),
  ascending(
    "redundant-linkage-4",
    [
      "Nothing moves any more",
      "Nichts bewegt sich mehr",
      "もう何も動きません",
      "더는 아무것도 움직이지 않는다",
    ],
    ...([presets.locked, presets.cranks] as const).flatMap((preset, i) => [
      () => {
        const simulation = opened(preset);
        simulation.record(["body[3].x"]);
        simulation.step(Math.round(2 / simulation.stepSize));
        const { y } = simulation.series("body[3].x");
        return Math.max(...y) - Math.min(...y);
      },
      ...(i === 0 ? [() => 1e-3] : []),
    ]),
  ),
  ascending(
    "redundant-null-3",
    [
      "end at the smallest solution",
      "enden deshalb bei der kleinsten Lösung",
      "最も小さい解にたどり着きます",
      "가장 작은 해에 이른다",
    ],
    () => ["cg", "gauss-seidel"].map((solver) => Math.hypot(...shares(solver))),
  ),
  equal(
    "redundant-braced-why-1",
    [
      "beyond it every force is still determined",
      "jenseits davon ist jede Kraft nach wie vor bestimmt",
      "その外では力はやはり決まります",
      "그 밖에서는 여전히 모든 힘이 정해진다",
    ],
    1e-4,
    () => [0, 1].map((run) => memberForce(run, settledMember)),
  ),
  ascending(
    "redundant-braced-why-1",
    [
      "It reaches only as far as the closed panel",
      "Sie reicht nur so weit wie das geschlossene Feld",
      "及ぶのは閉じた格間の中だけで",
      "자기 응력은 닫힌 칸 안에만 미치고",
    ],
    () => Math.abs(memberForce(0, settledMember) - memberForce(1, settledMember)),
    () => Math.abs(memberForce(0, openMember) - memberForce(1, openMember)) / 1000,
  ),
  equal(
    "redundant-contradict-2",
    [
      "the level at which conjugate residuals and the direct solver stop",
      "die Höhe, auf der konjugierte Residuen und der direkte Löser stehen bleiben",
      "共役残差法と直接法がそこで止まる高さ",
      "켤레 잔차법과 직접법이 멈추는 값",
    ],
    0.05,
    () => {
      const simulation = simulate(triangle);
      simulation.step(Math.round(6 / simulation.stepSize));
      const stopped = ["cg", "direct"].map(
        (solver) =>
          simulation.solveTrace(solver, { tolerance: 0, maxIterations: 300 }).residuals.at(-1) ?? Number.NaN,
      );
      return [simulation.observe("solver.residual"), ...stopped];
    },
  ),
  equal(
    "redundant-exercise-4-answer",
    ["The motion stays the same", "Die Bewegung bleibt dieselbe", "運動は同じです", "운동은 같다"],
    1e-6,
    () =>
      [{}, { solver: "gauss-seidel", tolerance: 1e-10, maxIterations: 10_000, warmStart: true }].map(
        (more) => {
          const simulation = simulate(pendulum(3), more);
          simulation.step(Math.round(1 / simulation.stepSize));
          return simulation.observe("body[1].x");
        },
      ),
  ),
  ...same,
];
