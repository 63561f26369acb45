// Operations of an embedded scene that a host page may call: each checks its own arguments and accepts nothing else.
import type { ParameterValue } from "../simulation/core";
import type { Session } from "../simulation/session";
import type { ConstrainedDynamics } from "./element";
import { stateOf, statusOf } from "./state";

/** Said to the one who asked, in English: it is for programmers. */
export class Refusal extends Error {
  constructor(
    readonly code: "bad-message" | "bad-argument" | "unknown-operation" | "not-ready" | "failed" | "refused",
    message: string,
  ) {
    super(message);
  }
}

type Arguments = ReadonlyMap<string, unknown>;
type Operation = (scene: ConstrainedDynamics, args: Arguments, session: Session) => unknown;

const longestText = 200;
const mostSteps = 1000;

export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ["play", (scene) => scene.play()],
  ["pause", (scene) => scene.pause()],
  ["step", step],
  ["seek", (_, args, session) => session.seek(number(args, "time"))],
  ["set", set],
  ["get", (_, args, session) => session.selected.simulation.get(text(args, "name"))],
  ["observe", (_, args, session) => session.selected.simulation.observe(text(args, "name"))],
  ["series", (scene, args) => scene.series(text(args, "name"))],
  ["snapshot", (_, __, session) => session.selected.simulation.snapshot()],
  ["state", state],
  ["preset", (scene, args) => scene.preset(text(args, "id"))],
]);

function step(_: ConstrainedDynamics, args: Arguments, session: Session): void {
  const count = args.has("count") ? number(args, "count") : 1;
  if (!Number.isInteger(count) || Math.abs(count) > mostSteps)
    throw new Refusal("bad-argument", `count: a whole number from ${-mostSteps} to ${mostSteps}`);
  if (count < 0) session.stepBack(-count);
  else session.stepForward(count);
}

function set(_: ConstrainedDynamics, args: Arguments, session: Session): void {
  const value = args.get("value");
  if (typeof value === "string") text(args, "value");
  else if (typeof value !== "boolean") number(args, "value");
  if (!session.set(text(args, "name"), value as ParameterValue, "all"))
    throw new Refusal("refused", session.problem?.message ?? "");
}

function state(_: ConstrainedDynamics, __: Arguments, session: Session): object {
  const { simulation } = session.selected;
  return { ...stateOf(session), ...statusOf(session), positions: simulation.positions() };
}

function text(args: Arguments, name: string): string {
  const value = args.get(name);
  if (typeof value !== "string" || value.length > longestText)
    throw new Refusal("bad-argument", `${name}: a text of at most ${longestText} letters`);
  return value;
}

function number(args: Arguments, name: string): number {
  const value = args.get(name);
  if (typeof value !== "number" || !Number.isFinite(value))
    throw new Refusal("bad-argument", `${name}: a finite number`);
  return value;
}
