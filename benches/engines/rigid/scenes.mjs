// The scenes of rigid bodies that every engine is given, in SI units, y upwards, at rest, all of one density:
//   { name, space, seconds, stands, bodies, joints, links, drop }
//   bodies: { box: half extents } or { ball: radius }, with at, fixed (false), collides (true); none is turned
//   joints: { between: [i, j], anchors: [point of i, point of j] }, a point of one body on a point of the other
//   links: { between: [i, j], length }, two centres at a distance
//   drop: how far a body can fall, m
// Floors and walls are fixed boxes. `stands`: nothing should move.

import { cloth } from "../scenes.mjs";

export const friction = 0.5;
export const density = { plane: 1, space: 1000 }; // kg/m², kg/m³

const gap = 0.05; // m, between neighbours in a row
const pitch = 1 + gap;

/** Rows of n, n − 1, … 1 boxes of 1 m, each over the gap between two. */
function pyramid(n) {
  const boxes = [];
  for (let row = 0; row < n; row++) {
    for (let k = 0; k < n - row; k++) boxes.push({ box: [0.5, 0.5], at: [pitch * (k - (n - 1 - row) / 2), 0.5 + row] });
  }
  return { name: `pyramid-${n}`, space: "plane", seconds: n > 30 ? 3 : 10, stands: true, bodies: [floor(2), ...boxes], joints: [], drop: height };
}

/** Balls of radius 0.25 m dropped into a container 20 m wide. */
function discs(n) {
  const balls = Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / 36);
    return { ball: 0.25, at: [0.52 * ((i % 36) - 17.5) + 0.1 * (row % 2), 0.3 + 0.52 * row] };
  });
  const walls = [-1, 1].map((side) => ({ box: [1, 20], at: [11 * side, 20], fixed: true }));
  return { name: "discs", space: "plane", seconds: 5, bodies: [floor(2), ...walls, ...balls], joints: [], drop: height };
}

/** Balls in a container 5 m wide, in space. */
function spheres(n) {
  const balls = Array.from({ length: n }, (_, i) => {
    const layer = Math.floor(i / 64);
    const shift = 0.1 * (layer % 2);
    return { ball: 0.25, at: [0.55 * ((i % 8) - 3.5) + shift, 0.3 + 0.52 * layer, 0.55 * ((Math.floor(i / 8) % 8) - 3.5) + shift] };
  });
  const walls = [-1, 1].flatMap((side) => [
    { box: [1, 5, 3], at: [3.5 * side, 5, 0], fixed: true },
    { box: [3, 5, 1], at: [0, 5, 3.5 * side], fixed: true },
  ]);
  return { name: "spheres", space: "space", seconds: 5, bodies: [floor(3), ...walls, ...balls], joints: [], drop: height };
}

/** n rows of n bricks of 1 m × 0.5 m × 0.5 m, every other row shifted by half a brick, with half bricks at its ends. */
function wall(n) {
  const half = (pitch / 2 - gap) / 2; // of a half brick's length
  const end = (pitch * n - gap) / 2;
  const bricks = [];
  for (let row = 0; row < n; row++) {
    const y = 0.25 + 0.5 * row;
    const shifted = row % 2;
    for (let k = 0; k < n - shifted; k++) bricks.push({ box: [0.5, 0.25, 0.25], at: [pitch * (k - (n - shifted - 1) / 2), y, 0] });
    if (shifted) for (const side of [-1, 1]) bricks.push({ box: [half, 0.25, 0.25], at: [side * (end - half), y, 0] });
  }
  return { name: "wall", space: "space", seconds: 10, stands: true, bodies: [floor(3), ...bricks], joints: [], drop: height };
}

/** Cubes of 1 m on each other. */
function tower(n, space) {
  const point = (y) => (space === "plane" ? [0, y] : [0, y, 0]);
  const cubes = Array.from({ length: n }, (_, i) => ({ box: point(0).map(() => 0.5), at: point(0.5 + i) }));
  return { name: `tower-${space}`, space, seconds: 10, stands: true, bodies: [floor(point(0).length), ...cubes], joints: [], drop: height };
}

/** Rods of 0.5 m, end to end on ball joints, held at one end and let go straight out to the side. They do not collide. */
function rods(n, space) {
  return chain({ name: `chain-${space}${n === 50 ? "" : `-${n}`}`, n, space, box: space === "plane" ? [0.25, 0.05] : [0.25, 0.05, 0.05] });
}

/** Spheres of radius 0.25 m in a row, each held to the next where they touch; held and let go likewise. */
function beads(n) {
  return chain({ name: "chain-spheres", n, space: "space", ball: 0.25 });
}

function chain({ name, n, space, ...shape }) {
  const point = (x) => (space === "plane" ? [x, 0] : [x, 0, 0]);
  const held = { ...shape, at: point(-0.25), fixed: true, collides: false };
  const rods = Array.from({ length: n }, (_, i) => ({ ...shape, at: point(0.25 + 0.5 * i), collides: false }));
  const joints = rods.map((_, i) => ({ between: [i, i + 1], anchors: [point(0.25), point(-0.25)] }));
  return { name, space, seconds: 10, bodies: [held, ...rods], joints, drop: ({ at }) => at[0] };
}

/** A curtain as in ../scenes.mjs, of small spheres on links between their centres, out of its plane by a breath of wind. */
function curtain(n) {
  const { bodies, links, length, drops } = cloth(n);
  const spheres = bodies.map(({ at: [x, y], fixed }) => ({ ball: 0.02, at: [x, y, 1e-3 * Math.sin(3 * x) * y], fixed, collides: false }));
  const apart = ([i, j]) => Math.hypot(...spheres[i].at.map((x, k) => x - spheres[j].at[k]));
  return { name: "cloth-space", space: "space", seconds: 10, bodies: spheres, joints: [], links: links.map((between) => ({ between, length: apart(between) })), drop: (_, i) => drops[i] };
}

/** Of a centre above the floor, m. */
function height({ at }) {
  return at[1];
}

/** A fixed box, 1 m thick each way from its centre, whose top is at y = 0. */
function floor(dimension) {
  return dimension === 2 ? { box: [60, 1], at: [0, -1], fixed: true } : { box: [20, 1, 20], at: [0, -1, 0], fixed: true };
}

export const scenes = Object.fromEntries(
  [
    ...[pyramid(20), pyramid(50), tower(10, "plane"), discs(1000), rods(50, "plane"), rods(100, "plane")],
    ...[wall(10), tower(10, "space"), spheres(500), rods(50, "space"), beads(50), curtain(30)],
  ].map((scene) => [scene.name, scene]),
);
