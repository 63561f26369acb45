// Claims of the text that something is the same, is zero, or is all there is.
import { type SceneDocument, type Simulation, simulate } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing } from "../claims";
import { opened } from "../in-core.testing";
import { fixed, particle, plane, sticks } from "../sketch";
import { solve } from "./metric-problem";
import { presets } from "./presets";
import { hanging, slanting } from "./scenes";

const length = (values: ArrayLike<number>): number => Math.hypot(...Array.from(values));
const most = (values: Iterable<number>): number => Math.max(...[...values].map(Math.abs));

/** Entries of a matrix: how many are zero, and how many not. */
function counted(simulation: Simulation, name: "J" | "A"): { zero: number; other: number } {
  const { data } = simulation.matrix(name);
  const other = data.filter((entry) => entry !== 0).length;
  return { zero: data.length - other, other };
}
/** A chain that turns about its pin at this rate, like a straight rod. */
function turning(scene: SceneDocument, rate: number): Simulation {
  const bodies = scene.bodies.map((body) => {
    const [x = 0, y = 0] = body.at;
    return { ...body, velocity: [-rate * y, rate * x] };
  });
  return simulate({ ...scene, bodies });
}
/** Entries of A of two rows that share no particle that can move. */
function apart(simulation: Simulation): number[] {
  const { data, cols } = simulation.matrix("A");
  const moving = new Set(simulation.bodies().flatMap((body) => (body.fixed ? [] : [body.id])));
  const list = simulation.constraints();
  return list.flatMap((p, i) =>
    list.flatMap((q, j) =>
      p.bodies.some((id) => moving.has(id) && q.bodies.includes(id))
        ? []
        : [data[i * cols + j] ?? Number.NaN],
    ),
  );
}
/** Two sticks that meet in a particle of 2 kg at this angle: their common entry of A. 1/kg */
function common(angle: number): number {
  const bodies = [particle([0, 0], { mass: 2 }), fixed([1, 0]), fixed([Math.cos(angle), Math.sin(angle)])];
  const pairs = [
    [0, 1],
    [0, 2],
  ] as const;
  return simulate(plane({ bodies, constraints: sticks(bodies, pairs) })).matrix("A").data[1] ?? Number.NaN;
}
/** The sum of the forces of the sticks on their two ends, in a swing of the double pendulum, and the largest of them. N */
function ends(): { sums: number[]; largest: number } {
  const simulation = opened(presets.double);
  const sums: number[] = [];
  let largest = 0;
  for (let i = 0; i < 10; i++) {
    simulation.step(20);
    for (const { force } of simulation.constraints()) {
      const [p = [], q = []] = force.map(({ values }) => values);
      sums.push(...p.map((value, k) => value + (q[k] ?? Number.NaN)));
      largest = Math.max(largest, most(p));
    }
  }
  return { sums, largest };
}
/** The rows of the chain that is let go, at its start. */
const atStart = () =>
  opened(presets.falling)
    .constraints()
    .flatMap(({ rows }) => rows);
const g = (): number => length(opened(presets.falling).toJSON().gravity ?? []);

/** Entries below the diagonal of the Cholesky factor of A of a hanging chain, for each link after the first. */
function eliminated(links: number): number {
  const simulation = simulate(hanging(links));
  const { data, cols } = simulation.matrix("A");
  const l = Array.from({ length: cols }, (_, i) => [...data.slice(i * cols, i * cols + cols)]);
  const at = (i: number, j: number): number => l[i]?.[j] ?? Number.NaN;
  let count = 0;
  for (let j = 0; j < cols; j++)
    for (let i = j + 1; i < cols; i++) {
      if (at(i, j) === 0) continue;
      count++;
      for (let k = j + 1; k < cols; k++) (l[i] ?? [])[k] = at(i, k) - (at(i, j) * at(j, k)) / at(j, j);
    }
  return count / (cols - 1);
}

