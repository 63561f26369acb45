// Where a tied system may get: what the camera must show.
import { describe, expect, it } from "vitest";
import type { BodyInfo } from "../../simulation/core";
import type { Run } from "../../simulation/session";
import { Box } from "../bounds";
import type { Joint } from "../rigid/joints";
import type { Links } from "./links";
import { nodesOf } from "./nodes";
import { includeReach, type Node } from "./reach";

function boxOf(nodes: readonly Node[]): Box {
  const box = new Box();
  includeReach(box, nodes);
  return box;
}
const chain = (count: number): Node[] =>
  Array.from({ length: count + 1 }, (_, i) => ({
    at: [i, 0],
    support: i === 0,
    ties: [i - 1, i + 1].filter((k) => k >= 0 && k <= count),
  }));

describe("reach", () => {
  it("of a chain that starts level has room for its swing to the other side", () => {
    const box = boxOf(chain(4));
    expect(box.right).toBeCloseTo(4, 6);
    expect(box.left).toBeCloseTo(-4, 6);
    expect(box.bottom).toBeCloseTo(-4, 6);
    expect(box.top).toBe(0);
  });

  it("of a stick between two supports is where it is", () => {
    const box = boxOf([
      { at: [0, 0], support: true, ties: [1] },
      { at: [1, 0], support: false, ties: [0, 2] },
      { at: [2, 0], support: true, ties: [1] },
    ]);
    expect(box.bottom).toBeGreaterThan(-0.2);
    expect(box.left).toBeCloseTo(0, 1);
    expect(box.right).toBeCloseTo(2, 1);
  });

  it("of a truss at a wall is where it is; of a frame without diagonals, where it may swing", () => {
    const panel = (diagonals: boolean): Node[] => [
      { at: [0, 1], support: true, ties: diagonals ? [2, 3] : [2] },
      { at: [0, 0], support: true, ties: [3] },
      { at: [1, 1], support: false, ties: [0, 3] },
      { at: [1, 0], support: false, ties: diagonals ? [1, 2, 0] : [1, 2] },
    ];
    const sides = (box: Box): number[] => [box.left, box.right, box.bottom, box.top];
    expect(sides(boxOf(panel(true)))).toEqual([0, 1, 0, 1]);
    expect(boxOf(panel(false)).bottom).toBeLessThan(-0.3);
  });

  it("of what is tied to nothing is where it is", () => {
    const box = boxOf([
      { at: [0, 0], support: true, ties: [] },
      { at: [3, 1], support: false, ties: [] },
    ]);
    expect([box.left, box.right, box.bottom, box.top]).toEqual([0, 3, 0, 1]);
  });

  it("goes into the depth of space too", () => {
    const box = boxOf([
      { at: [0, 0, 0], support: true, ties: [1] },
      { at: [0, 0, 2], support: false, ties: [0] },
    ]);
    expect(box.front).toBeCloseTo(2, 6);
    expect(box.back).toBeCloseTo(-2, 6);
    expect(box.bottom).toBeCloseTo(-2, 6);
  });

  it("of a tower on two supports is where it stands; of one on a single support, where it may fall", () => {
    const tower = (supports: number[]): Node[] =>
      [
        [0, 0],
        [1, 0],
        [0.5, 2],
      ].map((at, i) => ({ at, support: supports.includes(i), ties: [0, 1, 2].filter((k) => k !== i) }));
    expect(boxOf(tower([0, 1])).bottom).toBe(0);
    expect(boxOf(tower([0])).bottom).toBeLessThan(-2);
  });

  it("of a bar on a hinge has room for its far end", () => {
    const box = boxOf([
      { at: [0, 0], support: true, ties: [] },
      { at: [0.5, 0], support: false, ties: [0], around: 0.5 },
    ]);
    expect([box.left, box.bottom, box.right].map((x) => Number(x.toFixed(6)))).toEqual([-1, -1, 1]);
  });

  it("begins where a joint holds, not where the body is that holds it", () => {
    const wall = { id: 0, fixed: true, kind: "rigid", positionOffset: 0, positionLength: 3 } as BodyInfo;
    const bar = { ...wall, id: 1, fixed: false, positionOffset: 3 };
    const hinge: Joint = {
      id: 0,
      kind: "hinge",
      bodies: [wall, bar],
      anchors: [
        [2, 0],
        [-0.5, 0],
      ],
      axis: null,
    };
    const run = { drawn: Float64Array.of(10, 0, 0, 12.5, 0, 0) } as unknown as Run;
    const none = { rods: [], coils: [], anchors: [], curves: [] } as unknown as Links;
    const box = boxOf(nodesOf(run, [wall, bar], none, [], [hinge], () => 0.5));
    expect([box.left, box.bottom, box.right].map((x) => Number(x.toFixed(6)))).toEqual([10, -1, 13]);
  });

  it("of a weight on a rope is as far as the rope lets it", () => {
    const box = boxOf([
      { at: [0, 0], support: true, ties: [1] },
      { at: [0, -1], support: false, ties: [0], slack: 2 },
    ]);
    expect(box.bottom).toBeCloseTo(-3, 6);
  });
});
