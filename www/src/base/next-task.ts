// Long work in pieces: between two of them the page answers and draws.

/** Resolves in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Without a frame for so long the page is out of view. ms */
const unseen = 100;
/** Resolves in the next frame; where none comes, soon. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, unseen);
  });

/** Pieces of work that follow each other in one task take together no longer than this and the last of them. ms */
const slice = 8;
let end = 0;
let last = Promise.resolve();

/** Resolves when it is one's turn, after all who have asked before, in a later task. */
export function turn(): Promise<void> {
  last = last.then(async () => {
    if (performance.now() < end) return;
    await nextTask();
    end = performance.now() + slice;
  });
  return last;
}
