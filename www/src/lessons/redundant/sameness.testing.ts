// Claims of the text that something is the same, is zero, or is all there is.
import type { Preset } from "../../panels/presets";
import type { Simulation } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing } from "../claims";
import { opened } from "../in-core.testing";
import { addAgain, presets } from "./presets";

/** The pendulum on three equal sticks. */
const three = (): Simulation => opened(presets.thrice, 1);
/** Multipliers of a system by a solver that is given its time. N */
const found = (simulation: Simulation, solver: string): number[] => [
  ...simulation.solveTrace(solver, { tolerance: 1e-12, maxIterations: 5000 }).lambda,
];
const solvers = ["cg", "gauss-seidel", "direct"];
/** Jᵀλ on the particles that can move. N */
function force(simulation: Simulation, lambda: readonly number[]): number[] {
  const { data, cols } = simulation.matrix("J");
  const columns = simulation
    .bodies()
    .flatMap(({ fixed, velocityOffset }) => (fixed ? [] : [velocityOffset, velocityOffset + 1]));
  return columns.map((k) =>
    lambda.reduce((total, each, i) => total + each * (data[i * cols + k] ?? Number.NaN), 0),
  );
}
const less = (p: readonly number[], q: readonly number[]): number[] =>
  p.map((value, i) => value - (q[i] ?? Number.NaN));
const length = (values: readonly number[]): number => Math.hypot(...values);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** λ by Gauss–Seidel less λ by conjugate residuals, in the truss with a member too many: a null vector. N */
const spread = (simulation: Simulation): number[] =>
  less(found(simulation, "gauss-seidel"), found(simulation, "cg"));
/** Every λ on the way of a solver. */
function way(simulation: Simulation, solver: string, options: object = {}): number[][] {
  const { iterates, unknowns } = simulation.solveTrace(solver, options);
  return Array.from({ length: iterates.length / unknowns }, (_, i) => [
    ...iterates.subarray(i * unknowns, (i + 1) * unknowns),
  ]);
}

/** From the pivot to the bead of both pendulums after a second. m */
const swung = (component: "x" | "y") => (): number[] =>
  [0, 1].map((run) => {
    const simulation = opened(presets.thrice, run);
    simulation.step(Math.round(1 / simulation.stepSize));
    return simulation.observe(`body[1].${component}`) - simulation.observe(`body[0].${component}`);
  });
/** The bead of the pendulum after a second, its load shared by two solvers. m */
const held = (): number[] =>
  [0, 1].map((run) => {
    const simulation = opened(presets.ways, run);
    simulation.step(Math.round(1 / simulation.stepSize));
    return simulation.observe("body[1].x");
  });
/** One stick, and the same once more. */
function added(): Simulation {
  const simulation = opened(presets.thrice);
  simulation.step(40);
  addAgain.do(simulation);
  return simulation;
}
/** The smallest height of the triangle in five seconds, over its longest side; its smallest eigenvalue over its largest. */
function flattest(): { height: number; eigenvalue: number } {
  const simulation = opened(presets.triangle);
  let [height, eigenvalue] = [1, 1];
  for (let i = 0; i < 20; i++) {
    simulation.step(50);
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = simulation.positions();
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    height = Math.min(height, Math.abs(area) / ((cx - ax) ** 2 + (cy - ay) ** 2));
    const { eigenvalues } = simulation.spectrum();
    eigenvalue = Math.min(
      eigenvalue,
      Math.abs((eigenvalues[2] ?? Number.NaN) / (eigenvalues[0] ?? Number.NaN)),
    );
  }
  return { height, eigenvalue };
}
/** How far any joint comes in three seconds. m */
function moved(preset: Preset): number {
  const simulation = opened(preset);
  const before = [...simulation.positions()];
  simulation.step(Math.round(3 / simulation.stepSize));
  return Math.max(...less([...simulation.positions()], before).map(Math.abs));
}
/** Coordinates of the joints that can move, less the rank: degrees of freedom that are left. */
function free(simulation: Simulation): number {
  const joints = simulation.bodies().filter(({ fixed }) => !fixed).length;
  return 2 * joints - simulation.spectrum().rank;
}

