// No call, whatever its arguments, locks an instance, leaks, or throws anything but a SimulationError with code and path.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as core from "./core.mjs";
import { document, laboratory, Simulation, wasm } from "./core.mjs";

const revoked = (target) => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};
const detached = (array) => {
  structuredClone(array, { transfer: [array.buffer] });
  return array;
};
const thrower = (target = {}) => new Proxy(target, { get: () => { throw new Error("get"); }, ownKeys: () => { throw new Error("keys"); }, getPrototypeOf: () => { throw new Error("prototype"); } });
const converts = { valueOf: () => { throw new Error("valueOf"); }, toString: () => { throw new Error("toString"); }, [Symbol.toPrimitive]: () => { throw new Error("toPrimitive"); } };
const cyclic = { bodies: [] };
cyclic.bodies.push(cyclic);
class Floats extends Float64Array { get length() { throw new Error("length"); } set() { throw new Error("set"); } }
class Long extends Float64Array { get length() { return 5; } }
const shrunk = () => {
  if (ArrayBuffer.prototype.resize === undefined) return detached(new Float64Array(2));
  const buffer = new ArrayBuffer(16, { maxByteLength: 64 });
  const array = new Float64Array(buffer, 8, 1);
  buffer.resize(8);
  return array;
};
const everyKind = [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, BigInt64Array, BigUint64Array].map((T) => new T(2));

/** Values that are wrong for every argument. */
const rubbish = () => [
  null, Symbol("s"), 3n, () => 1, revoked({}), revoked([]), thrower(), thrower([]), converts, [converts], cyclic, detached(new Float64Array(2)),
  new Floats(2), new Long(2), shrunk(), new DataView(new ArrayBuffer(8)), new ArrayBuffer(8), new Array(4e9), Array(500),
  [, 1], "\ud800", { "\udfff": 1 }, new Date(NaN), new Map([[1, 2]]), /x/, new Proxy([], { get: (list, key) => (key === "length" ? 4e9 : list[key]) }),
  { get at() { throw "a string"; } }, { version: 1, space: "plane", bodies: [{ particle: revoked({}) }] }, { a: revoked([]), b: [1] }, ...everyKind,
];
/** Every way in with one wrong argument at a time. */
const calls = (s) => [
  (x) => new Simulation(x), (x) => new Simulation("circle", x ?? 1), (x) => s.set("alpha", x), (x) => s.set(x, 1), (x) => s.get(x), (x) => s.addBody(x), (x) => s.addConstraint(x), (x) => s.addForce(x),
  (x) => s.updateBody(0, x ?? 1), (x) => s.updateBody(x, {}), (x) => s.updateConstraint(0, x ?? 1), (x) => s.updateConstraint(x, {}), (x) => s.updateForce(0, x ?? 1), (x) => s.updateForce(x, {}),
  (x) => s.removeBody(x), (x) => s.removeConstraint(x), (x) => s.removeForce(x), (x) => s.setState(0, x ?? 1), (x) => s.setState(x, {}), (x) => s.grab(x, [0, 0], [1, 1]), (x) => s.grab(0, x, [1, 1]),
  (x) => s.grab(0, [0, 0], x), (x) => s.moveGrab(x), (x) => s.outline(x), (x) => s.readPositions(x), (x) => s.observe(x), (x) => s.record(x), (x) => s.record(["C.norm"], x ?? 1), (x) => s.record([x]),
  (x) => s.record(["C.norm"], { every: x ?? 0 }), (x) => s.record(["C.norm"], { capacity: x ?? 0 }), (x) => s.series(x), (x) => s.reference(x), (x) => s.matrix(x), (x) => s.solveTrace(x ?? 1),
  (x) => s.solveTrace("cg", x ?? 1), (x) => s.solveTrace("cg", { start: x }), (x) => s.solveTrace("cg", { maxIterations: x }), (x) => s.restore(x), (x) => s.seek(x), (x) => s.step(x ?? -1), (x) => s.stepBack(x ?? -1),
  (x) => core.solveBoxLcp(x, { method: "lemke" }), (x) => core.solveBoxLcp({ a: [[1]], b: [1] }, x), (x) => core.solveBoxLcp({ a: x, b: [1] }, { method: "lemke" }), (x) => core.solveBoxLcp({ a: [[1]], b: x }, { method: "lemke" }),
  (x) => core.solveBoxLcp({ a: [[1]], b: [1], friction: x }, { method: "lemke" }), (x) => core.solveBoxLcp({ a: [[1]], b: [1] }, { method: x }), (x) => core.solveBoxLcp({ a: [[1]], b: [1] }, { method: "lemke", start: x }),
  (x) => core.enumerateLcp(x), (x) => core.lcpFromQp(x, [1], [[1]], [1]), (x) => core.lcpFromLp(x, [[1]], [1]), (x) => core.programKkt(x, [1], [1], [1]), (x) => core.reduceMixed(x, [1], [0]), (x) => core.reduceMixed([[1]], [1], x),
  (x) => core.definiteness(x), (x) => core.iterationMatrix(x, "sor"), (x) => core.iterationMatrix([[1]], x), (x) => core.iterationMatrix([[1]], "sor", x), (x) => core.bestOmega(x, "sor"), (x) => core.circleLambda(x), (x) => core.sceneMethods(x),
  (x) => core.circleLambda({ x, v: [0, 0], f: [0, 0], m: 1 }), (x) => core.circleLambda({ x: [1, 0], v: [0, 0], f: [0, 0], m: x }), (x) => core.collisionImpulse(x), (x) => core.collisionImpulse({ normal: x, point: [0, 0], a: {}, b: {} }),
];
const says = (error) => error instanceof Error && error.name === "SimulationError" && typeof error.code === "string" && typeof error.path === "string" && error.message.length > 5;

