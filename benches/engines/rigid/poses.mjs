// What is measured of rigid bodies, for all engines alike, from the poses that each gives.
import { step } from "../scenes.mjs";
import { deepest, place, widest } from "./geometry.mjs";

const settled = Math.round(1 / step); // steps in the second after which nothing should move
const lost = 100; // m; a body that is so far off is not coming back

/**
 * For `measure`: the deepest overlap of two bodies or the widest gap of a joint (m; over the run, and at its end), and where
 * the scene should stand the farthest that a centre comes from where it was after one second.
 */
export function watch(scene, simulation) {
  const found = { error: 0, last: 0, ...(scene.stands && { drift: 0 }) };
  let before;
  return {
    see(k) {
      const placed = place(scene, simulation.poses());
      found.last = Math.max(deepest(placed), widest(scene.joints, placed));
      found.error = Math.max(found.error, found.last);
      if (k + 1 === settled) before = placed;
      if (scene.stands && before) found.drift = Math.max(found.drift, farthest(before, placed));
      return placed.every(({ center }) => Math.hypot(...center) < lost);
    },
    result: () => found,
  };
}

function farthest(before, after) {
  return Math.max(...after.map(({ center }, i) => Math.hypot(...center.map((x, k) => x - before[i].center[k]))));
}
