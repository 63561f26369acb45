// The tools as state machines, on a workspace that only remembers what they asked for.
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { BodyDocument, Vector } from "../../simulation/core";
import type { Thing } from "../../simulation/session";
import { hullOf } from "../../stage/hull";
import type { WorldPoint } from "../../stage/tool";
import type { Making, Pick } from "../edits";
import type { Kind, Slot } from "../kinds";
import { crossing } from "./crossing";
import { evenly } from "./even";
import { FuseTool } from "./fuse";
import { JointTool } from "./joint";
import { MotionTool } from "./motion";
import { ParticleTool } from "./particle";
import { PencilTool } from "./pencil";
import { PickTool } from "./pick";
import { PolygonTool } from "./polygon";
import { CutTool, EraseTool } from "./remove";
import { SelectTool } from "./select";
import { ShapeTool } from "./shape";
import { WindTool } from "./wind";
import { WireTool } from "./wire";
import type { ToolWorkspace } from "./workspace";

const any = Number.POSITIVE_INFINITY;
function kind(id: string, ...counts: readonly (readonly [number, number])[]): Kind {
  const slots: Slot[] = counts.map(([min, max], i) => ({
    parameter: `slot${i}`,
    single: max === 1,
    min,
    max,
  }));
  const entry = { id, title: id, help: "", parameters: [] };
  return { id, group: "constraint", slots, entry, anchors: "none" };
}
const stick = kind("distance", [2, 2]);
const rope = kind("rope", [2, any]);

/** Bodies 0, 1, 2 … stand at x = 0, 1, 2 … on the x axis; a hundred pixels are a metre. */
class TestWorkspace implements ToolWorkspace {
  fixed = false;
  readonly inSpace: boolean = false;
  readonly scale = 100;
  selection: readonly Thing[] = [];
  readonly made: { kind: string; picks: unknown; values?: unknown }[] = [];
  readonly particles: [Vector, boolean][] = [];
  readonly removed: [number[], string | undefined][] = [];
  readonly said: string[] = [];
  cut: readonly { thing: Thing; between: readonly [number, number] }[] = [];

  kind(_group: Kind["group"], id: string): Kind {
    return kind(id, [1, 1]);
  }
  place(body: number, [x = 0, y = 0]: Vector = []): Vector {
    return [body + x, y];
  }
  grip(body: number, [x = 0, y = 0]: Vector): Vector {
    return [x - body, y];
  }
  /** The body that lies under each body. */
  readonly under = new Map<number | null, number>();
  beneath(body: number | null): number | null {
    return this.under.get(body) ?? null;
  }
  seen(body: number): Vector {
    return this.place(body);
  }
  particle(at: Vector, fixed: boolean): boolean {
    this.particles.push([at, fixed]);
    return true;
  }
  readonly shapes: BodyDocument[] = [];
  shape(document: BodyDocument): boolean {
    this.shapes.push(document);
    return true;
  }
  readonly fused: (readonly number[])[] = [];
  fuse(bodies: readonly number[]): boolean {
    this.fused.push(bodies);
    return true;
  }
  readonly prescribed: Pick[] = [];
  prescribe(pick: Pick): boolean {
    this.prescribed.push(pick);
    return true;
  }
  make({ kind: { id }, picks, values }: Making): boolean {
    this.made.push(values ? { kind: id, picks, values } : { kind: id, picks });
    return true;
  }
  remove(things: readonly Thing[], gesture?: string): boolean {
    this.removed.push([things.map(({ id }) => id), gesture]);
    this.cut = this.cut.filter(({ thing }) => !things.some(({ id }) => id === thing.id));
    return true;
  }
  links(): TestWorkspace["cut"] {
    return this.cut;
  }
  select(things: readonly Thing[]): void {
    this.selection = things;
  }
  changed(): void {}
  redraw(): void {}
  say(message: string): void {
    this.said.push(message);
  }
}

const at = (x: number, y = 0): WorldPoint => ({ x, y });
const body = (id: number): Thing => ({ kind: "body", id });
const press = (shiftKey = false): PointerEvent => ({ shiftKey }) as PointerEvent;
const keyed = (key: string): KeyboardEvent => ({ key }) as KeyboardEvent;
let workspace: TestWorkspace;
beforeEach(() => {
  workspace = new TestWorkspace();
});

