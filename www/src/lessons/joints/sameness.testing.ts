// Claims of the text that something is the same, is zero, or is all there is.
import type { Preset } from "../../panels/presets";
import { type SceneDocument, type Simulation, simulate } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing } from "../claims";
import { opened } from "../in-core.testing";
import { presets } from "./presets";
import { limited, motor, pendulum, torn } from "./scenes";

const length = (values: ArrayLike<number>): number => Math.hypot(...Array.from(values));
const bSize = (simulation: Simulation): number => length(simulation.matrix("b").data);
/** Residual of the equations after a second. m/s */
function left(preset: Preset): number[] {
  return preset.runs.map((_, run) => {
    const simulation = opened(preset, run);
    simulation.step(Math.round(1 / simulation.stepSize));
    return simulation.observe("solver.residual");
  });
}
const { chain: _unfinished, ...solved } = presets;

/** Entries of J of the joint between the two bars, of linear and of angular velocities, at the start and a second later. */
function entries(kind: "linear" | "angular"): [number[], number[]] {
  const simulation = opened(presets.pendulum);
  const read = (): number[] => {
    const { data, cols } = simulation.matrix("J");
    const [, upper, lower] = simulation.bodies();
    const offsets = [upper, lower].map((body) => body?.velocityOffset ?? Number.NaN);
    const columns = offsets.flatMap((from) => (kind === "linear" ? [from, from + 1] : [from + 2]));
    return [2, 3].flatMap((row) => columns.map((k) => data[row * cols + k] ?? Number.NaN));
  };
  const before = read();
  simulation.step(50);
  return [before, read()];
}
const changes = (kind: "linear" | "angular"): number[] => {
  const [before, after] = entries(kind);
  return after.map((value, i) => value - (before[i] ?? Number.NaN));
};
/** How fast both points of a joint separate, by the J of a step and the velocities after it, without Baumgarte's term. m/s */
function separating(): { rates: number[]; speed: number } {
  const simulation = opened(presets.drift, 0);
  const rates: number[] = [];
  for (let i = 0; i < 10; i++) {
    simulation.step(19);
    const { data, rows, cols } = simulation.matrix("J");
    simulation.step(1);
    const v = simulation.velocities();
    for (let row = 0; row < rows; row++)
      rates.push(v.reduce((sum, each, k) => sum + each * (data[row * cols + k] ?? Number.NaN), 0));
  }
  return { rates, speed: length(simulation.velocities()) };
}
/** Where the torn bar of this mass is, on a soft joint, after so many steps: its error. m */
function softly(mass: number): number[] {
  const bodies = torn.bodies.map((body) => (body.fixed ? body : { ...body, mass }));
  const { parameters } = presets.ways.runs[1] ?? {};
  const simulation = simulate({ ...torn, bodies }, parameters);
  return [10, 20, 40].map((steps) => {
    simulation.step(steps);
    return simulation.observe("body[1].y");
  });
}
/** λ of the strong motor less the torque of the weight at the beginning of the step; the largest such torque. N·m */
function supplied(): { excess: number[]; largest: number } {
  const simulation = opened(presets.motor, 1);
  const at = simulation.bodies()[1]?.velocityOffset ?? Number.NaN;
  const excess: number[] = [];
  let largest = 0;
  for (let i = 0; i < 30; i++) {
    simulation.step(9);
    const weight = -(simulation.appliedForces()[at + 1] ?? Number.NaN) * simulation.observe("body[1].x");
    simulation.step(1);
    // The first steps of all are those in which it lacks torque.
    if (i > 0) excess.push(simulation.observe("constraint[1].lambda") - weight);
    largest = Math.max(largest, Math.abs(weight));
  }
  return { excess, largest };
}
/** λ of the lower limit, and the angle that is left to it, each step of three seconds. */
function stopped(): { lambda: number[]; away: number[]; largest: number } {
  const simulation = opened(presets.limited);
  const names = ["constraint[0].lambda[2]", "constraint[0].C[2]"] as const;
  simulation.record(names);
  simulation.step(300);
  const [lambda, c] = names.map((name) => simulation.series(name).y) as [Float64Array, Float64Array];
  return {
    lambda: [...lambda],
    away: [...lambda].filter((_, i) => (c[i] ?? 0) > 0.05),
    largest: Math.max(...lambda),
  };
}
/** Steps of ten that a solver takes with a motor, and with a limit that is reached. */
const taken = (solver: string): number[] =>
  [
    motor(3),
    { ...limited, bodies: limited.bodies.map((body) => (body.fixed ? body : { ...body, spin: -60 })) },
  ].map((scene) => simulate(scene, { solver }).step(10).steps);

/** How far a bar turns in a second under a motor that is to stand still, from this angle beside hanging. rad */
function slipped(angle: number): number {
  const scene = motor(3);
  const bodies = scene.bodies.map((body) =>
    body.fixed
      ? body
      : { ...body, at: [0.5 * Math.sin(angle), -0.5 * Math.cos(angle)], angle: angle - Math.PI / 2 },
  );
  const constraints = (scene.constraints ?? []).map((each) =>
    "motor" in each ? { motor: { ...each.motor, speed: 0 } } : each,
  );
  const simulation = simulate({ ...scene, bodies, constraints } as SceneDocument);
  const before = simulation.observe("body[1].angle");
  simulation.step(100);
  return Math.abs(simulation.observe("body[1].angle") - before);
}

