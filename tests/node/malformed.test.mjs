// Malformed input to every free function of the laboratory: an error that names the entry, and afterwards everything works as if
// nothing had happened.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as core from "./core.mjs";

const good = { a: [[2, 1], [1, 2]], b: [-5, -6] };
const square = [[2, 1], [1, 2]];
const gs = { method: "gauss-seidel" };
const thrower = new Proxy([1, 2], { get: (list, key) => { if (key === "1") throw new Error("no"); return list[key]; } });
const cyclic = [];
cyclic.push(cyclic);

/** Values that are not a matrix of 2 × 2, each with the path of its error. */
const matrices = (name) => [
  [[[1, 2], [3]], `${name}[1]`],
  [[[1, 2], 3], `${name}[1]`],
  [[[1, 2], null], `${name}[1]`],
  [[[1, 2], [3, NaN]], `${name}[1][1]`],
  [[[1, 2], [Infinity, 4]], `${name}[1][0]`],
  [[[1, 2], [3, 4n]], `${name}[1][1]`],
  [[[1, 2], ["3", 4]], `${name}[1][0]`],
  [[[1, 2], [undefined, 4]], `${name}[1][0]`],
  [[[1, 2], thrower], `${name}[1][1]`],
  [[1, 2, 3, NaN], `${name}[3]`],
  [[1, 2, 3, 4n], `${name}[3]`],
  [Float64Array.of(1, NaN, 3, 4), `${name}[1]`],
  [Float64Array.of(1, 2, 3), name],
  [cyclic, `${name}[0][0]`],
  [[], name],
  [null, name],
  [undefined, name],
  [7, name],
  ["1234", name],
  [{ 0: [1, 2], 1: [3, 4], length: 2 }, name],
  [new Float32Array(4), name],
  [Symbol("a"), name],
];
/** Values that are not a list of two finite numbers, each with the path of its error. */
const vectors = (name) => [
  [[1], name],
  [[1, 2, 3], name],
  [[1, NaN], `${name}[1]`],
  [[Infinity, 1], `${name}[0]`],
  [[1, 2n], `${name}[1]`],
  [[1, "2"], `${name}[1]`],
  [[null, 1], `${name}[0]`],
  [[, 1], `${name}[0]`],
  [[[1], 2], `${name}[0]`],
  [thrower, `${name}[1]`],
  [Float64Array.of(1, NaN), `${name}[1]`],
  [null, name],
  ["12", name],
  [5, name],
  [{}, name],
];

const cases = [];
const refuses = (what, call, path) => cases.push([what, call, path]);
const each = (kind, list, call) => list.forEach(([value, path], i) => refuses(`${kind} ${i}`, () => call(value), path));

each("solveBoxLcp a", matrices("a"), (a) => core.solveBoxLcp({ ...good, a }, gs));
// The size is that of b: where b is longer or shorter, it is a that does not fit.
const b = vectors("b").map(([value, path], i) => (i < 2 ? [value, "a"] : [value, path]));
each("solveBoxLcp b", b, (b) => core.solveBoxLcp({ ...good, b }, gs));
each("solveBoxLcp start", vectors("start"), (start) => core.solveBoxLcp(good, { ...gs, start }));
for (const [what, p, path] of [
  ["lo is longer", { lo: [0, 0, 0] }, "lo"],
  ["lo is NaN", { lo: [0, NaN] }, "lo[1]"],
  ["lo is +∞", { lo: [Infinity, 0] }, "lo[0]"],
  ["lo is a BigInt", { lo: [0n, 0] }, "lo[0]"],
  ["lo is null", { lo: null }, "lo"],
  ["hi is −∞", { hi: [1, -Infinity] }, "hi[1]"],
  ["hi is a word", { hi: "high" }, "hi"],
  ["lo is above hi", { lo: [0, 2], hi: [1, 1] }, "lo[1]"],
  ["friction is no list", { friction: {} }, "friction"],
  ["friction is null", { friction: [null] }, "friction[0]"],
  ["friction has another key", { friction: [{ normal: 0, tangents: [1], mu: 1, nu: 2 }] }, "friction[0]"],
  ["no normal row", { friction: [{ tangents: [1], mu: 1 }] }, "friction[0].normal"],
  ["half a normal row", { friction: [{ normal: 0.5, tangents: [1], mu: 1 }] }, "friction[0].normal"],
  ["a normal row that is not there", { friction: [{ normal: 9, tangents: [1], mu: 1 }] }, "friction[0].normal"],
  ["a tangent row below 0", { friction: [{ normal: 0, tangents: [-1], mu: 1 }] }, "friction[0].tangents[0]"],
  ["no tangent rows", { friction: [{ normal: 0, tangents: [], mu: 1 }] }, "friction[0].tangents"],
  ["three tangent rows", { friction: [{ normal: 0, tangents: [1, 1, 1], mu: 1 }] }, "friction[0].tangents"],
  ["a tangent row that is the normal", { friction: [{ normal: 0, tangents: [0], mu: 1 }] }, "friction[0].tangents[0]"],
  ["a coefficient below 0", { friction: [{ normal: 0, tangents: [1], mu: -1 }] }, "friction[0].mu"],
  ["a coefficient that is NaN", { friction: [{ normal: 0, tangents: [1], mu: NaN }] }, "friction[0].mu"],
  ["another kind of friction", { friction: [{ normal: 0, tangents: [1], mu: 1, kind: "sticky" }] }, "friction[0].kind"],
  ["another key", { c: 1 }, ""],
])
  refuses(what, () => core.solveBoxLcp({ ...good, ...p }, gs), path);
