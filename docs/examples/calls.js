// A short program for each name of the package, as the API reference shows them. Each runs by itself, after
//
//   import init, * as engine from "constrained-dynamics";        // Simulation, catalog, …
//   import initLaboratory, * as laboratory from "constrained-dynamics/lab";   // solveBoxLcp, …
//   await init(); await initLaboratory();
//   const simulation = new Simulation("double-pendulum");
//
// and those of the frame, in a page, after
//
//   import { connect, FrameError } from "constrained-dynamics/frame";
//   const scene = await connect(document.querySelector("iframe"));

// # Simulation
const pendulum = new Simulation("pendulum", { angle: 1, method: "rattle" });
pendulum.step(100);
pendulum.free();

// # Simulation.constructor
new Simulation({ version: 1, space: "plane", bodies: [{ particle: {}, at: [0, 0], velocity: [1, 0] }] }).step(10);

// # Simulation.free
simulation.free();
simulation.free(); // does nothing

// # Simulation.[Symbol.dispose]
simulation[Symbol.dispose](); // what `using simulation = new Simulation(…)` does at the end of the block

// # Simulation.step
const { status, steps, iterations, residual, message } = simulation.step(100);
if (status !== "ok") console.warn(message);

// # Simulation.advance
const sinceLastFrame = 0.0167; // s
const { steps } = simulation.advance(Math.min(sinceLastFrame, 0.1));

// # Simulation.onStatus
simulation.onStatus(({ status, message }) => console.warn(status, message));
simulation.step(10);
simulation.onStatus(null);

// # Simulation.reset
simulation.step(10);
simulation.reset(); // simulation.time is 0

// # Simulation.time
simulation.step(10);
const seconds = simulation.time;

// # Simulation.stepSize
const rate = 1 / simulation.stepSize;

// # Simulation.stepCount
simulation.step(10);
const count = simulation.stepCount; // 10

// # Simulation.dof
const v = new Float64Array(simulation.dof);

// # Simulation.space
const dimension = simulation.space === "plane" ? 2 : 3;

// # Simulation.title
const heading = simulation.title;

// # Simulation.parameters
for (const { name, value, unit, active } of simulation.parameters()) if (active) console.log(name, value, unit);

// # Simulation.get
const h = simulation.get("stepSize");

// # Simulation.set
simulation.set("method", "rattle");
simulation.set("stepSize", 0.005);

// # Simulation.addBody
const id = simulation.addBody({ particle: {}, at: [1, 1], mass: 0.5 });

// # Simulation.addConstraint
const body = simulation.addBody({ particle: {}, at: [1, 1] });
const rod = simulation.addConstraint({ distance: { between: [0, body] } }); // as long as they are apart

// # Simulation.addForce
const drag = simulation.addForce({ drag: { coefficient: 0.2 } }); // on all bodies

// # Simulation.updateBody
simulation.updateBody(1, { mass: 3 });

// # Simulation.updateConstraint
simulation.updateConstraint(0, { length: 1.2 });

// # Simulation.updateForce
const push = simulation.addForce({ user: { body: 1 } });
simulation.updateForce(push, { force: [1, 0] });

// # Simulation.removeBody
const body = simulation.addBody({ particle: {}, at: [1, 1] });
simulation.removeBody(body);

// # Simulation.removeConstraint
simulation.removeConstraint(0);

// # Simulation.removeForce
const wind = simulation.addForce({ wind: { velocity: [1, 0] } });
simulation.removeForce(wind);

// # Simulation.setState
simulation.setState(1, { velocity: [0, 2] });

// # Simulation.applyImpulse
simulation.applyImpulse(1, [0.5, 0]); // N·s

// # Simulation.grab
simulation.grab(1, [0, 0], [1, 0]);
simulation.step(20);
simulation.releaseGrab();

// # Simulation.moveGrab
simulation.grab(1, [0, 0], [1, 0]);
simulation.moveGrab([1, 0.5]);

// # Simulation.releaseGrab
simulation.releaseGrab(); // does nothing without a grab

// # Simulation.castRay
const hit = new Simulation("pyramid").castRay([0, 10], [0, -1]);
if (hit) console.log(hit.body, hit.point, hit.normal, hit.distance);

