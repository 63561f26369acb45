// Long work in pieces: between two of them the page answers and draws.

/** Resolves in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
