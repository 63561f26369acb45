// The kinds of cases. A case is a list of operations; each draws from a stream of its own, so that leaving some out (to shrink a
// failing case) changes nothing in the others.
import { inspect } from "node:util";
import { Simulation } from "./core.mjs";
import * as documents from "./documents.mjs";
import { Failure, functions } from "./judge.mjs";
import { acting, anyNumber, anything, mutated, nudged } from "./values.mjs";

const { known } = documents;
/** Kinds of cases: [weight, name, its operations]. */
const kinds = [
  [12, "scene", (random) => [op("scene"), ...life(random, 3)]],
  [20, "mutated", (random) => [op("mutated"), ...life(random, 3)]],
  [18, "document", (random) => [op("document"), ...life(random, 5)]],
  [10, "snapshot", (random) => [op("scene"), op("steps"), op("damaged"), ...life(random, 2)]],
  [10, "hull", (random) => [op("hull"), ...life(random, 1)]],
  [14, "calls", (random) => [op(random.pick(["scene", "document"])), ...life(random, 16)]],
  [8, "bad calls", (random) => [op(random.pick(["scene", "document"])), ...Array.from({ length: 12 }, () => op("bad call"))]],
  [8, "laboratory", (random) => Array.from({ length: 4 }, () => op(random.pick(["lcp", "lcp", "bad lcp"])))],
];

export function planned(random) {
  const [, name, plan] = random.weighted(kinds.map((kind) => [kind[0], kind]));
  return { name, operations: plan(random) };
}

const op = (name) => name;
/** Some good calls, now and then a bad one. */
const life = (random, most) =>
  Array.from({ length: 1 + random.below(most) }, () => random.weighted([[4, "steps"], [3, "set"], [4, "edit"], [3, "read"], [2, "history"], [1, "hand"], [1, "record"], [2, "bad call"], [0.3, "free"]]));

/** Performs an operation on its context: the judge, the simulation that the case built (`current`), and words for the log. */
export function perform(name, context, random) {
  return operations[name](context, random);
}

