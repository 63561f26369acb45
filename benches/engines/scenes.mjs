// The two scenes that every engine is given: unit point masses and rigid links, in SI units, y upwards, at rest.
//   { name, bodies: [{ at: [x, y], fixed }], links: [[i, j]], length, drops, range }
// `drops`: how far each mass can fall, m.
// `range` is the drop's potential range in joules: what the weight would do if every mass fell as far as the links let it,
// to the end of its shortest way from a held point hanging straight down.

export const gravity = 9.81;
export const step = 1 / 60;
export const seconds = 10;

/** Links of 0.2 m from a held point, straight out to the side. */
export function chain(n = 100, length = 0.2) {
  const bodies = Array.from({ length: n + 1 }, (_, i) => ({ at: [i * length, 0], fixed: i === 0 }));
  const links = Array.from({ length: n }, (_, i) => [i, i + 1]);
  return scene("chain", bodies, links, length);
}

/**
 * A curtain: a square net of n × n masses in the vertical plane, held at its two upper corners, which are nearer to each
 * other than the net is wide (spread 1 would be a straight edge, which no rigid links can hold up).
 */
export function cloth(n = 30, length = 0.2, spread = 0.8) {
  const edge = arc(n - 1, length, spread);
  const bodies = [];
  const links = [];
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      const i = bodies.length;
      const [x, y] = edge[column];
      bodies.push({ at: [x, y - row * length], fixed: row === 0 && (column === 0 || column === n - 1) });
      if (column > 0) links.push([i - 1, i]);
      if (row > 0) links.push([i - n, i]);
    }
  }
  return scene("cloth", bodies, links, length);
}

/** n links of a length that hang on a circle's arc between two points at the same height, `spread` times n lengths apart. */
function arc(n, length, spread) {
  const chord = (turn) => Math.sin((n * turn) / 2) / Math.sin(turn / 2) / n; // of the polygon whose links turn so much, in parts of its length
  let [lo, hi] = [1e-9, (2 * Math.PI) / n];
  for (let i = 0; i < 100; i++) {
    const turn = (lo + hi) / 2;
    if (chord(turn) > spread) lo = turn;
    else hi = turn;
  }
  const points = [[0, 0]];
  for (let i = 0; i < n; i++) {
    const angle = (i - (n - 1) / 2) * lo;
    points.push([points[i][0] + length * Math.cos(angle), points[i][1] + length * Math.sin(angle)]);
  }
  return points;
}

function scene(name, bodies, links, length) {
  const reach = depths(bodies, links).map(({ root, links }) => bodies[root].at[1] - links * length);
  const drops = bodies.map(({ at }, i) => Math.max(0, at[1] - reach[i]));
  const range = drops.reduce((sum, drop) => sum + gravity * drop, 0);
  return { name, bodies, links, length, drops, range };
}

/** For every body the held one that is nearest along the links, and how many links away it is. */
function depths(bodies, links) {
  const neighbours = bodies.map(() => []);
  for (const [i, j] of links) {
    neighbours[i].push(j);
    neighbours[j].push(i);
  }
  const found = bodies.map(({ fixed }, i) => (fixed ? { root: i, links: 0 } : undefined));
  const queue = [...bodies.keys()].filter((i) => bodies[i].fixed);
  for (const i of queue) {
    for (const j of neighbours[i]) {
      if (found[j]) continue;
      found[j] = { root: found[i].root, links: found[i].links + 1 };
      queue.push(j);
    }
  }
  return found;
}

/** The scene as a document of ours; `method` as there, its steps of 1/60 s. */
export function document({ bodies, links, length }, method) {
  const space = bodies[0].at.length === 2 ? "plane" : "space";
  return {
    version: 1,
    space,
    gravity: space === "plane" ? [0, -gravity] : [0, -gravity, 0],
    bodies: bodies.map(({ at, fixed }) => ({ particle: {}, at, fixed })),
    constraints: links.map((between) => ({ distance: { between, length, form: "length" } })),
    method: { stepSize: step, ...method },
  };
}
