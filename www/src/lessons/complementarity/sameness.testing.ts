// Words of sameness in the text (“zero”, “nothing”, “the same”), computed by the core.
import { isRefusal, naturalResidual, solve, solves } from "../../lcp/core";
import { type Problem, problem } from "../../lcp/problem";
import { shapeOf } from "../../lcp/verdict";
import { simulate } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing } from "../claims";
import { weight } from "../measure";
import { box, ground, plane, stepping } from "../sketch";
import { ballNow, ballScene } from "./ball";
import { settings } from "./settings";

function solved(given: Problem): { lambda: number[]; w: number[] } {
  const found = solve(given, { method: "lemke" });
  if (isRefusal(found)) throw new Error(found.code);
  return { lambda: [...found.lambda], w: [...found.w] };
}
/** λ and w of each row where the floor is met from below, above, and by two corners. */
const rows = (): [number, number][] =>
  [settings.falling, settings.leaving, settings.resting, settings.landing, settings.flying].flatMap(
    (setting) => {
      const { lambda, w } = solved(setting.problem);
      return lambda.map((x, i): [number, number] => [x, w[i] ?? Number.NaN]);
    },
  );
/** Impulse that the falling ball needs. N·s */
const needed = (): number => solved(settings.falling.problem).lambda[0] ?? Number.NaN;

/** Least force of the floor, and the largest while the ball is above it, from its fall to its rest. N */
function floor(): [number, number] {
  const simulation = simulate(ballScene);
  let [least, flying] = [0, 0];
  for (let i = 0; i < 100; i++) {
    simulation.step(1);
    const { gap, force } = ballNow(simulation);
    least = Math.min(least, force);
    if (gap > 1e-6) flying = Math.max(flying, force);
  }
  return [least, flying];
}

/** A box of this mass and of the moment of inertia that belongs to it, put on the floor. */
function boxOf(mass: number, tilt = 0): ReturnType<typeof simulate> {
  const bodies = [ground(), box([0, 0.25 + tilt], [0.5, 0.25], { mass, angle: tilt })];
  return simulate(plane({ bodies, constraints: [], method: { ...stepping, solver: { kind: "lemke" } } }));
}
/** Least eigenvalue of the Delassus operator of its two normal rows; NaN where it is not symmetric. 1/kg */
function leastEigenvalue(): number {
  const bodies = [ground({ friction: 0 }), box([0, 0.25], [0.5, 0.25], { mass: 1, friction: 0 })];
  const simulation = simulate(plane({ bodies, constraints: [], method: stepping }));
  simulation.step(1);
  const [a11 = 0, a12 = 0, a21 = 0, a22 = 0] = simulation.contactProblem().a;
  const shape = shapeOf(
    problem(
      [
        [a11, a12],
        [a21, a22],
      ],
      [0, 0],
    ),
  );
  return shape?.symmetric ? (shape.eigenvalues.at(-1) ?? Number.NaN) : Number.NaN;
}

/** Points within the bounds of the valley, λ from 0 to 5. */
const points = Array.from({ length: 121 }, (_, i) => [0.5 * (i % 11), 0.5 * Math.floor(i / 11)]);
/** ½λᵀAλ + bᵀλ of the valley. */
function energy(lambda: readonly number[]): number {
  const { a, b } = settings.valley.problem;
  return b.reduce((sum, constant, i) => {
    const row = (a[i] ?? []).reduce((total, x, j) => total + x * (lambda[j] ?? 0), 0);
    return sum + (lambda[i] ?? 0) * (row / 2 + constant);
  }, 0);
}
/** The valley’s equations solved without bounds, what is negative then set to zero. */
function cut(): number[] {
  const { b } = settings.valley.problem;
  const endless = b.map(() => Number.POSITIVE_INFINITY);
  const free = { ...settings.valley.problem, lo: endless.map((x) => -x), hi: endless };
  const found = solve(free, { method: "gauss-seidel", tolerance: 1e-14 });
  if (isRefusal(found)) throw new Error(found.code);
  return [...found.lambda].map((x) => Math.max(0, x));
}

/** Height and angle of a tilted box that has fallen over for half a second. m, rad */
function fallen(mass: number): number[] {
  const simulation = boxOf(mass, 0.4);
  simulation.step(50);
  return ["y", "angle"].map((part) => simulation.observe(`body[1].${part}`));
}

