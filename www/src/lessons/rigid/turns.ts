// How often the plate has turned, and its axis gone round: counted in the recorded run, moment by moment.
import type { Simulation } from "../../simulation/core";
import { toWorld } from "../../simulation/pose";

export interface Turns {
  /** Of the axis about the vertical. */
  readonly axis: number;
  /** Of a mark on the rim about the vertical. */
  readonly mark: number;
}

/** Looks back through the run every `pace` seconds; it stands where it stood afterwards. */
export function turnsOf(simulation: Simulation, pace: number): Turns {
  const [end, body] = [simulation.time, simulation.bodies()[0]];
  if (!body) return { axis: Number.NaN, mark: Number.NaN };
  const angles: { axis: number; mark: number }[] = [];
  for (let i = 0; i * pace <= end; i++) {
    simulation.seek(i * pace);
    const [axis, mark] = [
      [0, 1, 0],
      [1, 0, 0],
    ].map((local) => {
      const [x = 0, , z = 0] = toWorld(simulation.positions(), body, local, true);
      const sideways = local[1] === 1 ? middle(simulation) : [0, 0];
      return Math.atan2(x - (sideways[0] ?? 0), z - (sideways[1] ?? 0));
    }) as [number, number];
    angles.push({ axis, mark });
  }
  simulation.seek(end);
  return { axis: turned(angles.map(({ axis }) => axis)), mark: turned(angles.map(({ mark }) => mark)) };
}

/** Where the axis would stand still: along the angular momentum, which leans a little. */
function middle(simulation: Simulation): [number, number] {
  const [x, y, z] = ["angularMomentum.x", "angularMomentum.y", "angularMomentum"].map((name) =>
    simulation.observe(name),
  ) as [number, number, number];
  const size = Math.hypot(x, y, z);
  return [x / size, z / size];
}

/** Whole turns of an angle that is known up to whole turns. */
export function turned(angles: readonly number[]): number {
  let sum = 0;
  for (let i = 1; i < angles.length; i++) {
    const step = (angles[i] ?? 0) - (angles[i - 1] ?? 0);
    sum += step - 2 * Math.PI * Math.round(step / (2 * Math.PI));
  }
  return Math.abs(sum) / (2 * Math.PI);
}
