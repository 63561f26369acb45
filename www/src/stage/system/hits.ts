// Hit test of a system: a body, a rod, a spring, a curve, an anchor under a pixel, in this order; a body a little
// farther away comes last, since bodies are the usual target. A rigid body (`solid`) is hit anywhere inside.
import type { BodyInfo } from "../../simulation/core";
import type { Thing } from "../../simulation/session";
import { bodyReach, fingerReach } from "../scene";
import type { View } from "../tool";
import type { Beads } from "./beads";
import type { Links } from "./links";
import { closeReach, nearestLink, nearestPoint, type Pixels } from "./nearest";

/** Pixels within which a rod or curve is meant: by a pointer, by a finger. */
const rodReach = 6;
const fingerRodReach = 14;

export interface Targets {
  readonly bodies: readonly BodyInfo[];
  readonly links: Links;
  readonly beads: Beads;
  readonly view: View;
}

/** `runs`: the pixels of the bodies of each, the selected run first. */
export function hitAmong(
  targets: Targets,
  runs: readonly Pixels[],
  px: number,
  py: number,
  coarse: boolean,
  solid: number | null = null,
): Thing | null {
  const { bodies: all, links, beads, view } = targets;
  const far = coarse ? fingerReach : bodyReach;
  const near = closeReach(far, beads.radius, beads.spacing * view.scale) + (coarse ? 3 : 0);
  const body = (reach: number): Thing | null => {
    for (const pixels of runs) {
      const found = all[nearestPoint(pixels, px, py, reach)];
      if (found?.kind === "particle") return { kind: "body", id: found.id };
    }
    return null;
  };
  const inside: Thing | null = solid === null ? null : { kind: "body", id: solid };
  const reach = coarse ? fingerRodReach : rodReach;
  const link = (): Thing | null => {
    const pixels = runs[0] ?? new Float64Array(0);
    const rod = links.rods[nearestLink(pixels, links.rods, px, py, reach)];
    if (rod) return { kind: "constraint", id: rod.constraint };
    const coil = links.coils[nearestLink(pixels, links.coils, px, py, reach)];
    return coil ? { kind: "force", id: coil.force } : null;
  };
  return body(near) ?? inside ?? link() ?? curveAt(targets, px, py, reach) ?? body(far);
}

function curveAt({ links, beads, view }: Targets, px: number, py: number, reach: number): Thing | null {
  const curve = links.curves.find(({ glyph }) => beads.onCurve(view, glyph, px, py, reach));
  const anchor = links.anchors.find(({ at }) => {
    const [x, y] = view.pixel(at);
    // The sign stands below the place.
    return Math.hypot(x - px, y + 6 - py) < reach + 5;
  });
  const found = curve ?? anchor;
  return found ? { kind: "constraint", id: found.constraint } : null;
}
