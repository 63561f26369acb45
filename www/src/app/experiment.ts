// An experiment as it stands: its runs in their present state, and the plots. What a link carries.
import { longestLink, pack, unpack } from "../kit/share";
import { type ParameterValue, type SceneDocument, withSimulation } from "../simulation/core";
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
  /** The reader's own view of the stage (`Stage.view`). */
  readonly view?: readonly number[];
  /** Simulated seconds per real second, where that is not 1. */
  readonly speed?: number;
  /** The runs begin, and are computed up to here. s */
  readonly time?: number;
}
/** Both ends of the choice of speeds. */
const [slowest, fastest] = [0.01, 4];

/** How long the past of a link may take to compute, as it seems after some steps. ms */
const patience = 2000;
const someSteps = 20;

const parametersOf = ({ simulation }: Run): Record<string, ParameterValue> =>
  Object.fromEntries(simulation.parameters().map(({ name, value }) => [name, value]));

/** How the runs stand, and what is shown of them. */
const around = (session: Session, plots: readonly string[], view: readonly number[]) =>
  ({
    version: 1,
    selected: session.runs.indexOf(session.selected),
    plots,
    ...(session.apart ? { apart: true } : {}),
    ...(view.length > 0 ? { view: view.map((each) => Number(each.toPrecision(6))) } : {}),
    ...(session.speed === 1 ? {} : { speed: session.speed }),
  }) as const;

/** The experiment as letters for an address: in its present state; its beginning where that is too long; null where even that is. */
export async function packExperiment(
  session: Session,
  plots: readonly string[],
  view: readonly number[] = [],
): Promise<string | null> {
  const common = around(session, plots, view);
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

/**
 * In few letters: the beginning of the runs, what was changed of the scenes, and the time; null where a run was built by hand.
 * `exact`: computed from there, the runs come to their present state bit for bit.
 */
export async function packShortly(
  session: Session,
  plots: readonly string[],
  view: readonly number[] = [],
): Promise<{ text: string; exact: boolean } | null> {
  if (session.runs.some(({ rebuilt }) => rebuilt)) return null;
  const { time } = session;
  const runs = session.runs.map((run) => ({ name: run.name, scene: run.scene, parameters: changesOf(run) }));
  const end = performance.now() + patience;
  const exact = runs.every(({ scene, parameters }, i) => {
    const { simulation } = session.runs[i] as Run;
    return withSimulation(
      scene,
      (again) => {
        while (stepsTo(again, simulation.time) > 0 && performance.now() < end)
          if (again.step(Math.min(stepsTo(again, simulation.time), someSteps)).status === "diverged") break;
        return again.stateHash() === simulation.stateHash();
      },
      parameters,
    );
  });
  const experiment: LinkedExperiment = {
    ...around(session, plots, view),
    runs,
    ...(exact && time > 0 ? { time } : {}),
  };
  return { text: await pack(experiment), exact };
}

function changesOf({ scene, simulation }: Run): Record<string, ParameterValue> {
  const before = withSimulation(
    scene,
    (unchanged) => new Map(unchanged.parameters().map(({ name, value }) => [name, value])),
  );
  const changed = simulation.parameters().filter(({ name, value }) => before.get(name) !== value);
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

/** Null where the text is no experiment. */
export async function unpackExperiment(text: string): Promise<LinkedExperiment | null> {
  const read = await unpack<Partial<LinkedExperiment> | null>(text).catch(() => null);
  if (read?.version !== 1 || !Array.isArray(read.runs) || read.runs.length === 0) return null;
  const plots = Array.isArray(read.plots) ? read.plots.filter((plot) => typeof plot === "string") : [];
  const apart = read.apart === true ? { apart: true } : {};
  const view =
    Array.isArray(read.view) && read.view.every((each) => Number.isFinite(each)) ? { view: read.view } : {};
  const within = (value: unknown, least: number, most: number): value is number =>
    typeof value === "number" && value >= least && value <= most;
  const speed = within(read.speed, slowest, fastest) ? { speed: read.speed } : {};
  const time = within(read.time, 0, Number.MAX_VALUE) ? { time: read.time } : {};
  const selected = Number(read.selected) || 0;
  return { version: 1, runs: read.runs, selected, plots, ...apart, ...view, ...speed, ...time };
}

/** False when the core refuses it; the session then says why. */
export function showExperiment(
  session: Session,
  { runs, selected, apart = false, speed = 1 }: LinkedExperiment,
): boolean {
  session.pause();
  const options = runs.map(({ name, scene, parameters }) => ({
    name: String(name ?? ""),
    scene,
    parameters: parameters ?? {},
  }));
  if (!session.replace(options, selected)) return false;
  session.apart = apart;
  session.speed = speed;
  return true;
}

/**
 * A link holds no past. Computed from the beginning, the runs have one, which plots show: kept where it leads to the state of the link
 * bit for bit. Where something was changed on the way it does not, and where it takes too long nobody waits. A link with a time in
 * place of a state is computed as far as one waits.
 */
export function retrace(session: Session, experiment: LinkedExperiment): void {
  if (experiment.time !== undefined) {
    advance(session, experiment.time);
    return;
  }
  const hashes = (): string => session.runs.map(({ simulation }) => simulation.stateHash()).join();
  const state = hashes();
  const { time } = session;
  const runs = experiment.runs.map((run) => ({ ...run, scene: beginningOf(run.scene) }));
  if (time === 0 || !showExperiment(session, { ...experiment, runs })) return;
  advance(session, time);
  if (hashes() !== state) showExperiment(session, experiment);
}

function advance(session: Session, time: number): void {
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
