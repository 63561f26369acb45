// Runs simulations side by side and measures them all in the same way, from their positions and velocities alone.
import { gravity } from "./scenes.mjs";

const turn = 10; // steps that one simulation takes before the next one has its turn

/**
 * Every run { scene, engine, setting } takes all its steps, ten at a time in turn with the others, so that whatever else the
 * machine does meets all of them alike. The result for each: largest and rms link error (parts of the length, over all links
 * and steps), energy (largest change of kinetic + potential energy in the first half, parts of the drop's potential range),
 * milliseconds per step (median, least; the process's own CPU time, so that other work on the machine does not count), and
 * `diverged` where a link became a thousand times as long as it should be, or the engine gave up.
 */
export function measure(runs, steps) {
  const live = runs.map((run) => start(run, steps / 2));
  for (let done = 0; done < steps; done += turn) {
    for (const one of live) {
      for (let k = done; k < done + turn && !one.diverged; k++) one.advance(k);
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${runs[0].scene.name}: ${done + turn} of ${steps} steps `);
  }
  if (process.stderr.isTTY) process.stderr.write("\n");
  return live.map((one) => one.finish());
}

function start({ scene, engine, setting }, energySteps) {
  const simulation = engine.create(scene, setting);
  const first = energy(scene, simulation);
  const times = [];
  let [largest, squares, change] = [0, 0, 0];
  return {
    diverged: false,
    advance(k) {
      try {
        const before = process.cpuUsage();
        simulation.step();
        times.push(milliseconds(process.cpuUsage(before)));
      } catch {
        this.diverged = true;
        return;
      }
      for (const error of linkErrors(scene, simulation.positions())) {
        largest = Math.max(largest, error);
        squares += error ** 2;
      }
      if (k < energySteps) change = Math.max(change, Math.abs(energy(scene, simulation) - first) / scene.range);
      this.diverged = !(largest < 1e3 && Number.isFinite(squares));
    },
    finish() {
      simulation.free();
      times.sort((a, b) => a - b);
      return {
        scene: scene.name,
        engine: engine.name,
        setting,
        diverged: this.diverged,
        largest,
        rms: Math.sqrt(squares / scene.links.length / times.length),
        energy: change,
        median: times[times.length >> 1],
        least: times[0],
      };
    },
  };
}

/** Of CPU time; exact to a microsecond. */
export function milliseconds({ user, system }) {
  return (user + system) / 1000;
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
