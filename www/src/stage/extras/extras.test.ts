// The wire, its magnification and the field of C, from the core's numbers.
import { beforeAll, describe, expect, it } from "vitest";
import { end, simulate } from "../../simulation/simulations";
import { startCore } from "../../simulation/start-core.testing";
import { Field } from "./field";
import { type Lens, lensFor, magnifies } from "./lens";
import { placeLoupe } from "./loupe-place";
import { tieOf } from "./tie";
import { wireOf } from "./wire";

beforeAll(startCore);

describe("the wire near the particle", () => {
  it("lies as far away as the particle is off the circle, to rounding", () => {
    const simulation = simulate("circle", { integrator: "explicit-euler", alpha: 0, beta: 0 });
    simulation.step(3);
    const wire = wireOf(simulation, simulation.bodies());
    const [x = 0, y = 0] = simulation.positions();
    expect(wire?.gap).toBeCloseTo(Math.hypot(x, y) - 1, 14);
    expect(wire?.bend).toBe(1);
    expect(Math.abs(wire?.gap ?? 1)).toBeLessThan(1e-3);
    end(simulation);
  });
  it("bends as the core's J̇v says: an ellipse at its end", () => {
    const simulation = simulate("bead-on-curve");
    const [body] = simulation.bodies();
    simulation.setState(body?.id ?? 0, { at: [1.5, 0], velocity: [0, 2] });
    const wire = wireOf(simulation, simulation.bodies());
    expect(wire?.gap).toBeCloseTo(0, 12);
    expect(wire?.normal).toEqual([1, 0]);
    // a/b² for the half axes 1.5 and 0.8.
    expect(wire?.bend).toBeCloseTo(1.5 / 0.64, 9);
    end(simulation);
  });
  it("is not there where many bodies are held, or none", () => {
    for (const scene of ["cloth", "stack", "t-handle", "bead-on-space-curve"] as const) {
      const simulation = simulate(scene);
      expect(tieOf(simulation, simulation.bodies())).toBeNull();
      end(simulation);
    }
  });
});

describe("magnification", () => {
  const seen = { gap: 150e-5, step: 1.5, radius: 100, bend: 1 / 150 };
  it("makes a drift of 10⁻⁵ m visible", () => {
    const { across } = lensFor(seen, null);
    expect(across).toBe(1e4);
    expect(across * seen.gap).toBeGreaterThan(10);
  });
  it("is there from ×10 to ×10⁴, and not where the gap is as large as the loupe", () => {
    const shown = (gap: number) => magnifies(lensFor({ ...seen, gap }, null));
    expect([1e-4, 0.1, 4].map(shown)).toEqual([true, true, true]);
    expect([10, 60, 1000].map(shown)).toEqual([false, false, false]);
  });
  it("is round, and never so that the wire leaves the loupe", () => {
    for (let e = -8; e < 1.5; e += 0.1) {
      const { across, along } = lensFor({ ...seen, gap: 10 ** e, step: 4 }, null);
      for (const each of [across, along]) expect([1, 2, 5]).toContain(Number(each.toPrecision(1)[0]));
      expect((seen.bend * across * seen.radius) / (2 * along * along)).toBeLessThanOrEqual(0.8 + 1e-9);
      expect(along).toBeLessThanOrEqual(across);
    }
  });
  it("does not flicker while the gap trembles", () => {
    let lens: Lens | null = null;
    const used = new Set<number>();
    for (let i = 0; i < 100; i++) {
      lens = lensFor({ ...seen, gap: 0.05 * (1 + 0.3 * Math.sin(i)) }, lens);
      used.add(lens.across);
    }
    expect(used.size).toBe(1);
  });
  it("stays in its corner until the particle comes there", () => {
    const view = { width: 800, height: 480, scale: 100 } as Parameters<typeof placeLoupe>[0];
    const first = placeLoupe(view, [400, 240], 100, null, 1).place;
    expect(placeLoupe(view, [300, 100], 100, first, 1).place.corner).toBe(first.corner);
    expect(placeLoupe(view, [first.x, first.y], 100, first, 1).place.corner).not.toBe(first.corner);
  });

  it("lies over no tip of an arrow on a phone, where another corner is free", () => {
    const view = { width: 390, height: 280, scale: 80 } as Parameters<typeof placeLoupe>[0];
    const radius = 70;
    for (let turn = 0; turn < 2 * Math.PI; turn += 0.1) {
      const at = [195 + 80 * Math.cos(turn), 130 + 80 * Math.sin(turn)] as const;
      // Weight, and the constraint force that carries it.
      const arrows = [
        [...at, 0, 70],
        [...at, -60 * Math.cos(turn), -60 * Math.sin(turn)],
      ] as const;
      const { x, y } = placeLoupe(view, at, radius, null, 1, arrows).place;
      for (const [ax, ay, dx, dy] of arrows)
        expect(Math.hypot(ax + dx - x, ay + dy - y), `turned by ${turn}`).toBeGreaterThan(radius + 12);
    }
  });
});

describe("the field of C", () => {
  it("is the core's C everywhere", () => {
    for (const scene of ["circle", "bead-on-curve"] as const) {
      const simulation = simulate(scene);
      const tie = tieOf(simulation, simulation.bodies());
      if (!tie) throw new Error("nothing holds the bead");
      const field = new Field(simulation, tie, { left: -2, right: 2.4, bottom: -1.8, top: 1.7 });
      field.ask(1e5);
      expect(field.complete).toBe(true);
      const places: [number, number][] = [
        [0.3, 0.2],
        [1, 0],
        [-1.7, 1.5],
      ];
      for (const [x, y] of places) {
        simulation.setState(tie.body.id, { at: [x, y], velocity: [0, 0] });
        expect(field.at(x, y)).toBeCloseTo(simulation.c()[0] ?? Number.NaN, 9);
      }
      end(simulation);
    }
  });
});
