// Bodies made one stay where they are, in the core.
import { beforeAll, expect, it } from "vitest";
import { type BodyDocument, type Glyph, type Simulation, simulate, type Vector } from "../simulation/core";
import { toWorld } from "../simulation/pose";
import { startCore } from "../simulation/start-core.testing";
import { structureOf } from "./edits";
import { canFuse, fuse } from "./fuse";

beforeAll(startCore);

const flat: BodyDocument[] = [
  { shape: { box: [0.5, 0.2] }, at: [0.3, 0.1], angle: 0.7, mass: 3 },
  {
    shape: {
      polygon: [
        [2, 2],
        [3, 2],
        [2, 4],
      ],
    },
    at: [1, 1],
    angle: -0.4,
  },
  { shape: { disc: 0.4 }, at: [0.6, 0.5], angle: -1.9 },
  { shape: { halfPlane: [0, 1] }, at: [0, -3], fixed: true },
];
const hull = [
  [1, 1, 1],
  [2, 1, 1],
  [1, 3, 1],
  [1, 1, 2],
];
const deep: BodyDocument[] = [
  { shape: { hull }, at: [0, 1, 0], orientation: [0.2, 0.1, -0.3, Math.sqrt(1 - 0.14)] },
  { shape: { capsule: { halfLength: 0.4, radius: 0.1 } }, at: [1, 1, 0], orientation: [0.6, 0, 0, 0.8] },
  { shape: { sphere: 0.3 }, at: [-1, 0, 0.5] },
];

/** Every point that is drawn of the bodies that move, in the world. */
function drawn(simulation: Simulation): number[][] {
  const points = (glyph: Glyph): readonly Vector[] => {
    if (glyph.type === "polyline") return glyph.points;
    if (glyph.type === "mesh") return glyph.vertices;
    if (glyph.type === "rounded") return [glyph.from, glyph.to];
    return "center" in glyph ? [glyph.center] : [];
  };
  return simulation
    .bodies()
    .filter(({ fixed }) => !fixed)
    .flatMap((body) =>
      simulation
        .outline(body.id)
        .flatMap(points)
        .map((point) => [...toWorld(simulation.positions(), body, point)]),
    )
    .sort((a, b) => a.reduce((order, x, i) => order || Math.round((x - (b[i] ?? 0)) * 1e6), 0));
}

it("a compound is where its parts were, and as heavy as they were together", () => {
  for (const [space, bodies] of [
    ["plane", flat],
    ["space", deep],
  ] as const) {
    const simulation = simulate({ version: 1, space, bodies, method: { kind: "velocity" } });
    const before = drawn(simulation);
    const mass = simulation
      .bodies()
      .filter(({ fixed }) => !fixed)
      .reduce((sum, body) => sum + body.mass, 0);
    expect(canFuse(simulation, structureOf(simulation), [0, 1, 2])).toBe(true);
    const id = fuse(simulation, [0, 1, 2]);
    const [body] = simulation.bodies().filter((each) => each.id === id);
    expect(body?.mass).toBeCloseTo(mass, 9);
    const after = drawn(simulation);
    expect(after).toHaveLength(before.length);
    for (const [i, point] of after.entries())
      for (const [axis, x] of point.entries()) expect(x, space).toBeCloseTo(before[i]?.[axis] as number, 9);
  }
});

it("ground without end, tied bodies and compounds stay by themselves", () => {
  const simulation = simulate({
    version: 1,
    space: "plane",
    bodies: flat,
    constraints: [{ distance: { between: [0, 1] } }],
    method: { kind: "velocity" },
  });
  const can = (...ids: number[]): boolean => canFuse(simulation, structureOf(simulation), ids);
  expect(can(2)).toBe(false);
  expect(can(2, 3)).toBe(false);
  expect(can(1, 2)).toBe(false);
  simulation.removeConstraint(0);
  expect(can(1, 2)).toBe(true);
  const compound = fuse(simulation, [1, 2]);
  expect(can(0, compound)).toBe(false);
});
