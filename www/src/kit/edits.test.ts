// Items added by the kit are free of force at first: compared with the core's own C.
import { beforeAll, describe, expect, it } from "vitest";
import { type BodyDocument, type Simulation, simulate } from "../simulation/core";
import { toWorld } from "../simulation/pose";
import { startCore } from "../simulation/start-core.testing";
import { addKind, addShape } from "./edits";
import { type Kind, kindOf } from "./kinds";

beforeAll(startCore);

const turned: readonly BodyDocument[] = [
  { shape: { box: [0.5, 0.2] }, at: [0.3, 0.1], angle: 0.7 },
  { shape: { disc: 0.4 }, at: [0.6, 0.5], angle: -1.9 },
];
const sceneOf = (bodies: readonly BodyDocument[]): Simulation =>
  simulate({ version: 1, space: "plane", bodies: [...bodies], method: { kind: "velocity" } });
const plane = (id: string): Kind => kindOf("plane", "constraint", id) as Kind;

describe("a joint", () => {
  it("holds turned bodies where they are, at the point that was pressed on the first", () => {
    for (const id of ["hinge", "ball", "weld", "slider"]) {
      const simulation = sceneOf(turned);
      const picks = [[{ body: 0, anchor: [0.4, 0.1] }, { body: 1 }]];
      addKind(simulation, { kind: plane(id), picks });
      expect(Math.max(...simulation.c().map(Math.abs)), id).toBeLessThan(1e-14);
      const anchors = simulation.constraints()[0]?.parameters.anchors as unknown as number[][];
      expect(anchors[0]?.[0], id).toBeCloseTo(0.4, 14);
    }
  });

  it("holds bodies of space too, however they are turned", () => {
    const half = Math.SQRT1_2;
    const simulation = simulate({
      version: 1,
      space: "space",
      bodies: [
        { shape: { box: [0.5, 0.2, 0.3] }, at: [0.3, 0.1, 2], orientation: [half, 0, 0, half] },
        { shape: { sphere: 0.4 }, at: [0.6, 0.5, 1], orientation: [0.5, 0.5, 0.5, 0.5] },
      ],
      method: { kind: "velocity" },
    });
    for (const id of ["ball", "hinge", "weld", "slider"]) {
      const kind = kindOf("space", "constraint", id) as Kind;
      addKind(simulation, { kind, picks: [[{ body: 0, anchor: [0.4, 0.1, 0.2] }, { body: 1 }]] });
    }
    expect(Math.max(...simulation.c().map(Math.abs))).toBeLessThan(1e-14);
  });

  it("with the ground brings a fixed particle, and still holds after time has begun", () => {
    const simulation = sceneOf([{ shape: { disc: 0.4 }, at: [0, 0], velocity: [1, 2], spin: 3 }]);
    simulation.step(10);
    const body = simulation.bodies()[0] as ReturnType<Simulation["bodies"]>[0];
    const at = toWorld(simulation.positions(), body, [0.1, 0]);
    const picks = [
      [
        { at, fixed: true },
        { body: 0, anchor: [0.1, 0] },
      ],
    ];
    addKind(simulation, { kind: plane("hinge"), picks });
    expect(simulation.bodies().map(({ fixed }) => fixed)).toEqual([false, true]);
    expect(Math.max(...simulation.c().map(Math.abs))).toBeLessThan(1e-14);
    simulation.reset();
    expect(Math.max(...simulation.c().map(Math.abs))).toBeLessThan(1e-14);
  });

  it("slides along the way that was drawn, whatever the body's own axes are", () => {
    const simulation = sceneOf(turned);
    addKind(simulation, { kind: plane("slider"), picks: [[{ body: 0 }, { body: 1 }]], along: [0, 2] });
    const axis = simulation.constraints()[0]?.parameters.axis as number[] | undefined;
    const [x = Number.NaN, y = Number.NaN] = axis ?? [];
    const [c, s] = [Math.cos(0.7), Math.sin(0.7)];
    expect(c * x - s * y).toBeCloseTo(0, 14);
    expect(s * x + c * y).toBeGreaterThan(0);
  });
});

it("a stick between points of bodies is as long as these are apart", () => {
  const simulation = sceneOf(turned);
  addKind(simulation, {
    kind: plane("distance"),
    picks: [[{ body: 0, anchor: [0.5, 0.2] }, { body: 1 }]],
  });
  expect(Math.abs(simulation.c()[0] as number)).toBeLessThan(1e-14);
});

