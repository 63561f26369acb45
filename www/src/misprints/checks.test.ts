// The corrected formula agrees with the core's run, the printed one does not; and what the texts say beside the numbers.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { parseFormulas } from "../formula/compile";
import { chain } from "../iterating/problems";
import { presets } from "../lessons/circle/presets";
import { turningRod } from "../lessons/positions/scenes";
import { languages } from "../messages";
import { simulate } from "../simulation/core";
import { iterationMatrix } from "../simulation/laboratory";
import { startCore } from "../simulation/start-core.testing";
import { type Check, checks } from "./checks";
import { misprints } from "./list";

beforeAll(startCore);

const here = import.meta.dirname;
const messages = (language: string): Map<string, string> => {
  const { body } = new FluentResource(
    readFileSync(join(here, `../messages/${language}/misprints.ftl`), "utf8"),
  );
  return new Map(body.map(({ id, value }) => [id, JSON.stringify(value)]));
};

describe.each(Object.entries<() => Check>(checks))("%s", (key, check) => {
  it("is decided by a run", () => {
    const { printed, corrected, measured } = check();
    const scale = Math.max(Math.abs(printed), Math.abs(measured));
    expect(scale).toBeGreaterThan(0.01);
    expect(Math.abs(corrected - measured)).toBeLessThan(1e-4 * scale);
    expect(Math.abs(printed - measured)).toBeGreaterThan(0.5 * scale);
  });
  it("is on the page", () => {
    expect(misprints.find((each) => each.key === key)?.check).toBe(check);
  });
});

describe.each(misprints)("$key", ({ key, words, check }) => {
  it.each(languages.map(({ id }) => id))("has its texts, and no number but those of its source: %s", (id) => {
    const all = messages(id);
    const parts = ["place", "why", ...(check ? ["what"] : [])];
    expect(parts.filter((part) => !all.has(`misprint-${key}-${part}`))).toEqual([]);
    // Numbers of runs and of settings come from the code; "(10)", "4.3", "x⁻¹" are the source's.
    expect(all.get(`misprint-${key}-what`) ?? "").not.toMatch(/\d[.,]\d|\d (?:s|m|W|kg)\b/);
  });
  it("has both formulas where it has no words", () => {
    const names = parseFormulas(readFileSync(join(here, "formulas.tex"), "utf8")).map(({ name }) => name);
    const wanted = [`${key}-printed`, `${key}-corrected`];
    expect(wanted.filter((name) => names.includes(name))).toEqual(words ? [] : wanted);
  });
});

describe("the texts", () => {
  it("λ of a moving bead without weight is negative", () => {
    expect(simulate("circle", presets.weightless.runs[0]?.parameters).lambda()[0]).toBeLessThan(-1);
  });
  it("the spectral radius of Jacobi's method does not depend on the sign of G", () => {
    const { eigenvalues, radius } = iterationMatrix(chain(6), "jacobi");
    const moduli = eigenvalues.map(({ re, im }) => Math.hypot(-re, -im));
    expect(Math.max(...moduli)).toBeCloseTo(radius, 12);
  });
  it("the sign of the errors is that of the measured run, not of the printed formula", () => {
    const { printed, measured } = checks["lee-4"]();
    expect(Math.sign(printed)).toBe(-Math.sign(measured));
  });
  it("the weight's power on the way down is positive, the constraint force's is zero", () => {
    expect(checks["slide-8"]().measured).toBeGreaterThan(1);
    const { printed, measured } = checks["ogawa-power"]();
    expect(Math.abs(measured)).toBeLessThan(1e-9 * Math.abs(printed));
  });
  it("arms at the predicted positions leave no remainder: the impulses are along the gradient there", () => {
    const simulation = simulate(turningRod, { sweeps: 1 });
    const h = simulation.stepSize;
    const [x, v] = [simulation.positions(), simulation.velocities()];
    const predicted = Array.from(x, (value, i) => value + h * (v[i] ?? Number.NaN));
    simulation.step(1);
    const moved = Array.from(simulation.positions(), (value, i) => value - (predicted[i] ?? Number.NaN));
    const [ax = 0, ay = 0, bx = 0, by = 0] = predicted;
    const [px = 0, py = 0, qx = 0, qy = 0] = moved;
    expect(Math.hypot(px, py)).toBeGreaterThan(1e-4);
    expect(Math.abs(ax * py - ay * px + bx * qy - by * qx)).toBeLessThan(1e-12);
  });
});
