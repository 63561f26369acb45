// A session as the words ask for it: parameters, runs, preset, time.

import { nextTask } from "../base/next-task";
import { formatChosen } from "../panels/numbers";
import type { Preset } from "../panels/presets";
import { resolve } from "../plots/definition";
import { findPlot } from "../plots/registry";
import type { ParameterDescription, SceneDocument } from "../simulation/core";
import { type RunOptions, Session } from "../simulation/session";
import type { Parameters, Wanted } from "./query";

/** Real time that the way to `from` may take, and between two pauses for the page. ms */
const patience = 10_000;
const slice = 40;
const stepsAtOnce = 20;

/** Throws the core's SimulationError for what it refuses. */
export function startSession(
  scene: string | SceneDocument,
  preset: Preset | null,
  wanted: Wanted,
  descriptions: readonly ParameterDescription[],
): Session {
  const runs = runsOf(preset, wanted, descriptions);
  const [first] = runs;
  const session = new Session(first?.scene ?? scene, first?.parameters, { name: first?.name ?? "" });
  if (runs.length > 1) session.setRuns(runs);
  const { problem } = session;
  if (problem) {
    session.destroy();
    throw problem;
  }
  session.speed = wanted.playback;
  return session;
}

function runsOf(
  preset: Preset | null,
  { parameters, runs, name }: Wanted,
  descriptions: readonly ParameterDescription[],
): RunOptions[] {
  if (preset) return preset.runs.map((run) => ({ ...run, parameters: { ...run.parameters, ...parameters } }));
  if (runs.length === 0) return [{ name, parameters }];
  return runs.map((own) => ({
    name: runName(own, descriptions),
    parameters: { ...parameters, ...own },
  }));
}

/** "α = 25, β = 10" */
function runName(parameters: Parameters, descriptions: readonly ParameterDescription[]): string {
  return Object.entries(parameters)
    .map(([name, value]) => {
      const symbol = descriptions.find((each) => each.name === name)?.symbol || name;
      return `${symbol} = ${typeof value === "number" ? formatChosen(value) : String(value)}`;
    })
    .join(", ");
}

/** Simulates up to a time, with pauses for the page; ends early when it takes too long or nothing moves on. */
export async function advanceTo(session: Session, time: number): Promise<void> {
  const end = performance.now() + patience;
  let pause = performance.now() + slice;
  const { simulation } = session.selected;
  for (;;) {
    const left = Math.ceil((time - simulation.time) / simulation.stepSize - 1e-6);
    if (left <= 0 || session.selected.stopped || performance.now() > end) return;
    session.stepForward(Math.min(left, stepsAtOnce));
    if (performance.now() < pause) continue;
    await nextTask();
    pause = performance.now() + slice;
  }
}

/** Records what these plots show, until the result is called. */
export function recordPlots(session: Session, ids: readonly string[]): () => void {
  const { simulation } = session.selected;
  return session.need(
    ids.flatMap((id) => {
      const plot = findPlot(id, simulation);
      return (plot && resolve(plot, simulation)) ?? [];
    }),
  );
}