test("10⁵ bad calls of all kinds: each a SimulationError, then everything works and memory is where it was", () => {
  const s = new Simulation(document());
  s.step(3);
  const ways = calls(s);
  const foreign = new Set();
  let made = 0;
  const round = () => {
    const values = rubbish();
    for (const [w, way] of ways.entries()) {
      for (const [v, value] of values.entries()) {
        made += 1;
        try {
          way(value)?.free?.();
        } catch (error) {
          if (!says(error)) foreign.add(`${ways[w]} of value ${v}: ${error?.stack ?? String(error)}`);
        }
      }
    }
  };
  round();
  assert.deepEqual([...foreign], []);
  const anew = () => s.restore(s.snapshot()); // empty patches are taken, and remembered: the history begins anew
  anew();
  const bytes = () => wasm.memory.buffer.byteLength + laboratory.memory.buffer.byteLength;
  const before = bytes();
  while (made < 100_000) {
    round();
    anew();
  }
  assert.deepEqual([...foreign], []);
  assert.ok(bytes() - before < 200_000, `${before} → ${bytes()} bytes`);
  s.reset();
  assert.equal(new Simulation(document()).step(3).status, "ok");
  assert.equal(s.step(3).status, "ok");
  s.free();
});

test("detached buffers are named, and the instance goes on", () => {
  const s = new Simulation("circle");
  const bytes = detached(s.snapshot());
  for (const [call, path] of [
    [() => s.restore(bytes), "bytes"],
    [() => s.solveTrace("cg", { start: detached(new Float64Array(1)) }), "options.start"],
    [() => core.solveBoxLcp({ a: [[1]], b: detached(new Float64Array(1)) }, { method: "lemke" }), "b"],
  ]) {
    assert.throws(call, (e) => says(e) && e.path === path && /detached/.test(e.message), path);
    assert.equal(s.step().status, "ok");
  }
  s.free();
});

test("a detached array has no room for positions", () => {
  const s = new Simulation("circle");
  assert.equal(s.readPositions(detached(new Float64Array(2))), 0);
  assert.throws(() => s.readPositions(detached(new Long(2))), (e) => says(e) && e.path === "out");
  s.free();
});

test("shared, resizable and subclassed arrays are read for what they hold", () => {
  const s = new Simulation(document());
  const bytes = s.snapshot();
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  s.restore(shared);
  class Mine extends Float64Array {}
  s.grab(0, new Mine(2), Float64Array.of(1, 1));
  const out = new Mine(6);
  assert.equal(s.readPositions(out), 6);
  assert.deepEqual([...out], [...s.positions()]);
  s.free();
});

test("a getter of an argument may use the simulation that reads it", () => {
  const s = new Simulation("circle");
  s.setState(0, { get velocity() { s.step(5); return [0, 1]; } });
  assert.equal(s.stepCount, 5);
  s.set("alpha", 7);
  s.updateConstraint(0, { get radius() { s.set("alpha", 8); s.reset(); return 1.5; } });
  assert.deepEqual([s.get("alpha"), s.stepCount, s.constraints()[0].parameters.radius], [8, 0, 1.5]);
  s.record(new Proxy(["C.norm"], { get: (list, key) => { s.step(); return list[key]; } }));
  assert.ok(s.stepCount > 0);
  s.free();
});

test("a getter of an argument may free the simulation that reads it", () => {
  for (let i = 0; i < 100; i += 1) {
    const s = new Simulation("circle");
    s.setState(0, { get velocity() { s.free(); return [0, 1]; } });
    assert.throws(() => s.step(), (e) => says(e) && e.code === "freed");
  }
});

