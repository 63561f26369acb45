// Contract of the package with JavaScript: every name with its kind of result, errors that name code and place, arrays that are
// copies, and instances that no mistake can break.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as engine from "../../pkg/constrained_dynamics.js";
import * as core from "./core.mjs";
import { catalog, circleLambda, document, readJson, Simulation, version, wasm } from "./core.mjs";

const floats = (x) => x instanceof Float64Array;
const isObject = (x) => typeof x === "object" && x !== null;
const is = (type) => (x) => typeof x === type;
const listOf = (keys) => (x) => Array.isArray(x) && x.length > 0 && x.every((item) => keys.every((key) => key in item));
const nothing = (x) => x === undefined;

// Node has no ImageData. This one keeps the array it is given, as a browser's does.
globalThis.ImageData ??= class ImageData {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
};

/** Name → [arguments, what the result is]. */
const methods = {
  step: [[5], (r) => r.status === "ok" && r.steps === 5 && [r.iterations, r.residual].every(Number.isFinite) && typeof r.stoppedBy === "string"],
  advance: [[0.025], (r) => r.status === "ok" && r.steps === 2],
  onStatus: [[null], nothing],
  parameters: [[], listOf(["name", "symbol", "unit", "type", "scale", "help", "value", "default", "group", "restart", "active"])],
  get: [["alpha"], is("number")],
  set: [["alpha", 3], nothing],
  addBody: [[{ particle: {}, at: [9, 9] }], (id) => id === 3],
  addConstraint: [[{ circle: { body: 1, radius: 3 } }], (id) => id === 1],
  addForce: [[{ drag: {} }], (id) => id === 1],
  updateBody: [[0, { mass: 2 }], nothing],
  updateConstraint: [[0, { radius: 1.1 }], nothing],
  updateForce: [[0, { force: [1, 1] }], nothing],
  removeConstraint: [[1], nothing],
  removeForce: [[1], nothing],
  removeBody: [[3], nothing],
  setState: [[0, { at: [1, 0], velocity: [0, 1] }], nothing],
  grab: [[0, [0, 0], [1, 1]], nothing],
  moveGrab: [[[1, 2]], nothing],
  releaseGrab: [[], nothing],
  bodies: [[], listOf(["id", "kind", "fixed", "mass", "positionOffset", "positionLength", "velocityOffset", "velocityLength"])],
  outline: [[0], listOf(["type"])],
  positions: [[], (x) => floats(x) && x.length === 6],
  velocities: [[], (x) => floats(x) && x.length === 6],
  readPositions: [[new Float64Array(6)], (n) => n === 6],
  readVelocities: [[new Float32Array(5)], (n) => n === 5],
  castRay: [[[0, 5], [0, -1], 10], (hit) => hit === null],
  bodiesAt: [[[0, 0]], (x) => x instanceof Uint32Array && x.length === 0],
  contactEvents: [[], (e) => e.began.length === 0 && e.ended.length === 0],
  applyImpulse: [[1, [1, 0], [3, 1]], nothing],
  forces: [[], (x) => listOf(["id", "kind", "bodies", "parameters", "force"])(x) && floats(x[0].force)],
  appliedForces: [[], (x) => floats(x) && x.length === 6],
  constraints: [[], listOf(["id", "kind", "bodies", "parameters", "rowOffset", "rows", "force", "unit", "moves", "glyphs"])],
  c: [[], (x) => floats(x) && x.length === 1],
  cDot: [[], (x) => floats(x) && x.length === 1],
  lambda: [[], (x) => floats(x) && x.length === 1],
  constraintForces: [[], (x) => floats(x) && x.length === 6],
  asleep: [[], (x) => x instanceof Uint32Array && x.length === 0],
  contacts: [[], (x) => Array.isArray(x) && x.length === 0],
  contactProblem: [[], (p) => floats(p.a) && floats(p.b) && p.contacts.length === 0],
  startProfile: [[], nothing],
  profile: [[], (p) => ["broad phase", "narrow phase", "assembly", "solve", "integrate"].every((k) => p[k] >= 0)],
  observables: [[], listOf(["name", "title", "symbol", "unit"])],
  observe: [["energy.total"], is("number")],
  record: [[["C.norm"], { every: 2, capacity: 50 }], nothing],
  series: [["C.norm"], ({ t, y }) => floats(t) && floats(y) && t.length === y.length && t.length > 0],
  reference: [[0.1], (x) => x === null],
  formulas: [[0], (x) => x === undefined],
  matrix: [["J"], (m) => m.rows === 1 && m.cols === 6 && floats(m.data) && m.labels.rows.length === 1 && m.labels.cols.length === 6],
  matrixImage: [["J"], (image) => image.width === 6 && image.height === 1 && image.data.length === 24],
  spectrum: [[], (s) => floats(s.eigenvalues) && ["radius", "condition", "rank", "nullity"].every((k) => Number.isFinite(s[k])) && typeof s.method === "string"],
  solveTrace: [["cg", { maxIterations: 5 }], (t) => t.solver === "cg" && floats(t.residuals) && floats(t.iterates) && floats(t.lambda) && t.unknowns === 1],
  stepProblem: [[], (p) => ["a", "b", "lo", "hi"].every((k) => floats(p.problem[k])) && listOf(["role", "constraint", "row"])(p.rows) && floats(p.warm) && p.contacts.length === 0 && p.unknownPerLambda === 1],
  stepRows: [[], (p) => listOf(["role", "constraint", "row"])(p.rows) && floats(p.warm) && p.contacts.length === 0 && p.unknownPerLambda === 1 && p.problem === undefined],
  stages: [[], (x) => listOf(["id", "title", "quantities"])(x) && x.length === 4 && x[1].quantities.every((q) => floats(q.values))],
  snapshot: [[], (x) => x instanceof Uint8Array && x.length > 100],
  stepBack: [[1], nothing],
  seek: [[0], nothing],
  stateHash: [[], (x) => /^[0-9a-f]{16}$/.test(x)],
  toJSON: [[], (x) => x.version === 1 && typeof x.state === "string"],
  reset: [[], nothing],
};
const getters = { time: "number", stepSize: "number", stepCount: "number", dof: "number", space: "string", title: "string", recordedFrom: "number", recordedTo: "number" };

