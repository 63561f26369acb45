// The engine's two files: whichever way the second comes, the steps are the same; where it is missing, the error says so.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const folder = new URL("../../pkg/", import.meta.url);
const bytes = (name) => readFileSync(new URL(name, folder));
const first = () => bytes("constrained_dynamics_bg.wasm");
const rest = () => bytes("constrained_dynamics_rest.wasm");

let count = 0;
/** The package anew, not started. */
const engine = () => import(new URL(`constrained_dynamics.js?${++count}`, folder));

/** Scenes that between them run all methods. "box-of-spheres" and "puppet" need both files. */
const scenes = [["circle"], ["box-of-spheres"], ["puppet", { method: "generalised" }], ["cloth", { method: "position" }], ["pyramid"]];

function hashes({ Simulation }) {
  return scenes.map(([scene, parameters]) => {
    const run = new Simulation(scene, parameters);
    run.step(30);
    const hash = run.stateHash();
    run.free();
    return hash;
  });
}

const whole = await engine();
await whole.default();
const expected = hashes(whole);

for (const [what, start] of Object.entries({
  "init, the second file later": async (cd) => {
    await cd.default({ rest: "later" });
    assert.equal(new cd.Simulation("circle").step(5).status, "ok");
    await Promise.all([cd.loadRest(), cd.loadRest()]);
  },
  "init, the second file when a call needs it": (cd) => cd.default({ rest: "later" }),
  "init, the second file while it is loading": async (cd) => {
    await cd.default({ rest: "later" });
    void cd.loadRest();
  },
  "init with the bytes of both": (cd) => cd.default({ module_or_path: first(), rest: rest() }),
  "init with the bytes of the first": (cd) => cd.default({ module_or_path: first() }),
  "init with the address of the second": (cd) => cd.default({ rest: new URL("constrained_dynamics_rest.wasm", folder) }),
  "loadRest with bytes": async (cd) => {
    await cd.default({ rest: "later" });
    await cd.loadRest(rest());
  },
  "initSync with the first": (cd) => cd.initSync({ module: first() }),
  "initSync with both": (cd) => cd.initSync({ module: new WebAssembly.Module(first()), rest: new WebAssembly.Module(rest()) }),
})) {
  test(what, async () => {
    const cd = await engine();
    await start(cd);
    assert.deepEqual(hashes(cd), expected);
  });
}

test("the first file alone plays the bead on a circle", async () => {
  const cd = await engine();
  cd.initSync({ module: first(), rest: Buffer.from("no wasm") });
  assert.equal(new cd.Simulation("circle").step(100).status, "ok");
  assert.throws(() => new cd.Simulation("box-of-spheres").step(1), WebAssembly.CompileError);
});

test("a second file that is not there: init says which, and what to do", async () => {
  const missing = new URL("elsewhere.wasm", folder);
  const cd = await engine();
  await assert.rejects(cd.default({ rest: missing }), /ENOENT.*elsewhere\.wasm/);
  const later = await engine();
  await later.default({ rest: "later" });
  await assert.rejects(later.loadRest(missing), /elsewhere\.wasm/);
  await later.loadRest(rest());
  assert.deepEqual(hashes(later), expected);
  const response = await engine();
  await assert.rejects(response.default({ module_or_path: first(), rest: new Response("", { status: 404, statusText: "Not Found" }) }), /constrained_dynamics_rest\.wasm, is not there \(404 Not Found.*put it beside/);
});
