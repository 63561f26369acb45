// The laboratory keeps its scene in this browser. Each tab keeps its own (it is there again after a reload, beside another
// tab with another scene); what was changed last in any of them is there at the next visit.
import type { SceneDocument } from "../simulation/core";
import type { Session } from "../simulation/session";

const key = "constrained-dynamics-laboratory";
/** After the last change. ms */
const pause = 800;
/** Browsers give a page about five million letters in all. */
const longest = 2_000_000;

/** Of this tab, then of this browser. Either may be denied (private windows, frames) or full. */
const ofTab = (): Storage => sessionStorage;
const ofBrowser = (): Storage => localStorage;

/** The saved document; null when there is none that can be read. */
export function kept(): SceneDocument | null {
  for (const place of [ofTab, ofBrowser]) {
    try {
      const read = JSON.parse(place().getItem(key) ?? "null") as SceneDocument | null;
      if (typeof read === "object" && read !== null) return read;
    } catch {
      // Denied, or not readable: as if there were none.
    }
  }
  return null;
}

/** True where the text was stored; a text that does not fit leaves the stored one. */
function put(place: () => Storage, text: string): boolean {
  if (text.length > longest) return false;
  try {
    place().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export interface Autosave {
  /** Keeps the scene at once, for a reload of this tab only; false when this browser does not allow it. */
  keepHere(): boolean;
  /** At the end; what has not been kept yet is kept. */
  stop(): void;
}

/**
 * Keeps the selected run's scene after changes, when time stops, and when the page is hidden or left. An example is kept
 * only when something is changed in it: until then nobody has built anything.
 */
export function autosave(session: Session, example = false): Autosave {
  let timer = 0;
  let own = !example;
  const text = (): string => JSON.stringify(session.selected.simulation.toJSON());
  const write = (): void => {
    if (timer === 0) return;
    clearTimeout(timer);
    timer = 0;
    const now = text();
    put(ofTab, now);
    put(ofBrowser, now);
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(write, pause);
  };
  const hidden = (): void => {
    if (document.visibilityState === "hidden") write();
  };
  addEventListener("pagehide", write);
  document.addEventListener("visibilitychange", hidden);
  const stops = [
    session.on("change", () => {
      own = true;
      later();
    }),
    session.on("transport", () => {
      if (own && !session.playing) later();
    }),
    () => removeEventListener("pagehide", write),
    () => document.removeEventListener("visibilitychange", hidden),
  ];
  return {
    keepHere: () => {
      clearTimeout(timer);
      timer = 0;
      return put(ofTab, text());
    },
    stop: () => {
      for (const stop of stops) stop();
      write();
    },
  };
}
