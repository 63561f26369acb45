// Long work in slices: a few milliseconds at a time, so that the page goes on moving meanwhile.

/** Length of a slice, ms. */
const slice = 6;

/** Runs the pieces of work one by one until all are done or the signal says no. */
export async function inSlices(
  pieces: Iterable<() => void>,
  signal: AbortSignal,
  progress: () => void,
): Promise<void> {
  let began = performance.now();
  for (const piece of pieces) {
    if (signal.aborted) return;
    piece();
    if (performance.now() - began < slice) continue;
    progress();
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  progress();
}