test("every method of the contract exists and gives what it promises", () => {
  const simulation = new Simulation(document());
  for (const [name, [values, promised]] of Object.entries(methods)) {
    const result = simulation[name](...values);
    assert.ok(promised(result), `${name}(): ${JSON.stringify(result)?.slice(0, 300)}`);
  }
  const bytes = simulation.snapshot();
  assert.equal(simulation.restore(bytes), undefined);
  simulation.free();
});

test("every getter of the contract exists, and none can be set", () => {
  const simulation = new Simulation(document());
  for (const [name, type] of Object.entries(getters)) {
    assert.equal(typeof simulation[name], type, name);
    assert.throws(() => {
      simulation[name] = 5;
    }, TypeError);
  }
  simulation.free();
});

test("the contract lists every method that the class has", () => {
  const own = Object.getOwnPropertyNames(Simulation.prototype).filter((name) => !name.startsWith("__"));
  const known = new Set([...Object.keys(methods), ...Object.keys(getters), "constructor", "free", "restore"]);
  assert.deepEqual(own.filter((name) => !known.has(name)), []);
});

test("the free functions exist", () => {
  const lab = ["solveBoxLcp", "enumerateLcp", "lcpFromQp", "lcpFromLp", "programKkt", "reduceMixed", "definiteness", "iterationMatrix", "bestOmega"];
  for (const name of ["default", "initSync", "catalog", "circleLambda", "collisionImpulse", "sceneMethods", "version", "Simulation", ...lab]) {
    if (name !== "default") assert.equal(typeof core[name], "function", name);
  }
  for (const name of lab) assert.equal(name in engine, false, `${name} is the laboratory's`);
  assert.equal(version(), readJson("pkg/package.json").version);
  const lists = ["scenes", "constraints", "joints", "forces", "shapes", "bodies", "methods", "integrators", "solvers", "observables"];
  assert.deepEqual(Object.keys(catalog()).sort(), lists.sort());
});

test("complementarity problems are solved, enumerated and judged", () => {
  const p = { a: [[2, 1], [1, 2]], b: [-5, -6] };
  for (const method of ["gauss-seidel", "lemke"]) {
    const result = core.solveBoxLcp(p, { method, iterates: true });
    assert.equal(result.status, "solved", method);
    assert.ok(Math.abs(result.lambda[0] - 4 / 3) < 1e-8 && Math.abs(result.lambda[1] - 7 / 3) < 1e-8, method);
    assert.equal(result.iterates.length, 2 * result.residuals.length);
  }
  const flat = core.solveBoxLcp({ a: new Float64Array([2, 1, 1, 2]), b: p.b, lo: [0, null], hi: [1, Infinity] }, { method: "lemke" });
  assert.ok(Math.abs(flat.lambda[0] - 1) < 1e-12 && Math.abs(flat.lambda[1] - 2.5) < 1e-12);
  assert.equal(core.solveBoxLcp({ a: [[-1]], b: [-1] }, { method: "lemke" }).status, "infeasible");
  // A block that slides as it lands: in the plane, and in space against the direction of sliding.
  for (const method of ["lemke", "principal-pivoting", "gauss-seidel"]) {
    const landing = (a, b, tangents) =>
      core.solveBoxLcp({ a, b, lo: [0, ...tangents.map(() => null)], friction: [{ normal: 0, tangents, mu: 0.5, kind: "cone" }] }, { method, tolerance: 1e-12 });
    const flat = landing([[1, 0], [0, 1]], [-1, 2], [1]);
    assert.deepEqual([flat.status, ...flat.lambda], ["solved", 1, -0.5], method);
    const across = landing([[1, 0, 0], [0, 1, 0], [0, 0, 1]], [-1, 3, 4], [1, 2]);
    assert.ok(across.status === "solved" && Math.abs(across.lambda[1] + 0.3) < 1e-10 && Math.abs(across.lambda[2] + 0.4) < 1e-10, method);
  }
  assert.throws(() => core.solveBoxLcp({ a: [[1, 0], [0, 1]], b: [-1, 2], lo: [null, null], friction: [{ normal: 0, tangents: [1], mu: 0.5 }] }, { method: "lemke" }), { code: "unsupported" });
  assert.equal(core.enumerateLcp({ a: [[1, 2], [2, 1]], b: [-1, -1] }).length, 3);
  assert.equal(core.definiteness([[1, 2], [2, 1]]).verdict, "indefinite");
  assert.ok(Math.abs(core.iterationMatrix([[2, 1], [1, 2]], "gauss-seidel").radius - 0.25) < 1e-12);
  const place = (p, path) => assert.throws(() => core.solveBoxLcp(p, { method: "lemke" }), (e) => e.path === path, path);
  place({ a: [[1, 2], [3]], b: [1, 2] }, "a[1]");
  place({ a: [[1, NaN], [3, 4]], b: [1, 2] }, "a[0][1]");
  place({ a: [[1, 2], [3, 4]], b: [1, 2], lo: [0, 2], hi: [1, 1] }, "lo[1]");
});

test("circleLambda is slide 9 with its sign mended", () => {
  const { lambda, c, cDot, force, acceleration } = circleLambda({ x: [1, 0], v: [0, 2], f: [0, -9.81], m: 3 });
  assert.equal(lambda, -12, "−(f·x + m v·v)/(x·x)");
  assert.deepEqual([c, cDot], [0, 0]);
  assert.ok(floats(force) && floats(acceleration) && force.length === 2);
  assert.deepEqual([...force].map((x) => x + 0), [-12, 0], "(−0 is 0 here)");
});

