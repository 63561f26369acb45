// The package's .d.ts against what the package gives: everything that the views show of every scene, under every method, is written as
// literals of the declared types, and TypeScript judges them. A literal may have no property that its type does not know.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { catalog, circleLambda, collisionImpulse, definiteness, enumerateLcp, iterationMatrix, Simulation, solveBoxLcp } from "./core.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "types-"));
after(() => rmSync(folder, { recursive: true }));

/** A value as an expression; of an array of numbers the type alone counts. */
function literal(value) {
  if (ArrayBuffer.isView(value)) return `new ${value.constructor.name}(0)`;
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return typeof value === "number" ? String(value) : JSON.stringify(value) ?? "undefined";
  return `{ ${Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${literal(inner)}`).join(", ")} }`;
}

/** Equal of values that TypeScript cannot tell apart. */
function form(value) {
  if (ArrayBuffer.isView(value)) return value.constructor.name;
  if (Array.isArray(value)) return `[${value.length < 5 ? value.map(form) : [...new Set(value.map(form))]}]`;
  if (typeof value !== "object" || value === null) return typeof value === "string" && value.length < 20 ? value : value === null ? "null" : typeof value;
  return `{${Object.entries(value).map(([key, inner]) => `${key}:${form(inner)}`)}}`;
}

const seen = new Set();
const lines = [
  `import type * as t from ${JSON.stringify(join(root, "pkg/constrained_dynamics.js"))};`,
  `import type * as l from ${JSON.stringify(join(root, "pkg/constrained_dynamics_lab.js"))};`,
];
function check(type, value, where) {
  const key = `${type} ${form(value)}`;
  if (seen.has(key)) return;
  seen.add(key);
  lines.push(`export const v${seen.size}: ${type} = ${literal(value)}; // ${where}`);
}
const each = (type, list, where) => list.forEach((value) => check(type, value, where));

/** The result, unless the view refuses this scene for its size. */
function unlessRefused(view) {
  try {
    return view();
  } catch (error) {
    if (error.code === undefined) throw error;
    return null;
  }
}

function views(simulation, where) {
  each("t.BodyInfo", simulation.bodies(), where);
  each("t.ConstraintInfo", simulation.constraints(), where);
  each("t.ContactInfo", simulation.contacts(), where);
  each("t.ForceInfo", simulation.forces(), where);
  each("t.ParameterInfo", simulation.parameters(), where);
  each("t.ObservableInfo & { readonly name: t.ObservableName }", simulation.observables(), where);
  for (const { id } of simulation.bodies()) each("t.Glyph", simulation.outline(id), where);
  for (const { id } of simulation.constraints()) check("t.Formulas | undefined", simulation.formulas(id), where);
  each("t.Stage", simulation.stages(), where);
  check("t.StepRows | null", simulation.stepRows(), where);
  check("t.StepProblem | null", unlessRefused(() => simulation.stepProblem()), where);
  check("t.Spectrum | null", unlessRefused(() => simulation.spectrum()), where);
  for (const name of ["J", "A", "b", "S", "tau"]) check("t.Matrix | null", unlessRefused(() => simulation.matrix(name)), where);
  check("t.Trace | null", unlessRefused(() => simulation.solveTrace()), where);
  check("t.Trace | null", unlessRefused(() => simulation.solveTrace("gauss-seidel", { rows: true, maxIterations: 5 })), where);
  check("t.ContactProblem | null", unlessRefused(() => simulation.contactProblem()), where);
  check("t.ContactEvents", simulation.contactEvents(), where);
  check("t.ReferenceInfo | null", simulation.reference(0.1), where);
  check("t.SceneDocument", simulation.toJSON(), where);
}

test("what the package gives is of the types that it declares", () => {
  const { scenes, methods } = catalog();
  for (const [list, entries] of Object.entries(catalog())) each(`t.Catalog["${list}"][number]`, entries, list);
  for (const { id } of scenes)
    for (const method of [undefined, ...methods.map(({ id }) => id)]) {
      const simulation = unlessRefused(() => new Simulation(id, method === undefined ? {} : { method }));
      if (simulation === null) continue;
      if (simulation.dof < 400) {
        check("t.StepReport", simulation.step(7), `${id} ${method}`);
        views(simulation, `${id} ${method}`);
      }
      simulation.free();
    }
  const outside = new Simulation({ version: 1, space: "plane", bodies: [{ particle: {}, at: [1, 0] }], constraints: [{ formula: { of: [0], condition: "log(-x)" } }] });
  check("t.StepReport", outside.step(), "no finite value");
  views(outside, "no finite value");
  for (const method of ["lemke", "gauss-seidel"])
    for (const a of [[[2, 1], [1, 2]], [[1, 1], [1, 1]]]) check("l.LcpResult", solveBoxLcp({ a, b: [-1, 1] }, { method, iterates: true }), method);
  const free = solveBoxLcp({ a: [[1, 1], [1, 1]], b: [1, -1], lo: [null, null] }, { method: "gauss-seidel" });
  assert.deepEqual([free.status, ...free.certificate].slice(0, 3), ["infeasible", -1, 1], "of free rows a certificate has any sign");
  check("l.LcpResult", free, "free rows");
  for (const a of [[[2, 1], [1, 2]], [[1, 1], [1, 1]]]) each("l.LcpSolution", enumerateLcp({ a, b: [-1, -1] }), "all solutions");
  check("l.Definiteness", definiteness([[1, 0], [0, -1]]), "definiteness");
  check("l.IterationMatrix", iterationMatrix([[2, 1], [1, 2]], "jacobi"), "iteration matrix");
  const body = { mass: 1, inertia: 1, at: [0, 0] };
  check("t.CollisionResult", collisionImpulse({ normal: [1, 0], point: [0, 0], a: { ...body, velocity: [1, 0] }, b: body }), "collision");
  check("t.CircleLambda", circleLambda({ x: [1, 0], v: [0, 1], f: [0, -1], m: 1 }), "circle");
  assert.ok(lines.length > 1000, `${lines.length} values`);
  writeFileSync(join(folder, "values.ts"), lines.join("\n"));
  const compilerOptions = { lib: ["ES2022", "DOM"], target: "ES2022", module: "NodeNext", strict: true, noEmit: true, types: [], exactOptionalPropertyTypes: true };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["values.ts"] }));
  const { stdout, status } = spawnSync(join(root, "www/node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8", maxBuffer: 1 << 26 });
  const places = [...stdout.matchAll(/values\.ts\((\d+)/g)].map(([, line]) => lines[line - 1].slice(-200));
  assert.equal(status, 0, `${stdout.slice(0, 2000)}\n${[...new Set(places)].slice(0, 10).join("\n")}`);
});

test("a chain of segments is found at the points of its segments", () => {
  const points = [[0, 0], [2, 0], [2, 2], [0, 2]];
  const simulation = new Simulation({ version: 1, space: "plane", bodies: [{ shape: { chain: { points, closed: true } }, at: [0, 0], fixed: true }] });
  assert.deepEqual([[1, 1], [1, 0], [3, 0]].map((at) => [...simulation.bodiesAt(at)]), [[], [0], []]);
  simulation.free();
});
