// Every experiment of the lessons: its runs stay on the stage, its plots can be told apart, and another integrator,
// step or method is said in the line below it.
import { beforeAll, describe, expect, it } from "vitest";
import type { Preset } from "../panels/presets";
import { settingInWords } from "../panels/setting";
import { fullTitle, plotTitle, sharedTitles } from "../plots/plot-words";
import { findPlot } from "../plots/registry";
import { type Simulation, simulate } from "../simulation/core";
import { startWatching, watch } from "../stage/watch.testing";

type Presets = Readonly<Record<string, Preset | { runs?: unknown }>>;
const files = import.meta.glob<{ presets?: Presets }>("./*/presets.ts", { eager: true });
const isPreset = (each: Preset | { runs?: unknown }): each is Preset => Array.isArray(each.runs);

const experiments = Object.entries(files).flatMap(([file, { presets = {} }]) =>
  Object.entries(presets).flatMap(([id, preset]) =>
    isPreset(preset) ? [{ lesson: file.split("/")[1] ?? "", id, preset }] : [],
  ),
);
const runsOf = ({ runs }: Preset): [Simulation, ...Simulation[]] =>
  runs.map(({ scene = "circle", parameters }) => simulate(scene, parameters)) as [
    Simulation,
    ...Simulation[],
  ];

/**
 * Runs that explode leave the picture, and what parts without end goes farther apart than a picture can show: how long all of it is
 * in the picture, s, which then stays as large as the rest needs. All others stay for ten seconds.
 */
const whole: Readonly<Record<string, number>> = {
  "drift/explodes": 0.2,
  "drift/stiff": 0.2,
  "contact/offCentre": 1.1,
  "drift/forms": 4.3,
  "redundant/strict": 0,
  "impulses/loose": 1.2,
  "friction/angles": 3.1,
  "friction/kinetic": 3.4,
  "friction/rolling": 4.7,
  "collisions/elastic": 3.6,
  "collisions/oblique": 2.1,
  "collisions/rods": 7.3,
  "methods/springs": 0.5,
};

/** Their bodies swing inside the first view: a camera that goes back for arrows must not make them small. */
const swinging = ["coordinates/swinging", "coordinates/angles", "impulses/swing", "impulses/bars"];
const nearlyAll = ["circle", "joints", "impulses/hang", "impulses/blow", "methods/race", "methods/long"];
/** Part of the first size. */
const smallest = (name: string): number => {
  const among = (names: readonly string[]): boolean =>
    names.some((each) => `${name}/`.startsWith(`${each}/`));
  return among(swinging) ? 0.9 : among(nearlyAll) ? 0.8 : 0.28;
};

beforeAll(startWatching);

describe.each(experiments)("$lesson/$id", ({ lesson, id, preset }) => {
  it("stays on the stage for ten seconds", () => {
    const { beyond, since, scale, tips, frames } = watch(runsOf(preset), 10);
    const least = whole[`${lesson}/${id}`] ?? Number.POSITIVE_INFINITY;
    expect(since, `${Math.round(beyond)} px`).toBeGreaterThanOrEqual(least);
    expect(scale, "part of the first size").toBeGreaterThan(smallest(`${lesson}/${id}`));
    expect(tips / frames, "arrows beyond the edge").toBeLessThan(0.05);
  }, 120_000);

  it("has plots that can be told apart", () => {
    const [simulation] = runsOf(preset);
    const plots = (preset.plots ?? []).map((id) => findPlot(id, simulation)).filter((plot) => plot !== null);
    const shared = sharedTitles(plots);
    const titles = plots.map((plot) => (shared.has(plotTitle(plot)) ? fullTitle(plot) : plotTitle(plot)));
    expect(new Set(titles).size, titles.join(" | ")).toBe(titles.length);
  });
});

it("another method, integrator or step is said", () => {
  const how = (simulation: Simulation): string => {
    const read = simulation
      .parameters()
      .filter(({ name, active }) => active && ["method", "integrator", "stepSize"].includes(name));
    return read.map(({ name, value }) => `${name} ${value}`).join();
  };
  const ways = new Map<string, string>();
  for (const { preset } of experiments)
    for (const simulation of runsOf(preset)) ways.set(how(simulation), settingInWords(simulation));
  expect(ways.size).toBeGreaterThan(8);
  expect(new Set(ways.values()).size).toBe(ways.size);
});
