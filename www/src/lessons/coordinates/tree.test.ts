// S, M(q) and h of two bars against the motion that the core computes.
import { beforeAll, describe, expect, it } from "vitest";
import { simulate } from "../../simulation/core";
import { startCore } from "../../simulation/start-core.testing";
import { bent, straight, swinging } from "./scenes";
import { twoBars } from "./tree";

beforeAll(startCore);

describe("two bars", () => {
  it("move as S q̇ says, and S leaves the joints together: J S = 0", () => {
    const simulation = simulate(swinging);
    simulation.step(70);
    const { s, rates, v } = twoBars(simulation);
    v.forEach((value, i) => {
      expect((s[0][i] ?? 0) * rates[0] + (s[1][i] ?? 0) * rates[1]).toBeCloseTo(value, 9);
    });
    // With impulses the joints are rows.
    const rows = simulate(swinging, { method: "velocity" }).matrix("J");
    const start = twoBars(simulate(swinging)).s;
    const moving = simulate(swinging)
      .bodies()
      .filter(({ fixed, kind }) => !fixed && kind === "rigid");
    for (let i = 0; i < rows.rows; i++)
      for (const column of start) {
        const sum = moving.reduce(
          (all, { velocityOffset }, bar) =>
            all +
            [0, 1, 2].reduce(
              (part, k) =>
                part + (rows.data[i * rows.cols + velocityOffset + k] ?? 0) * (column[3 * bar + k] ?? 0),
              0,
            ),
          0,
        );
        expect(sum).toBeCloseTo(0, 12);
      }
  });
  it.each([
    ["swinging", swinging],
    ["bent", bent],
  ])("%s: M q̈ + h = τ, with q̈ from two short steps", (_, scene) => {
    const simulation = simulate(scene, { stepSize: 1e-5 });
    simulation.step(30_000);
    const now = twoBars(simulation);
    const rates = [now.rates];
    simulation.step(10);
    rates.push(twoBars(simulation).rates);
    const acceleration = [0, 1].map((i) => ((rates[1]?.[i] ?? 0) - (rates[0]?.[i] ?? 0)) / 1e-4);
    for (const i of [0, 1] as const) {
      const [m1, m2] = now.m[i];
      const left =
        m1 * (acceleration[0] ?? 0) + m2 * (acceleration[1] ?? 0) + now.centrifugal[i] + now.coriolis[i];
      expect(Math.abs(left - now.tau[i])).toBeLessThan(0.01);
    }
  });
  it("straight: M is 2.67, 0.83, 0.33 kg·m²; the bias vanishes", () => {
    const { m, centrifugal, coriolis } = twoBars(simulate(straight));
    expect([m[0][0], m[0][1], m[1][1]].map((value) => value.toFixed(2))).toEqual(["2.67", "0.83", "0.33"]);
    expect([...centrifugal, ...coriolis].map(Math.abs)).toEqual([0, 0, 0, 0]);
  });
});