test("every scene of the catalogue can be made by its id, with each of its defaults", () => {
  for (const scene of catalog().scenes) {
    const parameters = Object.fromEntries(scene.parameters.map((p) => [p.name, p.default]));
    const [plain, spelled] = [new Simulation(scene.id), new Simulation(scene.id, parameters)];
    assert.equal(plain.stateHash(), spelled.stateHash(), scene.id);
    const reference = plain.reference(0.5);
    assert.ok(reference === null || (isObject(reference) && floats(reference.positions)), scene.id);
    plain.free();
    spelled.free();
  }
});

test("a constraint that is typed hands out its derivatives, and a mistake names its column", () => {
  const typed = { formula: { of: [0], condition: "x^2 + y^2 = r^2", r: 1 } };
  const simulation = new Simulation({ version: 1, space: "plane", bodies: [{ particle: {}, at: [1, 0] }], constraints: [typed] });
  assert.deepEqual(simulation.formulas(0), { c: "x^2 + y^2 - r^2", j: { x: "2*x", y: "2*y" }, jDotV: "2*vx*vx + 2*vy*vy", cT: "0" });
  assert.match(thrown(() => simulation.updateConstraint(0, { condition: "x^2 + w" })).message, /column 7: there is no "w" here/);
  simulation.free();
});

test("the pendulum on a circle has an exact motion", () => {
  const simulation = new Simulation("circle");
  assert.ok(floats(simulation.reference(0.5).positions));
  simulation.free();
});

test("every scene of the catalogue steps, and its document of a running simulation goes on with the same bits", () => {
  assert.ok(catalog().scenes.length >= 24);
  for (const { id, space } of catalog().scenes) {
    const one = new Simulation(id);
    assert.equal(one.space, space, id);
    // A contradiction has no λ that keeps everything: the solver may say so.
    assert.notEqual(one.step(10).status, "diverged", id);
    const two = new Simulation(JSON.parse(JSON.stringify(one.toJSON())));
    assert.equal(two.stateHash(), one.stateHash(), id);
    one.step(10);
    two.step(10);
    assert.equal(two.stateHash(), one.stateHash(), `${id}, ten steps on`);
    one.free();
    two.free();
  }
});

test("the numbers of the projection are parameters, and a document carries them", () => {
  const simulation = new Simulation({ ...document(), method: { kind: "acceleration", projection: { tolerance: 1e-9 } } });
  assert.deepEqual(["projection", "projectionTolerance", "projectionIterations"].map((name) => simulation.get(name)), [true, 1e-9, 20]);
  simulation.set("projectionTolerance", 1e-7);
  simulation.set("projectionIterations", 5);
  assert.deepEqual(simulation.toJSON().method.projection, { tolerance: 1e-7, maxIterations: 5 });
  simulation.step(10);
  assert.ok(Math.abs(simulation.c()[0]) <= 1e-7, "within the tolerance after every step");
  simulation.set("projection", false);
  assert.equal(simulation.toJSON().method.projection, undefined, "switched off: no longer in the document");
  assert.equal(simulation.get("projectionTolerance"), 1e-7, "and kept for when it is switched on again");
  const active = (name) => simulation.parameters().find((p) => p.name === name).active;
  assert.equal(active("projectionTolerance"), false);
  simulation.set("method", "rattle");
  assert.deepEqual([active("projection"), active("projectionTolerance")], [false, true], "RATTLE reads the numbers, not the switch");
  assert.equal(thrown(() => simulation.set("projectionTolerance", -1))?.code, "out-of-range");
  simulation.free();
});

/** Two masses on a stick of length 2, turning about each other; a third hangs on a pin. */
const stick = (form) => ({
  version: 1,
  space: "plane",
  bodies: [
    { id: "a", particle: {}, at: [0, 0], velocity: [0, -1] },
    { id: "b", particle: {}, at: [2, 0], velocity: [0, 1] },
    { id: "c", particle: {}, at: [0, 5] },
  ],
  constraints: [{ id: "stick", distance: { between: ["a", "b"], length: 2, form } }, { pin: { body: "c", point: [0, 5] } }],
  method: { kind: "acceleration" },
});

test("a stick names its unit, its bodies and its rod, and pulls both ends alike", () => {
  for (const [form, unit, gradient] of [["squared", "m²", 4], ["length", "m", 1]]) {
    const simulation = new Simulation(stick(form));
    const [info, pin] = simulation.constraints();
    assert.deepEqual([info.name, info.kind, info.unit, info.moves], ["stick", "distance", unit, false]);
    assert.deepEqual(info.bodies, [0, 1]);
    assert.deepEqual(info.glyphs, [{ type: "rod", between: [0, 1] }]);
    assert.deepEqual(pin.glyphs, [{ type: "anchor", at: [0, 5], body: 2 }]);
    const [row] = info.rows;
    assert.deepEqual([row.c, row.cDot], [0, 0]);
    const gradients = row.gradient.map(({ body, values }) => [body, ...values.map((x) => x + 0)]);
    assert.deepEqual(gradients, [[0, -gradient, 0], [1, gradient, 0]], "(−0 is 0 here)");
    assert.equal(row.a, 2 * gradient * gradient, "J W Jᵀ of two masses of 1 kg");
    // Each mass goes round the middle, at 1 m, with 1 m/s: the stick pulls with 1 N.
    const [first, second] = info.force.map(({ values }) => values[0]);
    assert.ok(Math.abs(first - 1) < 1e-12 && Math.abs(second + 1) < 1e-12, `${form}: ${first}, ${second}`);
    simulation.free();
  }
});

test("a constraint that moves by itself says so, and its ring is elsewhere at another time", () => {
  const scene = document();
  scene.constraints = [{ "driven-circle": { body: "bead", amplitude: [0.5, 0], frequency: 3 } }];
  const simulation = new Simulation(scene);
  const [before] = simulation.constraints();
  simulation.step(20);
  const [after] = simulation.constraints();
  assert.equal(before.moves, true);
  assert.notDeepEqual(after.glyphs, before.glyphs);
  simulation.free();
});

