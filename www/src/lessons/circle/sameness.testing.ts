// Claims of the text that something is the same, is zero, or is all there is.
import { circleLambda, simulate } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing } from "../claims";
import { opened } from "../in-core.testing";
import { bead } from "../sketch";
import { presets } from "./presets";

/** How far from the centre C of this form is zero: bisected. m */
function zeroOf(form: "half-squared" | "length"): number {
  const c = (distance: number): number =>
    circleLambda({ x: [0.6 * distance, 0.8 * distance], v: [0, 0], f: [0, 0], m: 1, form }).c;
  let [inside, outside] = [0.2, 3];
  while (outside - inside > 1e-12) {
    const middle = (inside + outside) / 2;
    if (c(middle) < 0) inside = middle;
    else outside = middle;
  }
  return outside;
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
/** A moving bead, and a force along its ring. */
const [x, v] = [
  [0.6, 0.8],
  [-1.6, 1.2],
];
/** x·ẍ of it without gravity, driven along the ring by a motor of this force. m²/s² */
const inwards = (motor: number): number =>
  dot(x, circleLambda({ x, v, f: [-0.8 * motor, 0.6 * motor], m: 1 }).acceleration);

/** The bead of the work experiment set in motion along the ring at this angle. */
const moving = (angle: number) => simulate("circle", { ...presets.work.runs[0]?.parameters, angle });
const angles = [-1.3, 0, 0.4, 2.1];
/** λ at the top with v² = g r times this factor. N/m */
function topped(factor: number): number {
  const simulation = opened(presets.pendulum);
  const [g, r] = [Number(simulation.get("gravity")), Number(simulation.get("radius"))];
  const start = { angle: Math.PI / 2, speed: Math.sqrt(factor * g * r) };
  return simulate("circle", { ...presets.pendulum.runs[0]?.parameters, ...start }).lambda()[0] ?? Number.NaN;
}
/** Acceleration to the centre that the path of the bead over the top asks for there. m/s² */
function asked(): number {
  const simulation = opened(presets.over);
  while (simulation.observe("body[0].y") < 0 || simulation.observe("body[0].x") > 0) simulation.step(1);
  return (simulation.matrix("JdotV").data[0] ?? Number.NaN) / Number(simulation.get("radius"));
}
/** Aλ + J̇v + JWf on a curve with this constraint, over the larger of both other terms. */
function leftOver(kind: string, values: object, at: readonly number[], velocity: readonly number[]): number {
  const simulation = simulate(
    bead("plane", kind, values, { at, velocity }, { method: { alpha: 0, beta: 0 } }),
  );
  const { a = 0, lambda = 0, jDotV = 0, jWQ = 0 } = simulation.constraints()[0]?.rows[0] ?? {};
  return (a * lambda + jDotV + jWQ) / Math.max(Math.abs(jDotV), Math.abs(jWQ));
}

export const same: readonly OrderClaim[] = [
  equal(
    "circle-constraint-3",
    ["the same zeros", "dieselben Nullstellen", "同じところで0になり", "같은 곳에서 0이 되며"],
    1e-9,
    () => [zeroOf("half-squared"), zeroOf("length")],
  ),
  ascending(
    "circle-motion-2",
    [
      "is not zero for a moving bead",
      "ist für eine bewegte Perle nicht null",
      "{$inward}は0になりません",
      "{$inward}은 0이 아니다",
    ],
    0,
    () => -inwards(0),
  ),
  equal(
    "circle-work-3",
    [
      "Only its component along",
      "Bestimmt ist nur die Komponente in Richtung",
      "決まるのは{$x}方向の成分だけ",
      "정해지는 것은 {$x} 방향의 성분뿐",
    ],
    1e-9,
    () => [-20, 0, 5].map(inwards),
  ),
  vanishing(
    "circle-lambda-2",
    [
      "only the second term is left",
      "nur der zweite Term bleibt übrig",
      "第二項だけが残ります",
      "둘째 항만 남는다",
    ],
    1e-12,
    () => Math.hypot(...opened(presets.pendulum).appliedForces()),
    () =>
      [0, Math.PI].map((angle) => {
        const simulation = simulate("circle", { ...presets.pendulum.runs[0]?.parameters, angle });
        return dot(simulation.appliedForces(), simulation.positions());
      }),
  ),
  ascending(
    "circle-top-why-1",
    [
      "an inward acceleration of only",
      "Die Bahn verlangt nur",
      "{$centripetal}だけで",
      "{$centripetal}뿐인데",
    ],
    asked,
    () => Number(opened(presets.over).get("gravity")),
  ),
  vanishing(
    "circle-top-why-1",
    [
      "for which the two are equal",
      "für die beides gleich groß ist",
      "両者が等しくなる速さ",
      "둘이 같아지는 속력",
    ],
    1e-12,
    () => topped(0),
    () => [topped(1)],
  ),
  vanishing(
    "circle-step-3",
    ["The power is zero", "Die Leistung ist null", "仕事率は0です", "일률은 0이다"],
    1e-12,
    () => moving(0).observe("constraintForce.norm") * moving(0).observe("body[0].speed"),
    () => angles.map((angle) => moving(angle).observe("constraint.power")),
  ),
  vanishing(
    "circle-step-3",
    ["is zero, and so the wire", "null ist; der Draht", "{$Cdot}が0のところで", "{$Cdot}이 0인 곳에서"],
    1e-12,
    () => moving(0).observe("body[0].speed"),
    () => angles.flatMap((angle) => [...moving(angle).cDot()]),
  ),
  ascending(
    "circle-step-3",
    [
      "no longer exactly on the ring",
      "nicht mehr genau auf dem Ring",
      "もう正確には輪の上にない",
      "이제 정확히 고리 위에 있지 않다",
    ],
    0,
    () => {
      const simulation = opened(presets.work);
      simulation.step(500);
      return Math.abs(simulation.c()[0] ?? Number.NaN);
    },
  ),
  vanishing(
    "circle-exercise-5-answer",
    [
      "the same holds for every constraint",
      "das gilt auch für jede weitere",
      "どの拘束条件でも同じ",
      "구속 조건에서도 그러하다",
    ],
    1e-12,
    () => 1,
    () => [
      leftOver("ellipse", { a: 2, b: 0.5 }, [0, -0.5], [1.5, 0]),
      leftOver("parabola", { curvatureRadius: 1 }, [1, 0.5], [1, 1]),
      leftOver("lemniscate", { a: 1.6 }, [-1.6, 0], [0, 3]),
    ],
  ),
];
