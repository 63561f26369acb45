// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { answer, opened } from "../in-core.testing";
import { bead } from "../sketch";
import { bend, scale, time, upright } from "./predictions";
import { presets } from "./presets";
import { same } from "./sameness.testing";
import {
  circling,
  coaster,
  conical,
  eight,
  ellipseAlone,
  knot,
  onLine,
  parabolaFrom,
  pumped,
  roundEllipse,
  roundedSquare,
  sphereAlone,
  wheel,
} from "./scenes";

const ring = (): { amplitude: number; omega: number; g: number; r: number } => {
  const simulation = simulate("moving-ring");
  const read = (name: string): number => Number(simulation.get(name));
  return { amplitude: read("amplitude"), omega: read("frequency"), g: read("gravity"), r: read("radius") };
};

/** λ of the circular ellipse over that of the ring, at the same state. */
function timesRing(r: number): number {
  const lambda = (scene: Parameters<typeof simulate>[0]): number => {
    const simulation = simulate(scene);
    simulation.step(1);
    return simulation.lambda()[0] ?? Number.NaN;
  };
  return lambda(roundEllipse(r, "ellipse")) / lambda(roundEllipse(r, "circle"));
}
/** The force of a straight wire. N */
function across(): number {
  const simulation = simulate(onLine);
  simulation.step(1);
  return simulation.observe("constraintForce.norm");
}
/** With which angular velocity a bead circles at its height: bisected. rad/s */
function steady(): number {
  const rises = (omega: number): boolean => {
    const simulation = simulate(circling(omega));
    const before = simulation.observe("body[0].y");
    simulation.step(20);
    return simulation.observe("body[0].y") > before;
  };
  let [slow, fast] = [4, 9];
  while (fast - slow > 1e-3) {
    const omega = (slow + fast) / 2;
    if (rises(omega)) fast = omega;
    else slow = omega;
  }
  return fast;
}

/** How fast a parabola y = x²/2p must turn, from the slope of the wire in the core's gradient. rad/s */
function turning(p: number): number {
  const x = 0.4;
  const terms = [
    [2, 0, 1 / (2 * p)],
    [0, 1, -1],
  ];
  const simulation = simulate(bead("plane", "polynomial", { terms }, { at: [x, (x * x) / (2 * p)] }));
  const [across = 0, up = 0] = simulation.matrix("J").data;
  return Math.sqrt((-9.81 * across) / up / x);
}

/** How many times as long the gradient of ten times C is. */
function steeper(): number {
  const [once = Number.NaN, ten = Number.NaN] = [0, 1].map((run) => {
    const simulation = opened(presets.scaled, run);
    return Math.hypot(...simulation.matrix("J").data);
  });
  return ten / once;
}
/** λ of C over that of ten times C, at the end of the question. */
function tenth(): number {
  const { l1 = "", l2 = "" } = answer(scale).numbers;
  return Number(l1.replace("−", "-")) / Number(l2.replace("−", "-"));
}
/** Length of the gradient of the figure eight in its crossing. 1/m */
function crossing(): number {
  const bodies = eight.bodies.map((body) => ({ ...body, at: [0, 0] }));
  return Math.hypot(...simulate({ ...eight, bodies }).matrix("J").data);
}
/** n of T = 2π√(nR/g) on the cycloid, from a quarter period of the core's bead. */
function radii(): number {
  const quarter = Number(answer(time).numbers.high);
  return (9.81 * ((2 * quarter) / Math.PI) ** 2) / wheel;
}
/** Degrees of freedom on the sphere: columns of J less its rows. */
function leftOnSphere(): number {
  const { rows, cols } = simulate(sphereAlone).matrix("J");
  return cols - rows;
}
/** Where the bead circles in the bowl. m, ° */
const bowl = (): { radius: number; angle: number } => {
  const [x = 0, y = 0] = circling(1).bodies[0]?.at ?? [];
  return { radius: Math.hypot(x, y), angle: (180 / Math.PI) * Math.atan2(x, -y) };
};
/** Slope of the straight wire, across its normal. ° */
function slope(): number {
  const [x = 0, y = 0] = simulate(onLine).matrix("J").data;
  return (180 / Math.PI) * Math.atan2(x, y);
}