describe("choosing particles", () => {
  it("makes a stick by two clicks, and by one drag", () => {
    const tool = new PickTool(workspace, stick, true);
    for (const id of [0, 1]) {
      tool.down(at(id), body(id), press());
      tool.up(at(id), body(id));
    }
    tool.down(at(1), body(1), press());
    tool.move(at(1.5));
    tool.up(at(2), body(2));
    expect(workspace.made.map(({ picks }) => picks)).toEqual([
      [[{ body: 0 }, { body: 1 }], []],
      [[{ body: 1 }, { body: 2 }], []],
    ]);
  });

  it("makes the particles it lacks together with the stick, and fixed ones with Shift", () => {
    const tool = new PickTool(workspace, stick, true);
    tool.down(at(0.123456, 1), null, press(true));
    tool.up(at(1, 0.5), null);
    expect(workspace.made[0]?.picks).toEqual([
      [
        { at: [0.12, 1], fixed: true },
        { at: [1, 0.5], fixed: false },
      ],
      [],
    ]);
    expect(workspace.particles).toEqual([]);
  });

  it("leaves empty ground to the hand where no particle is meant", () => {
    const tool = new PickTool(workspace, kind("angle", [3, 3]), false);
    expect(tool.down(at(0.5, 1), null, press())).toBe(false);
    expect(tool.down(at(0.5, 1), { kind: "constraint", id: 0 }, press())).toBe(false);
    expect(tool.count).toBe(0);
  });

  it("never takes the same particle twice, and a hand that trembles is no drag", () => {
    const tool = new PickTool(workspace, stick, true);
    tool.down(at(0), body(0), press());
    tool.up(at(0.05), body(1));
    tool.down(at(0), body(0), press());
    expect([tool.count, workspace.made.length]).toEqual([1, 0]);
  });

  it("ends a rope by Enter or by a click on a chosen particle, not before there are two", () => {
    for (const end of ["Enter", "again"]) {
      const tool = new PickTool(workspace, rope, true);
      tool.down(at(0), body(0), press());
      expect(tool.key(keyed("Enter"))).toBe(false);
      for (const id of [1, 2]) tool.down(at(id), body(id), press());
      if (end === "Enter") tool.key(keyed("Enter"));
      else tool.down(at(2), body(2), press());
    }
    expect(workspace.made.map(({ picks }) => picks)).toEqual(
      Array(2).fill([[{ body: 0 }, { body: 1 }, { body: 2 }]]),
    );
  });

  it("fills one list after the other, which may share a particle, and takes back one at a time", () => {
    const tool = new PickTool(workspace, kind("equal-distances", [2, 2], [2, 2]), false);
    for (const id of [0, 1, 2]) tool.down(at(id), body(id), press());
    expect(tool.slot?.parameter).toBe("slot1");
    tool.key(keyed("Backspace"));
    tool.key(keyed("Backspace"));
    expect([tool.count, tool.slot?.parameter]).toEqual([1, "slot0"]);
    for (const id of [3, 3]) tool.down(at(id), body(id), press());
    tool.down(at(4), body(4), press());
    expect(workspace.made[0]?.picks).toEqual([[{ body: 0 }, { body: 3 }], [{ body: 3 }, { body: 4 }], []]);
  });

  it("takes particles by number, all or nothing", () => {
    const tool = new PickTool(workspace, stick, true);
    expect([tool.take([0]), tool.take([0, 1, 2]), tool.take([2, 1])]).toEqual([false, false, true]);
    expect(workspace.made.map(({ picks }) => picks)).toEqual([[[{ body: 2 }, { body: 1 }], []]]);
  });

  it("asks for nothing when nothing or all is meant", () => {
    expect(new PickTool(workspace, kind("gravity"), false).finish()).toBe(true);
    expect(new PickTool(workspace, kind("drag", [0, 1]), false).key(keyed("Enter"))).toBe(true);
    expect(workspace.made.map(({ picks }) => picks)).toEqual([[[]], [[]]]);
  });

  it("forgets everything on Escape", () => {
    const tool = new PickTool(workspace, rope, true);
    for (const id of [0, 1]) tool.down(at(id), body(id), press());
    expect([tool.key(keyed("Escape")), tool.count, tool.key(keyed("Escape"))]).toEqual([true, 0, false]);
    expect(workspace.made).toEqual([]);
  });
});