export const same: readonly OrderClaim[] = [
  ...(["x", "y"] as const).map((component) =>
    equal(
      "redundant-thrice-measured",
      ["move identically", "bewegen sich genau gleich", "同じように動きます", "똑같이 움직인다"],
      1e-9,
      swung(component),
    ),
  ),
  equal(
    "redundant-thrice-why-1",
    [
      "All rows and columns are the same",
      "Alle Zeilen und Spalten sind gleich",
      "行も列もすべて同じで",
      "행도 열도 모두 같고",
    ],
    1e-12,
    () => [...three().matrix("A").data],
  ),
  equal(
    "redundant-thrice-why-1",
    [
      "Only the sum of the multipliers",
      "Bestimmt ist nur die Summe der Multiplikatoren",
      "決まるのは乗数の和だけです",
      "정해지는 것은 승수의 합뿐이다",
    ],
    1e-9,
    () => solvers.map((solver) => sum(found(three(), solver))),
  ),
  equal(
    "redundant-thrice-why-1",
    [
      "the one with equal multipliers",
      "die mit gleichen Multiplikatoren",
      "乗数の等しい解",
      "승수가 모두 같은 해",
    ],
    1e-9,
    () => found(three(), "cg"),
  ),
  vanishing(
    "redundant-repeat-2",
    ["Add the same stick", "denselben Stab", "同じ棒をもう一本", "같은 막대를 하나 더"],
    1e-12,
    () => length([...added().matrix("J").data]),
    () => {
      const { data, cols } = added().matrix("J");
      return less([...data.subarray(0, cols)], [...data.subarray(cols)]);
    },
  ),
  vanishing(
    "redundant-repeat-2",
    [
      "additional eigenvalue of zero",
      "ein weiterer Eigenwert null",
      "0の固有値が一つ増えます",
      "0인 고윳값이 하나 늘어난다",
    ],
    1e-12,
    () => added().spectrum().eigenvalues[0] ?? Number.NaN,
    () => [...added().spectrum().eigenvalues.subarray(1)],
  ),
  ...[three, () => opened(presets.braced)].map((open) =>
    vanishing(
      "redundant-null-2",
      [
        "every particle that can move the same force",
        "an jedem beweglichen Teilchen dieselbe Kraft",
        "動ける粒子のすべてに{$lambda}と同じ力",
        "움직일 수 있는 모든 입자에 {$lambda}와 같은 힘",
      ],
      1e-8,
      () => length(force(open(), found(open(), "cg"))),
      () => force(open(), spread(open())),
    ),
  ),
  equal(
    "redundant-null-2",
    [
      "hold the system in the same way",
      "halten das System auf gleiche Weise",
      "どの解も同じように系を支え",
      "모든 해가 계를 똑같이 붙들며",
    ],
    1e-8,
    held,
  ),
  ascending(
    "redundant-null-2",
    [
      "they only share the load among the sticks differently",
      "sie verteilen nur die Last anders auf die Stäbe",
      "棒への割り振りが違うだけです",
      "막대에 하중을 나누는 방식만 다르다",
    ],
    0,
    () => length(spread(three())),
  ),
  ...[three, () => opened(presets.braced)].map((open) =>
    vanishing(
      "redundant-null-3",
      [
        "they add only directions in which the equations change",
        "Sie addieren nur Richtungen, in denen sich die Gleichungen ändern",
        "加えるのは方程式が変化する方向だけ",
        "방정식이 달라지는 방향만 더하므로",
      ],
      1e-8,
      () => length(spread(open())) * length(found(open(), "cg")),
      () =>
        way(open(), "cg").map((lambda) =>
          sum(lambda.map((each, i) => each * (spread(open())[i] ?? Number.NaN))),
        ),
    ),
  ),
  ...[1, 2, 3].map((iteration) =>
    equal(
      "redundant-null-4",
      [
        "correct the same error at once",
        "denselben Fehler zugleich berichtigen",
        "三つの行が同じ誤差を",
        "셋이 같은 오차를 동시에",
      ],
      1e-12,
      () => {
        const all = way(opened(presets.jacobi), "jacobi", { maxIterations: 3 });
        return less(all[iteration] ?? [], all[iteration - 1] ?? []);
      },
    ),
  ),
  ascending(
    "redundant-contradict-3",
    ["is never exactly flat", "ist nie genau flach", "厳密には一直線にならず", "완전히 납작해지지 않으며"],
    0,
    () => flattest().height,
  ),
  ascending(
    "redundant-contradict-3",
    [
      "its matrix is not exactly singular",
      "seine Matrix daher nicht genau singulär",
      "行列も厳密には特異になりません",
      "행렬도 완전히 특이하지는 않다",
    ],
    0,
    () => flattest().eigenvalue,
  ),
  ascending(
    "redundant-contradict-3",
    [
      "the same triangle does not last a second",
      "hält dasselbe Dreieck keine Sekunde",
      "同じ三角形が1秒ももちません",
      "같은 삼각형이 1초도 버티지 못한다",
    ],
    () => {
      const simulation = opened(presets.strict);
      return simulation.step(Math.round(3 / simulation.stepSize)).status === "diverged"
        ? simulation.time
        : Number.NaN;
    },
    () => 1,
  ),
  vanishing(
    "redundant-truss-1",
    ["so that nothing moves", "dass sich nichts bewegt", "何も動かないように", "아무것도 움직이지 않도록"],
    1e-12,
    () => 1,
    () => [moved(presets.truss)],
  ),
  vanishing(
    "redundant-truss-2",
    ["both numbers are zero", "beide Zahlen sind null", "どちらの数も0になります", "두 수가 모두 0이다"],
    1e-12,
    () => opened(presets.truss).matrix("J").rows,
    () => [free(opened(presets.truss)), opened(presets.truss).spectrum().nullity],
  ),
  equal(
    "redundant-linkage-2",
    ["cranks of the same length", "gleich langen Kurbeln", "長さの等しい平行な", "길이가 같은 평행한"],
    1e-12,
    () =>
      opened(presets.cranks)
        .constraints()
        .slice(0, 3)
        .map(({ parameters }) => Number(parameters.length)),
  ),
  ascending(
    "redundant-cranks-why-1",
    [
      "but only the rank matters",
      "doch maßgebend ist nur der Rang",
      "効くのは階数だけです",
      "중요한 것은 랭크뿐이다",
    ],
    // As many rows as coordinates in both; the rank tells which moves.
    () => moved(presets.truss),
    () => 1e-9,
    () => (free(opened(presets.cranks)) > free(opened(presets.truss)) ? moved(presets.cranks) : Number.NaN),
  ),
  ascending(
    "redundant-cranks-why-1",
    [
      "they work only with exact lengths",
      "sie funktionieren nur mit genauen Längen",
      "長さが正確なときだけ動きます",
      "길이가 정확할 때에만 움직인다",
    ],
    () => free(opened(presets.locked)),
    () => free(opened(presets.cranks)),
  ),
  equal(
    "redundant-exercise-4-answer",
    [
      "changes the first only by what the sum still lacks",
      "ändert den ersten nur um das, was der Summe noch fehlt",
      "変わるのは一本目だけで、それも和に足りない分だけ",
      "첫째는 합에 아직 모자라는 만큼만 바뀌기",
    ],
    1e-9,
    () => {
      const start = [-1, -2, 0.5];
      const after = [...three().solveTrace("gauss-seidel", { start, maxIterations: 1 }).lambda];
      const lacking = sum(found(three(), "direct")) - sum(start);
      return [lacking, less(after, start)[0] ?? Number.NaN, sum(less(after, start))];
    },
  ),
];
