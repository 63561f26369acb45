// How far bodies overlap and joints gape, computed from poses alone, for all engines alike: boxes by separating axes (exact
// for convex bodies: the least translation that parts them), balls by distances. One code for the plane and for space.

/** Bodies of a scene at given poses (x, y, angle or x, y, z and a quaternion x, y, z, w of each body). */
export function place({ space, bodies }, poses) {
  return bodies.map(({ box, ball, fixed, collides = true }, i) => {
    const [center, axes] = space === "plane" ? inPlane(poses, 3 * i) : inSpace(poses, 7 * i);
    const reach = center.map((_, k) => ball ?? box.reduce((sum, half, j) => sum + half * Math.abs(axes[j][k]), 0));
    return { box, ball, fixed, collides, center, axes, reach, from: center[0] - reach[0], to: center[0] + reach[0] };
  });
}

function inPlane(poses, at) {
  const [c, s] = [Math.cos(poses[at + 2]), Math.sin(poses[at + 2])];
  return [[poses[at], poses[at + 1]], [[c, s], [-s, c]]];
}

function inSpace(poses, at) {
  return [[poses[at], poses[at + 1], poses[at + 2]], axesInSpace(poses.subarray(at + 3, at + 7))];
}

/** The axes of a body turned by a quaternion. */
export function axesInSpace([x, y, z, w]) {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ];
}

/** Depth of the deepest overlap of two placed bodies, m; 0 where none do. Found by a sweep along x. */
export function deepest(placed) {
  const order = placed.filter(({ collides }) => collides).sort((a, b) => a.from - b.from);
  let largest = 0;
  let active = [];
  for (const a of order) {
    const still = [a];
    for (const b of active) {
      if (b.to <= a.from) continue;
      still.push(b);
      if (near(a, b)) largest = Math.max(largest, depth(a, b));
    }
    active = still;
  }
  return largest;
}

function near(a, b) {
  if (a.fixed && b.fixed) return false;
  for (let k = 1; k < a.center.length; k++) if (Math.abs(a.center[k] - b.center[k]) >= a.reach[k] + b.reach[k]) return false;
  return true;
}

/** Largest distance between two points that a joint should hold together, m; 0 without joints. */
export function widest(joints, placed) {
  const world = ({ center, axes }, point) => center.map((c, k) => c + point.reduce((sum, p, j) => sum + p * axes[j][k], 0));
  return joints.reduce((largest, { between, anchors }) => {
    const [p, q] = between.map((i, end) => world(placed[i], anchors[end]));
    return Math.max(largest, Math.hypot(...p.map((x, k) => x - q[k])));
  }, 0);
}

/** How far the length of a link between two centres is from what it was, m; 0 without links. */
export function longest(links = [], placed) {
  return links.reduce((largest, { between: [i, j], length }) => {
    const now = Math.hypot(...placed[i].center.map((x, k) => x - placed[j].center[k]));
    return Math.max(largest, Math.abs(now - length));
  }, 0);
}

/** Negative where two bodies are apart. */
export function depth(a, b) {
  if (a.box && b.box) return boxes(a, b);
  if (a.box) return ballInBox(b, a);
  if (b.box) return ballInBox(a, b);
  return a.ball + b.ball - Math.hypot(...a.center.map((c, k) => c - b.center[k]));
}

function ballInBox({ ball, center }, { box, center: origin, axes }) {
  const offset = center.map((c, k) => c - origin[k]);
  const local = axes.map((axis) => Math.abs(dot(axis, offset)));
  const outside = Math.hypot(...local.map((x, k) => Math.max(0, x - box[k])));
  return outside > 0 ? ball - outside : ball + Math.min(...local.map((x, k) => box[k] - x));
}

/** The least overlap along any axis that can part two boxes: their faces' normals and, in space, products of their edges. */
function boxes(a, b) {
  const offset = a.center.map((c, k) => c - b.center[k]);
  const overlap = (axis) => extent(a, axis) + extent(b, axis) - Math.abs(dot(axis, offset));
  let least = Number.POSITIVE_INFINITY;
  for (const axis of a.axes) least = Math.min(least, overlap(axis));
  for (const axis of b.axes) least = Math.min(least, overlap(axis));
  if (offset.length === 2) return least;
  for (const p of a.axes) {
    for (const q of b.axes) {
      const axis = cross(p, q);
      const length = Math.sqrt(dot(axis, axis));
      if (length > 1e-6) least = Math.min(least, overlap(axis) / length); // of parallel edges a face's normal says as much
    }
  }
  return least;
}

/** Half of a box's shadow along an axis. */
function extent({ box, axes }, axis) {
  let sum = 0;
  for (let k = 0; k < box.length; k++) sum += box[k] * Math.abs(dot(axes[k], axis));
  return sum;
}

function dot(a, b) {
  return a.length === 2 ? a[0] * b[0] + a[1] * b[1] : a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross([a, b, c], [x, y, z]) {
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}
