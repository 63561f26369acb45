// A number in the name of a run is the number that the run has.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, expect, it } from "vitest";
import type { Preset, PresetRun } from "../panels/presets";
import { type Simulation, simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { numbersIn } from "./claims";

beforeAll(startCore);

const files = import.meta.glob<{ presets?: Readonly<Record<string, Preset | { runs?: unknown }>> }>(
  "./*/presets.ts",
  { eager: true },
);
const runs = new Map<string, PresetRun>();
for (const { presets = {} } of Object.values(files))
  for (const { runs: own } of Object.values(presets))
    if (Array.isArray(own)) for (const run of own as PresetRun[]) runs.set(run.name, run);

const folder = join(import.meta.dirname, "../messages/en");
const names = new Map<string, string>();
for (const file of readdirSync(folder))
  for (const { id, value } of new FluentResource(readFileSync(join(folder, file), "utf8")).body)
    if (runs.has(id) && typeof value === "string") names.set(id, value);

/** All values that a document has under a key. */
function valuesOf(document: unknown, key: string): number[] {
  if (typeof document !== "object" || document === null) return [];
  return Object.entries(document).flatMap(([name, value]) =>
    name === key && typeof value === "number" ? [value] : valuesOf(value, key),
  );
}
type Reader = (simulation: Simulation, run: PresetRun) => readonly unknown[];
const given =
  (name: string): Reader =>
  (_, { parameters }) => [parameters[name]];
const inDocument =
  (...keys: string[]): Reader =>
  (simulation) =>
    keys.flatMap((key) => valuesOf(simulation.toJSON(), key));
const order: Reader = (simulation, run) =>
  [simulation.toJSON().method?.integrator, run.parameters.integrator].includes("rk4") ? [4] : [];

/** Patterns of names, and where their numbers come from. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    /\sms\b/,
    (simulation) =>
      [1, simulation.toJSON().method?.substeps ?? 1].map((parts) => (1000 * simulation.stepSize) / parts),
  ],
  [/^e = /, (simulation, run) => [run.parameters.restitution, ...inDocument("restitution")(simulation, run)]],
  [/^β /, (simulation, run) => [run.parameters.beta, ...inDocument("baumgarte")(simulation, run)]],
  [/^Ω = /, given("turning")],
  [/°$/, (_, { parameters }) => [Math.round((180 / Math.PI) * Number(parameters.angle))]],
  [/ kg\b/, inDocument("mass")],
  [/ N·m$/, inDocument("maxTorque")],
  [/^k /, inDocument("stiffness", "penaltyStiffness")],
  // A compliance is the reciprocal of a stiffness.
  [/^k .*positions/, (_, { parameters }) => [1 / Number(parameters.compliance)]],
  [/sweeps?$/, inDocument("substeps", "sweeps")],
  [
    /^rank tolerance/,
    (simulation, run) => [run.parameters.rankTolerance, ...inDocument("rankTolerance")(simulation, run)],
  ],
  [/RK4|Runge–Kutta 4/, order],
];
/** Ten times the function C of an ellipse: presets.test.ts of that lesson. */
const elsewhere = ["curves-run-ten"];

const numbered = [...names].filter(
  ([id, name]) => numbersIn(name, "en").length > 0 && !elsewhere.includes(id),
);

it("finds the numbered runs", () => expect(numbered.length).toBeGreaterThan(40));

it.each(numbered)("%s: %s", (id, name) => {
  const run = runs.get(id) as PresetRun;
  const simulation = simulate(run.scene ?? "circle", run.parameters);
  const own = readers.filter(([pattern]) => pattern.test(name)).flatMap(([, read]) => read(simulation, run));
  for (const { value } of numbersIn(name, "en"))
    expect(
      own.some((found) => Math.abs(Number(found) - value) < 1e-9 * Math.abs(value) + 1e-12),
      `${value} among ${own}`,
    ).toBe(true);
});