test("three times the same stick: rank 1, two combinations of rows say nothing, and λ is shared", () => {
  const simulation = new Simulation("redundant");
  const { rank, nullity, eigenvalues } = simulation.spectrum();
  assert.deepEqual([rank, nullity, eigenvalues.length], [1, 2, 3]);
  const [first, ...others] = simulation.lambda();
  for (const lambda of others) assert.ok(Math.abs(lambda - first) <= 1e-9 * Math.abs(first), `${first} ${lambda}`);
  simulation.free();
});

test("continua of solutions come with corners and directions, shared by the corners", () => {
  const [one, other, ...more] = core.enumerateLcp({ a: [[1, 1], [1, 1]], b: [-1, -1] });
  assert.deepEqual([more.length, one.isolated, other.isolated], [0, false, false]);
  assert.equal(one.families[0], other.families[0]);
  const [family] = one.families;
  assert.deepEqual([family.corners.length, family.directions.length], [2, 0]);
  assert.ok(family.corners.every((x) => x instanceof Float64Array && Math.abs(x[0] + x[1] - 1) < 1e-12));
  const [ray] = core.enumerateLcp({ a: [[1, -1], [-1, 1]], b: [0, 0] })[0].families;
  assert.deepEqual([[...ray.corners[0]], [...ray.directions[0]]], [[0, 0], [1, 1]]);
  assert.deepEqual(core.enumerateLcp({ a: [[2]], b: [-1] })[0].families, []);
});

test("the conditions of optimality of a program are measured one by one", () => {
  // Most of 3x₁ + 2x₂ with x₁ + x₂ ≤ 4, x₁ ≤ 3: x = (3, 1), y = (2, 1).
  const lcp = core.lcpFromLp([-3, -2], [[1, 1], [1, 0]], [4, 3]);
  const small = (kkt) => Math.max(...Object.values(kkt)) < 1e-12;
  assert.ok(small(core.programKkt(lcp, [3, 1], [2, 1], [0, 0])));
  assert.equal(core.programKkt(lcp, [3, 2], [2, 1], [0, 0]).primal, 1);
  assert.equal(core.programKkt(lcp, [3, 1], [2, 0], [0, 0]).stationarity, 1);
  assert.equal(core.programKkt(lcp, [2, 1], [2, 1], [0, 0]).complementarity, 2);
  assert.equal(core.programKkt(lcp, [3, 1], [-2, 1], [0, 0]).dual, 2);
  const place = (x, y, s, path) => assert.throws(() => core.programKkt(lcp, x, y, s), (e) => e.path === path, path);
  place([3, 1, 0], [2, 1], [0, 0, 0], "y");
  place([3, 1], [2, 1], [0], "s");
});

test("every solver can be traced on the same b: from zero, one λ and one residual an iterate, ending where the direct solver does", () => {
  const simulation = new Simulation("double-pendulum");
  simulation.step(10);
  const before = simulation.stateHash();
  const exact = simulation.solveTrace("direct").lambda;
  for (const { id } of catalog().solvers) {
    const trace = simulation.solveTrace(id, { tolerance: 1e-10, maxIterations: 2000 });
    assert.equal(trace.solver, id);
    assert.equal(trace.unknowns, exact.length);
    assert.equal(trace.residuals.length, trace.iterations + 1, id);
    assert.equal(trace.iterates.length, trace.unknowns * trace.residuals.length, id);
    assert.deepEqual([...trace.iterates.slice(0, trace.unknowns)], [...exact].map(() => 0), `${id} starts from zero`);
    assert.deepEqual([...trace.iterates.slice(-trace.unknowns)], [...trace.lambda], id);
    const exactly = ["direct", "lemke", "principal-pivoting"].includes(id);
    assert.equal(trace.stoppedBy, exactly ? "direct" : "residual", id);
    // The tolerance, times what the condition of A makes of it.
    const { condition } = simulation.spectrum();
    const size = Math.max(...exact.map(Math.abs));
    trace.lambda.forEach((lambda, i) => assert.ok(Math.abs(lambda - exact[i]) <= 1e-9 * condition * size, `${id}: ${lambda} ${exact[i]}`));
  }
  assert.equal(simulation.stateHash(), before, "looking changes nothing");
  simulation.free();
});

test("a count of a scene takes effect at the reset", () => {
  const simulation = new Simulation("redundant");
  assert.equal(simulation.parameters().find((p) => p.name === "n").restart, true);
  simulation.set("n", 5);
  assert.equal(simulation.constraints().length, 3);
  simulation.reset();
  assert.equal(simulation.constraints().length, 5);
  simulation.free();
});

const cyclic = () => {
  const body = { particle: {}, at: [0, 0] };
  body.self = body;
  return body;
};
const throwing = { get at() { throw new Error("a getter that throws"); }, particle: {} };
const proxy = new Proxy({}, { ownKeys() { throw new Error("a proxy that throws"); } });
const array = new Proxy([], { get() { throw new Error("an array that throws"); } });

