// How far a system may get: what the camera fits. A body that is tied to supports by sticks or ropes gets no farther from
// each of them than it is along a straight line now; a chain that starts level so leaves room for its swing. Pure geometry.
import type { Vector } from "../../simulation/core";
import type { Box } from "../bounds";

/** A body's place, whether it is held there, and which bodies it is tied to. */
export interface Node {
  readonly at: Vector;
  readonly support: boolean;
  readonly ties: readonly number[];
  /** How much farther it gets because a rope gives way over its pulleys, m. */
  readonly slack?: number;
  /** How far it reaches about its place, m. */
  readonly around?: number;
}

/** Grows `box` by where the nodes are and by where supported ones may swing to: down and sideways, not up. */
export function includeReach(box: Box, nodes: readonly Node[]): void {
  for (const { at } of nodes) box.include(at);
  for (const group of groups(nodes)) {
    const supports = [...new Set(group.supports)].map((i) => nodes[i]?.at ?? []);
    if (supports.length === 0 || supports.length > mostSupports) continue;
    if (stands(group.members, nodes, supports) || braced(group.members, nodes)) continue;
    for (const i of group.members) {
      const { at = [], slack = 0, around = 0 } = nodes[i] ?? {};
      const radii = supports.map((support) => distance(support, at) + slack);
      for (const way of ways) box.include(farthest(at, way, supports, radii), around);
    }
  }
}

/** A tower stands on several supports below it, and is not expected to fall. */
function stands(members: readonly number[], nodes: readonly Node[], supports: readonly Vector[]): boolean {
  const middle = members.reduce((sum, i) => sum + (nodes[i]?.at[1] ?? 0), 0) / members.length;
  return supports.length > 1 && supports.every(([, y = 0]) => y < middle);
}

/** A truss has a tie for each coordinate of its joints (Maxwell's count in the plane): it does not swing. */
function braced(members: readonly number[], nodes: readonly Node[]): boolean {
  const ends = members.flatMap((i) => nodes[i]?.ties ?? []);
  const loose = members.some((i) => nodes[i]?.around || nodes[i]?.slack || (nodes[i]?.at[2] ?? 0) !== 0);
  const inside = ends.filter((i) => !nodes[i]?.support).length;
  return !loose && ends.length - inside / 2 >= 2 * members.length;
}

/** A net that is held in many places hardly swings. */
const mostSupports = 8;
const ways: readonly Vector[] = [
  [0, -1, 0],
  [-1, 0, 0],
  [1, 0, 0],
  [0, 0, -1],
  [0, 0, 1],
];

/** Bodies tied to each other, with the supports they hang on. */
function groups(nodes: readonly Node[]): { members: number[]; supports: number[] }[] {
  const seen = new Set<number>();
  const found: { members: number[]; supports: number[] }[] = [];
  for (const [start, { support }] of nodes.entries()) {
    if (support || seen.has(start)) continue;
    const group = { members: [] as number[], supports: [] as number[] };
    const open = [start];
    seen.add(start);
    for (let i = open.pop(); i !== undefined; i = open.pop()) {
      group.members.push(i);
      for (const other of nodes[i]?.ties ?? []) {
        if (nodes[other]?.support) group.supports.push(other);
        else if (!seen.has(other)) {
          seen.add(other);
          open.push(other);
        }
      }
    }
    found.push(group);
  }
  return found;
}

/**
 * A point of the balls about the supports that lies far in a direction: the farthest of one ball, pulled into the others
 * in turn until it is in all of them (projections onto convex sets).
 */
function farthest(at: Vector, way: Vector, supports: readonly Vector[], radii: readonly number[]): Vector {
  const reach = 100 * Math.max(...radii);
  let point = at.map((_, i) => {
    const middle = supports.reduce((sum, support) => sum + (support[i] ?? 0), 0) / supports.length;
    return middle + (way[i] ?? 0) * reach;
  });
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (const [k, support] of supports.entries()) {
      const far = distance(support, point);
      const radius = radii[k] ?? 0;
      if (far > radius)
        point = point.map((x, i) => (support[i] ?? 0) + ((x - (support[i] ?? 0)) * radius) / far);
    }
    if (supports.length === 1) break;
  }
  return point;
}
const sweeps = 40;

export function distance(a: Vector, b: Vector): number {
  return Math.hypot(...a.map((x, i) => x - (b[i] ?? 0)));
}
