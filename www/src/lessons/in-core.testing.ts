// For tests: experiments of a lesson run in the real core.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { initSync } from "../../../pkg/constrained_dynamics.js";
import { initSync as initLaboratory } from "../../../pkg/constrained_dynamics_lab.js";
import type { Preset } from "../panels/presets";
import { simulate } from "../simulation/core";
import type { Run } from "../simulation/session";
import type { Prediction, Verdict } from "./prediction";

export function startCore(): void {
  const wasm = (name: string) => readFileSync(join(import.meta.dirname, `../../../pkg/${name}_bg.wasm`));
  initSync({ module: wasm("constrained_dynamics") });
  initLaboratory({ module: wasm("constrained_dynamics_lab") });
}

/** All runs of an experiment up to `time`, or until they diverge. */
export function play(preset: Preset, time: number, record: readonly string[] = []): Run[] {
  return preset.runs.map(({ scene = "circle", parameters }) => {
    const simulation = simulate(scene, parameters);
    simulation.record(record.length > 0 ? record : ["C.norm"]);
    const report = simulation.step(Math.round(time / simulation.stepSize));
    return { simulation, status: report.status } as unknown as Run;
  });
}

/** What the runs answer to a question. */
export function answer({ preset, until, record, judge }: Prediction): Verdict {
  const runs = play(preset, until, record);
  return judge(runs[0] as Run, runs);
}
