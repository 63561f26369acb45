// Sleeping bodies, which the core neither solves nor moves until something reaches them. They are drawn paler.
import type { Run } from "../../simulation/session";

const none: ReadonlySet<number> = new Set();

/** The ids of a run's bodies that sleep now. */
export function sleepersOf({ simulation }: Run): ReadonlySet<number> {
  const ids = simulation.asleep();
  return ids.length > 0 ? new Set(ids) : none;
}
