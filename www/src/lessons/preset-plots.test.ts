// Every experiment of the lessons has three curves to compare, of quantities that its scene has.
import { beforeAll, describe, expect, it } from "vitest";
import type { Preset } from "../panels/presets";
import { findPlot } from "../plots/registry";
import { simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";

type Presets = Readonly<Record<string, Preset | { runs?: unknown }>>;
const files = import.meta.glob<{ presets?: Presets }>("./*/presets.ts", { eager: true });
const plotted = Object.entries(files).flatMap(([file, { presets = {} }]) =>
  Object.entries(presets).flatMap(([id, preset]) =>
    "plots" in preset && preset.plots ? [{ name: `${file.split("/")[1]}/${id}`, preset }] : [],
  ),
);

beforeAll(startCore);

describe.each(plotted)("$name", ({ preset: { runs, plots = [] } }) => {
  it("has at least three plots of its scene", () => {
    const [first] = runs;
    const simulation = simulate(first?.scene ?? "circle", first?.parameters);
    const found = plots.filter((id) => findPlot(id, simulation) !== null);
    expect(found).toEqual(plots);
    expect(new Set(found).size).toBeGreaterThanOrEqual(3);
  });
});