it("two round wheels turn each other as their radii say", () => {
  const simulation = sceneOf([
    { shape: { disc: 0.4 }, at: [0, 0] },
    { shape: { disc: 0.1 }, at: [0.5, 0] },
  ]);
  addKind(simulation, { kind: plane("gear"), picks: [[{ body: 0 }, { body: 1 }]] });
  expect(simulation.constraints()[0]?.parameters.ratio).toBeCloseTo(0.25, 14);
});

describe("a rope on a drum", () => {
  const wheel: BodyDocument = { shape: { disc: 0.4 }, at: [1, 2], angle: 0.5 };
  const load: BodyDocument = { shape: { box: [0.1, 0.1] }, at: [1.3, -1] };
  const force = (simulation: Simulation): number => Math.max(...simulation.c().map(Math.abs));

  it("leaves it at a tangent on the side that was pressed, and is wound up as its radius says", () => {
    for (const side of [1, -1] as const) {
      const simulation = sceneOf([wheel, load]);
      const anchor = [side * 0.3 * Math.cos(0.5), -side * 0.3 * Math.sin(0.5)];
      addKind(simulation, {
        kind: plane("drum"),
        picks: [
          [
            { body: 0, anchor },
            { body: 1, anchor: [0, 0.1] },
          ],
        ],
      });
      const [rope] = simulation.constraints();
      expect(rope?.bodies).toEqual([2, 1, 0]);
      expect(rope?.parameters.radius).toBe(side * 0.4);
      expect(force(simulation)).toBeLessThan(1e-14);
      const [x = 0, y = 0] = [...simulation.positions()].slice(-2);
      expect(Math.hypot(x - 1, y - 2)).toBeCloseTo(0.4, 14);
      expect((x - 1) * (1.3 - x) + (y - 2) * (-0.9 - y)).toBeCloseTo(0, 14);
      expect(side * (x - 1)).toBeGreaterThan(0);
    }
  });

  it("leaves the body on whose hinge the drum turns", () => {
    const simulation = sceneOf([wheel, load, { shape: { box: [1, 0.1] }, at: [1, 2.5] }]);
    addKind(simulation, { kind: plane("hinge"), picks: [[{ body: 0 }, { body: 2 }]] });
    addKind(simulation, { kind: plane("drum"), picks: [[{ body: 0 }, { body: 1 }]] });
    expect(simulation.bodies()).toHaveLength(3);
    expect(simulation.constraints()[1]?.bodies).toEqual([2, 1, 0]);
    expect(force(simulation)).toBeLessThan(1e-14);
  });

  it("of three picks is made of carrier, load and drum, with the points of the first two", () => {
    const simulation = sceneOf([wheel, load, { shape: { box: [1, 0.1] }, at: [1, 2.5] }]);
    const picks = [[{ body: 2, anchor: [0.4, -0.1] }, { body: 1 }, { body: 0, anchor: [0.1, 0] }]];
    addKind(simulation, { kind: plane("drum"), picks });
    expect(simulation.constraints()[0]?.parameters.anchors).toHaveLength(2);
    expect(force(simulation)).toBeLessThan(1e-14);
  });
});

it("wind from the menu acts on the centre of its body, wherever that is", () => {
  const simulation = sceneOf([{ shape: { disc: 0.4 }, at: [3, 2] }]);
  addKind(simulation, { kind: kindOf("plane", "force", "wind") as Kind, picks: [[{ body: 0 }]] });
  expect(simulation.forces()[0]?.parameters.point).toEqual([0, 0]);
});

it("a polygon stands where its corners were drawn; those inside do not count", () => {
  const polygon = [
    [2, 1],
    [4, 1],
    [2.5, 1.5],
    [2, 3],
  ];
  const simulation = sceneOf([]);
  const id = addShape(simulation, { shape: { polygon }, at: [0, 0] });
  const body = simulation.bodies()[0] as ReturnType<Simulation["bodies"]>[0];
  const [outline] = simulation.outline(id);
  const corners = outline?.type === "polyline" ? outline.points : [];
  const stand = corners.map((corner) =>
    toWorld(simulation.positions(), body, corner).map((x) => x.toFixed(9)),
  );
  expect(stand.sort()).toEqual(
    [
      ["2", "1"],
      ["2", "3"],
      ["4", "1"],
    ].map((at) => at.map((x) => Number(x).toFixed(9))),
  );
});
