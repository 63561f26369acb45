// Scenes of the catalogue, and first experiments of lessons, that the first of the core's two files sets up and plays.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type { Preset, PresetRun } from "../panels/presets";
import { lightScenes } from "../simulation/light-scenes";
import { lessons } from "./registry";

/** Readings of a run while it is drawn. */
const asked = [
  "positions",
  "bodies",
  "constraints",
  "contacts",
  "c",
  "lambda",
  "parameters",
  "observables",
] as const;

/** Plays runs for two seconds with a core whose other file cannot be had. */
async function playsAlone(runs: readonly Partial<PresetRun>[]): Promise<boolean> {
  vi.resetModules();
  (await import("../simulation/start-core.testing")).startFirstFile();
  const { catalog, simulate } = await import("../simulation/core");
  try {
    catalog();
    for (const { scene = "circle", parameters } of runs) {
      const simulation = simulate(scene, parameters);
      simulation.advance(2);
      for (const reading of asked) simulation[reading]();
    }
    return true;
  } catch (error) {
    // The other file is empty.
    if (!(error instanceof WebAssembly.CompileError)) throw error;
    return false;
  }
}

it("the list holds the light scenes of the catalogue, and no others", async () => {
  vi.resetModules();
  (await import("../simulation/start-core.testing")).startCore();
  const { catalog } = await import("../simulation/core");
  const light: string[] = [];
  for (const { id } of catalog().scenes) if (await playsAlone([{ scene: id }])) light.push(id);
  expect([...lightScenes]).toEqual(light);
});

const files = import.meta.glob<{ presets: Readonly<Record<string, Preset>> }>("./*/presets.ts");

const source = (id: string): string => readFileSync(join(import.meta.dirname, id, "index.ts"), "utf8");
const light = lessons.map(({ id }) => id).filter((id) => source(id).includes("light: true"));

// Their panels ask for more: tests/browser/two-files.test.mjs.
it.each(light)("the first experiment of %s plays with the first file", async (id) => {
  const name = /^ {2}first: presets\.(\w+),/m.exec(source(id))?.[1] ?? "";
  const preset = (await files[`./${id}/presets.ts`]?.())?.presets[name];
  expect(await playsAlone(preset?.runs ?? [])).toBe(true);
});
