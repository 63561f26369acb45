// Which observables are wanted, by how many. Pure.

export class Needs {
  readonly #counts = new Map<string, number>();

  get names(): string[] {
    return [...this.#counts.keys()];
  }

  /** Drops the names that nobody wants any more. */
  tidy(): void {
    for (const [name, count] of this.#counts) if (count === 0) this.#counts.delete(name);
  }

  /** The result takes the wish back; true the first time it is called. The names stay until `tidy`. */
  add(names: readonly string[]): () => boolean {
    for (const name of names) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    let open = true;
    return () => {
      if (!open) return false;
      open = false;
      for (const name of names) this.#counts.set(name, Math.max(0, (this.#counts.get(name) ?? 0) - 1));
      return true;
    };
  }
}
