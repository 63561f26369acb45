// State of a session, as events and messages report it.
import type { Session } from "../simulation/session";

export function stateOf(session: Session): object {
  const { time, from, to, speed, playing } = session;
  return { time, from, to, speed, playing, title: session.selected.simulation.title };
}

export function statusOf({ runs, problem }: Session): object {
  return {
    runs: runs.map(({ name, status, message }) => ({ name, status, ...(message ? { message } : {}) })),
    problem: problem && { code: problem.code, message: problem.message },
  };
}
