// Claims of the text that something is the same, is zero, or is all there is.
import type { Preset } from "../../panels/presets";
import { type SceneDocument, type Simulation, simulate } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing } from "../claims";
import { opened } from "../in-core.testing";
import { blockOf, jointRows, parts } from "./blocks";
import { presets } from "./presets";
import { blow, bricks, hang, torn } from "./scenes";

const length = (values: Iterable<number>): number => Math.hypot(...values);
/** Rows of J times a velocity. m/s */
function rates(simulation: Simulation, velocity: ArrayLike<number>): number[] {
  const { data, rows, cols } = simulation.matrix("J");
  return Array.from({ length: rows }, (_, i) =>
    Array.from(velocity).reduce((sum, v, k) => sum + v * (data[i * cols + k] ?? Number.NaN), 0),
  );
}
/** The three terms of b at the start: of the velocity, of the weight, of the errors. m/s */
function terms(preset: Preset): Record<"velocity" | "weight" | "error", number[]> {
  const simulation = opened(preset);
  const { stepSize } = simulation;
  return {
    velocity: rates(simulation, simulation.velocities()),
    weight: simulation.constraints().flatMap(({ rows }) => rows.map(({ jWQ }) => stepSize * jWQ)),
    error: [...simulation.c()].map((c) => (Number(simulation.get("baumgarte")) * c) / stepSize),
  };
}
const kinds = ["velocity", "weight", "error"] as const;
/** The scene without its joints, after a step. */
function fallen(scene: SceneDocument): Simulation {
  const simulation = simulate({ ...scene, constraints: [] });
  simulation.step(1);
  return simulation;
}
/** The torn bars after each of five steps. */
function closing(): { impulses: number[]; largest: number; spins: number[] } {
  const simulation = opened(presets.torn);
  const [impulses, spins]: [number[], number[]] = [[], []];
  let largest = 0;
  for (let i = 0; i < 5; i++) {
    simulation.step(1);
    const [p = [], q = []] = simulation.constraints()[0]?.force.map(({ values }) => values.slice(0, 2)) ?? [];
    impulses.push(...p.map((value, k) => simulation.stepSize * (value + (q[k] ?? Number.NaN))));
    largest = Math.max(largest, simulation.stepSize * length(p));
    spins.push(simulation.observe("body[0].spin"), simulation.observe("body[1].spin"));
  }
  return { impulses, largest, spins };
}
/** A block of A of two joints of the bricks, counted from 0, after so many steps. */
function block(simulation: Simulation, i: number, j: number, steps = 0): readonly number[] {
  if (steps > 0) simulation.step(steps);
  const spans = jointRows(simulation);
  const [rows, cols] = [spans[i], spans[j]];
  return rows && cols ? blockOf(simulation.matrix("A"), rows, cols).values : [Number.NaN];
}
/** The bricks on a pin that could move, if only with great force. */
function onHeavyPin(): Simulation {
  const scene = bricks(1);
  const [pin, ...others] = scene.bodies;
  if (!pin) throw new Error("no pin");
  return simulate({ ...scene, bodies: [{ ...pin, fixed: false, mass: 1e12 }, ...others] });
}
/** Entries of the fullest row of J. */
function entries(preset: Preset): number {
  const { data, rows, cols } = opened(preset).matrix("J");
  return Math.max(
    ...Array.from(
      { length: rows },
      (_, i) => data.subarray(i * cols, (i + 1) * cols).filter((entry) => entry !== 0).length,
    ),
  );
}
/** λ of the chain, and by how much a step changes it. N */
function changes(): { lambda: number; change: number } {
  const simulation = opened(presets.starts, 1);
  simulation.step(100);
  const exact = (): Float64Array => simulation.solveTrace("direct").lambda;
  const before = exact();
  simulation.step(1);
  return { lambda: length(before), change: length(exact().map((value, i) => value - (before[i] ?? 0))) };
}
/** Force of the pin on a bar that hangs at rest. N */
function carried(stepSize: number): number {
  const bodies = blow.bodies.map((body) => ({ ...body, ...(body.fixed ? {} : { velocity: [0, 0] }) }));
  const simulation = simulate({ ...blow, bodies, gravity: [0, -9.81] }, { stepSize });
  simulation.step(1);
  return simulation.observe("constraintForce.norm");
}

