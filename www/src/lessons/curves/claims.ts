// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import { type Claim, type WordClaim, word } from "../claims";
import { answer, opened } from "../in-core.testing";
import { bead } from "../sketch";
import { bend, scale, time, upright } from "./predictions";
import { presets } from "./presets";
import {
  circling,
  coaster,
  eight,
  ellipseAlone,
  knot,
  onLine,
  roundEllipse,
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