/** Mistakes: [name, call, code, path]. */
const mistakes = [
  ["NaN as a parameter", (s) => s.set("alpha", NaN), "not-finite", "alpha"],
  ["infinity as a parameter", (s) => s.set("alpha", Infinity), "not-finite", "alpha"],
  ["undefined as a parameter", (s) => s.set("alpha", undefined), "wrong-type", "alpha"],
  ["null as a parameter", (s) => s.set("alpha", null), "wrong-type", "alpha"],
  ["a BigInt as a parameter", (s) => s.set("alpha", 1n), "wrong-type", "alpha"],
  ["a function as a parameter", (s) => s.set("alpha", () => 1), "wrong-type", "alpha"],
  ["a symbol as a parameter", (s) => s.set("alpha", Symbol("x")), "wrong-type", "alpha"],
  ["an object as a parameter", (s) => s.set("alpha", {}), "wrong-type", "alpha"],
  ["an unknown parameter", (s) => s.set("frequency", 1), "unknown-key", "frequency"],
  ["a parameter out of its range", (s) => s.set("omega", 3), "out-of-range", "omega"],
  ["a solver that is not there", (s) => s.set("solver", "newton"), "out-of-range", "solver"],
  ["a trace by a solver that is not there", (s) => s.solveTrace("newton"), "out-of-range", "solver"],
  ["a name that is a number", (s) => s.get(5), "wrong-type", "name"],
  ["a name that is undefined", (s) => s.get(), "wrong-type", "name"],
  ["a name that is an object", (s) => s.observe({}), "wrong-type", "name"],
  ["a name that is a String object", (s) => s.observe(new String("C.norm")), "wrong-type", "name"],
  ["a name to set that is a number", (s) => s.set(5, 5), "wrong-type", "name"],
  ["a matrix that is null", (s) => s.matrix(null), "wrong-type", "name"],
  ["a series that is a number", (s) => s.series(7), "wrong-type", "name"],
  ["a solver that is a number", (s) => s.solveTrace(5), "wrong-type", "solver"],
  ["a name as long as a book", (s) => s.get("x".repeat(1e6)), "too-large", "name"],
  ["NaN in a place", (s) => s.addBody({ particle: {}, at: [0, NaN] }), "not-finite", "at[1]"],
  ["infinity in a typed array", (s) => s.addBody({ particle: {}, at: new Float64Array([0, -Infinity]) }), "not-finite", "at[1]"],
  ["a place with a hole", (s) => s.addBody({ particle: {}, at: [, 0] }), "wrong-type", "at[0]"],
  ["a place of the wrong length", (s) => s.addBody({ particle: {}, at: new Float64Array(3) }), "wrong-type", "at"],
  ["a place that is a word", (s) => s.addBody({ particle: {}, at: "here" }), "wrong-type", "at"],
  ["a body that contains itself", (s) => s.addBody(cyclic()), "wrong-type", null],
  ["a body with a function", (s) => s.addBody({ particle: {}, at: [0, 0], mass() {} }), "wrong-type", "mass"],
  ["a body with a BigInt", (s) => s.addBody({ particle: {}, at: [0, 0], mass: 1n }), "wrong-type", "mass"],
  ["a body whose getter throws", (s) => s.addBody(throwing), "wrong-type", "at"],
  ["a body behind a proxy that throws", (s) => s.addBody(proxy), "wrong-type", ""],
  ["an array behind a proxy that throws", (s) => s.addBody({ particle: {}, at: array }), "wrong-type", "at"],
  ["no body at all", (s) => s.addBody(), "wrong-type", ""],
  ["a constraint on nobody", (s) => s.addConstraint({ circle: { body: 77 } }), "unknown-id", "circle.body"],
  ["an id that is undefined", (s) => s.removeBody(), "wrong-type", "id"],
  ["an id that is negative", (s) => s.removeBody(-1), "out-of-range", "id"],
  ["half an id", (s) => s.removeConstraint(0.5), "out-of-range", "id"],
  ["an id beyond all", (s) => s.removeForce(1e300), "out-of-range", "id"],
  ["a body in use", (s) => s.removeBody(0), "in-use", "id"],
  ["a grab of nothing", (s) => s.grab(), "wrong-type", "body"],
  ["a grab towards nothing", (s) => s.grab(0, [0, 0]), "wrong-type", "target"],
  ["a grab towards NaN", (s) => s.grab(0, [0, 0], [NaN, 0]), "not-finite", "target[0]"],
  ["a grab of a fixed body", (s) => s.grab(2, [0, 0], [0, 0]), "unsupported", "body"],
  ["half a step", (s) => s.step(0.5), "out-of-range", "count"],
  ["a negative number of steps", (s) => s.step(-1), "out-of-range", "count"],
  ["NaN steps", (s) => s.step(NaN), "not-finite", "count"],
  ["NaN steps back", (s) => s.stepBack(NaN), "not-finite", "count"],
  ["a time that is NaN", (s) => s.seek(NaN), "not-finite", "time"],
  ["a time that is nothing", (s) => s.seek(), "missing", "time"],
  ["records that are no list", (s) => s.record("C.norm"), "wrong-type", "names"],
  ["records that are no words", (s) => s.record([1]), "wrong-type", "names[0]"],
  ["a record of an unknown thing", (s) => s.record(["D.norm"]), "unknown-key", "names.D.norm"],
  ["a record into no room", (s) => s.record([], { capacity: 0 }), "out-of-range", "options.capacity"],
  ["a record every half step", (s) => s.record([], { every: 0.5 }), "out-of-range", "options.every"],
  ["half an iteration", (s) => s.solveTrace("cg", { maxIterations: 0.5 }), "out-of-range", "options.maxIterations"],
  ["a start of another length", (s) => s.solveTrace("cg", { start: [1, 2, 3, 4, 5, 6, 7] }), "wrong-type", "options.start"],
  ["a start that is no word", (s) => s.solveTrace("cg", { start: "hot" }), "out-of-range", "options.start"],
  ["rows that are no switch", (s) => s.solveTrace("cg", { rows: 1 }), "wrong-type", "options.rows"],
  ["a tolerance that is NaN", (s) => s.solveTrace("cg", { tolerance: NaN }), "out-of-range", "options.tolerance"],
  ["a snapshot that is null", (s) => s.restore(null), "wrong-type", "bytes"],
  ["a snapshot that is a list", (s) => s.restore([1, 2, 3]), "wrong-type", "bytes"],
  ["a snapshot that is empty", (s) => s.restore(new Uint8Array()), "bad-snapshot", "bytes"],
  ["a damaged snapshot", (s) => s.restore(s.snapshot().fill(7, 0, 4)), "bad-snapshot", "bytes"],
  ["positions into a plain array", (s) => s.readPositions([]), "wrong-type", "out"],
  ["positions into nothing", (s) => s.readPositions(), "wrong-type", "out"],
  ["positions into whole numbers", (s) => s.readPositions(new Int32Array(6)), "wrong-type", "out"],
];