export const claims: readonly Claim[] = [
  { at: "ten", says: "length of the gradient", value: steeper },
  { at: "ten", says: "λ over that of ten times C", value: tenth },
  { at: "grad-zero", says: "gradient in the crossing", value: crossing },
  { at: "arc", says: "radii of the wheel in the period", value: radii, about: 0.02 },
  { at: "count", says: "degrees of freedom on the sphere", value: leftOnSphere },
  { at: "curves-upright-measured", says: "duration of the question", value: () => upright.until },
  {
    at: "curves-run-slow",
    says: "Ω of the slow ring",
    value: () => Number(opened(presets.turning, 0).get("turning")),
  },
  {
    at: "curves-run-fast",
    says: "Ω of the fast ring",
    value: () => Number(opened(presets.turning, 1).get("turning")),
  },
  { at: "curves-exercise-2-ask", says: "angle of the incline", value: slope },
  { at: "curves-exercise-2-ask", says: "mass", value: () => onLine.bodies[0]?.mass ?? Number.NaN },
  { at: "curves-exercise-5-ask", says: "radius of the bowl", value: () => bowl().radius },
  { at: "curves-exercise-5-ask", says: "angle in the bowl", value: () => bowl().angle },
  {
    at: "answer-lambda",
    says: "λ over that of the ring, for the square of the radius",
    value: () => timesRing(2) / 4,
  },
  {
    at: "eight-times",
    says: "force at the ends over force on the sides",
    value: () => {
      const { ends = "", sides = "" } = answer(bend).numbers;
      return Number(ends) / Number(sides);
    },
    about: 0.02,
  },
  { at: "curves-upright-why-1", says: "aω", value: () => ring().amplitude * ring().omega },
  { at: "curves-upright-why-1", says: "√(2gr)", value: () => Math.sqrt(2 * ring().g * ring().r) },
  { at: "answer:curves-exercise-1", says: "λ over that of the ring", value: () => timesRing(2), about: 1e-6 },
  { at: "answer:curves-exercise-2", says: "force on the incline", value: across },
  { at: "answer:curves-exercise-5", says: "angular velocity", value: steady, about: 0.001 },
  { at: "curves-motor-4", says: "amplitude in cm", value: () => 100 * ring().amplitude },
  { at: "answer:curves-exercise-4", says: "Ω of the parabola", value: () => turning(0.5) },
];

/** Length of the core's gradient at the start. */
const gradient = (scene: Parameters<typeof simulate>[0]): number =>
  Math.hypot(...simulate(scene).matrix("J").data);

/** Gradient of the round ellipse over that of the ring of this radius. */
const timesGradient = (r: number): number =>
  gradient(roundEllipse(r, "ellipse")) / gradient(roundEllipse(r, "circle"));

