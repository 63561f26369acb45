// When a run counts as exploded: its constraint is violated beyond anything a picture could show.
import type { Run } from "../simulation/session";

/** |C|, in whatever unit it has. */
const beyond = 1e6;

export function exploded({ simulation }: Run): boolean {
  return !(simulation.observe("C.norm") <= beyond);
}
