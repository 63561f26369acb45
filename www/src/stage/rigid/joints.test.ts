// Which constraints are joints, and where they are under a pointer.
import { describe, expect, it } from "vitest";
import type { BodyInfo, ConstraintInfo } from "../../simulation/core";
import { isJoint, jointAt, jointsOf } from "./joints";

const body = (id: number, positionOffset: number): BodyInfo =>
  ({ id, kind: "rigid", fixed: false, positionOffset, positionLength: 3 }) as BodyInfo;
const bodies = [body(4, 0), body(7, 3)];
const hinge = {
  id: 9,
  kind: "hinge",
  bodies: [4, 7],
  parameters: {
    anchors: [
      [0.5, 0],
      [-0.5, 0],
    ],
  },
} as unknown as ConstraintInfo;
const view = {
  width: 100,
  height: 100,
  scale: 10,
  pixel: (at: ArrayLike<number>): readonly [number, number] => [10 * (at[0] ?? 0), -10 * (at[1] ?? 0)],
  point: () => [],
};
/** The second body is turned by a right angle. */
const drawn = Float64Array.of(0, 0, 0, 0.5, 0.5, Math.PI / 2);

describe("a joint", () => {
  it("is a constraint with two anchors, or one that has no place", () => {
    expect(isJoint(hinge)).toBe(true);
    expect(isJoint({ ...hinge, parameters: {} })).toBe(false);
    expect(isJoint({ ...hinge, kind: "gear", parameters: {} })).toBe(true);
  });
  it("follows its bodies, turned as they are", () => {
    const joints = jointsOf([hinge], bodies);
    expect(joints).toHaveLength(1);
    // Both anchors meet at (0.5, 0).
    expect(jointAt(view, joints, drawn, 5, 0, 1)).toBe(9);
    expect(jointAt(view, joints, drawn, 0, 0, 1)).toBeNull();
  });
});
