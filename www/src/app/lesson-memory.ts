// A lesson's experiment as it was left: its runs with their parameters, and the plots. It comes back on reload and with Back; a link
// to the lesson begins anew.
import { recallValue, rememberValue } from "../base/memory";
import type { PlotsCard } from "../plots/card";
import type { ParameterValue, SceneDocument } from "../simulation/core";
import type { Run, Session } from "../simulation/session";
import type { Stage } from "../stage/stage";

interface KeptRun {
  readonly name: string;
  readonly scene: string | SceneDocument;
  readonly parameters: Record<string, ParameterValue>;
}
export interface Experiment {
  readonly runs: readonly KeptRun[];
  readonly plots: readonly string[];
}

const version = 1;
/** After the last change. ms */
const pause = 600;

function keptRun({ name, scene, simulation, rebuilt }: Run): KeptRun {
  const parameters = Object.fromEntries(simulation.parameters().map((each) => [each.name, each.value]));
  return rebuilt ? { name, scene: simulation.toJSON(), parameters: {} } : { name, scene, parameters };
}

export interface Shown {
  readonly stage: Stage;
  readonly session: Session;
  readonly plots: PlotsCard | null;
}

/** Stage, session and plots of a lesson; null where it has none. */
export function shownIn(host: Element): Shown | null {
  const stage = host.querySelector<Stage>("cd-stage");
  const session = stage?.session;
  return stage && session ? { stage, session, plots: host.querySelector<PlotsCard>("cd-plots") } : null;
}

export function experimentOf(session: Session, plots: readonly string[]): Experiment {
  return { runs: session.runs.map(keptRun), plots };
}

/** Puts back what was kept of the lesson, if `again`; keeps what changes until the result is called. */
export function rememberExperiment(host: Element, lesson: string, again: boolean): () => void {
  const shown = shownIn(host);
  if (!shown) return () => undefined;
  const { session, plots } = shown;
  const key = `experiment-${lesson}`;
  const now = (): Experiment => experimentOf(session, plots?.shown ?? []);
  let written = JSON.stringify(now());
  const kept = again ? recallValue<Experiment>(key, version) : null;
  if (kept && JSON.stringify(kept) !== written) {
    const stepped = session.time > 0;
    session.setRuns(kept.runs);
    // Forces of contacts are those of the last step.
    if (stepped) session.stepForward();
    if (plots && kept.plots.length > 0) plots.plots = kept.plots;
  }
  let timer = 0;
  const write = (): void => {
    clearTimeout(timer);
    timer = 0;
    const experiment = now();
    const text = JSON.stringify(experiment);
    if (text === written) return;
    written = text;
    rememberValue(key, version, experiment);
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(write, pause);
  };
  const leave = (): void => {
    if (timer !== 0) write();
  };
  rememberValue(key, version, now());
  addEventListener("pagehide", leave);
  host.addEventListener("plots-change", later);
  const stop = session.on("change", later);
  return () => {
    leave();
    stop();
    removeEventListener("pagehide", leave);
  };
}
