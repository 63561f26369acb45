// States of the recording, read without leaving the present: the core seeks there and back, and replays what it recorded, bit for
// bit. All in one task, so that no other code sees the simulation at another time.
import type { Simulation } from "./core";

export interface Recorded {
  readonly time: number;
  readonly positions: Float64Array;
  readonly velocities: Float64Array;
}

/**
 * The recorded states nearest to these times; those outside the recording, or with other bodies than now, are left out. `budget`:
 * after so many ms no further one is looked for.
 */
export function recall(simulation: Simulation, times: readonly number[], budget = 12): Recorded[] {
  const { recordedFrom, recordedTo, time: now } = simulation;
  const length = simulation.positions().length;
  const slack = simulation.stepSize / 2;
  const deadline = performance.now() + budget;
  const found: Recorded[] = [];
  try {
    for (const time of times) {
      if (time < recordedFrom - slack || time > recordedTo + slack) continue;
      simulation.seek(time);
      const positions = simulation.positions();
      if (positions.length === length)
        found.push({ time: simulation.time, positions, velocities: simulation.velocities() });
      if (performance.now() > deadline) break;
    }
  } finally {
    if (simulation.time !== now) simulation.seek(now);
  }
  return found;
}
