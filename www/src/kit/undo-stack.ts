// Undo stack of two lists of documents: before each change, and undone. Pure: it handles texts, not simulations.

export interface Limits {
  /** Changes that can be undone. */
  readonly steps: number;
  /** Letters of all kept texts together; the oldest go first. */
  readonly letters: number;
}

const usual: Limits = { steps: 500, letters: 32_000_000 };

export class UndoStack {
  #before: string[] = [];
  #after: string[] = [];

  constructor(private readonly limits: Limits = usual) {}

  get canUndo(): boolean {
    return this.#before.length > 0;
  }
  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  /** A change is made now; `before` is how it was. What had been undone is gone: there is another future. */
  push(before: string): void {
    this.#after = [];
    this.#before.push(before);
    let letters = this.#before.reduce((sum, each) => sum + each.length, 0);
    while (
      this.#before.length > this.limits.steps ||
      (letters > this.limits.letters && this.#before.length > 1)
    )
      letters -= this.#before.shift()?.length ?? 0;
  }

  /** Document to return to; `present` is kept for `redo`. */
  undo(present: string): string | null {
    const back = this.#before.pop();
    if (back === undefined) return null;
    this.#after.push(present);
    return back;
  }

  redo(present: string): string | null {
    const forth = this.#after.pop();
    if (forth === undefined) return null;
    this.#before.push(present);
    return forth;
  }
}
