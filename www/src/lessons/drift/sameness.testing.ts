// Claims of the text that something is the same, is zero, or is all there is.
import { circleLambda, type Simulation, simulate } from "../../simulation/core";
import { equal, type OrderClaim, vanishing } from "../claims";
import { opened } from "../in-core.testing";
import { presets } from "./presets";

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
/** A bead off the ring, with a velocity that leads it farther off, and its force. */
const [x, v, f] = [
  [0.9, 0.8],
  [-0.7, 1.2],
  [0, -9.81],
];
/** C, Ċ and C̈ of it with this feedback, and without. */
function demanded(alpha = 0, beta = 0): { c: number; cDot: number; cDdot: number } {
  const { c, cDot, acceleration } = circleLambda({ x, v, f, m: 1, alpha, beta });
  return { c, cDot, cDdot: dot(x, acceleration) + dot(v, v) };
}
/** Places on the ring and velocities along it. */
const legal = [0.3, 1.9, -2.4].map((angle, i) => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: [c, s], v: [-(i + 1) * s, (i + 1) * c], f, m: 1 };
});
const onRing = (more: object) => legal.map((point) => circleLambda({ ...point, ...more }));
/** A run of the experiment without feedback. */
const unattended = (preset: typeof presets.critical | typeof presets.velocity): Simulation =>
  simulate("circle", { ...preset.runs[0]?.parameters, alpha: 0, beta: 0 });
/** C of the returning bead every tenth of a second, with this gravity. m² */
function returning(gravity: number): number[] {
  const simulation = simulate("circle", { ...presets.critical.runs[0]?.parameters, gravity });
  return Array.from({ length: 20 }, () => {
    simulation.step(10);
    return simulation.c()[0] ?? Number.NaN;
  });
}
const forces = (form: "half-squared" | "length"): number[] =>
  onRing({ form }).flatMap(({ force }) => [...force]);

const happensToo = [
  "The same happens to a bead",
  "Dasselbe geschieht mit einer Perle",
  "ビーズでも同じことが起こります",
  "구슬에서도 같은 일이 일어난다",
] as const;
export const same: readonly OrderClaim[] = [
  vanishing(
    "drift-drift-why-2",
    ["demands only", "verlangt nur", "だけを要求し", "만 만족하면 되고"],
    1e-12,
    () => Math.min(Math.abs(demanded().c), Math.abs(demanded().cDot)),
    () => [demanded().cDdot],
  ),
  equal(
    "drift-drift-3",
    happensToo,
    1e-4,
    // Off the ring C stays.
    () => {
      const simulation = unattended(presets.critical);
      return [0, 100, 100, 200].map((steps) => {
        if (steps > 0) simulation.step(steps);
        return simulation.c()[0] ?? Number.NaN;
      });
    },
  ),
  equal(
    "drift-drift-3",
    happensToo,
    1e-4,
    // With a wrong velocity it grows in proportion to the time.
    () => {
      const simulation = unattended(presets.velocity);
      return [50, 50, 100, 300].map((steps) => {
        simulation.step(steps);
        return (simulation.c()[0] ?? Number.NaN) / simulation.time;
      });
    },
  ),
  vanishing(
    "drift-feedback-3",
    ["this term is zero", "ist dieser Term null", "この項は0です", "이 항은 0이다"],
    1e-12,
    () => 25 * Math.abs(demanded().c) + 10 * Math.abs(demanded().cDot),
    () => onRing({ alpha: 25, beta: 10 }).map(({ c, cDot }) => 25 * c + 10 * cDot),
  ),
  vanishing(
    "drift-feedback-3",
    [
      "where there is nothing to correct, feedback changes nothing",
      "Wo nichts zu berichtigen ist, ändert die Rückführung nichts",
      "直すものがなければ、フィードバックは何も変えません",
      "바로잡을 것이 없으면 피드백은 아무것도 바꾸지 않는다",
    ],
    1e-12,
    () => Math.max(...onRing({}).map(({ lambda }) => Math.abs(lambda))),
    () => {
      const without = onRing({});
      return onRing({ alpha: 400, beta: 40 }).map(
        ({ lambda }, i) => lambda - (without[i]?.lambda ?? Number.NaN),
      );
    },
  ),
  vanishing(
    "drift-feedback-4",
    ["shows nothing of it", "davon nichts anzusehen", "その跡がまったく現れません", "그 흔적이 전혀 없다"],
    1e-6,
    () => opened(presets.critical).c()[0] ?? Number.NaN,
    () => {
      const without = returning(0);
      return returning(9.81).map((c, i) => c - (without[i] ?? Number.NaN));
    },
  ),
  vanishing(
    "drift-feedback-4",
    ["alone.", "übrig bleibt allein", "あとに残るのは{$oscillator}だけ", "남는 것은 {$oscillator}뿐"],
    1e-12,
    () => Math.abs(demanded(25, 10).cDdot),
    () => {
      const { c, cDot, cDdot } = demanded(25, 10);
      return [cDdot + 10 * cDot + 25 * c];
    },
  ),
  vanishing(
    "drift-spring-why-2",
    [
      "A penalty acts only once the constraint is violated",
      "Eine Strafkraft wirkt erst, wenn die Bedingung verletzt ist",
      "ペナルティの力は、拘束条件が破られないと働きません",
      "벌칙력은 구속 조건을 어겨야 비로소 작용한다",
    ],
    1e-12,
    // The constraint force of the same bead.
    () =>
      simulate("circle", { ...presets.hanging.runs[0]?.parameters, method: "acceleration" }).observe(
        "constraintForce.norm",
      ),
    () => [opened(presets.hanging).observe("constraintForce.norm")],
  ),
  vanishing(
    "drift-forms-2",
    [
      "both forms give the same",
      "geben beide Formen dasselbe",
      "どちらの形も同じ{$fhat}",
      "두 꼴은 같은 {$fhat}",
    ],
    1e-12,
    () => Math.max(...forces("length").map(Math.abs)),
    () => {
      const other = forces("length");
      return forces("half-squared").map((force, i) => force - (other[i] ?? Number.NaN));
    },
  ),
  ...["body[0].x", "body[0].speed", "radius"].map((name) =>
    equal(
      "drift-forms-3",
      [
        "at the same point of the same ring",
        "an derselben Stelle desselben Rings",
        "同じ輪の同じ場所から",
        "같은 고리의 같은 곳에서",
      ],
      1e-12,
      () =>
        [0, 1].map((run) => {
          const simulation = opened(presets.forms, run);
          return name === "radius" ? Number(simulation.get(name)) : simulation.observe(name);
        }),
    ),
  ),
  vanishing(
    "drift-exact-1",
    [
      "the motion of a pendulum is known exactly",
      "die Bewegung eines Pendels ist exakt bekannt",
      "振り子の運動は厳密に分かっています",
      "진자의 운동은 정확히 알려져 있다",
    ],
    1e-8,
    () => Number(opened(presets.rk4).get("radius")),
    // From the same motion in ever so short steps.
    () => {
      const simulation = simulate("circle", { ...presets.rk4.runs[0]?.parameters, stepSize: 0.001 });
      simulation.step(5000);
      return [simulation.observe("reference.error")];
    },
  ),
];
