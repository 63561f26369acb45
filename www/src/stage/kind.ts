// Which picture a scene needs: of a bead on a circle (the first lesson's, always there), of several bodies and what ties
// them together, or of space. The others are fetched when they are needed.
import type { Session } from "../simulation/session";

export type PictureKind = "bead" | "system" | "space";

/** A picture once needed stays, whatever is taken out of its scene. */
export function needed({ selected: { simulation } }: Session, present: PictureKind): PictureKind {
  if (simulation.space === "space") return "space";
  if (present === "system" || simulation.positions().length !== 2) return "system";
  const [constraint, ...others] = simulation.constraints();
  return constraint?.kind === "circle" && others.length === 0 ? "bead" : "system";
}
