// Bodies and what ties them, as the reach of a system wants to know them. A joint to a fixed body holds where it is, not
// where that body's centre is: its place is a support of its own, behind the bodies in the list.
import type { BodyInfo, ConstraintInfo } from "../../simulation/core";
import { toWorld } from "../../simulation/pose";
import type { Run } from "../../simulation/session";
import { placeOf } from "../bounds";
import type { Joint } from "../rigid/joints";
import type { Links } from "./links";
import { distance, type Node } from "./reach";

export function nodesOf(
  run: Run,
  bodies: readonly BodyInfo[],
  { rods, coils, anchors, curves }: Links,
  constraints: readonly ConstraintInfo[],
  joints: readonly Joint[] = [],
  /** From a body's centre to its farthest point, m. */
  reachOf: (body: BodyInfo) => number = () => 0,
): Node[] {
  const ties = bodies.map(() => [] as number[]);
  for (const { a, b } of [...rods, ...coils]) {
    ties[a]?.push(b);
    ties[b]?.push(a);
  }
  const held = new Set([...anchors.map(({ body }) => body), ...curves.flatMap((curve) => curve.bodies)]);
  const supports: Node[] = [];
  const index = new Map(bodies.map(({ id }, i) => [id, i]));
  for (const { bodies: pair, anchors } of joints) {
    const [a, b] = pair.map(({ id, fixed }, end): number => {
      if (!fixed) return index.get(id) ?? -1;
      const at = toWorld(run.drawn, pair[end as 0 | 1], anchors[end as 0 | 1]);
      return bodies.length + supports.push({ at, support: true, ties: [] }) - 1;
    }) as [number, number];
    ties[a]?.push(b);
    ties[b]?.push(a);
  }
  const nodes = bodies.map((body, i) => ({
    at: placeOf(run.drawn, body),
    support: body.fixed || held.has(i),
    ties: ties[i] ?? [],
    slack: 0,
    around: body.fixed ? 0 : reachOf(body),
  }));
  for (const { kind, bodies: tied } of constraints) {
    if (kind !== "rope") continue;
    const over = tied.map((id) => nodes[bodies.findIndex((body) => body.id === id)]);
    const [first, second] = over;
    const [beforeLast, last] = over.slice(-2);
    if (!first || !second || !beforeLast || !last) continue;
    // A rope: the slack at one end is the length available at the other.
    first.slack = distance(beforeLast.at, last.at);
    last.slack = distance(first.at, second.at);
  }
  return [...nodes, ...supports];
}
