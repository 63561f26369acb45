// The generated glue: whatever of JavaScript the core calls is called through `handleError`, so that no exception crosses
// Rust frames, and every use of an object goes through the check that it was not freed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const glueOf = (name) => readFileSync(new URL(`../../pkg/${name}.js`, import.meta.url), "utf8");
const glue = glueOf("constrained_dynamics");

/** Imports that need not catch, with the reason. */
const safe = [
  [/^__wbg___wbindgen_(boolean_get|is_\w+|jsval_eq)_/, "typeof and === run no code and throw nothing"],
  [/^__wbg___wbindgen_number_get_/, "typeof, then two numbers into our memory"],
  [/^__wbg___wbindgen_string_get_/, "typeof, then the text of a string into our memory"],
  [/^__wbg___wbindgen_throw_/, "how wasm-bindgen reports a null pointer, which `alive` rules out"],
  [/^__wbg_instanceof_/, "catches by itself, and answers false"],
  [/^__wbindgen_generic_/, "numbers and strings of ours, converted"],
  [/^__wbindgen_init_externref_table$/, "runs once, when the module is loaded"],
];

const importsOf = (text) => {
  const body = text.slice(text.indexOf("function __wbg_get_imports"), text.indexOf("__proto__: null,\n        \"./constrained"));
  return [...body.matchAll(/^ {8}(\w+): (function\(.*?)(?=^ {8}\w+: |^ {4}\};)/gms)].map(([, name, code]) => ({ name, code }));
};

for (const [entry, least, some] of [["constrained_dynamics", 26, ["isView"]], ["constrained_dynamics_lab", 20, []]]) {
  const imports = importsOf(glueOf(entry));

  test(`the imports of ${entry} are found`, () => {
    assert.ok(imports.length >= least, `${imports.length}`);
    for (const name of ["isArray", "get", "ownKeys", "parse", ...some]) assert.ok(imports.some((i) => i.name.startsWith(`__wbg_${name}_`)), name);
  });

  test(`every import of ${entry} catches what JavaScript throws, or cannot throw`, () => {
    const open = imports.filter(({ name, code }) => !code.includes("handleError(function") && !safe.some(([pattern]) => pattern.test(name)));
    assert.deepEqual(open, []);
    for (const { code } of imports.filter(({ name }) => name.startsWith("__wbg_instanceof_"))) assert.match(code, /try \{[^]*catch/);
  });
}

test("every method and getter of the class looks whether the object is still there", () => {
  const calls = [...glue.matchAll(/wasm\.simulation_(\w+)\(([^;]*)\);/g)].filter(([, name]) => name !== "new");
  assert.ok(calls.length > 50, `${calls.length}`);
  assert.deepEqual(calls.filter(([, , values]) => !values.startsWith("alive(this)")), []);
});
