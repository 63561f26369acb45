// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import { type SceneDocument, simulate } from "../../simulation/core";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { extent, samples } from "../measure";
import { figures, small, steps, stiff } from "./predictions";
import { presets } from "./presets";
import { invariance, turning, turningRod, witkin } from "./scenes";
import { sums } from "./views";

beforeAll(startCore);

it("more sweeps leave a smaller violation, and none of them lets it grow", () => {
  const [few, many] = play(presets.sweeps, 8, ["C.norm"]).map((run) => {
    const { y } = samples(run, "C.norm");
    const half = y.length / 2;
    return [y.slice(0, half), y.slice(half)].map((part) => Math.max(...part));
  });
  if (!few || !many) throw new Error("no runs");
  const [early = 0, late = 0] = few;
  expect(late).toBeLessThan(early);
  expect(many[0]).toBeLessThan(early / 5);
});

describe("invariance", () => {
  it("distance, angle and area: all sums are zero; the ring: only the turn; the line: none but its own direction", () => {
    const simulation = simulate(invariance);
    simulation.step(30);
    for (const info of simulation.constraints()) {
      const [across = 0, up = 0, turn = 0] = sums(simulation, info);
      const size = Math.hypot(across, up);
      if (info.kind === "circle") expect([size > 0.5, Math.abs(turn) < 1e-9]).toEqual([true, true]);
      else if (info.kind === "line") expect([size > 0.5, Math.abs(turn) > 0.5]).toEqual([true, true]);
      else expect([size < 1e-9, Math.abs(turn) < 1e-9], info.kind).toEqual([true, true]);
    }
  });
});

/** The part of the angular momentum that is left after a second. */
function left(stepSize: number): number {
  const simulation = simulate(turningRod, { stepSize });
  const before = simulation.observe("angularMomentum");
  simulation.step(Math.round(1 / stepSize));
  return simulation.observe("angularMomentum") / before;
}
describe("the rod", () => {
  it.each([
    [0.02, 29.1],
    [0.01, 18.3],
    [0.005, 10.5],
  ])("loses with h = %d s %d %% in a second, as the formula says to half a per cent", (h, percent) => {
    expect(100 * (1 - left(h))).toBeCloseTo(percent, 1);
    expect(Math.abs(left(h) - 1 / Math.sqrt(1 + 2 * h * turning ** 2))).toBeLessThan(0.005);
  });
  it("the formula gives 29.3, 18.4 and 10.6 %", () => {
    const percent = [0.02, 0.01, 0.005].map((h) => 100 * (1 - 1 / Math.sqrt(1 + 2 * h * turning ** 2)));
    expect(percent.map((value) => value.toFixed(1))).toEqual(["29.3", "18.4", "10.6"]);
  });
  it("loses in proportion to h where h is small", () => {
    expect((1 - left(0.0005)) / (1 - left(0.00025))).toBeCloseTo(2, 1);
  });
  it("exercise 3: 0.4 ms keep 99 %", () => {
    expect(left(0.0004)).toBeGreaterThan(0.99);
    expect(left(0.0005)).toBeLessThan(0.99);
  });
  it("keeps linear momentum to the last digit; with SHAKE angular momentum too", () => {
    const [, shake] = play(presets.directions, 1, ["angularMomentum"]);
    if (!shake) throw new Error("no run");
    const { least, most } = extent(shake, "angularMomentum");
    expect(most - least).toBeLessThan(1e-12);
    const [positions] = play(presets.directions, 1, ["momentum.x"]);
    if (!positions) throw new Error("no run");
    expect(extent(positions, "momentum.x")).toEqual({ least: 0, most: 0 });
  });
});

describe("the numbers of the text", () => {
  it("exercise 1: 0.375 m and −0.125 m", () => {
    const stretched: SceneDocument = {
      version: 1,
      space: "plane",
      bodies: [
        { particle: {}, at: [0, 0], mass: 1 },
        { particle: {}, at: [1.5, 0], mass: 3 },
      ],
      constraints: [{ distance: { between: [0, 1], length: 1, form: "length" } }],
      method: { kind: "position", stepSize: 0.01, substeps: 1, sweeps: 1 },
    };
    const simulation = simulate(stretched);
    simulation.step();
    const [left = 0, , right = 0] = simulation.positions();
    expect(left).toBeCloseTo(0.375, 12);
    expect(right - 1.5).toBeCloseTo(-0.125, 12);
  });
  it("a compliance of 1 mm/N: ten sweeps and forty hang within a millimetre of Hooke's 353 mm", () => {
    for (const run of play(presets.compliant, 6)) {
      const sag = -1000 * (run.simulation.observe("body[8].y") + 1.6);
      expect(Math.abs(sag - 36 * 9.81)).toBeLessThan(1);
    }
  });
  it("the figure swings with up to 98 J, and has 21 sticks", () => {
    const simulation = simulate(witkin);
    simulation.record(["energy.kinetic"]);
    simulation.step(180);
    expect(Math.abs(Math.max(...simulation.series("energy.kinetic").y) - 98)).toBeLessThan(1);
    expect(simulation.constraints()).toHaveLength(21);
  });
});

describe("the questions", () => {
  it.each([
    ["steps", steps, "half"],
    ["stiff", stiff, "more"],
    ["small", small, "substeps"],
    ["figures", figures, "jakobsen"],
  ] as const)("%s", (_, question, choice) => {
    expect(answer(question).choice).toBe(choice);
  });
});
