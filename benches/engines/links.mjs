// Measures of particles on rigid links, for all engines alike, from their positions and velocities alone.
import { gravity } from "./scenes.mjs";

/**
 * For `measure`: largest and rms link error (parts of the length, over all links and steps) and energy (largest change of
 * kinetic + potential energy in the first half, parts of the drop's potential range). A link a thousand times as long as it
 * should be ends the run.
 */
export function watch(scene, simulation, steps) {
  const first = energy(scene, simulation);
  let [largest, squares, change, seen] = [0, 0, 0, 0];
  return {
    see(k) {
      seen++;
      for (const error of linkErrors(scene, simulation.positions())) {
        largest = Math.max(largest, error);
        squares += error ** 2;
      }
      if (k < steps / 2) change = Math.max(change, Math.abs(energy(scene, simulation) - first) / scene.range);
      return largest < 1e3 && Number.isFinite(squares);
    },
    result: () => ({ largest, rms: Math.sqrt(squares / scene.links.length / seen), energy: change }),
  };
}

function linkErrors({ links, length }, positions) {
  return links.map(([i, j]) => {
    const [dx, dy] = [positions[2 * i] - positions[2 * j], positions[2 * i + 1] - positions[2 * j + 1]];
    return Math.abs(Math.hypot(dx, dy) / length - 1);
  });
}

/** Kinetic plus potential energy of unit masses, in f64, from what the engine says of its positions and velocities. */
function energy({ bodies }, simulation) {
  const [positions, velocities] = [simulation.positions(), simulation.velocities()];
  return bodies.reduce((sum, { fixed }, i) => {
    if (fixed) return sum;
    return sum + 0.5 * (velocities[2 * i] ** 2 + velocities[2 * i + 1] ** 2) + gravity * positions[2 * i + 1];
  }, 0);
}
