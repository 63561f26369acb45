// The matrix that the lesson prints, times the ω that it shows, is the rate of the core's quaternion.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { simulate } from "../../simulation/core";
import { startCore } from "../../simulation/start-core.testing";
import { quaternionRates } from "./quaternion";
import { brick } from "./scenes";

beforeAll(startCore);

const tex = readFileSync(join(import.meta.dirname, "formulas.tex"), "utf8");
/** The printed entries, as index and sign of a component of q. */
const printed = (/\[S display\][^[]*?pmatrix\}([^[]*?)\\end/.exec(tex)?.[1] ?? "").split("\\\\").map((row) =>
  row.split("&").map((entry) => {
    const [, sign, name = ""] = /(-?)q_([wxyz])/.exec(entry) ?? [];
    return { index: "xyzw".indexOf(name), sign: sign === "-" ? -1 : 1 };
  }),
);

it("printed matrix, shown ω and the simulation's motion agree", () => {
  const simulation = simulate(brick);
  simulation.set("stepSize", 1e-5);
  const place = () => [...simulation.positions().slice(3, 7)];
  for (const steps of [1, 70_000]) {
    simulation.step(steps);
    const before = place();
    simulation.step(1);
    const [q, omega] = [place(), [...simulation.velocities().slice(3, 6)]];
    simulation.step(1);
    const rates = place().map((value, i) => (value - (before[i] ?? 0)) / 2e-5);
    const ofText = printed.map(
      (row) => row.reduce((sum, { index, sign }, k) => sum + sign * (q[index] ?? 0) * (omega[k] ?? 0), 0) / 2,
    );
    expect(ofText).toHaveLength(4);
    for (const i of [0, 1, 2, 3]) {
      expect(ofText[i]).toBeCloseTo(rates[i] ?? Number.NaN, 5);
      expect(quaternionRates(q, omega)[i]).toBeCloseTo(rates[i] ?? Number.NaN, 5);
    }
  }
});