export const words: readonly WordClaim[] = [
  word(
    "curves-motor-5",
    1 / 3,
    ["a third of the amplitude", "einem Drittel der Amplitude", "振幅を3分の1", "진폭이 3분의 1"],
    () => Number(opened(presets.slower).get("amplitude")) / ring().amplitude,
    0.02,
  ),
  word("curves-bend-1", 2, ["twice", "doppelt", "2倍", "두 배"], () => {
    const [shape] = (ellipseAlone.constraints ?? []) as readonly { ellipse: { a: number; b: number } }[];
    return shape ? shape.ellipse.a / shape.ellipse.b : Number.NaN;
  }),
  word("curves-parameter-3", 10, ["ten points", "zehn Punkte", "10個の点", "점 열 개"], () => {
    const [shape] = (coaster.constraints ?? []) as readonly { spline: { points: unknown[] } }[];
    return shape?.spline.points.length ?? Number.NaN;
  }),
  word(
    "curves-motor-4",
    10,
    ["ten times", "zehnmal", "10回", "열 번"],
    () => Number(opened(presets.trembling).get("frequency")) / (2 * Math.PI),
    0.05,
  ),
  word(
    "curves-preset-slower",
    1 / 3,
    ["a third of the amplitude", "ein Drittel der Amplitude", "振幅を3分の1", "진폭을 3분의 1"],
    () =>
      Number(opened(presets.slower).get("amplitude")) / Number(opened(presets.trembling).get("amplitude")),
    0.02,
  ),
  word(
    "curves-scale-why-1",
    10,
    ["ten times as long", "zehnmal so lang", "10倍", "열 배로 길고"],
    steeper,
    1e-9,
  ),
  word(
    "curves-scale-why-1",
    1 / 10,
    ["a tenth", "ein Zehntel", "10分の1", "10분의 1"],
    () => 1 / tenth(),
    0.02,
  ),
  word(
    "curves-scale-choice-tenth",
    1 / 10,
    ["a tenth", "ein Zehntel", "10分の1", "10분의 1"],
    () => 1 / tenth(),
    0.02,
  ),
  word("curves-scale-question", 10, ["by ten", "mit zehn", "10倍", "10을"], steeper, 1e-9),
  word("curves-scale-1", 10, ["and ten times", "das Zehnfache", "の10倍も", "의 열 배도"], steeper, 1e-9),
  word("curves-scale-1", 10, ["with ten times", "dem Zehnfachen", "その10倍", "그 열 배"], steeper, 1e-9),
  word(
    "curves-scale-1",
    2,
    ["Two beads", "Zwei Perlen", "二つのビーズ", "두 구슬"],
    () => presets.scaled.runs.length,
  ),
  word(
    "curves-time-question",
    2,
    ["Two beads", "Zwei Perlen", "二つのビーズ", "두 구슬"],
    () => presets.cycloids.runs.length,
  ),
  word(
    "curves-exercise-1-answer",
    2,
    ["factor two", "Faktor zwei", "、2を半径", "2를 반지름"],
    () => (4 * gradient(roundEllipse(2, "ellipse"))) / gradient(roundEllipse(2, "circle")),
  ),
  word(
    "curves-parameter-3",
    1,
    ["length one", "Länge eins", "長さが1", "길이가 1"],
    () => gradient(coaster),
    1e-6,
  ),
  word("curves-exercise-2", 1, ["length one", "Länge eins", "長さは1", "길이는 1"], () => gradient(onLine)),
  word(
    "curves-surface-2",
    1,
    ["One row", "Eine Zeile", "行が一つ", "행이 하나"],
    () => simulate(sphereAlone).matrix("J").rows,
  ),
  word(
    "curves-surface-2",
    1,
    ["one multiplier", "ein Multiplikator", "乗数が一つ", "승수가 하나"],
    () => simulate(sphereAlone).lambda().length,
  ),
  word(
    "curves-surface-2",
    1,
    ["one degree of freedom", "ein Freiheitsgrad", "自由度が一つ", "자유도가 하나"],
    () => simulate(sphereAlone).spectrum().rank,
  ),
  word(
    "curves-surface-4",
    2,
    ["two equations", "zwei Gleichungen", "方程式が二つ", "방정식이 둘"],
    () => simulate(knot).constraints()[0]?.rows.length ?? Number.NaN,
  ),
  word(
    "curves-surface-4",
    2,
    ["two gradients", "zwei Gradienten", "勾配も二つ", "기울기 벡터도 둘"],
    () => simulate(knot).matrix("J").rows,
  ),
  word(
    "curves-surface-4",
    2,
    ["two multipliers", "zwei Multiplikatoren", "乗数も二つ", "승수도 둘"],
    () => simulate(knot).lambda().length,
  ),
  word(
    "curves-exercise-1-answer",
    2,
    ["square of the radius", "Quadrat des Radius", "半径の二乗", "반지름의 제곱"],
    () => Math.log2(timesGradient(1) / timesGradient(2)),
  ),
  word("curves-surface-3", 2, ["two directions", "zwei Richtungen", "二方向", "두 방향"], () => {
    const { rows, cols } = opened(presets.conical).matrix("J");
    return cols - rows;
  }),
];