const operations = {
  scene: (context, random) => build(context, ...documents.scene(random)),
  document: (context, random) => build(context, documents.small(random)),
  hull: (context, random) => build(context, documents.hull(random)),
  mutated(context, random) {
    build(context, mutated(random, catalogueDocument(context, random), context.within, 1 + random.below(3)), random.chance(0.1) ? anything(random, context.within) : undefined);
  },
  steps({ judge, current, say }, random) {
    if (!current) return;
    const times = Array.from({ length: 1 + random.below(4) }, () => random.pick([1, 1, 1, 5, 20]));
    say(() => `step ${times.join(", ")}`);
    for (const count of times) judge.step(current, count);
  },
  set({ judge, current, say }, random) {
    if (!current) return;
    const all = judge.call("parameters", () => current.parameters());
    if (!all) return;
    const info = random.pick(all);
    const value = documents.parameterValue(random, info);
    say(() => `set("${info.name}", ${value})`);
    judge.edit(current, "set", () => current.set(info.name, value));
    const now = judge.call("get", () => current.get(info.name));
    if (random.chance(0.2) && now !== undefined) judge.edit(current, "reset", () => current.reset());
  },
  edit({ judge, current, say }, random) {
    if (!current) return;
    const space = judge.call("space", () => current.space);
    const bodies = judge.call("bodies", () => current.bodies());
    if (!bodies) return;
    const dimension = space === "plane" ? 2 : 3;
    const id = () => (bodies.length > 0 && random.chance(0.95) ? random.pick(bodies).id : random.below(9));
    const vector = (scale = 2) => Array.from({ length: dimension }, () => (random.chance(0.03) ? anyNumber(random) : random.between(-scale, scale)));
    // Sometimes faster than anything should be.
    const much = random.pick([1, 1, 1, 1, 1e3, 1e9, 1e100, 1e307]);
    const rigid = (body) => bodies.find((each) => each.id === body)?.kind === "rigid";
    const placement = (body) => ({
      at: vector(),
      ...(random.chance(0.5) ? { velocity: vector(10 * much) } : {}),
      ...(rigid(body) && random.chance(0.5) ? { spin: dimension === 2 ? much * random.between(-9, 9) : vector(9 * much) } : {}),
      ...(rigid(body) && random.chance(0.4) ? (dimension === 2 ? { angle: random.between(-4, 4) } : { orientation: [0, 0, Math.SQRT1_2, random.pick([1, -1]) * Math.SQRT1_2] }) : {}),
    });
    const [name, ...values] = random.weighted([
      [2, () => ["addBody", documents.body(random, dimension)]],
      [2, () => ["addConstraint", documents.constraint(random, dimension, bodies.length)]],
      [1, () => ["addForce", documents.force(random, dimension, bodies.length)]],
      [1, () => ["removeBody", id()]],
      [1, () => ["removeConstraint", random.below(6)]],
      [1, () => ["removeForce", random.below(4)]],
      [3, () => { const body = id(); return ["setState", body, placement(body)]; }],
      [2, () => { const body = id(); return ["updateBody", body, random.pick([{ mass: random.between(0.1, 5) }, { fixed: random.chance(0.5) }, placement(body), { friction: 0.2 }])]; }],
      [1, () => ["updateConstraint", random.below(5), random.pick([{ radius: random.between(0.1, 3) }, { length: random.between(0.1, 3) }, { form: "length" }, { driven: true, speed: 3 }])]],
      [1, () => ["updateForce", random.below(3), random.pick([{ force: vector(20) }, { coefficient: 0.3 }, { stiffness: 50 }])]],
    ])();
    say(() => `${name}(${short(values)})`);
    judge.edit(current, name, () => current[name](...values));
  },
  read({ judge, current, say }, random) {
    if (!current) return;
    const [name, ...values] = random.pick(readings)(random);
    say(() => `${name}(${short(values)})`);
    judge.call(name, () => current[name](...values));
  },
  history({ judge, current, say }, random) {
    if (!current) return;
    const [name, ...values] = random.pick([() => ["stepBack", random.below(30)], () => ["seek", random.between(-0.1, 1)], () => ["reset"], () => ["snapshot"]])();
    say(() => `${name}(${short(values)})`);
    // A seek takes the steps up to its time.
    const steps = name === "seek" ? Math.ceil(Math.max(values[0], 0) / (judge.call("stepSize", () => current.stepSize) ?? 0.01)) : 1;
    const bytes = judge.call(`${name}(${steps})`, () => current[name](...values));
    if (name !== "snapshot" || bytes === undefined) return;
    judge.step(current, 3);
    judge.call("restore", () => current.restore(bytes), ({ message }) => { throw new Failure("document", `restore refuses its own snapshot: ${message}`); });
    judge.judgeState(current, "restore");
  },
  hand({ judge, current }, random) {
    if (!current) return;
    const dimension = judge.call("space", () => current.space) === "plane" ? 2 : 3;
    const point = () => Array.from({ length: dimension }, () => random.between(-3, 3));
    judge.call("grab", () => current.grab(random.below(4), point(), point()));
    judge.step(current, 5);
    if (random.chance(0.5)) judge.call("moveGrab", () => current.moveGrab(point()));
    if (random.chance(0.5)) judge.call("releaseGrab", () => current.releaseGrab());
  },
  record({ judge, current }, random) {
    if (!current) return;
    const names = judge.call("observables", () => current.observables())?.map((each) => each.name);
    if (!names?.length) return;
    const some = random.shuffled(names).slice(0, 5);
    judge.call("record", () => current.record(some, { every: 1 + random.below(3), capacity: random.pick([1, 10, 3600]) }));
    judge.step(current, 5);
    for (const name of some) {
      judge.call("series", () => current.series(name));
      judge.call("observe", () => current.observe(name));
    }
  },
  /** One flipped bit, a piece cut off or put in, or rubbish: taken or refused, and harmless either way. */
  damaged({ judge, current, say }, random) {
    if (!current) return;
    const bytes = judge.call("snapshot", () => current.snapshot());
    if (!bytes) return;
    const hurt = random.weighted([
      [6, () => { const copy = bytes.slice(); for (let i = 1 + random.below(3); i > 0; i--) copy[random.below(copy.length)] ^= 1 << random.below(8); return copy; }],
      [2, () => bytes.slice(0, random.below(bytes.length))],
      [1, () => { const copy = bytes.slice(); copy.fill(random.pick([0, 255, 127]), random.below(bytes.length)); return copy; }],
      [1, () => Uint8Array.from({ length: random.below(400) }, () => random.below(256))],
    ])();
    say(() => `restore of ${hurt.length} damaged bytes of ${bytes.length}`);
    judge.edit(current, "restore", () => current.restore(hurt));
    judge.step(current, 1);
  },
  "bad call"({ judge, current, say, within }, random) {
    if (!current) return;
    const [name, count] = random.pick(methods);
    const values = Array.from({ length: count }, () => (random.chance(0.3) ? plausible(random) : anything(random, within)));
    if (values[0] === undefined && count === 0) return;
    say(() => `${name}(${short(values)})`);
    if (name === "step" && isLarge(values[0])) return;
    judge.edit(current, name, () => current[name](...values));
  },
  free({ judge, current, forget }) {
    if (!current) return;
    judge.call("free", () => current.free());
    forget();
    judge.freed(current);
  },
  lcp({ judge, say }, random) {
    const n = 1 + random.below(6);
    const number = () => random.weighted([[8, random.between(-3, 3)], [2, random.below(4)], [0.2, anyNumber(random)]]);
    const square = Array.from({ length: n }, () => Array.from({ length: n }, number));
    const symmetric = square.map((row, i) => row.map((x, j) => (x + square[j][i]) / 2 + (i === j ? random.pick([0, 4, 8]) : 0)));
    const a = random.chance(0.7) ? symmetric : square;
    const b = Array.from({ length: n }, number);
    const p = { a, b };
    if (random.chance(0.3)) p.lo = b.map(() => random.pick([0, -1, null, -Infinity]));
    if (random.chance(0.3)) p.hi = b.map(() => random.pick([1, 2, null, Infinity]));
    if (n >= 2 && random.chance(0.3)) p.friction = [{ normal: 0, tangents: n > 2 && random.chance(0.5) ? [1, 2] : [1], mu: random.pick([0, 0.5, 10]), kind: random.pick(["box", "cone"]) }];
    const solver = random.pick(known.solvers).id;
    const omega = random.between(0.01, 2);
    const call = random.pick([
      ["solveBoxLcp", p, { method: solver, iterates: random.chance(0.3), maxIterations: random.pick([1, 10, 1000]), omega }],
      ["enumerateLcp", p], ["definiteness", a], ["iterationMatrix", a, random.pick(["jacobi", "gauss-seidel", "sor", "symmetric-gauss-seidel"]), omega],
      ["bestOmega", a, random.pick(["jacobi", "sor"])], ["lcpFromQp", a, b, a, b], ["lcpFromLp", b, a, b], ["reduceMixed", a, b, [0]],
      ["circleLambda", { x: b.slice(0, 2), v: [1, number()], f: [0, number()], m: Math.abs(number()), r: Math.abs(number()) }],
      ["collisionImpulse", { normal: [1, 0], point: [0, 0], a: { mass: Math.abs(number()), inertia: 1, at: [-1, 0], velocity: [number(), 0], spin: 0 }, b: { mass: 1, inertia: Math.abs(number()), at: [1, 0] } }],
    ]);
    const [name, ...values] = call;
    say(() => `${name}(${short(values)})`);
    const result = judge.call(name, () => functions[name](...values));
    if (name === "solveBoxLcp" && result?.status === "solved" && ![...result.lambda, ...result.w, result.residual].every(Number.isFinite)) {
      throw new Failure("finite", `solveBoxLcp says solved: λ ${[...result.lambda]}, w ${[...result.w]}`);
    }
  },
  "bad lcp"({ judge, say, within }, random) {
    const [name, count] = random.pick(freeFunctions);
    const whole = { a: [[2, 1], [1, 2]], b: [-1, 1], lo: [0, 0], friction: [{ normal: 0, tangents: [1], mu: 0.5 }], method: "lemke", x: [1, 0], v: [0, 1], f: [0, 1], m: 1 };
    const values = Array.from({ length: count }, () => random.weighted([
      [3, () => anything(random, within)], [3, () => mutated(random, whole, within)], [1, () => [[2, 1], [1, 2]]], [1, () => plausible(random)], [1, () => acting(random, within)],
    ])());
    say(() => `${name}(${short(values)})`);
    judge.call(name, () => functions[name](...values));
  },
};

