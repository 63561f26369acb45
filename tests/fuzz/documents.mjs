// Scene documents: catalogue scenes with parameters between and at the ends of their ranges, small documents of every kind of body,
// shape, constraint, joint and force that the catalogue lists, and hulls whose points nearly lie in one plane.
import { catalog, Simulation } from "./core.mjs";
import { ulps } from "./values.mjs";

export const known = catalog();
/** Parameters of every simulation: method, integrator, solver, their numbers, the mouse. */
const plain = new Simulation("circle");
const common = plain.parameters().filter(({ group }) => group !== "scene");
plain.free();

/** Counts of the catalogue go into the thousands on purpose; most cases should be quick. */
const fewAtMost = 24;

/** A value of a parameter: usual, at the ends of what a slider offers, or at the ends of what is allowed. */
export function parameterValue(random, { name, type, choices, soft, min = -1e3, max = 1e3, default: usual }) {
  // Who allows a step more work than usual asks for one that takes longer.
  if (name === "workLimit") return random.pick([usual, min]);
  if (type === "choice") return random.pick(choices).id;
  if (type === "boolean") return random.chance(0.5);
  if (type === "text") return random.chance(0.5) ? usual : formula(random);
  const [low, high] = soft ?? [min, max];
  const drawn = random.weighted([[4, usual ?? low], [3, random.between(low, high)], [2, low], [2, high], [1, min], [1, max]]);
  if (type !== "integer") return drawn;
  return random.chance(0.04) ? Math.round(drawn) : Math.round(Math.min(drawn, Math.max(min, fewAtMost)));
}
/** A text that may be a formula. */
const words = ["x", "y", "z1", "x2", "t", "p", "pi", "2", "0.5", "(", ")", "+", "-", "*", "/", "^", "sin(", "log(", "atan2(", ",", "=", ">="];
const formula = (random) => Array.from({ length: 1 + random.below(12) }, () => random.pick(words)).join("");

/** A scene of the catalogue: [id, parameters], often with another method, integrator or solver than its own. */
export function scene(random) {
  const { id, parameters } = random.pick(known.scenes);
  const values = {};
  const take = (parameter, chance) => { if (random.chance(chance)) values[parameter.name] = parameterValue(random, parameter); };
  for (const parameter of parameters) take(parameter, parameter.type === "integer" ? 0.8 : 0.3);
  const [choices, numbers] = random.pick([[0, 0], [0.4, 0.1], [0.9, 0.1], [0.9, 0.6]]);
  for (const parameter of common) if (!(parameter.name in values)) take(parameter, parameter.type === "choice" ? choices : numbers);
  return [id, values];
}

const size = (random) => random.weighted([[8, random.between(0.1, 2)], [1, 1e-3], [1, 10], [0.3, 1e6], [0.3, 1e-9]]);
const vector = (random, dimension, scale = 1) => Array.from({ length: dimension }, () => scale * random.between(-1, 1));
const points = (random, dimension, count) => Array.from({ length: count }, () => vector(random, dimension));

function shape(random, dimension, depth = 0) {
  const space = dimension === 2 ? "plane" : "space";
  const kinds = known.shapes.filter((each) => each.space === undefined || each.space === space);
  if (depth === 0 && random.chance(0.1)) {
    return { compound: Array.from({ length: 1 + random.below(3) }, () => ({ ...shape(random, dimension, 1), at: vector(random, dimension) })) };
  }
  const { id } = random.pick(kinds);
  return {
    [id]: {
      box: () => vector(random, dimension).map((x) => Math.abs(x) * size(random) + 1e-3),
      disc: () => size(random),
      sphere: () => size(random),
      capsule: () => ({ halfLength: size(random), radius: size(random) }),
      polygon: () => (random.chance(0.5) ? points(random, 2, 3 + random.below(8)) : nearlyFlat(random, 2)),
      hull: () => (random.chance(0.5) ? points(random, 3, 4 + random.below(20)) : nearlyFlat(random, 3)),
      halfPlane: () => vector(random, 2),
      halfSpace: () => vector(random, 3),
      chain: () => ({ points: points(random, 2, 2 + random.below(6)), closed: random.chance(0.3) }),
    }[id]?.() ?? {},
  };
}

/** Points on a small grid, a ring or a plane, moved by almost nothing: what a convex hull finds hardest. */
export function nearlyFlat(random, dimension) {
  const count = dimension + 1 + random.below(20);
  const jitter = random.pick([0, 1e-17, 1e-16, 1e-12, 1e-9, 1e-6]);
  const scale = random.pick([1, 1, 1, 1e-3, 1e3, 1e6]);
  const flat = random.pick([0, 0, 1e-9, 0.04, 1]);
  const make = random.pick([
    () => Array.from({ length: dimension }, () => random.below(3) - 1),
    () => {
      const turn = (2 * Math.PI * random.below(16)) / 16;
      return [Math.cos(turn), flat * (random.below(2) * 2 - 1), Math.sin(turn)].slice(0, dimension);
    },
    () => vector(random, dimension).map((x, i) => (i === 1 ? x * flat : x)),
    () => {
      const x = vector(random, dimension);
      const length = Math.hypot(...x);
      return x.map((each) => each / length);
    },
  ]);
  return Array.from({ length: count }, () =>
    make().map((x) => {
      const moved = scale * (x + jitter * random.between(-1, 1));
      return random.chance(0.1) ? ulps(moved, random.pick([-1, 1])) : moved;
    }),
  );
}

