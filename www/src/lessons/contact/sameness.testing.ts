// Words of sameness in the text (“the same”, “zero”, “exactly one”), computed by the core.
import { problem } from "../../lcp/problem";
import { shapeOf, solutionsOf, verdictOf } from "../../lcp/verdict";
import type { Preset } from "../../panels/presets";
import { type Simulation, simulate } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing, type WordClaim, word } from "../claims";
import { opened, play } from "../in-core.testing";
import { weight } from "../measure";
import { box, disc, ground, plane, stepping } from "../sketch";
import { rods } from "../solutions/rod";
import { rodPair } from "../solutions/rod-problem";
import { direction } from "./predictions";
import { presets } from "./presets";
import { boxOnGround, fastBall, lying, pushed, threefold, tipping } from "./scenes";

/** A scene some time after its start. */
function after(time: number, scene: Parameters<typeof simulate>[0], more = {}): Simulation {
  const simulation = simulate(scene, more);
  simulation.step(Math.round(time / simulation.stepSize));
  return simulation;
}
/** The problem of the contacts of a scene, once they touch. */
function touching(scene: Parameters<typeof simulate>[0]): ReturnType<typeof problem> {
  const { a, b } = after(0.02, scene).contactProblem();
  const n = b.length;
  return problem(
    Array.from({ length: n }, (_, i) => [...a.slice(n * i, n * (i + 1))]),
    [...b],
  );
}
/** Numbers of solutions for a narrow and a wide box, whatever pulls at the corners; NaN where A is not positive definite. */
const solutions = (): number[] =>
  [0.5, 1, 2].flatMap((width) => {
    const body = box([0, 0.3], [width / 2, 0.3], { mass: 2, friction: 0 });
    const given = touching({ ...boxOnGround, bodies: [ground({ friction: 0 }), body] });
    const definite = shapeOf(given)?.verdict === "pd";
    const pulls = [
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
      [-3, 1],
      [0, 0],
    ];
    return pulls.map((b) => (definite ? solutionsOf(verdictOf({ ...given, b })).length : Number.NaN));
  });
const common = (all: readonly number[]): number =>
  new Set(all).size === 1 ? (all[0] ?? Number.NaN) : Number.NaN;

/** Gaps of the fast ball before and after the step that catches it. m */
function arriving(): { before: number; after: number } {
  const simulation = simulate(fastBall);
  const gap = (): number => simulation.observe("body[1].y") - 0.2;
  let before = Number.NaN;
  while (simulation.observe("contact.force") === 0) {
    before = gap();
    simulation.step(1);
  }
  return { before, after: gap() };
}
const speeds = [3, 12, 50, 200];
/** Balls at these speeds that are behind a wall of 1 mm after half a second. */
const behindWall = (): number =>
  speeds.filter((speed) => {
    const wall = box([0, 0], [0.0005, 2], { fixed: true, friction: 0 });
    const ball = disc([-1, 0], 0.2, { mass: 1, velocity: [speed, 0], friction: 0 });
    const scene = plane({
      bodies: [wall, ball],
      constraints: [],
      gravity: false,
      method: { ...stepping, stepSize: 0.02 },
    });
    return after(0.5, scene).observe("body[1].x") > 0;
  }).length;

/** How much the bodies’ places differ between the runs of an experiment after a time. m and rad */
function apart(preset: Preset, time: number): number[] {
  const [one = [], other = []] = play(preset, time).map(({ simulation }) => [...simulation.positions()]);
  return one.map((x, i) => x - (other[i] ?? Number.NaN));
}
/** Traces of solvers on the step of the plank that lies on three trestles. */
const traces = () => {
  const plank = after(0.6, threefold);
  return ["gauss-seidel", "apgd", "nncg"].map((solver) =>
    plank.solveTrace(solver, { tolerance: 1e-12, maxIterations: 2000, start: "warm" }),
  );
};

/** The left corner of the rough box, pushed with a force at the height of its middle. N */
function nearCorner(force: number): number {
  const bodies = pushed.bodies.map((body) => ({ ...body, friction: 3 }));
  const simulation = after(0.2, {
    ...pushed,
    bodies,
    forces: [{ constant: { body: 1, force: [force, 0] } }],
  });
  const [left] = [...simulation.contacts()].sort((p, q) => (p.point[0] ?? 0) - (q.point[0] ?? 0));
  return left?.lambda[0] ?? Number.NaN;
}
/** The force F with FH equal to half the width times the weight. N */
const balanced = (): number => {
  const simulation = after(0.02, boxOnGround);
  const [left = Number.NaN, right = Number.NaN] = simulation.contacts().map(({ point }) => point[0]);
  return (Math.abs(right - left) * weight(simulation)) / 2 / simulate(pushed).observe("body[1].y");
};
/** Solutions of one row whose b is negative. */
const oneRow = (a: number): number => solutionsOf(verdictOf(problem([[a]], [-1]))).length;

export const counted: readonly WordClaim[] = [
  word(
    "contact-cases-2",
    1,
    ["there is exactly one solution", "so gibt es genau eine Lösung", "解はちょうど一つ", "해는 꼭 하나"],
    () => common(solutions()),
  ),
];