export const same: readonly OrderClaim[] = [
  ...(
    [
      ["weight", presets.hang],
      ["velocity", presets.blow],
      ["error", presets.torn],
    ] as const
  ).map(([acting, preset]) =>
    vanishing(
      "impulses-b-3",
      [
        "one of them acts alone in the first step",
        "im ersten Schritt nur eine davon wirkt",
        "最初のステップで一つだけが働く",
        "하나만 작용하는",
      ],
      1e-12,
      () => length(terms(preset)[acting]),
      () => kinds.filter((kind) => kind !== acting).flatMap((kind) => terms(preset)[kind]),
    ),
  ),
  vanishing(
    "impulses-b-4",
    ["only the weight is left", "bleibt nur das Gewicht", "残るのは重力の項だけです", "무게의 항만 남는다"],
    1e-12,
    () => length(terms(presets.hang).weight),
    () => [...terms(presets.hang).velocity, ...terms(presets.hang).error],
  ),
  equal(
    "impulses-b-4",
    ["must prevent exactly that", "genau das muss", "ちょうどそれを止めます", "꼭 그만큼을 막아야 한다"],
    1e-9,
    () => [terms(presets.hang).weight[1] ?? Number.NaN, -fallen(hang).observe("body[1].vy")],
  ),
  vanishing(
    "impulses-b-4",
    ["has a zero there", "steht dort eine Null", "この項は0です", "이 항이 0이다"],
    1e-12,
    () => length(terms(presets.hang).weight),
    () => terms(presets.hang).weight.slice(2),
  ),
  equal(
    "impulses-b-4",
    [
      "both bars would fall equally fast",
      "Beide fielen gleich schnell",
      "二本とも同じように落ちる",
      "두 막대가 똑같이 떨어질",
    ],
    1e-12,
    () => [1, 2].map((body) => fallen(hang).observe(`body[${body}].vy`)),
  ),
  vanishing(
    "impulses-b-4",
    [
      "so nothing would pull this joint apart",
      "nichts zöge dieses Gelenk auseinander",
      "この関節を引き離すものはありません",
      "이 관절을 벌리는 것은 없다",
    ],
    1e-12,
    () => fallen(hang).observe("body[1].speed"),
    // How fast both bars separate at it when they have fallen for a step without joints.
    () => rates(opened(presets.hang), fallen(hang).velocities()).slice(2),
  ),
  equal(
    "impulses-errors-1",
    [
      "held at velocity level alone",
      "nur auf Geschwindigkeitsebene gehalten",
      "速度レベルだけで保たれる",
      "속도로만 유지하는",
    ],
    1e-9,
    () =>
      [0, 1, 20].map((steps) => {
        const simulation = simulate(torn, { baumgarte: 0 });
        if (steps > 0) simulation.step(steps);
        return simulation.observe("C.norm");
      }),
  ),
  vanishing(
    "impulses-torn-why-1",
    ["so nothing turns", "also dreht sich nichts", "何も回らず", "아무것도 돌지 않으므로"],
    1e-12,
    // As fast as the joint closes, over a metre.
    () => opened(presets.torn).observe("C.norm") / opened(presets.torn).stepSize,
    () => closing().spins,
  ),
  vanishing(
    "impulses-torn-why-1",
    [
      "are equal and opposite",
      "sind entgegengesetzt gleich",
      "大きさが等しく向きが反対で",
      "크기가 같고 방향이 반대이며",
    ],
    1e-12,
    () => closing().largest,
    () => closing().impulses,
  ),
  vanishing(
    "impulses-blocks-3",
    ["is zero, since no brick", "ist null, weil kein Ziegel", "{$A-13}は0です", "{$A-13}은 0이다"],
    1e-12,
    () => length(block(opened(presets.bricks), 0, 1)),
    () => [...block(opened(presets.bricks), 0, 2)],
  ),
  vanishing(
    "impulses-blocks-3",
    [
      "it stays zero however they move",
      "bleibt bei jeder Bewegung null",
      "どう動いても0のままです",
      "어떻게 움직여도 0으로 남는다",
    ],
    1e-12,
    () => length(block(opened(presets.bricks), 0, 1, 40)),
    () => [20, 40, 80].flatMap((steps) => [...block(opened(presets.bricks), 0, 2, steps)]),
  ),
  vanishing(
    "impulses-blocks-3",
    ["adds nothing", "trägt nichts bei", "何も加えません", "아무 기여도 하지 않는다"],
    1e-9,
    () => length(block(opened(presets.bricks), 0, 0)),
    // Less what is left when its mass is as good as infinite.
    () => {
      const limit = block(onHeavyPin(), 0, 0);
      return block(opened(presets.bricks), 0, 0).map((value, i) => value - (limit[i] ?? Number.NaN));
    },
  ),
  vanishing(
    "impulses-heavy-why-1",
    ["through this brick alone", "nur durch diesen Ziegel", "この直方体だけを通して", "이 벽돌을 통해서만"],
    1e-12,
    () => length(block(opened(presets.heavy), 1, 2)),
    // Less what this brick contributes.
    () => {
      const simulation = opened(presets.heavy);
      const [, second, third] = jointRows(simulation);
      const own = second && third ? parts(simulation, second, third).filter(({ body }) => body === 2) : [];
      return block(simulation, 1, 2).map((value, i) =>
        own.reduce((rest, { values }) => rest - (values[i] ?? Number.NaN), value),
      );
    },
  ),
  equal(
    "impulses-rows-2",
    [
      "an update costs the same",
      "eine Zeile kostet daher",
      "一行の処理の手間は",
      "한 행을 처리하는 계산량은 같다",
    ],
    1e-12,
    () => [presets.swing, presets.starts].map(entries),
  ),
  ascending(
    "impulses-starts-why-1",
    [
      "only has to find the changes",
      "muss nur noch die Änderungen finden",
      "変化だけを求めます",
      "변화만 구하면 된다",
    ],
    () => 20 * changes().change,
    () => changes().lambda,
  ),
  equal(
    "impulses-exercise-1-answer",
    ["and the same 9.81", "und wieder 9,81", "力は同じ9.81", "힘은 그대로 9.81"],
    1e-9,
    () => [0.01, 0.005].map(carried),
  ),
];
