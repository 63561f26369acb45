// Forces of contacts as they are drawn.
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BodyInfo, ContactInfo } from "../../simulation/core";
import type { Run } from "../../simulation/session";
import { contactRows, forceOf, manifolds, Touching, withForces } from "./touching";

const contact = (
  bodies: [number, number],
  lambda: number[],
  normal = [0, 1],
  tangents = [[-1, 0]],
): ContactInfo => ({
  bodies,
  lambda,
  normal,
  tangents,
  friction: [],
  point: [0, 0],
  gap: 0,
  mu: 0.5,
  feature: 0,
});
const bodies = new Map([0, 1, 2].map((id) => [id, { id, fixed: id === 0 } as BodyInfo]));

describe("the force of a contact", () => {
  it("acts on the second body, and on the first where the second is fixed", () => {
    expect(forceOf(contact([0, 1], [3, 0]), bodies)).toEqual([0, 3]);
    expect(forceOf(contact([1, 0], [3, 0]), bodies)[1]).toBe(-3);
  });
  it("has friction along the tangent (−n_y, n_x)", () => {
    expect(forceOf(contact([0, 1], [3, 1]), bodies)).toEqual([-1, 3]);
  });
  it("has friction along both tangents in space, and none of what resists rolling", () => {
    const across = [
      [1, 0, 0],
      [0, 0, 1],
    ];
    expect(forceOf(contact([0, 1], [3, 1, -2, 7, 8, 9], [0, 1, 0], across), bodies)).toEqual([1, 3, -2]);
    expect(forceOf(contact([0, 1], [3, 7, 8, 9], [0, 1, 0], []), bodies)).toEqual([0, 3, 0]);
  });
});

it("an iterate's rows belong to the contacts that their labels name", () => {
  const labels = { rows: ["0", "n0", "t0", "n1"], cols: [] };
  const rows = contactRows({ matrix: () => ({ rows: 4, cols: 1, data: new Float64Array(4), labels }) });
  expect(rows).toEqual([1, 3, 4]);
  const both = [contact([0, 1], [0]), contact([1, 2], [0])];
  expect(withForces(both, Float64Array.of(9, 1, 2, 3), rows).map(({ lambda }) => lambda)).toEqual([
    [1, 2],
    [3],
  ]);
  expect(withForces(both, Float64Array.of(1, 2), [0, 2])).toBe(both);
});

it("contacts of one pair make one manifold", () => {
  const list = [contact([0, 1], [1]), contact([1, 2], [1]), contact([0, 1], [2])];
  expect(manifolds(list).map((each) => each.length)).toEqual([2, 1]);
});

describe("contacts of a running scene", () => {
  afterEach(() => void vi.restoreAllMocks());

  /** How many of 100 frames, 10 ms apart, bring contacts over that take `cost` ms; a step lies between two frames. */
  const brought = (cost: number, fresh: boolean): number => {
    let [now, calls] = [0, 0];
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const simulation = {
      stepCount: 0,
      contacts: () => {
        calls += 1;
        now += cost;
        return [];
      },
      appliedForces: () => new Float64Array(0),
    };
    const touching = new Touching();
    for (let frame = 0; frame < 100; frame++) {
      simulation.stepCount = frame;
      now = Math.max(now, 10 * frame);
      touching.read({ id: 0, simulation } as unknown as Run, fresh, null, []);
    }
    return calls;
  };

  it("are brought over in every frame where that is quick, else in at most a twelfth of the time", () => {
    expect(brought(0.5, false)).toBe(100);
    expect(brought(5, false) * 5).toBeLessThan(1000 / 12);
    expect(brought(5, false)).toBeGreaterThan(10);
  });
  it("are always the present ones where time stands still", () => {
    expect(brought(5, true)).toBe(100);
  });
});
