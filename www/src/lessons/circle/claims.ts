// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { opened } from "../in-core.testing";
import { bead } from "../sketch";
import { presets } from "./presets";
import { same } from "./sameness.testing";

/** λ of a bead at rest on a ring of 1 m, at the lowest point unless given. N/m */
function atRest(mass: number, angle = -Math.PI / 2): number {
  const start = presets.pendulum.runs[0]?.parameters;
  return simulate("circle", { ...start, mass, angle }).lambda()[0] ?? Number.NaN;
}
/** A parameter of the bead that exercise 1 asks about. */
const given = (name: string): number => Number(opened(presets.pendulum).get(name));
/** Square of the largest speed after a fall by r, over g r. */
function fallen(): number {
  const simulation = simulate("circle", { ...presets.pendulum.runs[0]?.parameters, stepSize: 0.001 });
  simulation.record(["body[0].speed"]);
  simulation.step(2000);
  const fastest = Math.max(...simulation.series("body[0].speed").y);
  return fastest ** 2 / (given("gravity") * given("radius"));
}
/** Factor of x·x − r² in the core's C, off the ring. */
function factor(): number {
  const [x, y] = [1.2, 0.9];
  const simulation = simulate(bead("plane", "circle", { radius: 1 }, { at: [x, y] }));
  return simulation.observe("C.norm") / (x * x + y * y - 1);
}
/** The largest constraint force of a bead that was let go at the side. N */
function swung(): number {
  const simulation = simulate("circle", { ...presets.pendulum.runs[0]?.parameters, stepSize: 0.001 });
  simulation.record(["constraintForce.norm"]);
  simulation.step(2000);
  return Math.max(...simulation.series("constraintForce.norm").y);
}
/** λ of a bead at rest at the lowest point of an ellipse with a = 2 m, b = 0.5 m, where C has the factor ½ of the exercise. N·m */
function onEllipse(): number {
  const simulation = simulate({
    version: 1,
    space: "plane",
    gravity: [0, -9.81],
    bodies: [{ particle: {}, at: [0, -0.5], mass: 1 }],
    constraints: [{ ellipse: { body: 0, center: [0, 0], a: 2, b: 0.5 } }],
    method: { kind: "acceleration", integrator: "rk4" },
  });
  simulation.step(1);
  // The core's C of an ellipse has no factor ½.
  return 2 * (simulation.lambda()[0] ?? Number.NaN);
}

export const claims: readonly Claim[] = [
  { at: "constraint", says: "factor of x·x − r²", value: factor },
  { at: "lambda-zero", says: "λ at rest at the side", value: () => atRest(1, 0) },
  { at: "fall", says: "v² over g r at the lowest point", value: fallen, about: 1e-4 },
  {
    at: "answer-swing",
    says: "force at the lowest point over the weight",
    value: () => swung() / (given("mass") * given("gravity")),
    about: 1e-4,
  },
  { at: "circle-exercise-1-ask", says: "mass", value: () => given("mass") },
  { at: "circle-exercise-1-ask", says: "radius", value: () => given("radius") },
  { at: "circle-exercise-1-ask", says: "gravity", value: () => given("gravity") },
  { at: "circle-exercise-2-ask", says: "mass", value: () => given("mass") },
  { at: "circle-exercise-2-hint", says: "v² over g r at the lowest point", value: fallen, about: 1e-4 },
  { at: "circle-exercise-3-ask", says: "radius", value: () => given("radius") },
  { at: "answer:circle-exercise-1", says: "λ at the lowest point", value: () => atRest(1) },
  { at: "answer:circle-exercise-2", says: "force at the lowest point", value: swung },
  { at: "answer:circle-exercise-3", says: "λ of twice the mass", value: () => atRest(2) },
  { at: "answer:circle-exercise-5", says: "λ on the ellipse", value: onEllipse },
];

/** Rows and columns of J, the multipliers of the bead on the ring. */
const ring = {
  equations: (): number => opened(presets.pendulum).matrix("J").rows,
  components: (): number => opened(presets.pendulum).matrix("J").cols,
  multipliers: (): number => opened(presets.pendulum).lambda().length,
};

export const words: readonly WordClaim[] = [
  word(
    "circle-exercise-3-answer",
    2,
    ["double", "verdoppeln", "2倍", "두 배"],
    () => atRest(2) / atRest(1),
    1e-9,
  ),
  word(
    "circle-work-title",
    1,
    ["One equation", "Eine Gleichung", "式は一つ", "방정식은 하나"],
    ring.equations,
  ),
  word(
    "circle-work-title",
    2,
    ["two unknowns", "zwei Unbekannte", "未知数は二つ", "미지수는 둘"],
    ring.components,
  ),
  word("circle-work-3", 1, ["one equation", "eine Gleichung", "式は一つ", "방정식은 하나"], ring.equations),
  word(
    "circle-work-3",
    2,
    ["two components", "zwei Komponenten", "成分が二つ", "성분은 둘"],
    ring.components,
  ),
  word("circle-work-5", 2, ["two unknown", "zwei unbekannten", "二つの未知", "미지의 두"], ring.components),
  word(
    "circle-work-5",
    1,
    ["one unknown number", "eine unbekannte Zahl", "一つの未知数", "미지수 하나"],
    ring.multipliers,
  ),
];