export const same: readonly OrderClaim[] = [
  vanishing(
    "joints-guide",
    [
      "everything solved exactly unless the text says otherwise",
      "alles wird genau gelöst, wenn im Text nichts anderes steht",
      "断りのない限りすべて正確に解きます",
      "따로 언급하지 않는 한 모두 정확히 푼다",
    ],
    1e-11,
    () => bSize(simulate(pendulum)),
    () => Object.values(solved).flatMap(left),
  ),
  vanishing(
    "joints-rows-3",
    [
      "only the entries of the angular velocities depend on the configuration",
      "nur die Einträge der Winkelgeschwindigkeiten hängen von der Stellung der Stäbe ab",
      "配置に依存するのは角速度の成分だけです",
      "자세에 의존하는 것은 각속도의 계수뿐이다",
    ],
    1e-12,
    () => length(changes("angular")),
    () => changes("linear"),
  ),
  vanishing(
    "joints-place-2",
    [
      "only required to have the same velocity",
      "nur gleiche Geschwindigkeit verlangt",
      "同じ速度で動くことだけです",
      "똑같이 움직일 것만을 요구한다",
    ],
    1e-12,
    () => separating().speed,
    () => separating().rates,
  ),
  equal(
    "joints-drift-why-2",
    ["nothing corrects it", "nichts berichtigt ihn", "しかも何もそれを補正しません", "다시 보정되지 않는다"],
    1e-9,
    () => {
      const simulation = simulate(torn, { baumgarte: 0 });
      return [0, 10, 40].map((steps) => {
        if (steps > 0) simulation.step(steps);
        return simulation.observe("C.norm");
      });
    },
  ),
  vanishing(
    "joints-price-2",
    [
      "even if the equations are solved exactly",
      "selbst dann, wenn die Gleichungen genau gelöst werden",
      "方程式がきちんと解けている場合",
      "방정식을 완전히 풀었을 때",
    ],
    1e-12,
    () => bSize(simulate(torn)),
    () => left(presets.tornWhole),
  ),
  ascending(
    "joints-exercise-4-answer",
    [
      "Set its speed to zero. Then it holds",
      "Man stellt seine Geschwindigkeit auf null. Dann hält er",
      "速さを0に定めます。トルクの限界までは止めたままにし",
      "각속도를 0으로 정한다. 그러면 최대 토크까지 붙들고",
    ],
    // Where the weight has a torque of 2.8 N·m, and of 3.2.
    () => slipped(Math.asin(2.8 / 4.905)),
    () => 1e-3,
    () => slipped(Math.asin(3.2 / 4.905)),
  ),
  ascending(
    "joints-place-4",
    ["So it does not vanish", "Er verschwindet also nicht", "誤差は消えませんが", "오차는 사라지지 않지만"],
    0,
    () => {
      const simulation = opened(presets.drift, 1);
      simulation.record(["C.norm"]);
      simulation.step(200);
      return Math.min(...simulation.series("C.norm").y.subarray(100));
    },
  ),
  ...(
    [
      ["The same", "Dieselben", "同じ{$Omega}と", "같은 {$Omega}와"],
      [
        "act alike on light and heavy bodies",
        "wirken bei leichten und schweren Körpern gleich",
        "軽い物体にも重い物体にも同じように",
        "가벼운 물체에서나 무거운 물체에서나 똑같이",
      ],
    ] as const
  ).flatMap((phrase) =>
    [0, 1, 2].map((i) =>
      equal("joints-other-2", phrase, 1e-9, () => [0.1, 1, 20].map((mass) => softly(mass)[i] ?? 0)),
    ),
  ),
  equal(
    "joints-energy-2",
    ["With the same step", "Bei derselben Schrittweite", "同じステップで", "같은 시간 간격에서"],
    1e-12,
    () => [0, 1].map((run) => opened(presets.rival, run).stepSize),
  ),
  vanishing(
    "joints-motor-why-1",
    [
      "supplies exactly what is needed",
      "liefert ein Motor genau, was nötig ist",
      "必要な分をちょうど出し",
      "꼭 필요한 만큼의 토크를 내고",
    ],
    1e-3,
    () => supplied().largest,
    () => supplied().excess,
  ),
  vanishing(
    "joints-bounds-3",
    ["It only pushes", "Er drückt nur", "押すだけで", "밀기만 하고"],
    1e-12,
    () => stopped().largest,
    () => [Math.min(0, ...stopped().lambda)],
  ),
  vanishing(
    "joints-bounds-3",
    [
      "only if it is reached",
      "nur, wenn er erreicht ist",
      "限界に達したときだけです",
      "한계에 이르렀을 때만",
    ],
    1e-12,
    () => stopped().largest,
    () => stopped().away,
  ),
  vanishing(
    "joints-bounds-4",
    [
      "a limit has zero below",
      "ein Anschlag hat unten die Null",
      "可動限界は下限が0",
      "관절 한계는 하한이 0",
    ],
    1e-12,
    () => stopped().largest,
    () => {
      const { rows = [], problem } = opened(presets.limited).stepProblem() ?? {};
      return rows.flatMap(({ role }, i) => (role === "limit" ? [problem?.lo[i] ?? Number.NaN] : []));
    },
  ),
  vanishing(
    "joints-bounds-4",
    [
      "Methods that solve only equations",
      "Verfahren, die nur Gleichungen lösen",
      "方程式しか解けない方法",
      "방정식만 푸는 방법",
    ],
    1e-12,
    () => Math.min(...taken("gauss-seidel")),
    () => ["direct", "cg"].flatMap(taken),
  ),
  vanishing(
    "joints-exercise-3-answer",
    [
      "on a bar that weighs nothing",
      "an einem Stab ohne Gewicht",
      "重力の働かない棒",
      "중력이 작용하지 않는 막대",
    ],
    1e-12,
    () => {
      const simulation = simulate(torn);
      simulation.step(1);
      return simulation.observe("constraintForce.norm");
    },
    () => [...simulate(torn).appliedForces()],
  ),
];
