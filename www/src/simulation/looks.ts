import type { Session } from "./session";

/**
 * Calls `look` at once and whenever the session has something else to show: while its runs play, no sooner than `pace` (ms) after
 * the last time. What is returned ends it.
 */
export function looks(session: Session, pace: number, look: () => void): readonly (() => void)[] {
  let last = 0;
  function now(): void {
    last = performance.now();
    look();
  }
  now();
  return [
    session.on("frame", () => {
      if (!session.playing || performance.now() - last >= pace) now();
    }),
    session.on("change", now),
    session.on("transport", now),
  ];
}
