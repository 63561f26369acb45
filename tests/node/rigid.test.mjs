// Rigid bodies, contacts and collisions through the package: what JavaScript sees of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalog, collisionImpulse, enumerateLcp, Simulation, solveBoxLcp } from "./core.mjs";

const ground = { shape: { halfPlane: [0, 1] }, at: [0, 0], fixed: true };
const near = (actual, expected, tolerance, what) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${what}: ${actual}, expected ${expected}`);

test("a sliding box presses and rubs as Coulomb says (VERIFICATION 21)", () => {
  const simulation = new Simulation({
    version: 1,
    space: "plane",
    gravity: [0, -9.81],
    bodies: [{ shape: { box: [0.5, 0.5] }, mass: 1, at: [0, 0.5], velocity: [2, 0], friction: 0.5 }, ground],
    method: { kind: "velocity", stepSize: 0.01, substeps: 1, solver: { kind: "gauss-seidel", maxIterations: 1000, tolerance: 1e-14 } },
  });
  assert.equal(simulation.step(1).status, "ok");
  near(simulation.velocities()[0], 1.95095, 1e-10, "v_x");
  const pressed = simulation.contacts().map(({ lambda }) => lambda[0] * 0.01);
  assert.deepEqual(pressed.map((x) => x.toFixed(6)).sort(), ["0.024525", "0.073575"]);
  for (const { lambda, mu, normal } of simulation.contacts()) {
    near(Math.abs(lambda[1]), mu * lambda[0], 1e-9, "friction at its bound");
    near(Math.hypot(...normal), 1, 1e-14, "the normal is a unit vector");
  }
  simulation.free();
});

test("orientations, spins and torques are in world axes, whatever the principal axes of a shape", () => {
  const turned = Math.SQRT1_2;
  const simulation = new Simulation({
    version: 1,
    space: "space",
    bodies: [{ shape: { hull: [[0, 0, 0], [2, 0, 0], [0, 1, 0], [0, 0, 0.5], [1, 1, 0.2]] }, at: [1, 2, 3], orientation: [0, 0, turned, turned], spin: [0.1, 0.2, 0.3] }],
  });
  const [body] = simulation.bodies();
  assert.deepEqual([body.kind, body.positionLength, body.velocityLength], ["rigid", 7, 6]);
  const q = simulation.positions();
  const v = simulation.velocities();
  for (const [i, x] of [1, 2, 3, 0, 0, turned, turned].entries()) near(q[i], x, 1e-12, `position ${i}`);
  for (const [i, x] of [0, 0, 0, 0.1, 0.2, 0.3].entries()) near(v[i], x, 1e-12, `velocity ${i}`);
  const before = ["angularMomentum.x", "angularMomentum.y", "angularMomentum"].map((name) => simulation.observe(name));
  simulation.set("method", "acceleration");
  simulation.set("integrator", "rk4");
  assert.equal(simulation.step(100).status, "ok");
  const after = ["angularMomentum.x", "angularMomentum.y", "angularMomentum"].map((name) => simulation.observe(name));
  const size = Math.hypot(...before);
  for (const [i, l] of after.entries()) near(l, before[i], 1e-8 * size, "angular momentum is kept by rk4");
  simulation.free();
});

test("a running document with contacts goes on with the same bits", () => {
  const simulation = new Simulation("stack");
  simulation.step(40);
  const again = new Simulation(simulation.toJSON());
  assert.equal(again.stateHash(), simulation.stateHash());
  simulation.step(20);
  again.step(20);
  assert.equal(again.stateHash(), simulation.stateHash());
  simulation.free();
  again.free();
});

test("a rod hit at its tip takes the impulse of the two-body formula (VERIFICATION 13)", () => {
  const rod = { mass: 2, inertia: 2 / 12, at: [0, 0] };
  const ball = { mass: 1, inertia: 1, at: [-0.1, -0.5], velocity: [3, 0] };
  const { a, after, energyLost } = collisionImpulse({ e: 0.5, normal: [1, 0], point: [0, -0.5], a: { ...ball, at: [-0.1, -0.5] }, b: rod });
  near(a, 1.5, 1e-12, "impulse");
  near(after.b.velocity[0], 0.75, 1e-12, "V");
  near(after.b.spin, 4.5, 1e-12, "ω");
  near(energyLost, 1.125, 1e-12, "energy lost");
  assert.throws(() => collisionImpulse({ normal: [0, 0], point: [0, 0], a: ball, b: rod }), (e) => e.path === "normal");
  assert.throws(() => collisionImpulse({ normal: [1, 0], point: [0, 0], a: ball }), (e) => e.path === "b");
});

test("touching contacts at acceleration level are a problem that enumerateLcp takes as it is", () => {
  const simulation = new Simulation({ version: 1, space: "plane", gravity: [0, -9.81], bodies: [{ shape: { box: [0.5, 0.5] }, mass: 1, at: [0, 0.5] }, ground] });
  const { a, b, contacts } = simulation.contactProblem();
  assert.deepEqual([a.length, b.length, contacts.length], [4, 2, 2]);
  const [solution, ...others] = enumerateLcp({ a, b });
  assert.equal(others.length, 0);
  near(solution.lambda[0] + solution.lambda[1], 9.81, 1e-9, "the ground carries the weight");
  simulation.free();
});

test("the problem of the present step goes into solveBoxLcp as it is, and its rows say what they are", () => {
  const simulation = new Simulation({
    version: 1,
    space: "plane",
    gravity: [0, -9.81],
    bodies: [ground, { shape: { box: [0.5, 0.5] }, mass: 1, at: [0, 0.5], velocity: [0.1, 0] }],
    method: { kind: "velocity", substeps: 1 },
  });
  simulation.step(5);
  const { problem, rows, contacts, warm, unknownPerLambda } = simulation.stepProblem();
  assert.deepEqual(rows.map(({ role, contact, row }) => [role, contact, row]), [
    ["normal", 0, 0],
    ["friction", 0, 1],
    ["normal", 1, 0],
    ["friction", 1, 1],
  ]);
  assert.deepEqual(problem.friction.map(({ normal, tangents }) => [normal, tangents]), [[0, [1]], [2, [3]]]);
  assert.deepEqual(contacts.map(({ lambda }) => lambda.map((l) => l * unknownPerLambda)).flat(), [...warm]);
  const solved = solveBoxLcp(problem, { method: "gauss-seidel", start: warm });
  assert.equal(solved.status, "solved");
  near((solved.lambda[0] + solved.lambda[2]) / unknownPerLambda, 9.81, 1e-6, "the ground carries the weight");
  simulation.free();
});

test("a trace goes row by row, from cold, from warm and from any λ", () => {
  const simulation = new Simulation("stack");
  simulation.step(30);
  const before = simulation.stateHash();
  const { warm } = simulation.stepProblem();
  const options = { maxIterations: 5, tolerance: 0, rows: true };
  for (const { id } of catalog().solvers) {
    let trace;
    try {
      trace = simulation.solveTrace(id, { ...options, start: "warm" });
    } catch (refused) {
      assert.equal(refused.code, "unsupported", id);
      continue;
    }
    const { changes, iterates, iteratesW, unknowns, residuals } = trace;
    const columns = ["iterate", "row", "change", "clamped", "together", "residual"];
    assert.ok(columns.every((key) => changes[key].length === changes.row.length), id);
    assert.equal(iteratesW.length, iterates.length, id);
    const together = ["apgd", "spectral-projected-gradient", "lemke", "principal-pivoting"].includes(id); // along gradients, or by pivots
    assert.equal(changes.together.includes(0), !together, `${id} sweeps`);
    assert.equal(new Set(changes.row).size, unknowns, `${id} tells of every row`);
    const lambda = iterates.slice(0, unknowns);
    changes.iterate.forEach((k, c) => {
      if (k === 1) lambda[changes.row[c]] += changes.change[c];
    });
    lambda.forEach((l, i) => near(l, iterates[unknowns + i], 1e-13, `${id} row ${i}`));
    const last = changes.iterate.lastIndexOf(1);
    near(changes.residual[last], residuals[1], 1e-12, `${id} residual`);
  }
  const [cold, hot, given] = ["cold", "warm", warm].map((start) => simulation.solveTrace("gauss-seidel", { ...options, start }));
  assert.ok(cold.iterates.slice(0, warm.length).every((l) => l === 0));
  assert.deepEqual(hot.iterates, given.iterates);
  assert.deepEqual(hot.iterates.slice(0, warm.length), warm);
  assert.equal(simulation.solveTrace("gauss-seidel", { maxIterations: 1 }).changes, undefined);
  assert.equal(simulation.stateHash(), before, "looking changes nothing");
  simulation.free();
});

test("what a shape cannot be is refused with its place", () => {
  const make = (body) => () => new Simulation({ version: 1, space: "plane", bodies: [body] });
  const place = (body, path) => assert.throws(make(body), (e) => e.path === path, path);
  place({ shape: { box: [0.5, -1] }, at: [0, 0] }, "bodies[0].shape.box[1]");
  place({ shape: { disc: 0.5, box: [1, 1] }, at: [0, 0] }, "bodies[0].shape");
  place({ shape: { sphere: 1 }, at: [0, 0] }, "bodies[0].shape.sphere");
  place({ shape: { halfPlane: [0, 1] }, at: [0, 0] }, "bodies[0].shape");
  place({ shape: { disc: 0.5 }, at: [0, 0], friction: -1 }, "bodies[0].friction");
  place({ particle: {}, shape: { disc: 1 }, at: [0, 0] }, "bodies[0]");
});

test("a contact tells the directions along which it rubs, and its friction is along them", () => {
  const bodies = [
    { shape: { box: [0.5, 0.5, 0.5] }, at: [0, 0.5, 0], velocity: [2, 0, 1] },
    { shape: { halfSpace: [0, 1, 0] }, at: [0, 0, 0], fixed: true },
  ];
  const simulation = new Simulation({ version: 1, space: "space", gravity: [0, -9.81, 0], bodies });
  simulation.step(5);
  const contacts = simulation.contacts();
  assert.ok(contacts.length > 0);
  for (const { tangents, friction, lambda, normal } of contacts) {
    assert.equal(tangents.length, 2);
    for (const t of tangents) assert.ok(Math.abs(t.reduce((sum, x, i) => sum + x * normal[i], 0)) < 1e-12, "across the normal");
    const along = friction.map((_, i) => tangents.reduce((sum, t, k) => sum + lambda[1 + k] * t[i], 0));
    assert.deepEqual(friction.map((x) => x.toFixed(9)), along.map((x) => x.toFixed(9)));
  }
  // The body that sleeps says so, by itself and among all.
  simulation.set("sleepAfter", 0.3);
  simulation.step(400);
  assert.deepEqual([...simulation.asleep()], [0]);
  assert.deepEqual(simulation.bodies().map(({ asleep }) => asleep), [true, false]);
  simulation.free();
});

test("the gyroscopic torque is switched while running: without it a body turns about the same line for ever", () => {
  const bodies = [{ shape: { box: [0.5, 0.1, 0.3] }, at: [0, 0, 0], spin: [0.5, 5, 0.3] }];
  const simulation = new Simulation({ version: 1, space: "space", bodies, method: { kind: "velocity" } });
  const spin = () => [...simulation.velocities()].slice(3);
  const apart = (from) => Math.hypot(...spin().map((x, i) => x - from[i]));
  assert.equal(simulation.get("gyroscopic"), "midpoint");
  const start = spin();
  simulation.step(50);
  assert.ok(apart(start) > 0.1, "it tumbles");
  simulation.set("gyroscopic", "off");
  const then = spin();
  const axis = then.map((x) => x / Math.hypot(...then));
  simulation.step(50);
  const now = spin();
  assert.ok(Math.hypot(...now.map((x, i) => x / Math.hypot(...now) - axis[i])) < 1e-9, `the spin keeps its direction: ${now}`);
  simulation.seek(0.25);
  assert.equal(simulation.get("gyroscopic"), "midpoint", "as it was then");
  simulation.free();
  assert.throws(() => new Simulation("stack").get("gyroscopic"), /no such parameter/);
});
