// A rod that meets the ground with one end, and the core's numbers of this impact: its problem, its impulse, its energy.
import { type SceneDocument, type Simulation, withSimulation } from "../../simulation/core";

export interface Impact {
  /** Of the rod against the vertical, degrees; positive leans to the left. */
  readonly lean: number;
  /** Of the end along the ground over its speed downwards. */
  readonly slip: number;
  readonly e: number;
  readonly mu: number;
}

/** One that gains energy by Newton's law. */
export const gaining: Impact = { lean: -43, slip: 0.6, e: 0.9, mu: 0.8 };

/** Half the length of the rod without its round ends, their radius; the speed downwards. m, m/s */
const [half, radius, speed] = [0.6, 0.03, 2];

interface Setting {
  /** m */
  readonly above: number;
  readonly gravity: number;
  readonly stepSize: number;
}

function scene({ lean, slip, e, mu }: Impact, { above, gravity, stepSize }: Setting): SceneDocument {
  const angle = (lean * Math.PI) / 180;
  const surface = { friction: mu, restitution: e };
  const height = half * Math.abs(Math.cos(angle)) + radius + above;
  return {
    version: 1,
    space: "plane",
    gravity: [0, -gravity],
    bodies: [
      { shape: { halfPlane: [0, 1] }, at: [0, 0], fixed: true, ...surface },
      {
        shape: { capsule: { halfLength: half, radius } },
        at: [-0.6 * Math.sign(slip) * above, height],
        angle: angle + Math.PI / 2,
        mass: 1,
        velocity: [slip * speed, -speed],
        ...surface,
      },
    ],
    method: {
      kind: "velocity",
      stepSize,
      substeps: 1,
      restitutionThreshold: 0.001,
      solver: { maxIterations: 400 },
    },
  };
}

/** To be watched: the rod comes from above without gravity, so that nothing but the impact changes its energy. */
export const watched = (impact: Impact): SceneDocument =>
  scene(impact, { above: 1, gravity: 0, stepSize: 0.002 });

/** In the plane of impulses: along the ground first, along the normal second. */
export type Pair = readonly [t: number, n: number];
export interface Measured {
  /** A of the impact: u = u⁻ + A p. 1/kg */
  readonly tt: number;
  readonly tn: number;
  readonly nn: number;
  /** u⁻, of the end before the impact; the rod does not turn. m/s */
  readonly u: Pair;
  /** Impulse of the core's step, N·s. */
  readonly impulse: Pair;
  /** Kinetic energy before and after. J */
  readonly before: number;
  readonly after: number;
}

/** The impact at this moment, by one step of the core; null where the rod lies flat and two points meet the ground. */
export function measure(impact: Impact): Measured | null {
  const at = { above: 0, gravity: 0, stepSize: 1e-4 };
  return withSimulation(scene(impact, at), read);
}

function read(simulation: Simulation): Measured | null {
  const posed = simulation.stepProblem();
  const [contact, ...others] = posed?.contacts ?? [];
  if (!posed || !contact || others.length > 0) return null;
  const [along] = contact.tangents;
  // Without friction there is no row along the ground.
  const turned = along?.[0] ?? 1;
  const { a } = posed.problem;
  const [nn = 0, nt = 0, , tt = 0] = along ? a : [a[0] ?? 0, 0, 0, 0];
  const before = simulation.observe("energy.kinetic");
  const [vx = 0, vy = 0] = simulation.velocities().subarray(-3);
  simulation.step(1);
  const [normal = 0, friction = 0] = simulation.contacts()[0]?.lambda ?? [];
  const h = posed.unknownPerLambda;
  return {
    tt,
    tn: turned * nt,
    nn,
    u: [vx, vy],
    impulse: [turned * friction * h, normal * h],
    before,
    after: simulation.observe("energy.kinetic"),
  };
}
