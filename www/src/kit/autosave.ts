// The laboratory keeps its scene in this browser: what was built is there again at the next visit.
import { recall, remember } from "../app/appearance";
import type { SceneDocument } from "../simulation/core";
import type { Session } from "../simulation/session";

const key = "laboratory";
/** After the last change. ms */
const pause = 800;
/** Browsers give a page about five million letters in all. */
const longest = 2_000_000;

/** What was kept; null when there is nothing that can be read. */
export function kept(): SceneDocument | null {
  try {
    return JSON.parse(recall(key) ?? "null") as SceneDocument | null;
  } catch {
    return null;
  }
}

/** Keeps the selected run's scene after changes and when time stops; call the result at the end. */
export function autosave(session: Session): () => void {
  let timer = 0;
  const write = (): void => {
    clearTimeout(timer);
    timer = 0;
    const text = JSON.stringify(session.selected.simulation.toJSON());
    if (text.length <= longest) remember(key, text);
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(write, pause);
  };
  const stops = [
    session.on("change", later),
    session.on("transport", () => {
      if (!session.playing) later();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    if (timer !== 0) write();
  };
}
