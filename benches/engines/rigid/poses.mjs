// Measures of rigid bodies, for all engines alike, from the poses that each gives.
import { step } from "../scenes.mjs";
import { energy, range } from "./energy.mjs";
import { deepest, longest, place, widest } from "./geometry.mjs";

const settled = Math.round(1 / step); // steps in the second after which nothing should move
const lost = 100; // m; a body that is so far off is not coming back

/**
 * For `measure`: the deepest overlap of two bodies or the widest gap of a joint (m; over the run, and at its end), the most energy
 * that was gained (parts of the drop's range), and where the scene should stand the farthest that a centre comes from where it was
 * after one second.
 */
export function watch(scene, simulation) {
  const found = { error: 0, last: 0, gain: 0, ...(scene.stands && { drift: 0 }) };
  const [first, drop] = [energyNow(place(scene, simulation.poses())), range(scene)];
  let before;
  function energyNow(placed) {
    return energy(scene, placed, simulation.velocities());
  }
  return {
    see(k) {
      const placed = place(scene, simulation.poses());
      found.last = Math.max(deepest(placed), widest(scene.joints, placed), longest(scene.links, placed));
      found.gain = Math.max(found.gain, (energyNow(placed) - first) / drop);
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