describe("other tools", () => {
  it("particle: a click on empty ground, rounded to a pixel; one that is there is the hand's", () => {
    const tool = new ParticleTool(workspace);
    expect(tool.down(at(0.12345, -0.9876), null, press())).toBe(true);
    tool.down(at(1, 1), null, press(true));
    expect(tool.down(at(0), body(0), press())).toBe(false);
    expect(workspace.particles).toEqual([
      [[0.12, -0.99], false],
      [[1, 1], true],
    ]);
  });

  it("ring: the bead lies on it, whose centre is where the drag ends; a click leaves the size to the core", () => {
    const tool = new WireTool(workspace, "circle");
    tool.down(at(1), body(1));
    tool.move(at(1, 0.3));
    tool.up(at(1.3, 0.4));
    tool.down(at(5, 5), null);
    tool.up(at(5, 5));
    expect(workspace.made).toEqual([
      { kind: "circle", picks: [[{ body: 1 }]], values: { center: [1.3, 0.4], radius: 0.5 } },
      { kind: "circle", picks: [[{ at: [5, 5] }]], values: {} },
    ]);
  });

  it("straight wire: through the bead, along the drag", () => {
    const tool = new WireTool(workspace, "line");
    tool.down(at(2), body(2));
    tool.up(at(3, 1));
    expect(workspace.made[0]?.values).toEqual({ point: [2, 0], direction: [1, 1] });
  });

  it("pencil: the wire passes exactly through the bead it was drawn over", () => {
    const tool = new PencilTool(workspace);
    tool.down(at(0, 1), null);
    for (let i = 1; i <= 40; i++) tool.move(at(0.1 * i, Math.sin(i / 6)), i === 20 ? body(2) : null);
    tool.up(at(4.1, 1), null);
    const { picks, values } = workspace.made[0] as {
      picks: unknown;
      values: { points: Vector[]; closed: boolean };
    };
    expect(picks).toEqual([[{ body: 2 }]]);
    expect(values.points).toContainEqual([2, 0]);
    expect(values.closed).toBe(false);
    expect(values.points.length).toBeLessThan(25);
  });

  it("pencil: a stroke that returns to its beginning is closed; a dot is no wire", () => {
    const tool = new PencilTool(workspace);
    tool.down(at(1, 5), null);
    for (let i = 1; i <= 60; i++) tool.move(at(Math.cos(i / 10), 5 + Math.sin(i / 10)), null);
    tool.up(at(Math.cos(6.2), 5 + Math.sin(6.2)), null);
    expect(workspace.made[0]?.values).toMatchObject({ closed: true });
    tool.down(at(0, 0), null);
    tool.up(at(0, 0), null);
    expect([workspace.made.length, workspace.said]).toEqual([1, ["kit-stroke-short"]]);
  });

  it("scissors: one swipe is one step, however many sticks it cuts", () => {
    workspace.cut = [
      { thing: { kind: "constraint", id: 7 }, between: [0, 1] },
      { thing: { kind: "force", id: 8 }, between: [1, 2] },
      { thing: { kind: "constraint", id: 9 }, between: [3, 4] },
    ];
    const tool = new CutTool(workspace);
    tool.down(at(0.5, 1));
    tool.move(at(0.5, -1));
    tool.move(at(1.5, -1));
    tool.move(at(1.5, 1));
    tool.up();
    tool.move(at(3.5, -1));
    expect(workspace.removed.map(([ids]) => ids)).toEqual([[7], [8]]);
    expect(new Set(workspace.removed.map(([, gesture]) => gesture)).size).toBe(1);
    tool.down(at(3.5, 1));
    tool.move(at(3.5, -1));
    expect(workspace.removed[2]?.[1]).not.toBe(workspace.removed[0]?.[1]);
  });

  it("eraser: takes what is hit, nothing else", () => {
    const tool = new EraseTool(workspace);
    expect([tool.down(at(9), null), tool.down(at(0), body(0))]).toEqual([false, true]);
    expect(workspace.removed).toEqual([[[0], undefined]]);
  });

  it("hand: Shift adds to what is selected and takes from it; without it the stage's own hand has it", () => {
    const tool = new SelectTool(workspace);
    for (const id of [0, 1, 0]) tool.down(at(id), body(id), press(true));
    expect(workspace.selection).toEqual([body(1)]);
    expect(tool.down(at(0), body(0), press())).toBe(false);
  });
});

