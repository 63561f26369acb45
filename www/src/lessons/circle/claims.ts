// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import { type Claim, type WordClaim, word } from "../claims";
import { opened } from "../in-core.testing";
import { bead } from "../sketch";
import { presets } from "./presets";

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