// # Simulation.bodiesAt
const ids = new Simulation("pyramid").bodiesAt([0, 0.25]);

// # Simulation.contactEvents
const heap = new Simulation("pyramid");
heap.step();
for (const [a, b] of heap.contactEvents().began) console.log(a, b);

// # Simulation.bodies
for (const { id, kind, fixed, positionOffset } of simulation.bodies()) console.log(id, kind, fixed, positionOffset);

// # Simulation.asleep
const sleeping = simulation.asleep();

// # Simulation.outline
for (const glyph of simulation.outline(0)) console.log(glyph.type);

// # Simulation.positions
const [x, y] = simulation.positions();

// # Simulation.readPositions
const positions = new Float32Array(simulation.positions().length);
simulation.readPositions(positions);

// # Simulation.velocities
const [vx, vy] = simulation.velocities();

// # Simulation.readVelocities
const velocities = new Float32Array(simulation.dof);
simulation.readVelocities(velocities);

// # Simulation.appliedForces
const q = simulation.appliedForces();

// # Simulation.constraintForces
const f = simulation.constraintForces();

// # Simulation.forces
for (const { kind, force } of simulation.forces()) console.log(kind, force);

// # Simulation.constraints
for (const { kind, rows } of simulation.constraints()) console.log(kind, rows[0].c, rows[0].lambda);

// # Simulation.formulas
const ring = { formula: { of: ["bead"], condition: "x^2 + y^2 = 1" } };
const typed = new Simulation({ version: 1, space: "plane", bodies: [{ id: "bead", particle: {}, at: [1, 0] }], constraints: [ring] });
const { c, j } = typed.formulas(typed.constraints()[0].id) ?? {};
console.log(c, j);

// # Simulation.c
const violation = simulation.c();

// # Simulation.cDot
const rates = simulation.cDot();

// # Simulation.lambda
const multipliers = simulation.lambda();

// # Simulation.contacts
const heap = new Simulation("pyramid");
heap.step(10);
for (const { bodies, gap, lambda } of heap.contacts()) console.log(bodies, gap, lambda[0]);

// # Simulation.contactProblem
const { a, b } = new Simulation("pyramid").contactProblem();
const solved = solveBoxLcp({ a, b }, { method: "gauss-seidel" }).status;

// # Simulation.startProfile
const heap = new Simulation("pyramid");
heap.startProfile();
heap.step(10);
console.log(heap.profile());

// # Simulation.profile
const milliseconds = simulation.profile();

// # Simulation.observables
const names = simulation.observables().map(({ name }) => name);

// # Simulation.observe
const energy = simulation.observe("energy.total");

// # Simulation.record
simulation.record(["energy.total", "constraint[0].lambda"], { every: 2, capacity: 500 });
simulation.step(100);

// # Simulation.series
simulation.record(["C.norm"]);
simulation.step(100);
const { t, y } = simulation.series("C.norm");

// # Simulation.reference
const circle = new Simulation("pendulum");
const exact = circle.reference(0.5); // { positions, error, kind }, or null where no closed form is known

// # Simulation.matrix
const { rows, cols, data } = simulation.matrix("J");

// # Simulation.matrixImage
if (typeof ImageData !== "undefined") simulation.matrixImage("A"); // browsers only

// # Simulation.spectrum
const { condition, rank } = simulation.spectrum();

// # Simulation.solveTrace
const { residuals } = simulation.solveTrace("cg", { maxIterations: 20 });

// # Simulation.stepProblem
const found = simulation.stepProblem();
if (found) solveBoxLcp(found.problem, { method: "direct" });

// # Simulation.stepRows
const rows = simulation.stepRows()?.rows;

// # Simulation.stages
for (const { title, quantities } of simulation.stages()) console.log(title, quantities.length);

// # Simulation.snapshot
const bytes = simulation.snapshot();

// # Simulation.restore
const bytes = simulation.snapshot();
simulation.step(10);
simulation.restore(bytes);

// # Simulation.stepBack
simulation.step(10);
simulation.stepBack(3);

// # Simulation.seek
simulation.step(100);
simulation.seek(0.5);

// # Simulation.recordedFrom
const start = simulation.recordedFrom;

// # Simulation.recordedTo
const end = simulation.recordedTo;