describe("geometry of the hand", () => {
  const number = fc.integer({ min: -50, max: 50 });
  const point = fc.tuple(number, number);

  it("segments cross whichever way they are looked at", () => {
    fc.assert(
      fc.property(point, point, point, point, (a, b, c, d) => {
        const found = crossing(a, b, c, d);
        expect([crossing(b, a, c, d), crossing(c, d, a, b), crossing(a, b, d, c)]).toEqual([
          found,
          found,
          found,
        ]);
      }),
    );
    expect(crossing([0, 0], [2, 2], [0, 2], [2, 0])).toBe(true);
    expect(crossing([0, 0], [1, 1], [0, 2], [2, 0])).toBe(false);
  });

  it("an evened stroke keeps its ends and its bead, and its points are evenly far apart", () => {
    const stroke = Array.from({ length: 200 }, (_, i) => [i * 0.02, Math.sin(i * 0.04)] as const);
    for (const kept of [undefined, 71]) {
      const points = evenly(stroke, 0.4, kept);
      expect([points[0], points.at(-1)]).toEqual([stroke[0], stroke.at(-1)]);
      if (kept !== undefined) expect(points).toContainEqual(stroke[kept]);
      const gaps = points.slice(1).map((p, i) => Math.hypot(...p.map((x, k) => x - (points[i]?.[k] ?? 0))));
      // Chords of a gentle arc are a little shorter than the arc, and two parts have two spacings.
      expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.35);
    }
  });
});

describe("shapes", () => {
  it("a box is drawn from corner to corner", () => {
    const workspace = new TestWorkspace();
    const tool = new ShapeTool(workspace, "box");
    expect(tool.down(at(1, 1), null, press())).toBe(true);
    tool.up(at(3, 2));
    expect(workspace.shapes).toEqual([{ shape: { box: [1, 0.5] }, at: [2, 1.5] }]);
  });
  it("a disc is drawn from its centre, and a click alone gives the usual size", () => {
    const workspace = new TestWorkspace();
    const tool = new ShapeTool(workspace, "disc");
    tool.down(at(1, 1), null, press());
    tool.up(at(1, 1.5));
    tool.down(at(4, 1), null, press());
    tool.up(at(4, 1));
    expect(workspace.shapes).toEqual([
      { shape: { disc: 0.5 }, at: [1, 1] },
      { shape: { disc: 0.25 }, at: [4, 1] },
    ]);
  });
  it("ground lies along the stroke with its solid side below, and is always fixed", () => {
    const workspace = new TestWorkspace();
    const tool = new ShapeTool(workspace, "ground");
    tool.down(at(0, 0), null, press());
    tool.up(at(-3, -4));
    const [made] = workspace.shapes;
    expect(made?.fixed).toBe(true);
    const [nx = 0, ny = 0] = (made?.shape as { halfPlane?: number[] } | undefined)?.halfPlane ?? [];
    expect(ny).toBeGreaterThan(0);
    expect(3 * nx + 4 * ny).toBeCloseTo(0, 9);
  });
  it("in space a click makes a ball or a box of the usual size", () => {
    const workspace = new TestWorkspace();
    const tool = new ShapeTool(workspace, "disc");
    tool.down({ x: 0, y: 1, z: 2 }, null, press());
    tool.up({ x: 0, y: 1, z: 2 });
    expect(workspace.shapes).toEqual([{ shape: { sphere: 0.25 }, at: [0, 1, 2] }]);
  });

  it.each([
    ["cylinder", [1, 1, 0], { cylinder: { halfLength: 1, radius: 0.25 } }],
    ["cone", [0.5, 1, 0], { cone: { height: 2, radius: 0.25 } }],
  ] as const)("a %s lies along its stroke, about its centre of mass", (name, middle, shape) => {
    const tool = new ShapeTool(workspace, name);
    tool.down({ x: 0, y: 1, z: 0 }, null, press());
    tool.up({ x: 2, y: 1, z: 0 });
    const [made] = workspace.shapes;
    expect(made?.shape).toEqual(shape);
    expect(made?.at).toEqual(middle);
    expect(made?.orientation?.[2]).toBeCloseTo(-Math.SQRT1_2, 12);
  });
  it("a body that is there already is the hand's", () => {
    expect(new ShapeTool(new TestWorkspace(), "box").down(at(0, 0), body(0), press())).toBe(false);
  });
});