function thrown(f) {
  try {
    f();
  } catch (error) {
    return error;
  }
  return undefined;
}

for (const [name, mistake, code, path] of mistakes) {
  test(`${name}: an error with code and path, and the instance lives on as it was`, () => {
    const [simulation, calm] = [new Simulation(document()), new Simulation(document())];
    simulation.step(10);
    calm.step(10);
    const error = thrown(() => mistake(simulation));
    assert.ok(error instanceof Error, `nothing was thrown`);
    assert.equal(error.name, "SimulationError", error.stack);
    assert.equal(error.code, code, error.message);
    if (path !== null) assert.equal(error.path, path, error.message);
    assert.ok(error.message.length > 10 && error.message.length < 2000, error.message);
    assert.equal(simulation.stateHash(), calm.stateHash(), "nothing changed");
    simulation.step(10);
    calm.step(10);
    assert.equal(simulation.stateHash(), calm.stateHash(), "and it runs on");
    simulation.free();
    calm.free();
  });
}

test("the state of a body with prescribed motion is its start before the first step, and after it an error with the remedy", () => {
  const told = new Simulation({
    version: 1, space: "plane", bodies: [{ id: "cart", shape: { box: [0.5, 0.5] }, at: [0, 0], fixed: true, moves: { x: "t" } }],
  });
  told.setState("cart", { at: [2, 1] });
  assert.deepEqual([...told.positions()].slice(0, 2), [2, 1]);
  const { stepSize } = told;
  assert.equal(told.step(1).status, "ok");
  const before = told.stateHash();
  for (const state of [{ at: [5, 1] }, { velocity: [0, 0] }, { angle: 1 }, {}]) {
    const error = thrown(() => told.setState("cart", state));
    assert.equal(error?.code, "unsupported", `${JSON.stringify(state)}: ${error}`);
    assert.match(error.message, /prescribed motion: .* updateBody changes them/);
  }
  assert.equal(told.stateHash(), before);
  told.updateBody("cart", { at: [5, 1] });
  assert.deepEqual([...told.positions()].slice(0, 2), [5 + stepSize, 1]);
  told.reset();
  told.setState("cart", { at: [3, 1] });
  assert.deepEqual([...told.positions()].slice(0, 2), [3, 1]);
  told.free();
});

test("calls take the ids of the document, numbers or texts; those that are not there are errors with a place and a remedy", () => {
  const named = new Simulation({
    version: 1, space: "plane",
    bodies: [{ id: "a", particle: {}, at: [0, 0] }, { id: "b", shape: { disc: 0.1 }, at: [1, 0] }],
    constraints: [{ id: "rod", distance: { between: ["a", "b"] } }],
    forces: [{ id: "push", user: { body: "a", force: [0, 0] } }],
  });
  named.setState("b", { velocity: [0, 1] });
  named.applyImpulse("b", [0, 1]);
  named.updateForce("push", { force: [1, 0] });
  named.updateConstraint("rod", { form: "length" });
  named.updateBody("a", { mass: 2 });
  named.grab("b", [0, 0], [1, 1]);
  assert.deepEqual(named.outline("b"), named.outline(1));
  assert.equal(named.formulas("rod"), undefined);
  assert.equal(named.step(3).status, "ok");
  const before = named.stateHash();
  const calls = { body: ["setState", "applyImpulse", "grab"], id: ["outline", "formulas", "removeBody", "removeConstraint", "removeForce", "updateBody", "updateConstraint", "updateForce"] };
  for (const [path, names] of Object.entries(calls)) for (const name of names) for (const id of ["nobody", 77]) {
    const error = thrown(() => named[name](id, name === "applyImpulse" || name === "grab" ? [0, 0] : {}, [0, 0]));
    assert.deepEqual([error?.code, error?.path], ["unknown-id", path], `${name}: ${error}`);
    assert.match(error.message, /\(\) lists their /);
  }
  assert.equal(named.stateHash(), before);
  named.releaseGrab();
  named.removeConstraint("rod");
  named.removeForce("push");
  named.removeBody("a");
  assert.deepEqual(named.bodies().map(({ id, name }) => [id, name]), [[1, "b"]]);
  named.free();
});

test("constructors throw for whatever is no scene", () => {
  const notDocuments = [undefined, null, 5, true, [], {}, () => 1, Symbol("x"), 1n, "nowhere", "", new Date(), new Map(), NaN, proxy, throwing];
  for (const scene of notDocuments) {
    const error = thrown(() => new Simulation(scene));
    assert.equal(error?.name, "SimulationError", String(error?.stack));
    assert.equal(typeof error.code, "string");
    assert.equal(typeof error.path, "string");
  }
  // A document as text is a common mistake: the message says what to do.
  assert.match(thrown(() => new Simulation('{"version": 1, "space": "plane", "bodies": []}')).message, /JSON\.parse\(text\)/);
  for (const parameters of [5, "radius", [1], { radius: NaN }, { radius: {} }, { radios: 1 }, () => 1, proxy]) {
    const error = thrown(() => new Simulation("circle", parameters));
    assert.equal(error?.name, "SimulationError", String(error?.stack));
    assert.ok(error.path.startsWith("parameters"), error.path);
  }
});

