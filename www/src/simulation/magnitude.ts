// Magnitudes of a scene: numbers below 10⁻¹² of them are rounding errors.
import type { Simulation } from "./core";
import { dimensionOf } from "./pose";

/** Part of a scene's scale below which a number means nothing. */
const rounding = 1e-12;

/**
 * By unit: sizes that are built from the scene's length, mass and speed. By name: those of observables whose rows have several units
 * (C of m, m² or rad), the smallest of them.
 */
export type Magnitudes = Readonly<Record<string, number>>;

export function magnitudesOf(
  simulation: Pick<Simulation, "positions" | "velocities" | "bodies" | "get">,
): Magnitudes {
  const positions = simulation.positions();
  const velocities = simulation.velocities();
  const bodies = simulation.bodies();
  const largest = (values: Float64Array, at: (body: (typeof bodies)[number]) => number): number =>
    Math.max(
      0,
      ...bodies.flatMap((body) =>
        [...values.subarray(at(body), at(body) + dimensionOf(body))].map(Math.abs).filter(Number.isFinite),
      ),
    );
  const length = largest(positions, (body) => body.positionOffset) || 1;
  const mass = Math.max(0, ...bodies.filter(({ fixed }) => !fixed).map((body) => body.mass)) || 1;
  const gravity = Math.abs(Number(simulation.get("gravity"))) || 0;
  const speed =
    Math.max(
      Math.sqrt(gravity * length),
      largest(velocities, (body) => body.velocityOffset),
    ) || length;
  const energy = mass * speed ** 2;
  const rate = speed / length;
  const row = Math.min(1, length, length ** 2);
  return {
    m: length,
    "m²": length ** 2,
    "m/s": speed,
    "m²/s": length * speed,
    J: energy,
    N: energy / length,
    "N/m": energy / length ** 2,
    W: (energy * speed) / length,
    rad: 1,
    "rad/s": speed / length,
    N·m: energy,
    N·s: mass * speed,
    "m/s²": speed ** 2 / length,
    "1/s": speed / length,
    "kg·m/s": mass * speed,
    "kg·m²/s": mass * speed * length,
    "C.norm": row,
    "Cdot.norm": row * rate,
    // Of accelerations or of velocities, as the method solves for them.
    "solver.residual": row * Math.min(rate, rate ** 2),
  };
}

/** Below this, in the unit, a number of this scene is 0; `name` of the observable, for those without a unit. */
export function floorOf(magnitudes: Magnitudes, unit: string, name = ""): number {
  return rounding * (magnitudes[unit || name] ?? 0);
}
