// A rod's force from λ and the gradients: its sign says pulled or pushed, whatever form C has.
import { describe, expect, it } from "vitest";
import type { BodyInfo, ConstraintInfo } from "../../simulation/core";
import { forcesOf, Links, pulls } from "./links";

const bodies = [0, 1, 2].map(
  (id): BodyInfo => ({
    id,
    kind: "particle",
    fixed: false,
    asleep: false,
    mass: 1,
    positionOffset: 2 * id,
    positionLength: 2,
    velocityOffset: 2 * id,
    velocityLength: 2,
  }),
);
const positions = Float64Array.from([0, 0, 2, 0, 2, 1]);
const row = (...gradient: [number, number[]][]): ConstraintInfo["rows"][number] => ({
  c: 0,
  cDot: 0,
  lambda: 0,
  jDotV: 0,
  jWQ: 0,
  a: 1,
  gradient: gradient.map(([body, values]) => ({ body, values })),
});
function constraint(
  kind: string,
  id: number,
  rowOffset: number,
  rods: [number, number][],
  rows: ConstraintInfo["rows"],
) {
  const glyphs = rods.map((between) => ({ type: "rod" as const, between }));
  const tied = [...new Set(rods.flat())];
  return {
    id,
    kind,
    bodies: tied,
    parameters: {},
    rowOffset,
    rows,
    force: [],
    unit: "m",
    moves: false,
    broken: false,
    glyphs,
  };
}
function pullsOf(...constraints: ConstraintInfo[]) {
  const links = new Links(bodies, constraints, [], (glyph) => glyph);
  return pulls(links, bodies, constraints, positions);
}

describe("the force in a rod", () => {
  it("is a pull where λ is negative: C grows with the distance", () => {
    const [pull] = pullsOf(constraint("distance", 7, 3, [[0, 1]], [row([0, [-1, 0]], [1, [1, 0]])]));
    expect(pull).toEqual({ row: 3, pull: -1 });
  });
  it("is the same in newtons for the squared form, whose gradient is longer", () => {
    const [pull] = pullsOf(constraint("distance", 7, 0, [[0, 1]], [row([0, [-4, 0]], [1, [4, 0]])]));
    expect(pull?.pull).toBe(-4);
  });
  it("is the same all along a rope", () => {
    const rope = row([0, [-1, 0]], [1, [1, -1]], [2, [0, 1]]);
    const rods: [number, number][] = [
      [0, 1],
      [1, 2],
    ];
    expect(pullsOf(constraint("rope", 0, 0, rods, [rope])).map((each) => each?.pull)).toEqual([-1, -1]);
  });
  it("is none where the gradient stands across: an angle's arms", () => {
    const angle = row([0, [0, 1]], [1, [0, -2]], [2, [0, 1]]);
    expect(pullsOf(constraint("angle", 0, 0, [[1, 0]], [angle]))).toEqual([null]);
  });
});

describe("f̂ of any λ", () => {
  it("sums λ times the gradient over the rows of each body", () => {
    const constraints = [
      constraint("distance", 0, 0, [[0, 1]], [row([0, [-1, 0]], [1, [1, 0]])]),
      constraint("distance", 1, 1, [[1, 2]], [row([1, [0, -1]], [2, [0, 1]])]),
    ];
    expect([...forcesOf(Float64Array.from([2, -3]), constraints, bodies)]).toEqual([-2, 0, 2, 3, 0, -3]);
  });
});