test("circleLambda throws with code and path", () => {
  const right = { x: [1, 0], v: [0, 1], f: [0, 0], m: 1 };
  for (const [change, code, path] of [
    [{ x: [0, 0] }, "out-of-range", "x"],
    [{ x: [1] }, "wrong-type", "x"],
    [{ v: [0, 1, 0] }, "wrong-type", "v"],
    [{ f: [0, NaN] }, "not-finite", "f[1]"],
    [{ m: 0 }, "out-of-range", "m"],
    [{ m: undefined }, "missing", "m"],
    [{ m: "1" }, "wrong-type", "m"],
    [{ r: 0 }, "out-of-range", "r"],
    [{ alpha: Infinity }, "not-finite", "alpha"],
    [{ form: "round" }, "out-of-range", "form"],
  ]) {
    const error = thrown(() => circleLambda({ ...right, ...change }));
    assert.deepEqual({ code: error?.code, path: error?.path }, { code, path }, JSON.stringify(change));
  }
  for (const nothing of [undefined, null, 5, "x"]) assert.equal(thrown(() => circleLambda(nothing))?.code, "wrong-type");
});

test("sceneMethods takes the name of a scene and nothing else", () => {
  assert.ok(core.sceneMethods("circle").every(({ method, runs }) => typeof method === "string" && runs));
  assert.equal(thrown(() => core.sceneMethods("no such scene"))?.code, "unknown-scene");
  for (const nothing of [undefined, null, 0, -1, 1e308, true, 3n, Symbol("circle"), {}, [1], ["circle"], new Float64Array(2)]) {
    assert.equal(thrown(() => core.sceneMethods(nothing))?.code, "wrong-type", typeof nothing);
  }
});

test("arrays are copies: writing into them changes nothing", () => {
  const simulation = new Simulation(document());
  simulation.record(["C.norm"]);
  simulation.step(20);
  const before = simulation.stateHash();
  for (const name of ["positions", "velocities", "appliedForces", "c", "cDot", "lambda", "constraintForces", "snapshot"]) {
    const [first, second] = [simulation[name](), simulation[name]()];
    const kept = [...second];
    first.fill(99);
    assert.ok(first.buffer !== wasm.memory.buffer, name);
    assert.deepEqual([...second], kept, name);
    assert.deepEqual([...simulation[name]()], kept, name);
  }
  simulation.matrix("J").data.fill(99);
  simulation.series("C.norm").y.fill(99);
  simulation.bodies()[0].mass = 99;
  simulation.toJSON().bodies.length = 0;
  assert.equal(simulation.stateHash(), before);
  const kept = simulation.positions();
  for (let i = 0; i < 20; i++) new Simulation("circle");
  wasm.memory.grow(1);
  simulation.step(5);
  assert.equal(kept.length, 6, "a copy outlives growth of the memory");
  assert.notDeepEqual([...kept], [...simulation.positions()]);
  simulation.free();
});

test("a painted matrix is a copy: a pixel for each entry, clear where it is zero", () => {
  const simulation = new Simulation(document());
  simulation.step(20);
  const [{ data: numbers }, { data: pixels }] = [simulation.matrix("J"), simulation.matrixImage("J")];
  assert.ok(pixels.buffer !== wasm.memory.buffer, "no view of wasm memory is handed out");
  const kept = [...pixels];
  for (let i = 0; i < 20; i++) simulation.matrixImage("W");
  assert.deepEqual([...pixels], kept, "nothing is written into it afterwards");
  assert.deepEqual([...numbers].map((x) => x !== 0), [...numbers].map((_, i) => pixels[4 * i + 3] > 0));
  const [nothing] = [new Simulation({ version: 1, space: "plane", bodies: [] })];
  assert.equal(thrown(() => nothing.matrixImage("J"))?.code, "out-of-range", "an empty matrix has no picture");
  simulation.free();
  nothing.free();
});

test("without ImageData a painted matrix is refused, with what there is in its place", () => {
  const simulation = new Simulation(document());
  const { ImageData } = globalThis;
  delete globalThis.ImageData;
  const error = thrown(() => simulation.matrixImage("J"));
  globalThis.ImageData = ImageData;
  assert.deepEqual([error?.name, error?.code], ["SimulationError", "unsupported"]);
  assert.match(error.message, /matrix\(\)/);
  simulation.free();
});

test("a document handed in can be changed afterwards without effect", () => {
  const [scene, at] = [document(), new Float64Array([1, 0])];
  scene.bodies[0].at = at;
  const simulation = new Simulation(scene);
  const before = simulation.stateHash();
  at.fill(7);
  scene.bodies.length = 0;
  assert.equal(simulation.stateHash(), before);
  simulation.reset();
  assert.equal(simulation.stateHash(), before);
  simulation.free();
});

test("readPositions fills as much as there is room for and says how much", () => {
  const simulation = new Simulation(document());
  const all = [...simulation.positions()];
  for (const [room, written] of [[0, 0], [1, 1], [5, 5], [6, 6], [10, 6]]) {
    const out = new Float64Array(room).fill(-7);
    assert.equal(simulation.readPositions(out), written);
    assert.deepEqual([...out], [...all.slice(0, written), ...Array(room - written).fill(-7)]);
  }
  const gone = new Float64Array(6);
  structuredClone(gone.buffer, { transfer: [gone.buffer] });
  assert.equal(simulation.readPositions(gone), 0, "a detached array has no room");
  simulation.step(1);
  simulation.free();
});

test("after free() every call throws, and other instances do not notice", () => {
  const [gone, other] = [new Simulation(document()), new Simulation(document())];
  gone.step(3);
  gone.free();
  for (const [name, [values]] of Object.entries(methods)) assert.throws(() => gone[name](...values), Error, name);
  for (const name of Object.keys(getters)) assert.throws(() => gone[name], Error, name);
  other.step(3);
  const fresh = new Simulation(document());
  fresh.step(3);
  assert.equal(other.stateHash(), fresh.stateHash());
  other.free();
  fresh.free();
});

