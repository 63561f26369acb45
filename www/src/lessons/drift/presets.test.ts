// Every preset is run in the real core: it must show what its title says.
import { beforeAll, describe, expect, it } from "vitest";
import type { Preset } from "../../panels/presets";
import { type Simulation, simulate } from "../../simulation/core";
import type { Run } from "../../simulation/session";
import { startCore } from "../../simulation/start-core.testing";
import { drift, explosion, hanging } from "./predictions";
import { presets } from "./presets";

const C = "constraint[0].C";

beforeAll(startCore);

interface Outcome {
  readonly simulation: Simulation;
  readonly diverged: boolean;
  readonly c: Float64Array;
}
/** All runs of a preset, up to `time` or until they diverge. */
function outcome(preset: Preset, time: number, more: Record<string, number> = {}): Outcome[] {
  return preset.runs.map(({ parameters }) => {
    const simulation = simulate("circle", { ...parameters, ...more });
    simulation.record([C, "reference.error"]);
    const report = simulation.step(Math.round(time / simulation.stepSize));
    return { simulation, diverged: report.status === "diverged", c: simulation.series(C).y };
  });
}
const largest = (values: Float64Array): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const only = <T>(list: readonly T[]): T => list[0] as T;
const runOf = ({ simulation, diverged }: Outcome): Run =>
  ({ simulation, status: diverged ? "diverged" : "ok" }) as unknown as Run;

describe("the presets", () => {
  it("drift: outwards, far enough to be seen", () => {
    const { c } = only(outcome(presets.drift, 5));
    expect(Math.min(...c)).toBeGreaterThan(-1e-12);
    expect(c.at(-1)).toBeGreaterThan(0.2);
  });

  it("halved: half the step, half the drift", () => {
    const [full, half] = outcome(presets.halved, 2);
    expect((half?.c.at(-1) ?? 0) / (full?.c.at(-1) ?? 1)).toBeCloseTo(0.5, 1);
  });

  it("rk4: a drift a thousand times slower", () => {
    expect(largest(only(outcome(presets.rk4, 5)).c)).toBeLessThan(1e-4);
  });

  it("critical: back without overshooting", () => {
    const { c } = only(outcome(presets.critical, 3));
    expect(c[0]).toBeCloseTo(0.22, 12);
    expect(Math.min(...c)).toBeGreaterThan(-1e-6);
    expect(Math.abs(c.at(-1) ?? 1)).toBeLessThan(1e-4);
  });

  it("damping: too little overshoots, critical is back first, too much creeps", () => {
    const [under, critical, over] = outcome(presets.damping, 1);
    expect(Math.min(...(under?.c ?? []))).toBeLessThan(-0.05);
    expect(Math.min(...(critical?.c ?? []))).toBeGreaterThan(-1e-6);
    expect(over?.c.at(-1)).toBeGreaterThan(5 * (critical?.c.at(-1) ?? 1));
  });

  it("velocity: out and back", () => {
    const { c } = only(outcome(presets.velocity, 3));
    expect(Math.max(...c)).toBeGreaterThan(0.05);
    expect(Math.abs(c.at(-1) ?? 1)).toBeLessThan(1e-4);
  });

  it("rivals: one drifts, one holds, one trembles", () => {
    const [none, feedback, spring] = outcome(presets.rivals, 5);
    expect(none?.c.at(-1)).toBeGreaterThan(0.15);
    expect(largest(feedback?.c ?? new Float64Array())).toBeLessThan(0.03);
    const middle = spring?.c ?? new Float64Array();
    expect(largest(middle)).toBeLessThan(0.1);
    expect(Math.max(...middle)).toBeGreaterThan(0.01);
  });

  it("explodes at 10 ms and at 7 ms, not at 6 ms", () => {
    expect(explosion.judge(runOf(only(outcome(presets.explodes, explosion.until))), []).choice).toBe(
      "explodes",
    );
    expect(largest(only(outcome(presets.explodes, 2, { stepSize: 0.007 })).c)).toBeGreaterThan(1);
    expect(largest(only(outcome(presets.explodes, 2, { stepSize: 0.006 })).c)).toBeLessThan(1e-3);
  });

  it("spring: off the ring, but with it", () => {
    const { c, diverged } = only(outcome(presets.spring, 5));
    expect(diverged).toBe(false);
    expect(largest(c)).toBeGreaterThan(0.02);
    expect(largest(c)).toBeLessThan(0.1);
  });

  it("hanging: at rest below the ring, where k C |x| = m g", () => {
    const found = only(outcome(presets.hanging, hanging.until));
    expect(hanging.judge(runOf(found), []).choice).toBe("out");
    const depth = Math.hypot(...found.simulation.positions());
    expect(1000 * (found.c.at(-1) ?? 0) * depth).toBeCloseTo(9.81, 6);
  });

  it("stiff: explodes at 10 ms, and not at 9 ms", () => {
    const far = (more: Record<string, number>): boolean =>
      outcome(presets.stiff, 3, more).some(({ c, diverged }) => diverged || largest(c) > 0.5);
    expect(far({})).toBe(true);
    expect(far({ stepSize: 0.009 })).toBe(false);
  });

  it("forms: two beads that part company", () => {
    const [half, length] = outcome(presets.forms, 3);
    const [x1 = 0, y1 = 0] = half?.simulation.positions() ?? [];
    const [x2 = 0, y2 = 0] = length?.simulation.positions() ?? [];
    expect(Math.hypot(x1 - x2, y1 - y2)).toBeGreaterThan(0.1);
  });

  it("integrators: orders 1, 2 and 4", () => {
    const errors = (stepSize: number): number[] =>
      outcome(presets.integrators, 1, { stepSize }).map(({ simulation }) =>
        simulation.observe("reference.error"),
      );
    const ratios = errors(0.01).map((error, i) => error / (errors(0.005)[i] ?? 1));
    expect(ratios.map((ratio) => Math.round(Math.log2(ratio)))).toEqual([1, 2, 4]);
  });
});

describe("the predictions", () => {
  it("drift: outwards", () => {
    expect(drift.judge(runOf(only(outcome(presets.drift, drift.until))), []).choice).toBe("out");
  });
  it("say where a bead on the ring is, too", () => {
    expect(drift.judge(runOf(only(outcome(presets.rk4, 0))), []).choice).toBe("on");
  });
});
