// Kinds of items, found by trying them in the core, and what the core measures of new ones.
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { catalog, simulate, type Vector } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { apart } from "./apart";
import { addThing, kindOf, kinds, required } from "./kinds";

beforeAll(startCore);

describe("kinds", () => {
  it("together in plane and space are the whole catalogue", () => {
    const { constraints, joints, forces } = catalog();
    const offered = new Set([...kinds("plane"), ...kinds("space")].map(({ group, id }) => `${group} ${id}`));
    const listed = [
      ...[...constraints, ...joints].map(({ id }) => `constraint ${id}`),
      ...forces.map(({ id }) => `force ${id}`),
    ];
    expect([...offered].sort()).toEqual(listed.sort());
    expect(kindOf("plane", "constraint", "plane")).toBeUndefined();
    expect(kindOf("space", "constraint", "area")).toBeUndefined();
  });

  it("want as many bodies as the core takes", () => {
    const counts = (id: string, group: "constraint" | "force" = "constraint"): number[][] | undefined =>
      (kindOf("plane", group, id) ?? kindOf("space", group, id))?.slots.map(({ min, max }) => [min, max]);
    const any = Number.POSITIVE_INFINITY;
    expect(counts("distance")).toEqual([[2, 2]]);
    expect(counts("angle")).toEqual([[3, 3]]);
    expect(counts("rope")).toEqual([[2, any]]);
    expect(counts("area")).toEqual([[3, any]]);
    expect(counts("volume")).toEqual([[4, 4]]);
    expect(counts("pin")).toEqual([[1, 1]]);
    expect(counts("equal-distances")).toEqual([
      [2, 2],
      [2, 2],
    ]);
    expect(counts("hinge")).toEqual([[2, 2]]);
    expect(counts("gear")).toEqual([[2, 3]]);
    expect(counts("drag", "force")).toEqual([[0, 1]]);
    expect(counts("user", "force")).toEqual([[1, 1]]);
    expect(counts("gravity", "force")).toEqual([]);
  });

  it("can all be added with what is filled in for them", () => {
    for (const space of ["plane", "space"] as const) {
      for (const { group, id, entry, slots } of kinds(space)) {
        const at = (i: number): number[] => [i, i * i, i * i * i].slice(0, space === "plane" ? 2 : 3);
        const turns = group === "force" || catalog().joints.some((each) => each.id === id);
        const round = space === "plane" ? { disc: 0.1 } : { sphere: 0.1 };
        const body = turns ? { shape: round } : { particle: {} };
        const bodies = Array.from({ length: 12 }, (_, i) => ({ ...body, at: at(i) }));
        const simulation = simulate({ version: 1, space, bodies });
        let next = 0;
        const chosen = Object.fromEntries(
          slots.map(({ parameter, single, min }) => {
            const ids = Array.from({ length: Math.max(1, min) }, () => next++);
            return [parameter, single ? ids[0] : ids];
          }),
        );
        expect(
          addThing(simulation, group, id, { ...required(entry, space), ...chosen }),
          `${space} ${id}`,
        ).toBe(0);
      }
    }
  });
});

describe("an item without a measure", () => {
  const place = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -300, max: 300 }).map((x) => x / 100)));

  /** True where the angle at the second of three points is nearer than 0.05 to 0 or π. */
  const straight = ([a = [], b = [], c = []]: readonly Vector[]): boolean => {
    const cosine = (apart(a, b) ** 2 + apart(b, c) ** 2 - apart(a, c) ** 2) / (2 * apart(a, b) * apart(b, c));
    return Math.abs(cosine) > Math.cos(0.05);
  };

  it("makes C = 0 for whatever is added between particles that stand anywhere", () => {
    const cases = [
      { id: "distance", count: 2, space: "space", list: "between" },
      { id: "rope", count: 4, space: "space", list: "over" },
      { id: "angle", count: 3, space: "space", list: "between" },
      { id: "area", count: 5, space: "plane", list: "around" },
      { id: "volume", count: 4, space: "space", list: "corners" },
    ] as const;
    for (const { id, count, space, list } of cases) {
      fc.assert(
        fc.property(fc.array(place, { minLength: count, maxLength: count }), (points) => {
          const at = points.map((point) => point.slice(0, space === "plane" ? 2 : 3) as Vector);
          const far = at.every((p, i) =>
            at.every((q, j) => i === j || Math.hypot(...p.map((x, k) => x - (q[k] ?? 0))) > 0.1),
          );
          // The core has no straight or vanishing angles.
          fc.pre(far && !(id === "angle" && straight(at)));
          const simulation = simulate({
            version: 1,
            space,
            bodies: at.map((each) => ({ particle: {}, at: each })),
          });
          addThing(simulation, "constraint", id, { [list]: at.map((_, i) => i) });
          const [c = Number.NaN] = simulation.c();
          // Rounding of a few operations on numbers up to 60.
          expect(Math.abs(c)).toBeLessThan(1e-12);
        }),
        { numRuns: 60 },
      );
    }
  });
});
