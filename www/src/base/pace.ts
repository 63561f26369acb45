// When numbers of a running simulation are written anew: slowly enough to be read, and all of a page in the same frames, so that
// the same quantity reads the same wherever it stands.

/** ms */
const pause = 110;

/** The time of the present frame, the same for everything that is drawn in it. ms */
export function frameTime(): number {
  return Number(document.timeline.currentTime ?? performance.now());
}

/** True in the first frame of every pause. `last`: the frame in which the numbers were written. */
export function dueSince(last: number): boolean {
  return Math.floor(frameTime() / pause) !== Math.floor(last / pause);
}
