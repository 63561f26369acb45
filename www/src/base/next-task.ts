// Long work in pieces: between two of them the page answers and draws.

/** Resolves in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let last = Promise.resolve();

/** Turn of one of several pieces of work: each is in a task of its own, in the order in which they asked. */
export function turn(): Promise<void> {
  last = last.then(nextTask);
  return last;
}
