// The first Play of each lesson that has a clock: within two seconds its strips and its bodies move visibly.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Preset } from "../panels/presets";
import { findPlot } from "../plots/registry";
import { extentOf } from "../plots/series";
import { type Simulation, simulate } from "../simulation/core";
import { floorOf, magnitudesOf } from "../simulation/magnitude";
import { startCore } from "../simulation/start-core.testing";
import { lessons } from "./registry";

beforeAll(startCore);

/** Time within which the point of a lesson must show, s. */
const soon = 2;
/** Part of an axis, or of the scene's length, that is seen as a change. */
const visible = 0.05;
/** Lessons whose stage has no clock: a problem is drawn, and moved by hand. The kit begins with a board to build on. */
const still = ["complementarity", "solutions", "iterating", "programs", "pivoting", "kit"];

/** Strips that stand still for a reason: what a lesson shows to be conserved, and a tower that gives way after some seconds. */
const constant: Readonly<Record<string, readonly string[]>> = {
  rigid: ["angularMomentum.x", "energy.kinetic"],
  stack: ["body[10].y"],
};

/** The experiment that a lesson opens with: the preset named by `first` in its index.ts. */
const files = import.meta.glob<{ presets: Readonly<Record<string, Preset>> }>("./*/presets.ts");
async function firstOf(lesson: string): Promise<Preset | undefined> {
  const source = readFileSync(join(import.meta.dirname, lesson, "index.ts"), "utf8");
  const name = /^ {2}first: presets\.(\w+),/m.exec(source)?.[1];
  const { presets } = (await files[`./${lesson}/presets.ts`]?.()) ?? { presets: {} };
  return name === undefined ? undefined : presets[name];
}

interface Strip {
  readonly observable: string;
  /** Change of the value over the part of the axis that the plot shows, which includes 0; the largest of all runs. */
  readonly part: number;
}

/** The plots of an experiment as the runs of the first two seconds draw them. */
function stripsOf({ runs, plots = [] }: Preset): { strips: Strip[]; moved: number } {
  const simulations = runs.map(({ scene = "circle", parameters }) => simulate(scene, parameters));
  const [first] = simulations as [Simulation];
  const known = new Set(first.observables().map(({ name }) => name));
  const observables = plots.flatMap((id) =>
    (findPlot(id, first)?.observables ?? []).map(
      (wish) => wish.split("|").find((name) => known.has(name)) ?? wish,
    ),
  );
  const magnitudes = magnitudesOf(first);
  const starts = simulations.map((simulation) => simulation.positions().slice());
  for (const simulation of simulations) {
    simulation.record(observables);
    simulation.step(Math.round(soon / simulation.stepSize));
  }
  const strips = observables.map((observable): Strip => {
    const unit = first.observables().find(({ name }) => name === observable)?.unit ?? "";
    const extents = simulations.map((simulation) => {
      const y = Float64Array.from(simulation.series(observable).y);
      return extentOf(y, 0, y.length, { min: 0, max: 0 });
    });
    const lo = Math.min(0, ...extents.map(({ min }) => min));
    const hi = Math.max(0, ...extents.map(({ max }) => max));
    const most = Math.max(...extents.map(({ min, max }) => max - min));
    return { observable, part: most > floorOf(magnitudes, unit) ? most / (hi - lo) : 0 };
  });
  const moved = Math.max(
    ...simulations.flatMap((simulation, i) =>
      [...simulation.positions()].map((x, k) => Math.abs(x - (starts[i]?.[k] ?? 0))),
    ),
  );
  return { strips, moved: moved / (magnitudes.m ?? 1) };
}

describe.each(lessons.filter(({ id }) => !still.includes(id)))("$id", ({ id }) => {
  it("shows its point within two seconds of the first Play", async () => {
    const preset = await firstOf(id);
    if (!preset) throw new Error("no first experiment");
    const { strips, moved } = stripsOf(preset);
    const resting = strips.filter(({ part }) => part < visible).map(({ observable }) => observable);
    expect(resting).toEqual(constant[id] ?? []);
    expect(strips.length).toBeGreaterThan(resting.length);
    expect(moved).toBeGreaterThan(visible);
  });
});

it.each(still)("%s opens without a clock", async (id) => {
  expect(await firstOf(id)).toBeUndefined();
});
