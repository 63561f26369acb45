// The line under the experiments names what a preset has set.
import { beforeAll, expect, it } from "vitest";
import { simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { settingInWords } from "./setting";

beforeAll(startCore);

const free = { method: "acceleration", stepSize: 0.01, alpha: 0, beta: 0 };
const line = (more: Record<string, number | string>): string =>
  settingInWords(simulate("circle", { ...free, ...more }));

it("names integrator, step and feedback, and leaves out what the method does not read", () => {
  expect(line({ integrator: "rk4" })).toMatch(/h\u00a010\u00a0ms · α\u00a00.* · β\u00a00/);
  expect(line({})).not.toMatch(/1000/);
  expect(line({ method: "penalty", stiffness: 1000 })).toMatch(/1000/);
});

it("names substeps where there is more than one", () => {
  expect(line({ integrator: "rk4", substeps: 10 })).toMatch(/h\u00a010\u00a0ms · n\u00a010 · α/);
  expect(line({ integrator: "rk4", substeps: 1 })).not.toMatch(/ n\u00a0/);
});

it("differs between experiments without feedback that differ in integrator or step", () => {
  const lines = [
    line({ integrator: "explicit-euler" }),
    line({ integrator: "symplectic-euler" }),
    line({ integrator: "rk4" }),
    line({ integrator: "rk4", stepSize: 0.005 }),
  ];
  expect(new Set(lines).size).toBe(lines.length);
});