/** C of the core at a distance from the centre. m² */
const at = (distance: number): number => {
  const simulation = simulate(bead("plane", "circle", { radius: 1 }, { at: [distance, 0] }));
  return simulation.c()[0] ?? Number.NaN;
};
/** f·x and m ẋ·ẋ on a swing from the side, every 20 ms up to the lowest point. N·m */
function terms(): { weight: number[]; speed: number[] } {
  const simulation = opened(presets.pendulum);
  const [weight, speed]: [number[], number[]] = [[], []];
  const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
  while (simulation.observe("body[0].x") > 0) {
    const v = simulation.velocities();
    weight.push(dot(simulation.appliedForces(), simulation.positions()));
    speed.push(given("mass") * dot(v, v));
    simulation.step(2);
  }
  return { weight, speed };
}
/** The bead that goes over the top: λ and v² over r there. */
function overTheTop(): { lambda: number; needed: number } {
  const simulation = opened(presets.over);
  while (simulation.observe("body[0].y") < 0 || simulation.observe("body[0].x") > 0) simulation.step(1);
  return {
    lambda: simulation.lambda()[0] ?? Number.NaN,
    needed: simulation.observe("body[0].speed") ** 2 / given("radius"),
  };
}
/** λ at the top, where v² = g r times this factor. */
const atTheTop = (factor: number): number => {
  const speed = Math.sqrt(factor * given("gravity") * given("radius"));
  return (
    simulate("circle", { ...presets.pendulum.runs[0]?.parameters, angle: Math.PI / 2, speed }).lambda()[0] ??
    Number.NaN
  );
};
/** Where a bead of this mass is after a second of its swing. m */
const swingOf = (mass: number): number => {
  const simulation = simulate("circle", { ...presets.pendulum.runs[0]?.parameters, mass });
  simulation.step(100);
  return simulation.observe("body[0].x");
};

export const orders: readonly OrderClaim[] = [
  ascending(
    "circle-constraint-2",
    [
      "zero on the ring, positive outside, negative inside",
      "null auf dem Ring, positiv außerhalb, negativ innerhalb",
      "輪の上で0、外側で正、内側で負",
      "고리 위에서 0, 바깥에서 양수, 안쪽에서 음수",
    ],
    () => at(0.9),
    0,
    () => at(1.1),
  ),
  ...(["weight", "speed"] as const).map((term) =>
    ascending(
      "circle-lambda-2",
      [
        "At the lowest point both terms are largest",
        "Am tiefsten Punkt sind beide Terme am größten",
        "最下点では両方の項が最大になります",
        "최저점에서는 두 항이 모두 가장 크다",
      ],
      () => terms()[term],
    ),
  ),
  ascending(
    "circle-lambda-2",
    [
      "a slow bead makes it positive",
      "wird es bei langsamer Perle positiv",
      "正になります",
      "{$lambda}는 양수가 된다",
    ],
    0,
    () => overTheTop().lambda,
  ),
  ascending(
    "circle-top-why-1",
    [
      "the weight alone offers more",
      "das Gewicht allein gäbe mehr",
      "重力だけでもそれを上回ります",
      "무게만으로도 그보다 큰 가속도",
    ],
    () => overTheTop().needed,
    () => given("gravity"),
  ),
  ascending(
    "circle-top-why-1",
    [
      "Below that speed a string would go slack",
      "Unterhalb dieser Geschwindigkeit wäre ein Faden schlaff",
      "それより遅ければ糸はたるみ",
      "그보다 느리면 끈은 느슨해지고",
    ],
    () => atTheTop(1.01),
    0,
    () => atTheTop(0.99),
  ),
  ascending(
    "circle-step-3",
    ["not quite zero", "nicht ganz null", "ちょうど0ではありません", "꼭 0은 아니다"],
    0,
    () => {
      const simulation = opened(presets.work);
      simulation.step(500);
      return Math.abs(simulation.observe("energy.constraintWork"));
    },
  ),
  equal(
    "circle-exercise-3-answer",
    ["and so is the motion", "mit ihr die Bewegung", "運動も変わりません", "운동도 그대로이다"],
    1e-9,
    () => [swingOf(1), swingOf(2), swingOf(5)],
  ),
  ascending(
    "circle-exercise-1-answer",
    [
      "the wire pushes, again upwards",
      "Der Draht drückt, wieder nach oben",
      "針金は押しますが、その力はやはり上向きです",
      "철사는 이번에도 위쪽으로 민다",
    ],
    () => atRest(1),
    0,
    () => atRest(1, Math.PI / 2),
  ),
  ascending(
    "circle-work-5",
    [
      "the direction in which {$C} grows fastest",
      "die Richtung also, in der {$C} am schnellsten wächst",
      "{$C}が最も急に増す方向",
      "{$C}가 가장 빨리 커지는 방향",
    ],
    // One step of a millimetre from the side of the ring, more and more nearly along the gradient there.
    () =>
      [1.4, 1, 0.5, 0.1, 0].map((angle) => {
        const place = [1 + 0.001 * Math.cos(angle), 0.001 * Math.sin(angle)];
        return simulate(bead("plane", "circle", { radius: 1 }, { at: place })).c()[0] ?? Number.NaN;
      }),
  ),
  ...same,
];
