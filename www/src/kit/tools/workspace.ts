// Operations available to tools: the workspace as tools see it. Tests give them a workspace of their own.
import type { BodyDocument, Vector } from "../../simulation/core";
import type { Thing } from "../../simulation/session";
import type { WorldPoint } from "../../stage/tool";
import type { Making, Pick } from "../edits";
import type { Kind } from "../kinds";

export interface ToolWorkspace {
  /** True where new particles are fixed; Shift does it once. */
  readonly fixed: boolean;
  /** True where the scene is in space. */
  readonly inSpace: boolean;
  /** Pixels per metre: how far a hand means "elsewhere". */
  readonly scale: number;
  kind(group: Kind["group"], id: string): Kind | undefined;
  /** Where a body, or a point of it, is now; empty when there is none. */
  place(body: number, anchor?: Vector): Vector;
  /** The point of a body that is pointed at, in its own coordinates: in space at the body's depth, near its centre that. */
  grip(body: number, at: Vector): Vector;
  /** The rigid body that lies at a place on top, or under another one; null where there is none. */
  beneath(body: number | null, at: Vector): number | null;
  /** Where it is drawn: between two steps while time runs. */
  seen(body: number): Vector;
  particle(at: Vector, fixed: boolean): boolean;
  /** A rigid body; the method becomes one that has contacts. */
  shape(document: BodyDocument): boolean;
  /** Fuses these bodies into one. */
  fuse(bodies: readonly number[]): boolean;
  /** Gives a body, or a new particle, a prescribed motion. */
  prescribe(pick: Pick): boolean;
  make(making: Making): boolean;
  /** With all that depends on them; removals of one `gesture` are one step. */
  remove(things: readonly Thing[], gesture?: string): boolean;
  /** Sticks and springs with the bodies between which they are drawn. */
  links(): readonly { readonly thing: Thing; readonly between: readonly [number, number] }[];
  select(things: readonly Thing[]): void;
  readonly selection: readonly Thing[];
  /** The tool's state is another: draw and say it anew. */
  changed(): void;
  /** Only what the tool draws is another. */
  redraw(): void;
  /** A message about what cannot be. */
  say(message: string): void;
}

/** A place as clean as it can be pointed at: whole pixels need no more digits. */
export function rounded({ x, y, z }: WorldPoint, scale: number): number[] {
  const digits = Math.min(12, Math.max(0, Math.ceil(Math.log10(Math.max(scale, 1e-9)))));
  const round = (value: number): number => Number(value.toFixed(digits)) + 0;
  return (z === undefined ? [x, y] : [x, y, z]).map(round);
}

/** A hand that moves less has not moved. px */
const elsewhere = 10;

export function moved(from: Vector, to: Vector, scale: number): boolean {
  return Math.hypot(...from.map((x, i) => x - (to[i] ?? 0))) * scale > elsewhere;
}

export function whereIs(workspace: ToolWorkspace, pick: Pick): Vector {
  return "body" in pick ? workspace.place(pick.body, pick.anchor) : pick.at;
}

/** The body that is meant: also where a joint or a stick is drawn on top of it. */
export function bodyMeant(workspace: ToolWorkspace, hit: Thing | null, at: Vector): number | null {
  if (!hit) return null;
  return hit.kind === "body" ? hit.id : workspace.beneath(null, at);
}

/** A tool that gathers several things or places before it makes something of them. */
export interface Gathering {
  readonly count: number;
  /** True where the input is complete. */
  readonly enough: boolean;
  /** Makes it of what there is; false while that is not enough. */
  finish(): boolean;
  /** Bodies by number, as one types them or as they are selected; true when it was made of them. */
  take?(bodies: readonly number[]): boolean;
}
