// A rope on a drum from two picks, the drum and the load: it leaves the drum at the tangent on the side that was pressed.
// Geometry of the picture only; edits.test.ts holds it against the core's own C.
import type { Simulation, Vector } from "../simulation/core";
import { placeOf, toLocal, toWorld } from "../simulation/pose";
import type { Making, Pick } from "./edits";

/** The radius of a round body; null for any other shape. */
export function radiusOf(simulation: Simulation, id: number | undefined): number | null {
  const [glyph] = id === undefined ? [] : simulation.outline(id);
  return glyph?.type === "circle" || glyph?.type === "ball" ? glyph.radius : null;
}

/** Carrier, load and drum with a radius, of a drum and a load; three picks stay as they are. */
export function wound(simulation: Simulation, making: Making): Making {
  const [drum, load, more] = making.picks[0] ?? [];
  if (!drum || !load || more || !("body" in drum)) return making;
  const positions = simulation.positions();
  const bodies = simulation.bodies();
  const find = (id: number | undefined) => bodies.find((each) => each.id === id);
  const at = (pick: Pick): Vector => {
    if (!("body" in pick)) return pick.at;
    const body = find(pick.body);
    return body ? (pick.anchor ? toWorld(positions, body, pick.anchor) : placeOf(positions, body)) : [];
  };
  const center = at({ body: drum.body });
  const radius = radiusOf(simulation, drum.body) ?? usual;
  const { point, sign } = tangent(center, radius, at(load), drum.anchor ? at(drum) : null);
  const carrier = simulation
    .constraints()
    .filter(({ kind, bodies: joined }) => kind === "hinge" && joined.includes(drum.body))
    .map(({ bodies: joined }) => find(joined.find((id) => id !== drum.body)))
    .find((body) => body?.kind === "rigid");
  const leaving: Pick = carrier
    ? { body: carrier.id, anchor: toLocal(positions, carrier, point) }
    : { at: point, fixed: true };
  const values = { radius: sign * radius, ...making.values };
  return { ...making, picks: [[leaving, load, { body: drum.body }]], values };
}

/** Radius of a drum that is not round, m. */
const usual = 0.1;

/**
 * Where a rope to a load touches a circle that faces the z axis, and 1 where a counterclockwise turn winds it up, else −1. Of the two
 * tangents the one nearer to where the circle was pressed, else the one on the load's side.
 */
export function tangent(
  [cx = 0, cy = 0, ...depth]: Vector,
  radius: number,
  [x = 0, y = 0]: Vector,
  pressed: Vector | null,
): { point: Vector; sign: 1 | -1 } {
  const [dx, dy] = [x - cx, y - cy];
  const distance = Math.hypot(dx, dy);
  const towards = Math.atan2(dy, dx);
  const opening = Math.acos(Math.min(1, radius / (distance || radius)));
  const [wx = 0, wy = 0] = pressed ?? [cx + (dx < 0 ? -radius : radius), cy];
  // Seen from the centre, the tangent point lies counterclockwise of the load where sign is 1.
  const candidates = ([1, -1] as const).map((sign) => {
    const angle = towards + sign * opening;
    return { sign, point: [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle), ...depth] };
  });
  const far = ({ point: [px = 0, py = 0] }: { point: Vector }): number => Math.hypot(px - wx, py - wy);
  const [first, second] = candidates as [(typeof candidates)[0], (typeof candidates)[0]];
  return far(first) <= far(second) ? first : second;
}
