// Every preset is run in the real core: it must show what its title says.
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { extent } from "../measure";
import { top } from "./predictions";
import { presets } from "./presets";

beforeAll(startCore);

const C = "constraint[0].C";
const lambda = "constraint[0].lambda";

it("pendulum: a swing on the ring, pulled inwards at its lowest point with three times its weight", () => {
  const [run] = play(presets.pendulum, 10, [C, lambda]);
  if (!run) throw new Error("no run");
  expect(Math.max(...["least", "most"].map((end) => Math.abs(extent(run, C)[end as "least"])))).toBeLessThan(
    1e-4,
  );
  expect(Math.abs(run.simulation.observe("energy.drift"))).toBeLessThan(1e-2);
  expect(extent(run, lambda).least).toBeCloseTo(-3 * 9.81, 1);
});

it("beside: C keeps its first value, which is not zero, and the bead its distance from the centre", () => {
  const [run] = play(presets.beside, 10, [C, "body[0].y"]);
  if (!run) throw new Error("no run");
  const { least, most } = extent(run, C);
  expect(least).toBeGreaterThan(0.2);
  // The error of the integrator.
  expect(most - least).toBeLessThan(1e-3);
  expect(extent(run, "body[0].y").least).toBeCloseTo(-Math.sqrt(1 + 2 * most), 3);
});
it("turning: the velocity is legal and constant in size, and changes its direction all the time", () => {
  const [run] = play(presets.turning, 4, ["body[0].speed", "body[0].vx", "constraint[0].Cdot"]);
  if (!run) throw new Error("no run");
  expect(extent(run, "body[0].speed").least).toBeCloseTo(2, 6);
  expect(extent(run, "body[0].vx").least).toBeCloseTo(-2, 2);
  expect(Math.abs(extent(run, "constraint[0].Cdot").most)).toBeLessThan(1e-12);
});
it("work: the wire’s work is small and not zero, as C is", () => {
  const [run] = play(presets.work, 4, [C, "energy.constraintWork"]);
  if (!run) throw new Error("no run");
  for (const name of [C, "energy.constraintWork"]) {
    const { least, most } = extent(run, name);
    const size = Math.max(-least, most);
    expect(size).toBeGreaterThan(1e-7);
    expect(size).toBeLessThan(1e-3);
  }
});
it("kinetic: the kinetic energy changes, though the wire has no power", () => {
  const [run] = play(presets.kinetic, 2, ["energy.kinetic", "constraint.power"]);
  if (!run) throw new Error("no run");
  expect(extent(run, "energy.kinetic").most).toBeCloseTo(9.81, 1);
  expect(Math.abs(extent(run, "constraint.power").most)).toBeLessThan(1e-2);
});
it("weightless: the wire pulls inwards, λ = −mv²/r²", () => {
  const [run] = play(presets.weightless, 2, [lambda]);
  if (!run) throw new Error("no run");
  expect(extent(run, lambda).most).toBeCloseTo(-4, 3);
});

describe("over the top", () => {
  it("goes round, and at the top the wire pushes outwards", () => {
    expect(answer(top).choice).toBe("out");
  });
  it("names the other answers too", () => {
    const [fast] = play(
      {
        ...presets.over,
        runs: [{ ...presets.over.runs[0], parameters: { ...presets.over.runs[0]?.parameters, speed: 8 } }],
      } as typeof presets.over,
      1,
      top.record,
    );
    if (!fast) throw new Error("no run");
    expect(top.judge(fast, [fast]).choice).toBe("in");
  });
});