export const same: readonly OrderClaim[] = [
  ...[presets.falling, presets.figure, presets.cloth].map((preset) =>
    ascending(
      "particles-rows-2",
      [
        "Most of its entries are zero",
        "Die meisten Einträge sind null",
        "ほとんどが0です",
        "성분은 거의 모두 0이다",
      ],
      () => counted(opened(preset), "J").other,
      () => counted(opened(preset), "J").zero,
    ),
  ),
  vanishing(
    "particles-work-1",
    [
      "all constraints are zero",
      "die Änderungsraten aller Bedingungen null sind",
      "変化率がすべて0になる",
      "모든 변화율이 0인",
    ],
    1e-12,
    () => turning(slanting(5), 2).observe("constraintForce.norm"),
    // With every velocity that turns it as a whole.
    () => [2, 0.5, -1].map((rate) => turning(slanting(5), rate).observe("constraint.power")),
  ),
  vanishing(
    "particles-work-2",
    [
      "equal and opposite forces at both ends",
      "an beiden Enden gleich stark und entgegengesetzt",
      "両端で大きさが等しく向きが反対",
      "두 끝에서 크기는 같고 방향은 반대",
    ],
    1e-12,
    () => ends().largest,
    () => ends().sums,
  ),
  ...[presets.falling, presets.figure, presets.bridge].map((preset) =>
    vanishing(
      "particles-system-2",
      [
        "It is zero unless the two share",
        "Er ist null, wenn die beiden kein bewegliches Teilchen gemeinsam haben",
        "共有していなければ0です",
        "공유하지 않으면 0이다",
      ],
      1e-12,
      () => most(opened(preset).matrix("A").data),
      () => apart(opened(preset)),
    ),
  ),
  vanishing(
    "particles-metric-1",
    [
      "only the points of one line are legal",
      "nur die Punkte einer Geraden zulässig",
      "一本の直線上の点だけ",
      "한 직선 위의 점만 허용된다",
    ],
    1e-12,
    () => 1,
    () =>
      (
        [
          [2.6, 0.4],
          [-2, 1],
          [0.5, -3],
        ] as const
      ).map((free) => {
        const { real } = solve([1, 4], free);
        return real[0] - real[1];
      }),
  ),
  vanishing(
    "particles-metric-1",
    [
      "unless both masses are equal",
      "es sei denn, beide Massen sind gleich",
      "二つの質量が等しくないかぎり",
      "두 질량이 같지 않으면",
    ],
    1e-12,
    // How far it leans along the line of the legal ones where they are not.
    () => {
      const { real } = solve([1, 4], [2.6, 0.4]);
      return Math.abs(real[0] - 2.6 + real[1] - 0.4);
    },
    () => {
      const { real } = solve([3, 3], [2.6, 0.4]);
      return [real[0] - 2.6 + real[1] - 0.4];
    },
  ),
  vanishing(
    "particles-start-why-1",
    [
      "nothing moves yet",
      "noch bewegt sich nichts",
      "まだ何も動いていません",
      "아직 아무것도 움직이지 않는다",
    ],
    1e-12,
    () => 1,
    () => [...opened(presets.falling).velocities()],
  ),
  vanishing(
    "particles-start-why-1",
    [
      "give zero on the right-hand side",
      "der Geschwindigkeitsterm null",
      "速度項も0になり",
      "속도항도 0이므로",
    ],
    1e-12,
    g,
    () => atStart().flatMap(({ jDotV, jWQ }) => [jDotV, jWQ]),
  ),
  vanishing(
    "particles-start-why-1",
    ["zero is the solution", "null ist die Lösung", "解は0です", "해는 0이다"],
    1e-12,
    () => g() * (opened(presets.falling).bodies()[1]?.mass ?? Number.NaN),
    () => [...opened(presets.falling).lambda()],
  ),
  ascending(
    "particles-cg-1",
    [
      "almost all entries are zero",
      "Fast alle Einträge sind null",
      "ほとんどの成分は0で",
      "거의 모든 성분이 0이고",
    ],
    () => 20 * counted(simulate(slanting(100)), "A").other,
    () => counted(simulate(slanting(100)), "A").zero,
  ),
  vanishing(
    "particles-solve-why-1",
    [
      "only between neighbouring links",
      "nur zwischen benachbarten Gliedern",
      "隣り合う棒の間だけ",
      "이웃의 정보만",
    ],
    1e-12,
    () => most(opened(presets.solvers).matrix("A").data),
    () => {
      const { data, cols } = opened(presets.solvers).matrix("A");
      return [...data].filter((_, i) => Math.abs((i % cols) - Math.floor(i / cols)) > 1);
    },
  ),
  vanishing(
    "particles-drift-1",
    [
      "zero, and correct the velocities",
      "dass jedes {$C} null wird",
      "すべての{$C}が0になる",
      "모든 {$C}가 0이 되도록",
    ],
    1e-11,
    () => Number(opened(presets.methods, 1).constraints()[0]?.parameters.length),
    () => {
      const simulation = opened(presets.methods, 1);
      simulation.step(50);
      return [...simulation.c()];
    },
  ),
  vanishing(
    "particles-exercise-2-answer",
    [
      "At a right angle it vanishes",
      "Bei einem rechten Winkel verschwindet er",
      "直角なら0になり",
      "직각이면 0이 되어",
    ],
    1e-12,
    () => common(Math.PI / 3),
    () => [common(Math.PI / 2)],
  ),
  equal(
    "particles-exercise-4-answer",
    [
      "each mass with the same force",
      "an beiden Massen gleich stark",
      "どちらの質量にも同じ",
      "두 질량이 받는 장력은 같다",
    ],
    1e-9,
    () => {
      const simulation = simulate("atwood", { angle: 0, mass1: 3, mass2: 1 });
      simulation.step(1);
      const moving = new Set(simulation.bodies().flatMap((body) => (body.fixed ? [] : [body.id])));
      const force = simulation.constraints()[0]?.force ?? [];
      // Of each mass, along the vertical.
      return force.filter(({ body }) => moving.has(body)).map(({ values }) => values[1] ?? Number.NaN);
    },
  ),
  vanishing(
    "particles-exercise-5",
    [
      "zero for a chain at rest",
      "für eine ruhende Kette null",
      "静止した鎖では{$jdotv}が0",
      "정지한 사슬에서는 {$jdotv}가 0",
    ],
    1e-12,
    () => length(turning(hanging(4), 1).matrix("JdotV").data),
    () => [...turning(hanging(4), 0).matrix("JdotV").data],
  ),
  equal(
    "particles-cg-3",
    [
      "the work per link is the same",
      "die Arbeit je Glied ist dieselbe",
      "一本あたりの手間は同じ",
      "하나당 드는 계산량은 같다",
    ],
    1e-12,
    () => [5, 20, 80].map(eliminated),
  ),
];