test("a million particles are refused before they are copied", () => {
  const scene = document();
  const body = { particle: {}, at: [0, 0] };
  scene.bodies = Array(1_000_000).fill(body);
  const [start, memory] = [performance.now(), wasm.memory.buffer.byteLength];
  const error = thrown(() => new Simulation(scene));
  // Milliseconds on any machine; copying them first took over a minute on a busy one.
  assert.ok(performance.now() - start < 5000, `${performance.now() - start} ms`);
  assert.deepEqual([error?.code, error?.path], ["too-large", "bodies"], error?.message);
  assert.equal(wasm.memory.buffer.byteLength, memory, "no memory was taken for them");
  new Simulation(document()).free();
});

test("arrays that only claim to be long are refused", () => {
  for (const at of [new Float64Array(5_000_000), Array(1e9)]) {
    const error = thrown(() => new Simulation({ version: 1, space: "plane", bodies: [{ particle: {}, at }] }));
    assert.deepEqual([error?.code, error?.path], ["too-large", "bodies[0].at"], error?.message);
  }
});

test("making and freeing 200 simulations takes no memory after the first few", () => {
  const cycle = () => {
    const simulation = new Simulation("circle", { integrator: "rk4" });
    simulation.record(simulation.observables().map((o) => o.name), { capacity: 3600 });
    simulation.step(200);
    simulation.set("alpha", 10);
    simulation.stages();
    simulation.restore(simulation.snapshot());
    thrown(() => simulation.get("nothing"));
    simulation.free();
  };
  for (let i = 0; i < 10; i++) cycle();
  const before = wasm.memory.buffer.byteLength;
  for (let i = 0; i < 200; i++) cycle();
  assert.equal(wasm.memory.buffer.byteLength, before);
});

test("a diverging run is reported, undone and not counted, and does not throw", () => {
  const simulation = new Simulation("circle", { method: "penalty", integrator: "explicit-euler", stepSize: 0.1, stiffness: 1e6, start: "off-circle" });
  const report = simulation.step(100_000);
  assert.equal(report.status, "diverged");
  assert.match(report.culprit, /^(bodies|constraints)\[0\]$/);
  assert.equal(simulation.stepCount, report.steps);
  assert.ok([...simulation.positions(), ...simulation.velocities()].every(Number.isFinite));
  simulation.reset();
  simulation.set("stepSize", 1e-4);
  assert.equal(simulation.step(100).status, "ok");
  simulation.free();
});

test("undefined optional arguments mean that they were left out", () => {
  const simulation = new Simulation(document(), undefined);
  assert.equal(simulation.step(undefined).steps, 1);
  simulation.stepBack(undefined);
  assert.equal(simulation.stepCount, 0);
  simulation.solveTrace(undefined, undefined);
  simulation.record([], undefined);
  simulation.addBody({ particle: {}, at: [1, 2], mass: undefined, id: undefined });
  simulation.free();
});

test("plain objects of any make are taken: without prototype, frozen, with typed arrays", () => {
  const simulation = new Simulation(Object.freeze({ ...document(), gravity: new Float64Array([0, -9.81]) }));
  simulation.addBody(Object.assign(Object.create(null), { particle: {}, at: [1, 2] }));
  const plain = new Simulation(document());
  plain.addBody({ particle: {}, at: [1, 2] });
  assert.equal(simulation.stateHash(), plain.stateHash());
  simulation.free();
  plain.free();
});

test("typed arrays of both precisions are filled, as far as they go", () => {
  const s = new Simulation("pyramid");
  s.step(3);
  for (const [read, all] of [["readPositions", s.positions()], ["readVelocities", s.velocities()]]) {
    for (const Kind of [Float64Array, Float32Array]) {
      const out = new Kind(all.length + 2).fill(7);
      assert.equal(s[read](out), all.length);
      assert.deepEqual([...out], [...Kind.from(all), 7, 7]);
      assert.equal(s[read](out.subarray(0, 3)), 3);
    }
    for (const wrong of [new Uint8Array(4), [0, 0], null]) assert.throws(() => s[read](wrong), { code: "wrong-type", path: "out" });
  }
});

test("a status that is not ok is told once, with nothing borrowed, and what the listener throws is thrown", () => {
  const s = new Simulation("circle", { solver: "jacobi", maxIterations: 1, omega: 0.1 });
  const told = [];
  s.onStatus((report) => told.push([report.status, s.stepCount]));
  const report = s.step(5);
  assert.notEqual(report.status, "ok");
  assert.deepEqual(told, [[report.status, s.stepCount]]);
  s.onStatus(() => {
    throw new RangeError("mine");
  });
  assert.throws(() => s.advance(1), RangeError);
  s.onStatus(() => s.free());
  s.step();
  assert.throws(() => s.step(), { code: "freed" });
  const other = new Simulation("circle");
  other.onStatus(null);
  assert.throws(() => other.onStatus("loud"), { name: "SimulationError", code: "wrong-type", path: "listener" });
  assert.throws(() => other.advance(-1), { code: "out-of-range", path: "seconds" });
});

test("rays, points, events and impulses", () => {
  const s = new Simulation({ version: 1, space: "plane", bodies: [{ shape: { box: [1, 1] }, at: [0, 0], fixed: true }, { shape: { disc: 1 }, at: [0, 3] }] });
  assert.deepEqual(s.castRay([0.5, 9], [0, -2]).body, 1);
  assert.deepEqual(s.castRay([0.5, -9], [0, 1]), { body: 0, point: [0.5, -1], normal: [0, -1], distance: 8 });
  assert.equal(s.castRay([0.5, -9], [0, 1], 7), null);
  assert.deepEqual([...s.bodiesAt([0, 0.5])], [0]);
  s.applyImpulse(1, [0, -20]);
  s.step(50);
  assert.deepEqual(s.contactEvents(), { began: [[0, 1]], ended: [] });
  assert.throws(() => s.applyImpulse(0, [1, 0]), { code: "unsupported", path: "body" });
  assert.throws(() => s.castRay([0, 0], [0, 0]), { path: "direction" });
});
