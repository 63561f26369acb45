/** A value of a parameter. */
export type FrameValue = number | string | boolean;

export interface FrameRun {
  readonly name: string;
  /** "ok", "diverged", "solver-limit", "unsupported" or "work-limit". */
  readonly status: string;
  readonly message?: string;
}
export interface FrameStatus {
  readonly runs: readonly FrameRun[];
  /** Why the last request was refused by the core; null when it was not. */
  readonly problem: { readonly code: string; readonly message: string } | null;
}
export interface FrameTime {
  /** The moment that is shown, and the recorded span. s */
  readonly time: number;
  readonly from: number;
  readonly to: number;
  /** Simulated seconds per real second. */
  readonly speed: number;
  readonly playing: boolean;
  readonly title: string;
}
export interface FrameState extends FrameTime, FrameStatus {
  /** Of all bodies of the selected run, as `Simulation.positions()`. */
  readonly positions: Float64Array;
}
export interface FrameKey {
  readonly key: string;
  readonly code: string;
  readonly keyCode: number;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}
export interface FrameEvents {
  ready: FrameTime;
  /** Runs, pauses, seeks, another speed. */
  state: FrameTime;
  status: FrameStatus;
  resize: { readonly width: number; readonly height: number };
  error: { readonly messages: readonly string[] };
  /** A key that the scene has no use for. */
  key: FrameKey;
}

/** What went wrong: "bad-argument", "unknown-operation", "refused", "failed", "timeout", "closed", or a code of the core. */
export declare class FrameError extends Error {
  readonly code: string;
}

export interface FrameOptions {
  /** Of the frame: then nothing is said to, or heard from, any other. */
  readonly origin?: string;
  /** How long the scene may take until it is ready, ms; 30000 unless given. */
  readonly timeout?: number;
  /** Keys that the scene has no use for are pressed in this page (default), so that they turn the slides of a deck. */
  readonly keys?: boolean;
}

/** A scene in a frame. Every call is a message and resolves with its answer. */
export interface FrameScene {
  play(): Promise<void>;
  pause(): Promise<void>;
  /** Steps on, or back with a negative count; at most 1000. */
  step(count?: number): Promise<void>;
  /** To a moment of the recording. s */
  seek(time: number): Promise<void>;
  /** Sets a parameter in all runs. */
  set(name: string, value: FrameValue): Promise<void>;
  get(name: string): Promise<FrameValue>;
  observe(name: string): Promise<number>;
  /** What is recorded of an observable; it is recorded from the first time that it is asked for. */
  series(name: string): Promise<{ readonly t: Float64Array; readonly y: Float64Array }>;
  snapshot(): Promise<Uint8Array>;
  state(): Promise<FrameState>;
  /** An experiment of a lesson: "circle/damping". */
  preset(id: string): Promise<void>;
  /** Any operation; rejects with a FrameError, after `timeout` ms (10000) at the latest. */
  request(op: string, args?: Readonly<Record<string, unknown>>, timeout?: number): Promise<unknown>;
  /** Call the result to stop. */
  on<E extends keyof FrameEvents>(event: E, listener: (detail: FrameEvents[E]) => void): () => void;
  close(): void;
}

/** Resolves when the scene in the frame (embed.html) is ready; rejects with its words when its address is wrong. */
export declare function connect(iframe: HTMLIFrameElement, options?: FrameOptions): Promise<FrameScene>;
