// An experiment as it stands: its runs in their present state, and the plots. What a link carries.
import { longestLink, pack, unpack } from "../kit/share";
import type { ParameterValue, SceneDocument } from "../simulation/core";
import type { Run, Session } from "../simulation/session";

interface LinkedRun {
  readonly name: string;
  /** With its state, or the scene that it began with. */
  readonly scene: string | SceneDocument;
  readonly parameters?: Record<string, ParameterValue>;
}
export interface LinkedExperiment {
  readonly version: 1;
  readonly runs: readonly LinkedRun[];
  /** Which of them is selected. */
  readonly selected: number;
  readonly plots: readonly string[];
  /** The runs stand in panes side by side. */
  readonly apart?: boolean;
}

/** How long the past of a link may take to compute, as it seems after some steps. ms */
const patience = 2000;
const someSteps = 20;

const parametersOf = ({ simulation }: Run): Record<string, ParameterValue> =>
  Object.fromEntries(simulation.parameters().map(({ name, value }) => [name, value]));

/** The experiment as letters for an address: in its present state; its beginning where that is too long; null where even that is. */
export async function packExperiment(session: Session, plots: readonly string[]): Promise<string | null> {
  const common = {
    version: 1,
    selected: session.runs.indexOf(session.selected),
    plots,
    ...(session.apart ? { apart: true } : {}),
  } as const;
  const states: LinkedExperiment = {
    ...common,
    runs: session.runs.map(({ name, simulation }) => ({ name, scene: simulation.toJSON() })),
  };
  const beginnings: LinkedExperiment = {
    ...common,
    runs: session.runs.map((run) => ({ name: run.name, scene: run.scene, parameters: parametersOf(run) })),
  };
  for (const experiment of [states, beginnings]) {
    const text = await pack(experiment);
    if (text.length <= longestLink) return text;
  }
  return null;
}

/** Null where the text is no experiment. */
export async function unpackExperiment(text: string): Promise<LinkedExperiment | null> {
  const read = await unpack<Partial<LinkedExperiment> | null>(text).catch(() => null);
  if (read?.version !== 1 || !Array.isArray(read.runs) || read.runs.length === 0) return null;
  const plots = Array.isArray(read.plots) ? read.plots.filter((plot) => typeof plot === "string") : [];
  const apart = read.apart === true ? { apart: true } : {};
  return { version: 1, runs: read.runs, selected: Number(read.selected) || 0, plots, ...apart };
}

/** False when the core refuses it; the session then says why. */
export function showExperiment(
  session: Session,
  { runs, selected, apart = false }: LinkedExperiment,
): boolean {
  session.pause();
  const options = runs.map(({ name, scene, parameters }) => ({
    name: String(name ?? ""),
    scene,
    parameters: parameters ?? {},
  }));
  if (!session.replace(options, selected)) return false;
  session.apart = apart;
  return true;
}

/**
 * A link holds no past. Computed from the beginning, the runs have one, which plots show: kept where it leads to the state of the link
 * bit for bit. Where something was changed on the way it does not, and where it takes too long nobody waits.
 */
export function retrace(session: Session, experiment: LinkedExperiment): void {
  const hashes = (): string => session.runs.map(({ simulation }) => simulation.stateHash()).join();
  const state = hashes();
  const { time } = session;
  const runs = experiment.runs.map((run) => ({ ...run, scene: beginningOf(run.scene) }));
  if (time === 0 || !showExperiment(session, { ...experiment, runs })) return;
  const begun = performance.now();
  for (const { simulation } of session.runs) {
    const all = stepsTo(simulation, time);
    for (let left = all; left > 0; left = stepsTo(simulation, time)) {
      const { status } = simulation.step(Math.min(left, someSteps));
      const done = all - stepsTo(simulation, time);
      if (status === "diverged" || (all * (performance.now() - begun)) / done > patience) break;
    }
  }
  session.seek(time);
  if (hashes() !== state) showExperiment(session, experiment);
}

const stepsTo = ({ time, stepSize }: Run["simulation"], end: number): number =>
  Math.round((end - time) / stepSize);

function beginningOf(scene: string | SceneDocument): string | SceneDocument {
  if (typeof scene === "string") return scene;
  const { state: _, ...beginning } = scene;
  return beginning;
}

/** The experiment in an address such as "#/circle?state=…"; null when there is none. */
export function experimentIn(hash: string): string | null {
  const at = hash.indexOf("?");
  return at < 0 ? null : new URLSearchParams(hash.slice(at + 1)).get("state");
}
