// For tests: experiments of a lesson run in the real core.
import type { Preset } from "../panels/presets";
import type { Verdict } from "../panels/question";
import { simulate } from "../simulation/core";
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

/** Verdict of the runs on a question. */
export function answer({ preset, until, record, judge }: Prediction): Verdict {
  const runs = play(preset, until, record);
  return judge(runs[0] as Run, runs);
}