/** Builds a simulation; the one before it is freed. */
function build(context, ...values) {
  const { judge, current, say } = context;
  say(() => `new Simulation(${short(values, 2000)})`);
  if (current) {
    judge.call("free", () => current.free());
    context.forget();
  }
  const made = judge.call("new", () => new Simulation(...values));
  if (!made) return;
  context.keep(made);
  judge.judgeState(made, "new");
}

function catalogueDocument({ judge }, random) {
  const { id } = random.pick(known.scenes);
  const simulation = judge.call("new", () => new Simulation(id));
  if (random.chance(0.5)) judge.call("step", () => simulation.step(1 + random.below(5)));
  const document = judge.call("toJSON", () => simulation.toJSON());
  judge.call("free", () => simulation.free());
  if (random.chance(0.5)) delete document.state;
  if (document.state && random.chance(0.3)) {
    const at = random.below(document.state.length);
    document.state = document.state.slice(0, at) + random.pick(["A", "", "/", "=", "é"]) + document.state.slice(at + 1);
  }
  return document;
}

const matrices = ["J", "W", "A", "b", "lambda", "C", "Cdot", "JdotV", "f", "fhat"];
const readings = [
  ...["bodies", "positions", "velocities", "constraints", "c", "cDot", "lambda", "constraintForces", "contacts", "forces", "observables", "appliedForces", "asleep", "contactProblem",
    "stepProblem", "stepRows", "parameters", "spectrum", "stages", "stateHash", "toJSON", "snapshot", "profile", "startProfile"].map((name) => () => [name]),
  (random) => ["outline", random.below(6)],
  (random) => ["readPositions", new Float64Array(random.below(40))],
  (random) => ["reference", random.between(0, 3)],
  (random) => ["matrix", random.pick(matrices)],
  (random) => ["observe", random.pick(["C.norm", "energy.total", "energy.drift", "constraint[0].lambda", "body[0].x", "solver.residual", "lambda.norm"])],
  (random) => ["solveTrace", random.pick(known.solvers).id, { maxIterations: 50, rows: random.chance(0.5), start: random.pick(["cold", "warm"]) }],
];
/** Every method of Simulation that takes arguments, and how many. */
const methods = [
  ["step", 1], ["set", 2], ["get", 1], ["addBody", 1], ["addConstraint", 1], ["addForce", 1], ["removeBody", 1], ["removeConstraint", 1], ["removeForce", 1], ["updateBody", 2],
  ["updateConstraint", 2], ["updateForce", 2], ["setState", 2], ["grab", 3], ["moveGrab", 1], ["outline", 1], ["readPositions", 1], ["reference", 1], ["record", 2], ["series", 1],
  ["observe", 1], ["matrix", 1], ["solveTrace", 2], ["restore", 1], ["stepBack", 1], ["seek", 1],
];
const freeFunctions = [
  ["solveBoxLcp", 2], ["enumerateLcp", 1], ["definiteness", 1], ["iterationMatrix", 3], ["bestOmega", 2], ["lcpFromQp", 4], ["lcpFromLp", 3], ["reduceMixed", 3], ["programKkt", 4],
  ["circleLambda", 1], ["collisionImpulse", 1],
];
/** Something that fits somewhere. */
const plausible = (random) =>
  random.pick([0, 1, 2, [0, 0], [0, 0, 0], "C.norm", "radius", "cg", { at: [1, 1] }, { particle: {}, at: [0, 0] }, { circle: { body: 0 } }, ["C.norm"], { mass: nudged(random, 1) }, "J", { radius: 2 }]);
/** A count that is valid and only takes long. */
const isLarge = (value) => { try { return Number(value) > 1000 && Number(value) <= 2 ** 53; } catch { return false; } };

/** Values in a few letters; nothing of them is called, read by a getter or asked of a proxy. */
export function short(values, most = 300) {
  const text = inspect(values, { depth: 12, maxArrayLength: 60, maxStringLength: 60, breakLength: Infinity, compact: true, customInspect: false, showProxy: true });
  return text.length > most ? `${text.slice(2, most)}…` : text.slice(1, -1).trim();
}
