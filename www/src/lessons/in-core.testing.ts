// For tests: experiments of a lesson run in the real core.
import type { Preset } from "../panels/presets";
import type { Verdict } from "../panels/question";
import { type Simulation, simulate } from "../simulation/core";
import type { Run } from "../simulation/session";
import type { Prediction } from "./prediction";

/** All runs of an experiment up to `time`, or until they diverge. */
export function play(preset: Preset, time: number, record: readonly string[] = []): Run[] {
  return preset.runs.map(({ scene = "circle", parameters }) => {
    const simulation = simulate(scene, parameters);
    simulation.record(record.length > 0 ? record : ["C.norm"]);
    const report = simulation.step(Math.round(time / simulation.stepSize));
    return { simulation, status: report.status } as unknown as Run;
  });
}

/** A run of an experiment at its start. */
export function opened(preset: Preset, run = 0): Simulation {
  const { scene = "circle", parameters } = preset.runs[run] ?? {};
  return simulate(scene, parameters);
}
/** The length of its steps. ms */
export const stepOf = (preset: Preset, run = 0): number => 1000 * opened(preset, run).stepSize;
/** Sweeps in each of its steps. */
export const sweepsOf = (preset: Preset, run = 0): number =>
  opened(preset, run).toJSON().method?.solver?.maxIterations ?? Number.NaN;

/** Verdict of the runs on a question. */
export function answer({ preset, until, record, judge }: Prediction): Verdict {
  const runs = play(preset, until, record);
  return judge(runs[0] as Run, runs);
}
