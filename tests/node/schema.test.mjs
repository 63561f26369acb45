// The published JSON Schema, judged by ajv: documents that the core takes are valid, those it refuses for what a schema can
// know are not. The table of bad documents is the one that tests/documents/bad_input.rs reads.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import Ajv from "ajv/dist/2020.js";
import { document, readJson, changed, Simulation } from "./core.mjs";

const schema = readJson("pkg/scene.schema.json");
const { base, cases } = readJson("tests/golden/bad_documents.json");
const { setups } = readJson("tests/golden/hashes.json");
const validate = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true }).compile(schema);

const valid = (value, name) => assert.ok(validate(value), `${name}: ${JSON.stringify(validate.errors)}`);

test("the schema is a schema of draft 2020-12 that a strict validator takes", () => {
  assert.equal(schema.$schema, "https://json-schema.org/draft/2020-12/schema");
});

test("documents that the core takes are valid", () => {
  valid(base, "the base of the bad documents");
  valid(document(), "the document of the other tests");
  for (const { name, scene } of setups) if (typeof scene === "object") valid(scene, name);
});

test("what toJSON writes is valid, at the start, while running, and after edits", () => {
  for (const { name, scene, parameters, inputs } of setups) {
    const simulation = new Simulation(scene, parameters);
    valid(simulation.toJSON(), name);
    simulation.step(10);
    for (const { call, arguments: values } of inputs) simulation[call](...values);
    simulation.step(10);
    valid(simulation.toJSON(), `${name}, after edits`);
    simulation.free();
  }
});

test("every bad document throws its code and path from the package", () => {
  new Simulation(base).free();
  // (A string in place of a document is the id of a scene.)
  for (const bad of cases.filter(({ at, put }) => at !== "" || typeof put !== "string")) {
    let error;
    try {
      new Simulation(changed(base, bad)).free();
    } catch (caught) {
      error = caught;
    }
    assert.ok(error instanceof Error, bad.name);
    assert.deepEqual({ code: error.code, path: error.path }, { code: bad.code, path: bad.path }, `${bad.name}: ${error.message}`);
  }
});

test("of the bad documents, the schema refuses those that a schema can know", () => {
  for (const bad of cases) {
    const found = validate(changed(base, bad)) ? "passes" : "fails";
    assert.equal(found, bad.schema, `${bad.name}: ${JSON.stringify(validate.errors)}`);
  }
});

/** Every name of a property in a schema, with where it stands. */
function* names(part, path) {
  for (const [name, inner] of Object.entries(part.properties ?? {})) {
    yield [name, `${path}.${name}`];
    yield* names(inner, `${path}.${name}`);
  }
  for (const inner of [part.items, part.additionalProperties, ...(part.oneOf ?? []), ...(part.anyOf ?? [])]) {
    if (inner && typeof inner === "object") yield* names(inner, path);
  }
}

test("the types know every name that a document may hold", () => {
  const types = readFileSync(new URL("../../pkg/constrained_dynamics.d.ts", import.meta.url), "utf8");
  const known = new Set(Array.from(types.matchAll(/"?([\w-]+)"?\??:/g), ([, name]) => name));
  const missing = [...names(schema, "")].filter(([name]) => !known.has(name)).map(([, path]) => path);
  assert.ok([...names(schema, "")].length > 100, "the schema is read");
  assert.deepEqual(missing, []);
});

test("the defaults in the types of methods and solvers are those in force", () => {
  const types = readFileSync(new URL("../../pkg/constrained_dynamics.d.ts", import.meta.url), "utf8");
  const fixed = (...kinds) => kinds.map((kind, i) => ({ ...kind, at: [2 * i, 0], fixed: i === 0 }));
  const documents = [
    { bodies: fixed({ particle: {} }, { particle: {} }), constraints: [{ distance: { between: [0, 1] } }] },
    { bodies: fixed({ shape: { disc: 1 } }, { shape: { disc: 1 } }) },
  ];
  for (const name of ["SolverDocument", "MethodDocument"]) {
    const text = types.slice(types.indexOf(`export interface ${name}`));
    const found = [...text.slice(0, text.indexOf("\n}")).matchAll(/Default: ([^\n]*?)\. \*\/\n  (\w+)\?/g)].filter(([, given]) => !given.startsWith("by what"));
    assert.ok(found.length > 1, name);
    for (const document of documents) {
      const simulation = new Simulation({ version: 1, space: "plane", ...document });
      for (const [, given, key] of found) assert.equal(simulation.get(key), JSON.parse(given), `${name}.${key}`);
      simulation.free();
    }
  }
});
