// Bodies and what ties them, as the reach of a system wants to know them.
import type { BodyInfo, ConstraintInfo } from "../../simulation/core";
import type { Run } from "../../simulation/session";
import { placeOf } from "../bounds";
import type { Links } from "./links";
import { distance, type Node } from "./reach";

export function nodesOf(
  run: Run,
  bodies: readonly BodyInfo[],
  { rods, coils, anchors, curves }: Links,
  constraints: readonly ConstraintInfo[],
): Node[] {
  const ties = bodies.map(() => [] as number[]);
  for (const { a, b } of [...rods, ...coils]) {
    ties[a]?.push(b);
    ties[b]?.push(a);
  }
  const held = new Set([...anchors.map(({ body }) => body), ...curves.flatMap((curve) => curve.bodies)]);
  const nodes = bodies.map((body, i) => ({
    at: placeOf(run.drawn, body),
    support: body.fixed || held.has(i),
    ties: ties[i] ?? [],
    slack: 0,
  }));
  for (const { kind, bodies: tied } of constraints) {
    if (kind !== "rope") continue;
    const over = tied.map((id) => nodes[bodies.findIndex((body) => body.id === id)]);
    const [first, second] = over;
    const [beforeLast, last] = over.slice(-2);
    if (!first || !second || !beforeLast || !last) continue;
    // What one end gives up, the other gains.
    first.slack = distance(beforeLast.at, last.at);
    last.slack = distance(first.at, second.at);
  }
  return nodes;
}
