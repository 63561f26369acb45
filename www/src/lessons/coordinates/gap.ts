// How far the two points of a joint are apart, from places alone: also where the joint is no row.
import type { BodyInfo, Simulation } from "../../simulation/core";

/** The largest distance of all joints with two anchors in the plane, m. */
export function largestGap(simulation: Simulation): number {
  const [bodies, x] = [simulation.bodies(), simulation.positions()];
  const point = (
    body: BodyInfo | undefined,
    [ax = 0, ay = 0]: readonly number[],
  ): readonly [number, number] => {
    if (!body) throw new Error("no such body");
    const [cx = 0, cy = 0, angle = 0] = x.subarray(
      body.positionOffset,
      body.positionOffset + body.positionLength,
    );
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [cx + c * ax - s * ay, cy + s * ax + c * ay];
  };
  const gaps = simulation.constraints().map(({ bodies: held, parameters }) => {
    // Handed out as one list of numbers or as a list of points.
    const anchors = ([parameters.anchors].flat(2) as unknown[]).map(Number);
    const [a, b] = held.map((id, i) =>
      point(
        bodies.find((body) => body.id === id),
        anchors.slice(2 * i, 2 * i + 2),
      ),
    );
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  });
  return Math.max(0, ...gaps);
}
