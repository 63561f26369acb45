// Computations that decide a misprint: a number by the printed formula, by the corrected one, and from a run of the core.
import { chain } from "../iterating/problems";
import { presets } from "../lessons/circle/presets";
import { turningRod } from "../lessons/positions/scenes";
import { circleLambda, type SceneDocument, type Simulation, withSimulation } from "../simulation/core";
import { type LcpResult, solveBoxLcp } from "../simulation/laboratory";

export interface Check {
  readonly printed: number;
  readonly corrected: number;
  readonly measured: number;
}

type Numbers = ArrayLike<number>;
const list = (numbers: Numbers): number[] => Array.from(numbers);
const at = (numbers: Numbers, i: number): number => numbers[i] ?? Number.NaN;
const dot = (a: Numbers, b: Numbers): number => list(a).reduce((sum, value, i) => sum + value * at(b, i), 0);
const cross = ([ax = 0, ay = 0]: readonly number[], [bx = 0, by = 0]: readonly number[]): number =>
  ax * by - ay * bx;

/** Fine enough for differences. s */
const fine = 0.001;
/** Of the slides' bead, from its start to the present. s */
const before = 0.2;
const start = presets.pendulum.runs[0]?.parameters ?? {};
const swing = <T>(question: (simulation: Simulation) => T, more: typeof start = {}): T =>
  withSimulation("circle", question, { ...start, stepSize: fine, ...more });
const mass = 1;
const weight = 9.81;

/** C̈ of a bead that feedback leads back to the ring. */
function secondDerivative(): Check {
  const [alpha, beta] = [10, 4];
  return swing(
    (simulation) => {
      simulation.step(Math.round(before / fine) - 1);
      const earlier = at(simulation.c(), 0);
      simulation.step(1);
      const now = at(simulation.c(), 0);
      const [x, v] = [list(simulation.positions()), list(simulation.velocities())];
      const m = Number(simulation.get("mass"));
      const { acceleration } = circleLambda({ x, v, f: list(simulation.appliedForces()), m, alpha, beta });
      simulation.step(1);
      const later = at(simulation.c(), 0);
      return {
        printed: dot(v, x) + dot(v, v),
        corrected: dot(acceleration, x) + dot(v, v),
        measured: (later - 2 * now + earlier) / fine ** 2,
      };
    },
    { start: "off-circle", alpha, beta },
  );
}

/** Ṫ of a swinging bead. */
function kineticEnergy(): Check {
  return swing((simulation) => {
    simulation.step(Math.round(before / fine) - 1);
    const earlier = simulation.observe("energy.kinetic");
    simulation.step(1);
    const corrected = dot(simulation.appliedForces(), simulation.velocities());
    simulation.step(1);
    const measured = (simulation.observe("energy.kinetic") - earlier) / (2 * fine);
    return { printed: 0, corrected, measured };
  });
}

/** Distance from the centre after a swing, with λ by either formula as the factor of a force. */
function multiplier(): Check {
  const distance = (simulation: Simulation): number => {
    simulation.step(Math.round(swings.time / fine));
    return Math.hypot(...simulation.positions());
  };
  // f·x is −weight y.
  const by = (sign: "+" | "-"): SceneDocument => {
    const lambda = `(${weight}*y ${sign} (vx^2 + vy^2))/(x^2 + y^2)`;
    return {
      version: 1,
      space: "plane",
      gravity: [0, -weight],
      bodies: [{ particle: {}, at: [swings.radius, 0], mass }],
      forces: [{ formula: { of: [0], fx: `${lambda}*x`, fy: `${lambda}*y` } }],
      method: { kind: "acceleration", integrator: "rk4", stepSize: fine },
    };
  };
  return {
    printed: withSimulation(by("+"), distance),
    corrected: withSimulation(by("-"), distance),
    measured: swing(distance, { radius: swings.radius }),
  };
}
/** The swing of that check. */
export const swings = { time: 1, radius: 1 } as const;

/** Lee's Ax = b for a chain; the core has w = Aλ − b. */
const matrix = chain(6);
const right = matrix.map(() => 1);
const free = { lo: right.map(() => null), hi: right.map(() => null) };
function solved(
  a: readonly (readonly number[])[],
  b: readonly number[],
  options: Parameters<typeof solveBoxLcp>[1],
): LcpResult {
  return solveBoxLcp({ a, b: b.map((value) => -value), ...free }, { tolerance: 1e-12, ...options });
}

