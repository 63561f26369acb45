// Public types of a session.
import type { ContactInfo, ParameterValue, SceneDocument, Simulation } from "./core";
import type { RunStatus } from "./run";
import type { Visited } from "./visited";

export type SymbolKey =
  | "x"
  | "v"
  | "f"
  | "fhat"
  | "grad"
  | "C"
  | "Cdot"
  | "lambda"
  | "E"
  | "m"
  | "r"
  | "h"
  | "alpha"
  | "beta";

export interface Run {
  readonly id: number;
  readonly name: string;
  /** 0 to 5: colour, dash and marker, see styles/palette.ts. */
  readonly color: number;
  readonly simulation: Simulation;
  /** Scene that the run was made from. */
  readonly scene: string | SceneDocument;
  /** True where its structure was edited: it differs from that of its scene. */
  readonly rebuilt: boolean;
  readonly status: RunStatus;
  /** True where it takes no further step in its present state. */
  readonly stopped: boolean;
  /** About the status, in the core's English. */
  readonly message?: string;
  /** The last warning of the core since the beginning or the last change by hand. */
  readonly warning?: string;
  /** Positions for drawing, between the last two steps; laid out as `positions()`. */
  readonly drawn: Float64Array;
  /** Where `drawn` lies between the last two steps: 0 to 1. */
  readonly fraction: number;
  /** Computing time of the steps taken since the beginning, ms, and their number. */
  readonly cost: { readonly time: number; readonly steps: number };
  /** States passed through since the last frame. */
  readonly visited: Visited;
}

/** A body, constraint or force by its lasting id; of a constraint perhaps one row. */
export interface Thing {
  readonly kind: "body" | "constraint" | "force";
  readonly id: number;
  readonly row?: number;
}

/** A symbol, a thing, or a symbol of a thing: what is looked at is lit everywhere. */
export interface Highlight {
  readonly symbol: SymbolKey | null;
  readonly thing?: Thing;
  /** Element that set it, so that it ignores its own event: "stage", "plot", "formula" … */
  readonly source: string;
}
/** λ of an iterate of a solver, shown on the stage in place of the converged one while time stands still. */
export interface ShownIterate {
  readonly solver: string;
  readonly k: number;
  readonly lambda: Float64Array;
  /** The contacts of the problem that is solved, with the forces of this iterate; without it those of the last step. */
  readonly contacts?: readonly ContactInfo[];
  /** Which of these contacts has its turn; −1: none. */
  readonly turn?: number;
  /** Contacts with a row at a bound. */
  readonly held?: ReadonlySet<number>;
}
/** s */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}
export interface RunOptions {
  name?: string;
  /** Another scene than the session's: a catalogue id or a document. */
  scene?: string | SceneDocument;
  parameters?: Record<string, ParameterValue>;
}
export type SessionEvent =
  | "frame"
  | "change"
  | "transport"
  | "highlight"
  | "cursor"
  | "iterate"
  | "status"
  | "edit";
