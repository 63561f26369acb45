// Holds geometry.mjs against parry (inside Rapier): the depth of 20,000 random pairs of boxes and balls, in the plane and in
// space. Fails where one says that they overlap by more than the tolerance and the other does not, or the depths differ.
//   node benches/engines/rigid/geometry-check.mjs      (run.mjs installs Rapier)
import plane from "@dimforge/rapier2d-compat";
import space from "@dimforge/rapier3d-compat";
import { depth, place } from "./geometry.mjs";

const pairs = 20_000;
const tolerance = 1e-5; // m; parry computes in f32

let seed = 1;
function random(from, to) {
  seed = (seed * 1103515245 + 12345) % 2 ** 31;
  return from + ((to - from) * seed) / 2 ** 31;
}

const many = (count, from, to) => Array.from({ length: count }, () => random(from, to));

function randomBody(dimension) {
  const turned = dimension === 2 ? [random(-4, 4)] : many(4, -1, 1);
  const unit = dimension === 2 ? turned : turned.map((q) => q / Math.hypot(...turned));
  const shape = random(0, 1) < 0.6 ? { box: many(dimension, 0.2, 1.2) } : { ball: random(0.2, 1.2) };
  return { ...shape, at: many(dimension, -1.2, 1.2), turned: unit };
}

/** Depth by parry; 0 where the two are apart. */
function theirs(RAPIER, bodies) {
  const [first, second] = bodies.map(({ box, ball, at: [x, y, z], turned }) => ({
    shape: box ? new RAPIER.Cuboid(...box) : new RAPIER.Ball(ball),
    at: z === undefined ? { x, y } : { x, y, z },
    turned: z === undefined ? turned[0] : { x: turned[0], y: turned[1], z: turned[2], w: turned[3] },
  }));
  const contact = first.shape.contactShape(first.at, first.turned, second.shape, second.at, second.turned, 0);
  return Math.max(0, -(contact?.distance ?? 0));
}

for (const [name, RAPIER, dimension] of [
  ["plane", plane, 2],
  ["space", space, 3],
]) {
  await RAPIER.init();
  let [largest, overlapping] = [0, 0];
  for (let i = 0; i < pairs; i++) {
    const bodies = [randomBody(dimension), randomBody(dimension)];
    const poses = Float64Array.from(bodies.flatMap(({ at, turned }) => [...at, ...turned]));
    const ours = Math.max(0, depth(...place({ space: name, bodies }, poses)));
    if (ours > tolerance) overlapping++;
    largest = Math.max(largest, Math.abs(ours - theirs(RAPIER, bodies)));
  }
  console.log(`${name}: ${pairs} pairs, ${overlapping} overlap; depths differ by at most ${largest.toExponential(1)} m`);
  if (!(largest <= tolerance && overlapping > pairs / 4)) process.exitCode = 1;
}