describe("joining bodies", () => {
  const hinge: Kind = { ...kind("hinge", [2, 2]), anchors: "needed" };
  const made = (): unknown[] => workspace.made.map(({ picks }) => picks);

  it("takes the pressed point of the first body and the body where the drag ends", () => {
    const tool = new JointTool(workspace, hinge);
    tool.down(at(0.2, 0.1), body(0));
    tool.up(at(1, 0), body(1));
    expect(made()).toEqual([[[{ body: 0, anchor: [0.2, 0.1] }, { body: 1 }]]]);
  });

  it("joins to the ground where the ground is meant, which comes first: a motor turns the second", () => {
    const onto = { at: [0.2, 0.1], fixed: true };
    const tool = new JointTool(workspace, hinge);
    tool.down(at(0.2, 0.1), body(0));
    tool.up(at(0.2, 0.1), body(0));
    tool.down(at(0.8, 0.8), null);
    tool.down(at(0.2, 0.1), null);
    tool.up(at(0.2, 0.1), null);
    tool.down(at(0, 0), body(0));
    expect(made()).toEqual([[[onto, { body: 0, anchor: [0.2, 0.1] }]], [[onto, { body: 0 }]]]);
  });

  it("takes what lies beneath at a second click in the same place, else the ground; so does Enter", () => {
    workspace.under.set(0, 2);
    for (const body0 of [0, 1]) {
      const tool = new JointTool(workspace, hinge);
      tool.down(at(body0), body(body0));
      tool.up(at(body0), body(body0));
      if (body0 === 0) tool.down(at(body0), body(body0));
      else expect(tool.key(keyed("Enter"))).toBe(true);
    }
    expect(made()).toEqual([
      [[{ body: 0, anchor: [0, 0] }, { body: 2 }]],
      [
        [
          { at: [1, 0], fixed: true },
          { body: 1, anchor: [0, 0] },
        ],
      ],
    ]);
  });

  it("never joins the ground to itself", () => {
    const tool = new JointTool(workspace, hinge);
    tool.down(at(5, 5), null);
    tool.up(at(6, 6), null);
    expect(made()).toEqual([]);
    expect(workspace.said).toEqual(["kit-joint-needs-body"]);
    expect(tool.finish()).toBe(false);
  });
});

describe("a compound", () => {
  it("is made of the bodies that were clicked, once each; one alone is none", () => {
    const tool = new FuseTool(workspace);
    tool.down(at(0), { kind: "body", id: 0 });
    expect(tool.key(keyed("Enter"))).toBe(false);
    tool.down(at(2), { kind: "body", id: 2 });
    tool.down(at(0), { kind: "body", id: 0 });
    expect(workspace.fused).toEqual([[0, 2]]);
    expect(tool.take([1, 1])).toBe(false);
    expect(tool.take([1, 2])).toBe(true);
    expect(workspace.fused).toHaveLength(2);
  });
});

