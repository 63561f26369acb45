// An experiment that is set up and played to the moment at which it can be judged.
import type { Preset } from "../panels/presets";
import type { Run } from "../simulation/session";
import type { Workspace } from "./lesson";

export interface Trial {
  readonly preset: Preset;
  /** When the run is judged. s */
  readonly until: number;
  /** When there is nothing more to see: the run is judged earlier. */
  enough?(run: Run): boolean;
  /** Simulated seconds per second of waiting. */
  readonly speed: number;
  /** Observables to record for the judgement. */
  readonly record: readonly string[];
}
interface Watcher {
  /** A frame of the selected run was computed. */
  frame?(run: Run): void;
  done(run: Run): void;
  /** Another experiment has taken its place. */
  replaced(): void;
}

/** Plays it; the result ends the watching and gives the speed back. */
export function playTrial({ session, prepare }: Workspace, trial: Trial, watcher: Watcher): () => void {
  // Some experiments run in slow motion: afterwards the reader's own speed is restored.
  const speed = session.speed;
  prepare(trial.preset);
  const run = session.selected;
  const forget = session.need(trial.record);
  // On a slow machine runs reach a moment in different frames.
  const ended = (each: Run): boolean => each.stopped || each.simulation.time >= trial.until;
  const look = (): void => {
    if (!session.runs.includes(run)) {
      stop();
      watcher.replaced();
    } else if (trial.enough?.(run) || session.runs.every(ended)) {
      // The plots fit what is there from now on.
      session.until = Math.min(session.time, trial.until);
      session.pause();
      // A frame may have gone a little further.
      if (session.runs.some(({ simulation }) => simulation.time > trial.until)) session.seek(trial.until);
      watcher.done(run);
      stop();
    } else watcher.frame?.(run);
  };
  const stops = (["frame", "change", "status"] as const).map((event) => session.on(event, look));
  const stop = (): void => {
    for (const each of stops.splice(0)) each();
    if (stopped) return;
    stopped = true;
    forget();
    session.speed = speed;
  };
  let stopped = false;
  session.speed = trial.speed;
  session.play();
  return stop;
}
