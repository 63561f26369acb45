// Which observables are wanted, by how many. Pure.

export class Needs {
  readonly #counts = new Map<string, number>();

  get names(): string[] {
    return [...this.#counts.keys()];
  }

  /** The result takes the wish back; true the first time it is called. */
  add(names: readonly string[]): () => boolean {
    for (const name of names) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    let open = true;
    return () => {
      if (!open) return false;
      open = false;
      for (const name of names) {
        const left = (this.#counts.get(name) ?? 1) - 1;
        if (left > 0) this.#counts.set(name, left);
        else this.#counts.delete(name);
      }
      return true;
    };
  }
}