// # Simulation.stateHash
const hash = simulation.stateHash();

// # Simulation.toJSON
const again = new Simulation(simulation.toJSON()); // continues bit for bit

// # catalog
for (const { id, title, parameters } of catalog().scenes) console.log(id, title, parameters.length);

// # sceneMethods
for (const { method, runs, reason } of sceneMethods("pyramid")) console.log(method, runs ? "runs" : reason);

// # version
console.log(version());

// # circleLambda
const { lambda, force } = circleLambda({ x: [1, 0], v: [0, 1], f: [0, -9.81], m: 1 });

// # collisionImpulse
const ball = { mass: 1, inertia: 0.1, at: [0, 0], velocity: [1, 0] };
const { a, energyLost } = collisionImpulse({ e: 0.5, normal: [1, 0], point: [0.5, 0], a: ball, b: { ...ball, at: [1, 0], velocity: [0, 0] } });

// # loadRest
await loadRest(); // after init({ rest: "later" }), once there is time; here it is there already

// # initSync
// With bytes at hand, in place of await init(): initSync({ module: bytes });
initSync({ module: new Uint8Array() }); // does nothing, since the module is loaded

// # default
await init(); // loads the wasm from beside the module; again does nothing

// # solveBoxLcp
const { lambda, status } = solveBoxLcp({ a: [[2, 1], [1, 2]], b: [-5, -6] }, { method: "lemke" });

// # enumerateLcp
const solutions = enumerateLcp({ a: [[1, 2], [2, 1]], b: [-1, -1] }); // three

// # lcpFromQp
const { a, b } = lcpFromQp([[2, 0], [0, 2]], [-2, -5], [[1, 1]], [1]);

// # lcpFromLp
const { a, b } = lcpFromLp([-1, -1], [[1, 2]], [4]);

// # programKkt
const problem = lcpFromQp([[2]], [-2], [[1]], [3]);
const { lambda, w } = solveBoxLcp(problem, { method: "lemke" });
const { complementarity } = programKkt(problem, lambda.slice(0, 1), lambda.slice(1), w.slice(0, 1));

// # reduceMixed
const { a, b } = reduceMixed([[2, 1], [1, 2]], [-1, -1], [0]); // row 0 is free

// # definiteness
const { verdict } = definiteness([[2, -1], [-1, 2]]); // "pd"

// # iterationMatrix
const { radius } = iterationMatrix([[2, -1], [-1, 2]], "gauss-seidel"); // 0.25

// # bestOmega
const { omega } = bestOmega([[2, -1], [-1, 2]], "sor");

// # SimulationError
try {
  simulation.setState("nobody", { velocity: [1, 0] });
} catch (error) {
  console.warn(error.name, error.code, error.path, error.message); // what it is, where it is, and what to do
}

// # ErrorCode
try {
  simulation.set("alpha", -1);
} catch ({ code }) {
  if (code === "out-of-range") simulation.set("alpha", 0);
}

// # connect
const another = await connect(document.querySelector("iframe"), { timeout: 5000 });
another.close();

// # FrameError
await scene.request("dance").catch((error) => console.warn(error instanceof FrameError, error.message));

// # FrameError.code
await scene.request("dance").catch(({ code }) => console.warn(code)); // "unknown-operation"

// # FrameScene.play
await scene.play();

// # FrameScene.pause
await scene.pause();

// # FrameScene.step
await scene.step(100);
await scene.step(-1); // back

// # FrameScene.seek
await scene.seek(0.5); // s

// # FrameScene.set
await scene.set("alpha", 25);

// # FrameScene.get
const alpha = await scene.get("alpha");

// # FrameScene.observe
const violation = await scene.observe("C.norm");

// # FrameScene.series
const { t, y } = await scene.series("C.norm");

// # FrameScene.snapshot
const bytes = await scene.snapshot(); // for simulation.restore(bytes)

// # FrameScene.state
const { time, positions, runs } = await scene.state();

// # FrameScene.preset
await scene.preset("circle/damping");

// # FrameScene.request
const { playing } = await scene.request("state", {}, 2000); // ms

// # FrameScene.on
const stop = scene.on("state", ({ time, playing }) => console.log(time, playing));
stop();

// # FrameScene.close
scene.close();
