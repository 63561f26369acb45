// Undo and redo of everything that is changed by hand: structure, numbers, settings, runs, places of bodies.
//
// Each step keeps the whole document as it was before the change, its state and its time included, and undoing restores
// exactly that: time goes back to the moment of the change and runs on from there if it was running. The alternative,
// taking back the structure and keeping the present state, brings constraints back that their bodies have left long
// ago: an inconsistent start that was not asked for. Redo returns to the very state that undo left, so nothing is ever lost.
import type { SceneDocument } from "../simulation/core";
import type { Session } from "../simulation/session";
import { UndoStack } from "./undo-stack";

/** Changes of one gesture (a slider, a drag) that follow each other within this time are one step. ms */
export const oneGesture = 900;

interface Kept {
  readonly runs: readonly { readonly name: string; readonly scene: SceneDocument }[];
  readonly selected: number;
}

export class History extends EventTarget {
  readonly #stack = new UndoStack();
  readonly #stops: (() => void)[];
  /** The state before a change that the core has not yet accepted. */
  #pending: string | null = null;
  /** Above zero while several changes are made as one. */
  #nested = 0;
  #gesture = "";
  #gestureAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly session: Session,
    private readonly now: () => number = () => performance.now(),
  ) {
    super();
    const announced = (event: Event): void => this.#announced((event as CustomEvent<string>).detail);
    session.addEventListener("edit", announced);
    this.#stops = [
      () => session.removeEventListener("edit", announced),
      session.on("change", () => this.#accept()),
    ];
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  get canUndo(): boolean {
    return this.#stack.canUndo;
  }
  get canRedo(): boolean {
    return this.#stack.canRedo;
  }

  undo(): void {
    this.#travel((present) => this.#stack.undo(present));
  }
  redo(): void {
    this.#travel((present) => this.#stack.redo(present));
  }

  /**
   * Several changes as one step, all or nothing: when `act` gives false everything is as before.
   * Steps of one `gesture` that follow each other closely are one.
   */
  together(act: () => boolean, gesture = ""): boolean {
    const before = this.#keep();
    this.#nested += 1;
    const done = act();
    this.#nested -= 1;
    if (done) {
      if (!this.#continues(gesture)) this.#push(before);
    } else if (this.#keep() !== before) this.#bring(before);
    return done;
  }

  #announced(gesture: string): void {
    if (this.#nested > 0) return;
    this.#pending = this.#continues(gesture) ? null : this.#keep();
  }

  #accept(): void {
    const before = this.#pending;
    this.#pending = null;
    if (before !== null && this.#nested === 0 && this.session.problem === null) this.#push(before);
  }

  /** True where this change continues the gesture of the last one. */
  #continues(gesture: string): boolean {
    const now = this.now();
    const same = gesture !== "" && gesture === this.#gesture && now - this.#gestureAt < oneGesture;
    this.#gesture = gesture;
    this.#gestureAt = now;
    return same && !this.#stack.canRedo;
  }

  #push(before: string): void {
    this.#stack.push(before);
    this.#tell();
  }

  #travel(choose: (present: string) => string | null): void {
    this.#gesture = "";
    this.#pending = null;
    const goal = choose(this.#keep());
    if (goal === null) return;
    this.#bring(goal);
    this.#tell();
  }

  #keep(): string {
    const { runs, selected } = this.session;
    const kept: Kept = {
      runs: runs.map(({ name, simulation }) => ({ name, scene: simulation.toJSON() })),
      selected: runs.indexOf(selected),
    };
    return JSON.stringify(kept);
  }

  #bring(text: string): void {
    const { runs, selected } = JSON.parse(text) as Kept;
    this.session.replace(runs, selected);
  }

  #tell(): void {
    this.dispatchEvent(new Event("change"));
  }
}
