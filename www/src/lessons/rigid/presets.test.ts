// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import type { Run } from "../../simulation/session";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { extent, samples } from "../measure";
import { axes, kept, steps, wobble } from "./predictions";
import { presets } from "./presets";
import { turned, turnsOf } from "./turns";

beforeAll(startCore);
const spin = "body[0].spin";
const energy = "energy.kinetic";
const momenta = ["angularMomentum.x", "angularMomentum.y", "angularMomentum"];
const momentum = (run: Run): number[] => momenta.map((name) => run.simulation.observe(name));
const width = (run: Run, observable: string): number => {
  const { least, most } = extent(run, observable);
  return most - least;
};
/** Relative to the first sample. */
const gained = (run: Run): number => {
  const { y } = samples(run, energy);
  return (y.at(-1) ?? 0) / (y[0] ?? 0) - 1;
};

describe("the experiments", () => {
  it("brick: L and the energy stay, ω does not, and its part along L is 2E/|L|", () => {
    const [run] = play(presets.brick, 6, [spin, energy, ...momenta]) as [Run];
    for (const name of [energy, ...momenta]) expect(width(run, name)).toBeLessThan(2e-5);
    expect(width(run, spin)).toBeGreaterThan(0.4);
    const L = momentum(run);
    const omega = [...run.simulation.velocities()].slice(3);
    const product = L.reduce((sum, x, i) => sum + x * (omega[i] ?? 0), 0);
    expect(product).toBeCloseTo(2 * run.simulation.observe(energy), 6);
  });
  it("brick: the quaternion keeps its length", () => {
    const [run] = play(presets.brick, 6) as [Run];
    expect(Math.hypot(...run.simulation.positions().slice(3))).toBeCloseTo(1, 12);
  });
  it("without: no torque keeps ω and the energy, and loses L", () => {
    const [exact, off] = play(presets.without, 6, [spin, energy, ...momenta]) as [Run, Run];
    expect(width(off, spin)).toBeLessThan(1e-9);
    expect(width(off, energy)).toBeLessThan(1e-9);
    expect(width(off, "angularMomentum.x")).toBeGreaterThan(0.5);
    expect(width(exact, "angularMomentum.x")).toBeLessThan(2e-5);
  });
  it("handle: the catalogue's handle turns over within ten seconds", () => {
    const [run] = play(presets.handle, 10, [spin]) as [Run];
    expect(extent(run, spin).most).toBeGreaterThan(12);
  });
  it("steps: halving the step halves what the implicit step loses", () => {
    const whole = gained(play(presets.steps, 6, [energy])[0] as Run);
    const [first, ...others] = presets.steps.runs;
    const halved = { ...presets.steps, runs: [{ ...first, name: "", parameters: { stepSize: 0.005 } }] };
    const half = gained(play(halved, 6, [energy])[0] as Run);
    expect(others).toHaveLength(3);
    expect(100 * whole).toBeGreaterThan(-11);
    expect(100 * whole).toBeLessThan(-9.5);
    expect(half / whole).toBeCloseTo(0.5, 1);
  });
  it("steps: without the torque the handle never turns over, the exact one does", () => {
    const [, , off, exact] = play(presets.steps, 6, [spin]) as [Run, Run, Run, Run];
    expect(width(off, spin)).toBeLessThan(1e-9);
    expect(width(exact, spin)).toBeGreaterThan(2);
  });
  it("rivals: each keeps the energy within its order at 10 ms", () => {
    for (const run of play(presets.rivals, 6, [energy]))
      expect(Math.abs(gained(run)), run.status).toBeLessThan(2e-5);
  });
  it("plate: its axis goes round at |L|/I₁", () => {
    const [run] = play(presets.plate, 3) as [Run];
    const rate = Math.hypot(...momentum(run)) / (0.5 ** 2 / 4);
    expect(turnsOf(run.simulation, 0.02).axis).toBeCloseTo((3 * rate) / (2 * Math.PI), 2);
    expect(run.simulation.time).toBeCloseTo(3, 9);
  });
  it("heavyTop: started at its rate it keeps its lean, let go it nods", () => {
    const height = "body[1].y";
    const [steady, letGo] = play(presets.heavyTop, 1, [height]) as [Run, Run];
    expect(width(steady, height)).toBeLessThan(1e-4);
    expect(width(letGo, height)).toBeGreaterThan(0.01);
  });
  it("gyroscope and top: while fast they do not fall", () => {
    const [gyroscope] = play(presets.gyroscope, 3, ["body[1].y"]) as [Run];
    expect(extent(gyroscope, "body[1].y").least).toBeGreaterThan(-0.2);
    const [top] = play(presets.top, 3, ["body[1].y"]) as [Run];
    expect(extent(top, "body[1].y").least).toBeGreaterThan(0.25);
  });
});

describe("the questions", () => {
  it.each([
    ["kept", kept, "momentum"],
    ["axes", axes, "stem"],
    ["steps", steps, "explicit"],
    ["wobble", wobble, "twice"],
  ] as const)("%s", (_, question, choice) => {
    expect(answer(question).choice).toBe(choice);
  });
});

it("turned counts over the seam of an angle", () => {
  const way = Array.from({ length: 101 }, (_, i) => ((i * 0.2 + Math.PI) % (2 * Math.PI)) - Math.PI);
  expect(turned(way)).toBeCloseTo(20 / (2 * Math.PI), 9);
});