describe("a polygon", () => {
  const corners = [at(0, 0), at(1, 0), at(1, 1)];
  const polygon = [
    [0, 0],
    [1, 0],
    [1, 1],
  ];

  it("closes at its first corner, at a double click and by Enter, not before it encloses something", () => {
    for (const end of ["first", "double", "Enter"]) {
      const tool = new PolygonTool(workspace);
      tool.down(at(0, 0), null, press());
      tool.down(at(1, 0), null, press());
      expect(tool.key(keyed("Enter"))).toBe(false);
      tool.down(at(1, 1), null, press());
      if (end === "first") tool.down(at(0.02, 0), null, press());
      else if (end === "double") tool.down(at(1, 1.02), null, press());
      else expect(tool.key(keyed("Enter"))).toBe(true);
    }
    expect(workspace.shapes).toEqual(Array(3).fill({ shape: { polygon }, at: [0, 0] }));
  });

  it("is a slab of its outline in space, and any solid whose corners are typed", () => {
    class Deep extends TestWorkspace {
      override readonly inSpace = true;
    }
    const deep = new Deep();
    const tool = new PolygonTool(deep);
    const flat = [
      [0, 1, 0],
      [1, 1, 0],
      [0, 1, 1],
    ];
    for (const [x = 0, y = 0, z = 0] of flat) tool.down({ x, y, z }, null, press());
    expect(tool.key(keyed("Enter"))).toBe(true);
    const solid = [...flat, [0, 2, 0]];
    expect(tool.corners(solid)).toBe(true);
    expect(tool.corners([flat[0], flat[1], [0.5, 1, 0]] as number[][])).toBe(false);
    const [slab, typed] = deep.shapes.map(({ shape }) => (shape as { hull: number[][] }).hull);
    expect(slab).toHaveLength(6);
    expect(Math.min(...(slab ?? []).map(([, y = 0]) => y))).toBeLessThan(1);
    expect(typed).toEqual(solid);
  });

  it("is terrain as a chain: open where it ends at its last point, a ring at its first, always fixed", () => {
    for (const ring of [false, true]) {
      const tool = new PolygonTool(workspace, "chain");
      for (const corner of corners) tool.down(corner, null, press());
      tool.down(ring ? at(0, 0.02) : at(1, 1.02), null, press());
    }
    const chain = (closed: boolean): object => ({
      shape: { chain: { points: polygon, closed } },
      at: [0, 0],
      fixed: true,
    });
    expect(workspace.shapes).toEqual([chain(false), chain(true)]);
  });

  it("is not made of corners on one line", () => {
    const tool = new PolygonTool(workspace);
    for (const x of [0, 1, 2]) tool.down(at(x), null, press());
    tool.down(at(0), null, press());
    expect(workspace.shapes).toEqual([]);
    expect(workspace.said).toEqual(["kit-polygon-corners"]);
  });

  it("takes back corners one by one", () => {
    const tool = new PolygonTool(workspace);
    for (const corner of [...corners.slice(0, 2), at(3, 3)]) tool.down(corner, null, press());
    tool.key(keyed("Backspace"));
    tool.down(at(1, 1), null, press());
    tool.finish();
    expect(workspace.shapes[0]?.shape).toEqual({ polygon });
  });

  it("has a preview that encloses every corner and turns one way only", () => {
    const place = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }));
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 12 }), (points) => {
        const hull = hullOf(points);
        fc.pre(hull.length > 2);
        for (const [i, [ax = 0, ay = 0]] of hull.entries()) {
          const [bx = 0, by = 0] = hull[(i + 1) % hull.length] ?? [];
          for (const [x, y] of points)
            expect((bx - ax) * (y - ay) - (by - ay) * (x - ax)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe("prescribed motion", () => {
  it("is given to the body that is clicked, and to a new particle on empty ground", () => {
    const tool = new MotionTool(workspace);
    expect(tool.down(at(1), body(1))).toBe(true);
    expect(tool.down(at(4, 2), null)).toBe(true);
    expect(workspace.prescribed).toEqual([{ body: 1 }, { at: [4, 2] }]);
  });
  it("is given to the bodies whose numbers are typed", () => {
    expect(new MotionTool(workspace).take([2, 0])).toBe(true);
    expect(workspace.prescribed).toEqual([{ body: 2 }, { body: 0 }]);
    expect(new MotionTool(workspace).take([])).toBe(false);
  });
});

describe("wind", () => {
  const blows: Kind = { ...kind("wind", [0, 1]), group: "force" };
  const drag = { coefficient: 0, area: 0.5 };

  it("blows on the pressed point of a body along the drag, five times as fast per second", () => {
    const tool = new WindTool(workspace, blows);
    expect(tool.down(at(1.2, 0.1), body(1))).toBe(true);
    tool.up(at(1.2, 2.1));
    const [made] = workspace.made;
    expect(made?.picks).toEqual([[{ body: 1 }]]);
    const { velocity, point, ...values } = (made?.values ?? {}) as Record<string, number[]>;
    expect(velocity).toEqual([0, 10]);
    expect(point?.map((x) => x.toFixed(12))).toEqual(["0.200000000000", "0.100000000000"]);
    expect(values).toEqual(drag);
  });
  it("blows on all bodies from empty ground, to the right at a click, and not at all after Escape", () => {
    const tool = new WindTool(workspace, blows);
    tool.down(at(4, 2), null);
    tool.up(at(4, 2));
    tool.down(at(4, 2), null);
    expect(tool.key(keyed("Escape"))).toBe(true);
    tool.up(at(5, 2));
    expect(workspace.made).toEqual([{ kind: "wind", picks: [], values: { velocity: [5, 0], ...drag } }]);
  });
  it("blows on the bodies whose numbers are typed", () => {
    const tool = new WindTool(workspace, blows);
    expect(tool.take([])).toBe(false);
    expect(tool.take([2, 0])).toBe(true);
    expect(workspace.made.map(({ picks }) => picks)).toEqual([[[{ body: 2 }]], [[{ body: 0 }]]]);
  });
});