export function body(random, dimension) {
  const document = { at: vector(random, dimension, random.pick([1, 1, 3, 0])) };
  if (random.chance(0.4)) document.particle = {};
  else document.shape = shape(random, dimension);
  const may = (key, chance, value) => { if (random.chance(chance)) document[key] = value(); };
  may("mass", 0.3, () => size(random));
  may("velocity", 0.4, () => vector(random, dimension, random.pick([1, 10])));
  may("fixed", 0.15, () => true);
  if (document.shape) {
    may("spin", 0.3, () => (dimension === 2 ? random.between(-5, 5) : vector(random, 3, 5)));
    if (dimension === 2) may("angle", 0.3, () => random.between(-4, 4));
    else may("orientation", 0.3, () => normalised(vector(random, 4)));
    may("friction", 0.3, () => random.pick([0, 0.3, 1, 10]));
    may("restitution", 0.3, () => random.pick([0, 0.5, 1]));
    may("density", document.mass === undefined ? 0.2 : 0, () => size(random));
  }
  return document;
}
const normalised = (x) => x.map((each) => each / Math.hypot(...x));

/** A constraint, joint or force of the catalogue on some of `bodies` bodies. */
export function linked(random, entries, dimension, bodies) {
  const { id, parameters } = random.pick(entries);
  const value = {};
  for (const parameter of parameters) {
    if (parameter.default !== undefined && !random.chance(0.5)) continue;
    if (parameter.default === undefined && random.chance(0.02)) continue;
    const count = { between: random.pick([2, 2, 3]), corners: 4, first: 2, second: 2 }[parameter.name] ?? 2 + random.below(3);
    if (parameter.type === "body") value[parameter.name] = random.below(bodies);
    else if (parameter.type === "bodies") value[parameter.name] = random.shuffled([...Array(bodies).keys()]).slice(0, count);
    else if (parameter.type === "vector") value[parameter.name] = vector(random, dimension);
    else if (parameter.name === "terms") value.terms = Array.from({ length: 1 + random.below(4) }, () => [random.below(4), random.below(4), random.between(-2, 2)]);
    else if (parameter.type === "points") value[parameter.name] = points(random, dimension, parameter.name === "anchors" ? 2 : 2 + random.below(5));
    else value[parameter.name] = parameterValue(random, parameter);
  }
  return { [id]: value };
}
export const constraint = (random, dimension, bodies) => linked(random, random.chance(0.6) ? known.constraints : known.joints, dimension, bodies);
export const force = (random, dimension, bodies) => linked(random, known.forces, dimension, bodies);

export function method(random) {
  const { id, parameters } = random.pick(known.methods);
  const document = { kind: id };
  for (const parameter of parameters) if (random.chance(0.2)) document[parameter.name] = parameterValue(random, parameter);
  if (id === "acceleration" || id === "penalty") document.integrator = random.pick(known.integrators).id;
  document.stepSize = random.pick([0.01, 0.01, 0.001, 1 / 60, 0.1, 1e-6, 10]);
  if (random.chance(0.3)) document.substeps = 1 + random.below(4);
  if (random.chance(0.7)) document.solver = { kind: random.pick(known.solvers).id, maxIterations: random.pick([10, 100, 1000]), warmStart: random.chance(0.5) };
  if (random.chance(0.2)) document.projection = {};
  return document;
}

/** A small document of a bit of everything. */
export function small(random) {
  const dimension = random.chance(0.5) ? 2 : 3;
  const bodies = Array.from({ length: 1 + random.below(7) }, () => body(random, dimension));
  const document = { version: 1, space: dimension === 2 ? "plane" : "space", bodies };
  if (random.chance(0.6)) document.gravity = dimension === 2 ? [0, -9.81] : [0, -9.81, 0];
  document.constraints = Array.from({ length: random.below(5) }, () => constraint(random, dimension, bodies.length));
  document.forces = Array.from({ length: random.below(3) }, () => force(random, dimension, bodies.length));
  document.method = method(random);
  return document;
}

/** One body whose shape is the hull of points that nearly lie in a plane, on the ground. */
export function hull(random) {
  const dimension = random.chance(0.2) ? 2 : 3;
  const falling = { at: [0, 1.5, 0].slice(0, dimension), shape: { [dimension === 2 ? "polygon" : "hull"]: nearlyFlat(random, dimension) } };
  const ground = { at: [0, 0, 0].slice(0, dimension), fixed: true, shape: dimension === 2 ? { halfPlane: [0, 1] } : { halfSpace: [0, 1, 0] } };
  return { version: 1, space: dimension === 2 ? "plane" : "space", gravity: [0, -9.81, 0].slice(0, dimension), bodies: [falling, ground], method: { kind: "velocity" } };
}