export const same: readonly OrderClaim[] = [
  vanishing(
    "contact-two-1",
    ["both gaps are zero", "beide Abstände null", "すき間はどちらも0です", "틈은 이미 0이다"],
    1e-9,
    () => simulate(boxOnGround).observe("body[1].y"),
    () =>
      after(0.2, boxOnGround)
        .contacts()
        .map(({ gap }) => gap),
  ),
  vanishing(
    "contact-ball-why-1",
    [
      "just enough for the ball to arrive exactly",
      "gerade so sehr, dass der Ball genau ankommt",
      "ボールはちょうど地面に着きます",
      "공이 바닥에 정확히 도달할 만큼",
    ],
    1e-9,
    () => arriving().before,
    () => arriving().after,
  ),
  vanishing(
    "contact-ball-why-1",
    [
      "nothing passes through thin walls",
      "nichts fliegt durch dünne Wände",
      "薄い壁も突き抜けません",
      "얇은 벽도 뚫고 지나가지 않는다",
    ],
    1e-9,
    () => speeds.length,
    behindWall,
  ),
  equal(
    "contact-step-3",
    ["another of the same size", "einen gleich großen", "同じ大きさのボール", "크기가 같은 다른 공"],
    1e-12,
    () =>
      opened(presets.offCentre)
        .toJSON()
        .bodies.map(({ shape }) => Number((shape as { disc?: number } | undefined)?.disc)),
  ),
  vanishing(
    "contact-off-centre-why-1",
    [
      "It vanishes if the moment of meeting is determined",
      "Er verschwindet, wenn man den Augenblick des Treffens bestimmt",
      "出会う瞬間を求めれば、誤差はなくなります",
      "만나는 순간을 구하면 오차가 사라진다",
    ],
    1e-4,
    () => 30 - direction(play(presets.offCentre, 0.8)[0] as ReturnType<typeof play>[number]),
    () => 30 - direction(play(presets.offCentre, 0.8)[2] as ReturnType<typeof play>[number]),
  ),
  vanishing(
    "contact-many-1",
    [
      "Two runs start from the same state",
      "Zwei Läufe beginnen im selben Zustand",
      "二つの計算は同じ状態から始まり",
      "두 실행은 같은 상태에서 시작하며",
    ],
    1e-12,
    () => opened(presets.threefold).observe("body[3].y"),
    () => apart(presets.threefold, 0),
  ),
  vanishing(
    "contact-threefold-why-1",
    [
      "The motion is the same for all of them",
      "Die Bewegung ist bei allen dieselbe",
      "運動はどれでも同じです",
      "운동은 어느 것이든 같다",
    ],
    1e-9,
    // The way that the plank falls.
    () => 0.02,
    () => apart(presets.threefold, 0.5),
  ),
  equal(
    "contact-many-3",
    [
      "The solvers start from the same λ",
      "Die Löser beginnen mit demselben λ",
      "ソルバーはどれも同じλから始まります",
      "솔버들은 같은 λ에서 시작하지만",
    ],
    1e-12,
    () => traces().map(({ iterates }) => iterates[0] ?? Number.NaN),
  ),
  vanishing(
    "contact-many-3",
    ["all residuals vanish", "alle Residuen verschwinden", "残差がすべて0になって", "잔차가 모두 0이 되어도"],
    1e-9,
    () => Math.max(...after(0.6, threefold).solveTrace("gauss-seidel").residuals),
    () => traces().map(({ residuals }) => residuals.at(-1) ?? Number.NaN),
  ),
  vanishing(
    "contact-exercise-2-answer",
    [
      "zero when FH equals half the width times",
      "null, wenn FH gleich der halben Breite mal",
      "の積に等しいとき0になります",
      "의 곱과 같을 때 0이 된다",
    ],
    1e-3,
    () => weight(simulate(boxOnGround)),
    () => {
      // A hundredth less leaves the corner some force.
      const before = nearCorner(0.99 * balanced());
      return before > 2e-3 * weight(simulate(boxOnGround)) ? nearCorner(balanced()) : Number.NaN;
    },
  ),
  vanishing(
    "contact-exercise-3-answer",
    [
      "is zero or negative: then no force brings the acceleration up to zero",
      "null oder negativ ist: Dann hebt keine Kraft die Beschleunigung bis auf null",
      "の成分が0か負なら、どう押しても加速度は0以上になりません",
      "의 성분이 0이거나 음수이면 아무리 밀어도 가속도가 0 이상이 되지 않는다",
    ],
    1e-9,
    () => oneRow(1),
    () => [oneRow(0), oneRow(-1)],
  ),
  ascending(
    "contact-exercise-3-answer",
    [
      "With masses and normal forces alone it never is; with friction it can be",
      "Bei Massen und Normalkräften allein kommt das nie vor; mit Reibung schon",
      "質量と法線力だけなら起こりませんが、摩擦があると起こりえます",
      "질량과 법선력만으로는 결코 그렇지 않지만, 마찰이 있으면 그럴 수 있다",
    ],
    () => rodPair(rods.chalk).a[0]?.[0] ?? Number.NaN,
    0,
    () =>
      Math.min(
        ...[boxOnGround, lying, tipping].map(touching).flatMap(({ a }) => a.map((row, i) => row[i] ?? 0)),
      ),
  ),
];