/** First component of the error after some sweeps of Jacobi's method. */
function errorOfJacobi(): Check {
  const exact = list(solved(matrix, right, { method: "direct" }).lambda);
  const { iterates } = solved(matrix, right, { method: "jacobi", maxIterations: sweeps, iterates: true });
  const n = matrix.length;
  const errorAfter = (k: number): number[] => exact.map((value, i) => at(iterates ?? [], k * n + i) - value);
  const e = errorAfter(sweeps - 1);
  const rest = matrix[0]?.reduce((sum, value, j) => sum + (j === 0 ? 0 : value * at(e, j)), 0) ?? Number.NaN;
  const quotient = rest / at(matrix[0] ?? [], 0);
  return { printed: quotient, corrected: -quotient, measured: at(errorAfter(sweeps), 0) };
}
export const sweeps = 5;

/** First component of the solution of (S ∓ T)x = ωb, with S and T of SOR. */
function splitting(): Check {
  const simple = matrix.map((row, i) => row.map((value, j) => (i === j ? value : j < i ? omega * value : 0)));
  const rest = matrix.map((row, i) => row.map((value, j) => omega * value - at(simple[i] ?? [], j)));
  const scaled = right.map((value) => omega * value);
  const by = (sign: 1 | -1): number => {
    const a = simple.map((row, i) => row.map((value, j) => value + sign * at(rest[i] ?? [], j)));
    return at(solved(a, scaled, { method: "lemke" }).lambda, 0);
  };
  return {
    printed: by(-1),
    corrected: by(1),
    measured: at(solved(matrix, right, { method: "sor", omega }).lambda, 0),
  };
}
export const omega = 1.5;

/** Power of the force on a bead that two constraints hold on one ring: DG is square. */
function power(): Check {
  const scene: SceneDocument = {
    version: 1,
    space: "plane",
    gravity: [0, -weight],
    bodies: [{ particle: {}, at: [1, 0], mass }],
    constraints: [{ circle: { body: 0, radius: 1 } }, { circle: { body: 0, radius: 1, form: "length" } }],
    method: { kind: "acceleration", integrator: "rk4", stepSize: fine },
  };
  return withSimulation(scene, (simulation) => {
    simulation.step(Math.round(before / fine));
    const { data } = simulation.matrix("J");
    const [v, lambda] = [simulation.velocities(), simulation.lambda()];
    const [a, b, c, d] = [at(data, 0), at(data, 1), at(data, 2), at(data, 3)];
    return {
      printed: dot([dot([a, b], lambda), dot([c, d], lambda)], v),
      corrected: dot([dot([a, c], lambda), dot([b, d], lambda)], v),
      measured: simulation.observe("constraint.power"),
    };
  });
}

/** Change of angular momentum in a step of a turning rod, with one correction at x̄. */
function angularMomentum(): Check {
  return withSimulation(
    turningRod,
    (simulation) => {
      const h = simulation.stepSize;
      const momentum = simulation.observe("angularMomentum");
      const [x, v] = [list(simulation.positions()), list(simulation.velocities())];
      simulation.step(1);
      const next = list(simulation.positions());
      const pair = (numbers: readonly number[], i: number): number[] => numbers.slice(2 * i, 2 * i + 2);
      const corrected = [0, 1].reduce((sum, i) => {
        const speed = pair(v, i);
        // No applied force: x̄ = x + hv.
        const impulse = pair(next, i).map(
          (value, k) => (mass * (value - at(pair(x, i), k) - h * at(speed, k))) / h,
        );
        return sum - h * cross(speed, impulse);
      }, 0);
      return { printed: 0, corrected, measured: simulation.observe("angularMomentum") - momentum };
    },
    { sweeps: 1 },
  );
}

/** By misprint (list.ts). */
export const checks = {
  "slide-7": secondDerivative,
  "slide-8": kineticEnergy,
  "slide-9": multiplier,
  "lee-4": errorOfJacobi,
  "lee-4-3": splitting,
  "ogawa-power": power,
  "ogawa-momentum": angularMomentum,
} as const satisfies Record<string, () => Check>;
