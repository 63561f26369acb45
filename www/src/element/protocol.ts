// Messages between a frame and the page around it (docs/embedding.md): {api, v, id, op, args} → {api, v, id, result} or
// {api, v, id, error}; {api, v, event, detail} comes by itself. Pure: the window is frame-port.ts.
import { failureOf } from "../simulation/failure";
import type { ConstrainedDynamics } from "./element";
import { operations, Refusal } from "./operations";

export const api = "constrained-dynamics";
export const version = 1;

export interface Request {
  readonly id: string | number | null;
  readonly op: string;
  readonly args: ReadonlyMap<string, unknown>;
}
export interface Reply {
  readonly api: typeof api;
  readonly v: typeof version;
  readonly id: Request["id"];
  readonly result?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
}
/** Messages of reveal.js to the frames of a slide. */
export type DeckMessage = "shown" | "hidden";

const longestId = 64;
const longestName = 40;
const mostArguments = 8;

/** Message of a deck; null for anything else. */
export function deckMessage(data: unknown): DeckMessage | null {
  if (data === "slide:start") return "shown";
  return data === "slide:stop" ? "hidden" : null;
}

/** A request, a reply that refuses it, or null for what is not meant for this protocol. */
export function readRequest(data: unknown): Request | Reply | null {
  const message = entries(data);
  if (message?.get("api") !== api) return null;
  const id = idOf(message.get("id"));
  const refuse = (words: string): Reply => reply(id, new Refusal("bad-message", words));
  if (message.get("v") !== version) return refuse(`v: ${version} is the only version`);
  if (id === null) return refuse(`id: a number, or a text of at most ${longestId} letters`);
  const op = message.get("op");
  if (typeof op !== "string" || op.length > longestName) return refuse("op: the name of an operation");
  const args =
    message.has("args") && message.get("args") !== undefined ? entries(message.get("args")) : new Map();
  if (!args || args.size > mostArguments)
    return refuse(`args: an object of at most ${mostArguments} entries`);
  return { id, op, args };
}

/** Does what is asked; whatever goes wrong becomes the reply. */
export async function perform({ id, op, args }: Request, scene: ConstrainedDynamics): Promise<Reply> {
  try {
    const operation = operations.get(op);
    if (!operation) throw new Refusal("unknown-operation", `op: one of ${[...operations.keys()].join(", ")}`);
    const { session, errors } = scene;
    if (errors.length > 0) throw new Refusal("failed", errors.join(" "));
    if (!session || !scene.ready) throw new Refusal("not-ready", "the scene is not there yet");
    return { api, v: version, id, result: await operation(scene, args, session) };
  } catch (thrown) {
    return reply(id, thrown);
  }
}

function reply(id: Request["id"], thrown: unknown): Reply {
  const { code, message } = failureOf(thrown);
  return { api, v: version, id, error: { code: code || "refused", message } };
}

function idOf(value: unknown): Request["id"] {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  return typeof value === "string" && value.length <= longestId ? value : null;
}

/** Own entries of a plain object; in a map a name such as "__proto__" means nothing. */
function entries(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  try {
    return new Map(Object.entries(value));
  } catch {
    return null;
  }
}