/** The lowest and the highest value of an observable in so many seconds. */
function span(
  scene: Parameters<typeof simulate>[0],
  name: string,
  time: number,
): [least: number, most: number] {
  const simulation = simulate(scene);
  simulation.record([name]);
  simulation.step(Math.round(time / simulation.stepSize));
  const { y } = simulation.series(name);
  return [Math.min(...y.subarray(1)), Math.max(...y.subarray(1))];
}
/** The time to the lowest point. s */
function arrivalFrom(scene: Parameters<typeof simulate>[0]): number {
  const simulation = simulate(scene);
  while (simulation.observe("body[0].x") > 0) simulation.step(1);
  return simulation.time;
}
/** J̇v on the square with round corners, in the middle of a side and in a corner, at 2 m/s. 1/s² */
const turningOf = (at: readonly [number, number]): number => {
  const bodies = roundedSquare.bodies.map((body) => ({ ...body, at, velocity: [2 * at[1], -2 * at[0]] }));
  return Math.abs(simulate({ ...roundedSquare, bodies }).matrix("JdotV").data[0] ?? Number.NaN);
};
/** How high the bead gets in a ring that turns at this part of √(g/r). m */
function climbed(factor: number): number {
  const simulation = simulate("turning-ring");
  const [g, r] = ["gravity", "radius"].map((name) => Number(simulation.get(name))) as [number, number];
  const turning = factor * Math.sqrt(g / r);
  const running = simulate("turning-ring", { turning });
  const start = running.observe("body[0].y");
  running.record(["body[0].y"]);
  running.step(Math.round(4 / running.stepSize));
  return Math.max(...running.series("body[0].y").y) - start;
}

/** Middle and largest |λ| of the bead on the figure eight in three seconds. N·m */
function shot(): [usual: number, most: number] {
  const simulation = simulate(eight);
  simulation.record(["constraint[0].lambda"]);
  simulation.step(Math.round(3 / simulation.stepSize));
  const sizes = [...simulation.series("constraint[0].lambda").y].map(Math.abs).sort((p, q) => p - q);
  return [sizes[Math.floor(sizes.length / 2)] ?? Number.NaN, sizes.at(-1) ?? Number.NaN];
}

export const orders: readonly OrderClaim[] = [
  equal(
    "curves-bend-why-1",
    [
      "the speed never changes",
      "ändert sich der Betrag der Geschwindigkeit nie",
      "速さは変わりません",
      "속력은 변하지 않는다",
    ],
    1e-4,
    () => span(ellipseAlone, "body[0].speed", 5),
  ),
  ascending(
    "curves-bend-2",
    [
      "almost vanishes along the sides",
      "verschwindet er entlang der Seiten fast ganz",
      "辺に沿ってほとんど消えます",
      "변을 따라 거의 사라진다",
    ],
    () => 20 * turningOf([0.1, (1 - 1e-4) ** 0.25]),
    () => turningOf([0.5 ** 0.25, 0.5 ** 0.25]),
  ),
  ascending(
    "curves-time-2",
    [
      "the wider swing takes longer",
      "dauert die weitere Schwingung länger",
      "大きな振れのほうが長くかかります",
      "크게 흔들릴수록 더 오래 걸린다",
    ],
    () => arrivalFrom(parabolaFrom(0.6)),
    () => arrivalFrom(parabolaFrom(1.8)),
  ),
  ascending(
    "curves-motor-3",
    ["positive or negative work", "positive oder negative Arbeit", "正または負の仕事", "양 또는 음의 일"],
    () => span(pumped, "constraint.power", 10)[0],
    0,
    () => span(pumped, "constraint.power", 10)[1],
  ),
  equal(
    "curves-surface-3",
    ["stays at one height", "in gleicher Höhe", "同じ高さに留まります", "같은 높이에 머문다"],
    1e-4,
    () => span(conical, "body[0].y", 5),
  ),
  ascending(
    "curves-exercise-5-answer",
    [
      "above which the bead climbs",
      "oberhalb der die Perle im rotierenden Ring steigt",
      "回る輪の中でビーズが登り始める限界",
      "도는 고리에서 구슬이 올라가기 시작하는 한계",
    ],
    () => climbed(0.95),
    () => 0.02,
    () => climbed(1.1),
  ),
  ascending(
    "curves-scale-3",
    [
      "shoots up by orders of magnitude",
      "um Größenordnungen in die Höhe",
      "何桁も跳ね上がります",
      "몇 자릿수씩 치솟는다",
    ],
    () => 100 * shot()[0],
    () => shot()[1],
  ),
  ...same,
];
