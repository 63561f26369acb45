// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import type { Run } from "../../simulation/session";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { extent } from "../measure";
import { hang, iterations, methods, start } from "./predictions";
import { cut, presets, weigh } from "./presets";

const only = (runs: readonly Run[]): Run => runs[0] as Run;

beforeAll(startCore);

describe("the experiments", () => {
  it.each([
    ["double", 20],
    ["falling", 5],
    ["bridge", 20],
    ["figure", 10],
    ["cloth", 3],
  ] as const)(
    "%s: its sticks stay as long as they are for %d s",
    (name, time) => {
      const run = only(play(presets[name], time, ["C.norm"]));
      expect(run.status).toBe("ok");
      expect(extent(run, "C.norm").most).toBeLessThan(0.02);
    },
    30_000,
  );

  it("rows: each component of C decays by itself", () => {
    const run = only(play(presets.rows, 2, ["constraint[0].C", "constraint[1].C"]));
    // The second stick is 1.1 m long at first: 1.1² − 1.
    expect(extent(run, "constraint[1].C").most).toBeCloseTo(0.21, 9);
    expect(Math.abs(run.simulation.observe("constraint[1].C"))).toBeLessThan(1e-5);
    expect(extent(run, "constraint[0].C").most).toBeLessThan(1e-6);
  });
  it("power: the sticks have none, and yet the speeds change", () => {
    const run = only(play(presets.power, 4, ["constraint.power", "body[1].speed"]));
    expect(extent(run, "constraint.power").most).toBeLessThan(1e-3);
    expect(extent(run, "body[1].speed").most).toBeGreaterThan(3);
  });

  it("double: A is symmetric, and its sticks share a particle", () => {
    const { simulation } = only(play(presets.double, 1));
    const { data } = simulation.matrix("A");
    expect(data[1]).toBe(data[2]);
    expect(Math.abs(data[1] ?? 0)).toBeGreaterThan(0.01);
  });

  it("figure: its trunk has more sticks than it needs, and that does no harm", () => {
    const { simulation } = only(play(presets.figure, 2));
    expect(simulation.spectrum().nullity).toBe(4);
  });

  it("bridge: carries a weight, and falls apart when it is cut", () => {
    const { simulation } = only(play(presets.bridge, 4));
    const middle = (): number => simulation.observe("body[8].y");
    const before = simulation.observe("lambda.norm");
    weigh.do(simulation);
    expect(simulation.step(2000).status).toBe("ok");
    expect(simulation.observe("lambda.norm")).toBeGreaterThan(1.5 * before);
    const high = middle();
    cut.do(simulation);
    expect(simulation.step(200).status).toBe("ok");
    expect(middle()).toBeLessThan(high - 0.5);
  });
});

describe("the questions", () => {
  it.each([
    ["hang", hang, "ten"],
    ["start", start, "none"],
    ["iterations", iterations, "rows"],
    ["methods", methods, "kept"],
  ] as const)("%s", (_, question, choice) => {
    const verdict = answer(question);
    expect(verdict, JSON.stringify(verdict)).toMatchObject({ choice });
  });

  it("start: none at all in the first instant, and much later on", () => {
    const { begin, most } = answer(start).numbers;
    expect(Math.abs(Number(begin))).toBeLessThan(1e-9);
    expect(Number(most)).toBeGreaterThan(20);
  });

  it("methods: the last two keep C, and the last the energy best", () => {
    const [feedback, projection, rattle] = play(methods.preset, 5, ["C.norm"]) as [Run, Run, Run];
    expect(extent(feedback, "C.norm").most).toBeGreaterThan(1e-3);
    expect(extent(projection, "C.norm").most).toBeLessThan(1e-10);
    expect(extent(rattle, "C.norm").most).toBeLessThan(1e-10);
    const lost = ({ simulation }: Run): number => Math.abs(simulation.observe("energy.drift"));
    expect(lost(projection)).toBeGreaterThan(10 * lost(rattle));
    expect(lost(projection)).toBeLessThan(0.2 * lost(feedback));
    expect(lost(feedback)).toBeGreaterThan(50 * lost(rattle));
  });
});
