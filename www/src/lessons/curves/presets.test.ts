// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import type { Run } from "../../simulation/session";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { extent, samples } from "../measure";
import { bend, scale, sphere, time, upright } from "./predictions";
import { presets } from "./presets";

const force = "constraintForce.norm";
const only = (runs: readonly Run[]): Run => runs[0] as Run;
const drift = (run: Run): number => Math.abs(run.simulation.observe("energy.drift"));

beforeAll(startCore);

describe("the experiments", () => {
  it.each(["ellipse", "square", "bend", "conical", "torus", "sphere", "knot", "coaster"] as const)(
    "%s: stays on its curve for a minute and keeps its energy",
    (name) => {
      const run = only(play(presets[name], 60));
      expect(run.status).toBe("ok");
      expect(extent(run, "C.norm").most).toBeLessThan(1e-4);
      expect(drift(run)).toBeLessThan(0.02);
    },
  );

  it("eight: λ shoots up in the crossing, by orders of magnitude", () => {
    const run = only(play(presets.eight, 6, ["lambda.norm", "body[0].x", "C.norm"]));
    const { y: lambda } = samples(run, "lambda.norm");
    const { y: x } = samples(run, "body[0].x");
    const away = lambda.filter((_, i) => Math.abs(x[i] ?? 0) > 0.8);
    expect(x.some((value, i) => value * (x[i - 1] ?? value) < 0)).toBe(true);
    expect(Math.max(...lambda)).toBeGreaterThan(100 * Math.max(...away));
    expect(extent(run, "C.norm").most).toBeLessThan(0.05);
  });

  it("square: hardly any force along the straight sides", () => {
    const run = only(play(presets.square, 5, [force]));
    const { least, most } = extent(run, force);
    expect(least).toBeLessThan(0.01 * most);
  });

  it("parabolas: the wider swing takes longer", () => {
    const [high, low] = play(presets.parabolas, 2, ["body[0].x"]).map(
      (run) => samples(run, "body[0].x").y.findIndex((x) => x <= 0) as number,
    );
    expect(high).toBeGreaterThan(1.2 * (low ?? 0));
  });

  it("pumped: the motor feeds the swing", () => {
    const run = only(play(presets.pumped, 8, ["body[0].x"]));
    expect(run.simulation.observe("energy.constraintWork")).toBeGreaterThan(0.5);
    expect(extent(run, "body[0].x").most).toBeGreaterThan(0.3);
  });

  it("pumped: f̂·v = −λ ∂C/∂t at every moment", () => {
    const { simulation } = only(play(presets.pumped, 3.21));
    const row = simulation.constraints()[0]?.rows[0];
    const [vx = 0, vy = 0] = simulation.velocities();
    const [gx = 0, gy = 0] = row?.gradient[0]?.values ?? [];
    const motor = (row?.lambda ?? 0) * (gx * vx + gy * vy - (row?.cDot ?? 0));
    expect(Math.abs(motor)).toBeGreaterThan(0.01);
    // Equal up to λĊ: what drift is left.
    expect(simulation.observe("constraint.power")).toBeCloseTo(motor, 4);
  });

  it("slower: falls", () => {
    expect(extent(only(play(presets.slower, 5, ["body[0].y"])), "body[0].y").least).toBeLessThan(-0.4);
  });

  it("turning: the fast ring's bead climbs, the slow one's does not", () => {
    const [slow, fast] = play(presets.turning, 10, ["body[0].y"]).map((run) => extent(run, "body[0].y").most);
    expect(slow).toBeLessThan(-0.99);
    expect(fast).toBeGreaterThan(0);
  });

  it("conical: stays at its height", () => {
    const { least, most } = extent(only(play(presets.conical, 20, ["body[0].y"])), "body[0].y");
    expect(most - least).toBeLessThan(1e-3);
  });
});

describe("the questions", () => {
  it.each([
    ["scale", scale, "tenth"],
    ["bend", bend, "ends"],
    ["time", time, "same"],
    ["upright", upright, "stays"],
    ["sphere", sphere, "great"],
  ] as const)("%s", (_, question, choice) => {
    expect(answer(question).choice).toBe(choice);
  });

  it("bend: eight times the force at the ends", () => {
    const { ends, sides } = answer(bend).numbers;
    expect(Number(ends) / Number(sides)).toBeCloseTo(8, 0);
  });
});