export const same: readonly OrderClaim[] = [
  vanishing(
    "complementarity-lead",
    [
      "A floor only pushes, and only while something rests on it",
      "Ein Boden drückt nur, und nur solange etwas auf ihm ruht",
      "床は押すだけ、それも上に何かが載っているあいだだけです",
      "바닥은 밀기만 하고, 그것도 위에 무엇이 놓여 있는 동안에만 민다",
    ],
    1e-9,
    () => weight(simulate(ballScene)),
    floor,
  ),
  vanishing(
    "complementarity-push-3",
    [
      "It does not pull, it lets nothing through",
      "Er zieht nicht, er lässt nichts durch",
      "引かない、通さない",
      "바닥은 당기지 않고, 통과시키지 않으며",
    ],
    1e-9,
    needed,
    () => rows().map(([lambda, w]) => Math.min(0, lambda, w)),
  ),
  vanishing(
    "complementarity-push-3",
    [
      "it pushes only what does not move away by itself",
      "er drückt nur, was sich nicht von selbst entfernt",
      "ひとりでに離れていくものは押さない",
      "저절로 떠나는 것은 밀지 않는다",
    ],
    1e-9,
    needed,
    () => [settings.leaving, settings.flying].flatMap((setting) => solved(setting.problem).lambda),
  ),
  vanishing(
    "complementarity-push-3",
    [
      "one of the two is always zero",
      "Eines von beiden ist immer null",
      "二つのうちどちらかはいつも0です",
      "둘 가운데 하나는 언제나 0이다",
    ],
    1e-9,
    needed,
    () => rows().map(([lambda, w]) => Math.min(Math.abs(lambda), Math.abs(w))),
  ),
  vanishing(
    "complementarity-push-5",
    ["the floor does nothing", "der Boden tut nichts", "床は何もしません", "바닥은 아무것도 하지 않는다"],
    1e-9,
    needed,
    () => solved(settings.leaving.problem).lambda,
  ),
  ascending(
    "complementarity-energy-1",
    [
      "as the Delassus operator of independent rows is",
      "wie es der Delassus-Operator unabhängiger Zeilen ist",
      "互いに独立な行のデラスス作用素はそうなっています",
      "서로 독립인 행들의 들라쉬 연산자가 그렇다",
    ],
    0,
    leastEigenvalue,
  ),
  equal(
    "complementarity-energy-2",
    [
      "Complementarity is then exactly the condition for a minimum",
      "Komplementarität ist dann genau die Bedingung für ein Minimum",
      "相補性は、まさに最小であるための条件です",
      "상보성은 바로 최소이기 위한 조건이다",
    ],
    1e-12,
    () => {
      // Numbers of the lowest point, and of those that the core accepts as solutions.
      const lowest = Math.min(...points.map(energy));
      return [
        points.findIndex((point) => energy(point) === lowest),
        ...points.flatMap((point, i) => (solves(settings.valley.problem, point) ? [i] : [])),
      ];
    },
  ),
  ascending(
    "complementarity-energy-why",
    [
      "setting negative components to zero afterwards gives a wrong answer",
      "setzt dann negative Komponenten auf null, so ist das Ergebnis falsch",
      "あとから負の成分を0にすると、誤った答えになります",
      "나중에 음의 성분을 0으로 놓으면 틀린 답이 나오고",
    ],
    () => naturalResidual(settings.valley.problem, solved(settings.valley.problem).lambda),
    () => naturalResidual(settings.valley.problem, cut()),
  ),
  equal(
    "complementarity-exercise-4-answer",
    ["w stays the same", "w bleibt gleich", "wは変わりません", "w는 그대로이다"],
    1e-9,
    () => {
      const { a, b } = settings.landing.problem;
      const halved = problem(
        a.map((row) => row.map((entry) => entry / 2)),
        b,
      );
      return [settings.landing.problem, halved].map((given) => solved(given).w[1] ?? Number.NaN);
    },
  ),
  vanishing(
    "complementarity-exercise-4-answer",
    ["move in the same way", "bewegen sich gleich", "動き方は同じです", "똑같이 움직인다"],
    1e-9,
    () => boxOf(1, 0.4).observe("body[1].y"),
    () => fallen(1).map((x, i) => x - (fallen(2)[i] ?? Number.NaN)),
  ),
];
