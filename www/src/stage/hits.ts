// What lies under a pixel of the stage: a body, an arrow.
import type { BodyInfo } from "../simulation/core";
import type { Session } from "../simulation/session";
import type { Camera } from "./camera";
import { type Picture, place } from "./picture";
import { distanceToSegment } from "./snap";
import { type ArrowKind, arrowKinds } from "./vectors";

/** Pixels within which a body is meant: by a pointer, by a finger. */
const bodyReach = 15;
const fingerReach = 26;
const arrowReach = 7;
/** The symbol beyond an arrow's tip belongs to it, px. */
const symbolReach = 22;

/** The movable body nearest to the pixel, within reach, in any run. */
export function bodyAt(
  session: Session,
  picture: Picture,
  camera: Camera,
  px: number,
  py: number,
  coarse: boolean,
): BodyInfo | undefined {
  let found: BodyInfo | undefined;
  let nearest = coarse ? fingerReach : bodyReach;
  for (const run of session.runs) {
    for (const body of picture.bodies) {
      const [x, y] = place(run, body);
      const distance = Math.hypot(camera.pixelX(x) - px, camera.pixelY(y) - py);
      if (!body.fixed && distance <= nearest) {
        nearest = distance;
        found = body;
      }
    }
  }
  return found;
}

/** The arrow of the selected run under the pixel, among those that are shown. */
export function arrowAt(
  session: Session,
  picture: Picture,
  camera: Camera,
  shown: ReadonlySet<ArrowKind>,
  px: number,
  py: number,
): ArrowKind | null {
  for (const kind of arrowKinds) {
    if (!shown.has(kind)) continue;
    for (const body of picture.bodies) {
      const [ax, ay, dx, dy] = picture.arrow(camera, session.selected, body, kind);
      const length = Math.hypot(dx, dy);
      const beyond = length > 0 ? 1 + symbolReach / length : 1;
      const distance = distanceToSegment(px, py, ax, ay, ax + dx * beyond, ay + dy * beyond);
      if (length > 6 && distance <= arrowReach) return kind;
    }
  }
  return null;
}