test("a clock that calls back meets a simulation at work", () => {
  const s = new Simulation("stack");
  const real = performance.now;
  const seen = [];
  s.startProfile();
  performance.now = () => {
    try {
      s.step();
    } catch (error) {
      seen.push(error);
    }
    throw new Error("no time");
  };
  try {
    s.step();
  } finally {
    performance.now = real;
  }
  assert.ok(seen.length > 0 && seen.every((e) => says(e) && e.code === "recursive-use"), `${seen[0]}`);
  assert.equal(s.step().status, "ok");
  s.free();
});

test("setters on Object.prototype are not run by results or errors", () => {
  const names = ["status", "name", "code", "path", "id", "values", "iterations", "data", "force", "lambda", "a", "t", "y"];
  let ran = 0;
  for (const name of names) Object.defineProperty(Object.prototype, name, { configurable: true, get: () => undefined, set() { ran += 1; throw new Error(name); } });
  const found = [];
  try {
    const s = new Simulation({ version: 1, space: "plane", bodies: [{ particle: {}, at: [1, 0] }], constraints: [{ circle: { body: 0 } }], method: { kind: "acceleration" } });
    found.push(s.step().status, s.constraints()[0].rows.length, s.matrix("J").data.length, s.stages()[1].id, s.parameters()[0].name);
    found.push(core.solveBoxLcp({ a: [[2]], b: [-1] }, { method: "lemke" }).lambda[0]);
    try {
      s.set("nothing", 1);
    } catch (error) {
      found.push(error.name, error.code, error.path);
    }
    s.free();
  } finally {
    for (const name of names) delete Object.prototype[name];
  }
  assert.equal(ran, 0);
  assert.deepEqual(found, ["ok", 1, 2, "apply", "gravity", 0.5, "SimulationError", "unknown-key", "nothing"]);
});

test("after free() every use says so, and free() again is harmless", () => {
  const s = new Simulation("circle");
  s.free();
  s.free();
  if (Symbol.dispose) s[Symbol.dispose]();
  const prototype = Object.getOwnPropertyDescriptors(Simulation.prototype);
  let uses = 0;
  for (const [name, { get, value }] of Object.entries(prototype)) {
    if (name === "constructor" || name === "free" || name.startsWith("__")) continue;
    uses += 1;
    const freed = (e) => says(e) && e.code === "freed" && /freed/.test(e.message) && e.stack.includes("hostile.test");
    assert.throws(() => (get ? get.call(s) : value.call(s)), freed, name);
    assert.throws(() => (get ? get.call({}) : value.call({})), freed, `${name} of something else`);
  }
  assert.ok(uses > 50);
  assert.ok(s instanceof Simulation);
});

test("messages: numbers as people write them, what was found, and the limits that hold", () => {
  const s = new Simulation("circle");
  const message = (call) => {
    try {
      call();
    } catch (error) {
      assert.ok(says(error), `${error}`);
      return error.message;
    }
    assert.fail("taken");
  };
  const plane = (bodies, constraints = []) => ({ version: 1, space: "plane", bodies, constraints });
  const particles = (n) => Array.from({ length: n }, (_, i) => ({ particle: {}, at: [i, 0] }));
  assert.ok(message(() => s.set("stepSize", 1e300)).length < 120, message(() => s.set("stepSize", 1e300)));
  assert.match(message(() => s.set("stepSize", 1e300)), /1e300/);
  assert.match(message(() => s.set("alpha", Infinity)), /Infinity/);
  assert.match(message(() => s.setState("bob", {})), /^body: no body "bob"; bodies\(\) lists their names and ids$/);
  assert.match(message(() => s.setState(-1, {})), /^body: must be a non-negative integer; got -1$/);
  assert.match(message(() => s.setState(1.5, {})), /^body: must be a non-negative integer; got 1.5$/);
  assert.match(message(() => s.setState(3n, {})), /BigInt/);
  assert.match(message(() => s.setState(Symbol("s"), {})), /symbol/);
  assert.match(message(() => s.record(["C.norm"], { capacity: 1e12 })), /^options.capacity: must be at most 1000000; got 1e12$/);
  const group = (n) => ({ "rigid-group": { bodies: Array.from({ length: n }, (_, i) => i) } });
  assert.match(message(() => new Simulation(plane(particles(1200), [group(1200)]))), /2 to 1000/);
  assert.match(message(() => new Simulation(plane(particles(2000), [group(2000)]))), /1999000 pairs of bodies in rigid groups; the limit is 1000000$/);
  assert.match(message(() => new Simulation(plane([{ id: "\ud800", particle: {}, at: [0, 0] }, { id: "\udc00", particle: {}, at: [1, 0] }]))), /^bodies\[0\].id: .*Unicode/);
  new Simulation(plane([{ id: "\ufffd", particle: {}, at: [0, 0] }, { id: "😀", particle: {}, at: [1, 0] }])).free();
  s.free();
});