for (const p of [null, undefined, 3, "lcp", [], () => 1]) refuses(`the problem ${String(p)}`, () => core.solveBoxLcp(p, gs), "");
for (const [what, o, path] of [
  ["no method", {}, "method"],
  ["a method that is not there", { method: "magic" }, "method"],
  ["a method that is a number", { method: 5 }, "method"],
  ["ω is 0", { omega: 0 }, "omega"],
  ["ω is above 2", { omega: 2.01 }, "omega"],
  ["ω is a word", { omega: "1" }, "omega"],
  ["the tolerance is NaN", { tolerance: NaN }, "tolerance"],
  ["half an iteration", { maxIterations: 0.5 }, "maxIterations"],
  ["iterations below 0", { maxIterations: -1 }, "maxIterations"],
  ["more iterates than can be kept", { maxIterations: 1e9, iterates: true }, "maxIterations"],
  ["iterates that are no switch", { iterates: 1 }, "iterates"],
  ["another option", { tol: 1 }, "options"],
])
  refuses(what, () => core.solveBoxLcp(good, what === "no method" ? o : { ...gs, ...o }), path);
refuses("no options", () => core.solveBoxLcp(good), "options");
refuses("options that are null", () => core.solveBoxLcp(good, null), "options");
refuses("bounds that conjugate gradients do not know", () => core.solveBoxLcp(good, { method: "cg" }), "method");

each("enumerateLcp a", matrices("a"), (a) => core.enumerateLcp({ ...good, a }));
each("definiteness", matrices("a"), (a) => core.definiteness(a));
each("iterationMatrix", matrices("a"), (a) => core.iterationMatrix(a, "sor"));
each("bestOmega", matrices("a"), (a) => core.bestOmega(a, "sor"));
refuses("a splitting that is not there", () => core.iterationMatrix(square, "lemke"), "method");
refuses("a splitting that is no word", () => core.iterationMatrix(square, 1), "method");
refuses("ω of a splitting is null", () => core.iterationMatrix(square, "sor", null), "omega");
refuses("ω of a splitting is 3", () => core.iterationMatrix(square, "sor", 3), "omega");
refuses("a zero on the diagonal", () => core.iterationMatrix([[1, 2], [3, 0]], "sor"), "a[1][1]");
each("lcpFromQp h", matrices("h"), (h) => core.lcpFromQp(h, [1, 2], square, [1, 2]));
each("lcpFromQp g", matrices("g").filter(([value]) => !Array.isArray(value) || value.length > 0), (g) => core.lcpFromQp(square, [1, 2], g, [1, 2]));
each("lcpFromLp g", matrices("g").filter(([value]) => !Array.isArray(value) || value.length > 0), (g) => core.lcpFromLp([1, 2], g, [1, 2]));
each("lcpFromLp c", vectors("c").slice(2), (c) => core.lcpFromLp(c, square, [1, 2]));
each("lcpFromLp d", vectors("d").slice(2), (d) => core.lcpFromLp([1, 2], square, d));
each("reduceMixed a", matrices("a"), (a) => core.reduceMixed(a, [1, 2], [0]));
each("reduceMixed b", vectors("b").slice(2), (b) => core.reduceMixed(square, b, [0]));
for (const [free, path] of [[[2], "free[0]"], [[0, -1], "free[1]"], [[0.5], "free[0]"], [["0"], "free[0]"], [null, "free"], [3, "free"]])
  refuses(`reduceMixed free ${String(free)}`, () => core.reduceMixed(square, [1, 2], free), path);

const program = core.lcpFromLp([-3, -2], square, [4, 3]);
each("programKkt x", vectors("x").slice(2), (x) => core.programKkt(program, x, [1, 1], [0, 0]));
each("programKkt y", vectors("y").slice(2), (y) => core.programKkt(program, [1, 1], y, [0, 0]));

const works = () => [...core.solveBoxLcp(good, { method: "lemke" }).lambda].map((x) => x.toFixed(12));
const before = works();

// Everything is judged, not the first mistake alone.
test("malformed input is an error that names the entry, and the module goes on", () => {
  const wrong = [];
  for (const [what, call, path] of cases) {
    try {
      call();
      wrong.push(`${what}: taken`);
    } catch (error) {
      const named = error instanceof Error && typeof error.code === "string" && error.message.length > 5;
      if (!named || error.path !== path) wrong.push(`${what}: ${path} is wanted, ${error.path} came: ${error}`);
    }
    assert.deepEqual(works(), before, `after ${what}`);
  }
  assert.deepEqual(wrong, []);
});
