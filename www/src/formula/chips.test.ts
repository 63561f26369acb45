import { describe, expect, it, vi } from "vitest";
import { figureWidth } from "../panels/numbers";
import type { ConstraintInfo } from "../simulation/core";
import { type Chip, chipNumber, chipText, chipWidth } from "./chips";
import { dot, Reading, type Source } from "./reading";

const chip: Chip = { symbol: "lambda", label: "λ", name: "quantity-lambda", value: (r) => r.row.lambda };

/** A fake core with one constraint and given values. */
function source(lambda: number): Source & { constraints: ReturnType<typeof vi.fn> } {
  const row = { c: 0.25, cDot: -1, lambda, jDotV: 2, gradient: [{ body: 0, values: [3, 4] }] };
  const unused = (): never => {
    throw new Error("not asked for");
  };
  return {
    constraints: vi.fn(() => [{ id: 0, rows: [row] } as unknown as ConstraintInfo]),
    appliedForces: () => new Float64Array([0, -19.62]),
    bodies: () => [],
    positions: unused,
    velocities: unused,
    observe: unused,
    parameters: unused,
    matrix: unused,
    spectrum: unused,
    contacts: unused,
    contactProblem: unused,
    get: (name) => (name === "alpha" ? 25 : 0),
  };
}

describe("chips", () => {
  it("show the core's number with a real minus sign", () => {
    expect(chipNumber(chip, new Reading(source(-14.614)))).toBe("−14.6");
    expect(chipNumber({ ...chip, decimals: 2 }, new Reading(source(-14.614)))).toBe("−14.61");
  });

  it("carry a plus where they are summands", () => {
    expect(chipText({ ...chip, decimals: 2, signed: true }, 6.94)).toBe("+6.94");
    expect(chipText({ ...chip, decimals: 2, signed: true }, -6.94)).toBe("−6.94");
  });

  it("show three digits of what is small, in room that is kept", () => {
    const small = { ...chip, unit: "m²" };
    expect(chipText(small, -6.914e-6)).toBe("−6.91\u00a0×\u00a010⁻⁶ m²");
    expect(chipText(small, 0.01234)).toBe("0.0123 m²");
    expect(chipText(small, 0)).toBe("0 m²");
    const room = chipWidth({ ...chip });
    for (const value of [-8.88e-10, -6.91e-6, 0.00123, -12.34]) {
      expect(figureWidth(chipText(chip, value))).toBeLessThanOrEqual(room);
    }
  });

  it("stay narrow when a run explodes", () => {
    expect(chipText({ ...chip, decimals: 2 }, 1.5e12).length).toBeLessThan(12);
    expect(chipText({ ...chip, decimals: 2 }, Number.NaN)).toBe("—");
  });

  it("show a dash where the core has no such number", () => {
    const empty = { ...source(0), constraints: () => [] };
    expect(chipNumber(chip, new Reading(empty))).toBe("—");
  });

  it("multiply given numbers only", () => {
    const reading = new Reading(source(-1));
    expect(dot(reading.applied, reading.gradient)).toBeCloseTo(-78.48, 12);
    expect(reading.number("alpha")).toBe(25);
  });
});

describe("Reading", () => {
  it("asks the core once, however many chips there are", () => {
    const core = source(1);
    const reading = new Reading(core);
    for (let i = 0; i < 10; i++) chipNumber(chip, reading);
    expect(core.constraints).toHaveBeenCalledTimes(1);
  });
});
