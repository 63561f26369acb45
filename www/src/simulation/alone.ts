// A session as one of its runs alone would see it: the same clock, the same input, no other runs.
import type { Run, Session } from "./session";

const known = new WeakMap<Run, Session>();

export function aloneOf(session: Session, run: Run): Session {
  const found = known.get(run);
  if (found) return found;
  const own: Partial<Record<PropertyKey, unknown>> = { runs: [run], selected: run, apart: false };
  // Everything else is asked of the session itself: its private fields are its own.
  const alone = new Proxy(session, {
    get: (target, key) => {
      if (key in own) return own[key];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  known.set(run, alone);
  return alone;
}
