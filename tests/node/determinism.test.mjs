// The package in Node ends in the same bits as the native core: tests/golden/hashes.json, written by tests/documents/determinism.rs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readJson, Simulation } from "./core.mjs";

const { setups } = readJson("tests/golden/hashes.json");

function run({ scene, parameters, inputs, steps }) {
  const simulation = new Simulation(scene, parameters);
  const stepTo = (count) => {
    const report = simulation.step(count - simulation.stepCount);
    assert.equal(report.status, "ok", report.message);
  };
  for (const { after, call, arguments: values } of inputs) {
    stepTo(after);
    simulation[call](...values);
  }
  stepTo(steps);
  return simulation;
}

assert.ok(setups.length >= 8, "the golden runs are there");
for (const setup of setups) {
  test(`${setup.name}: the golden state after ${setup.steps} steps`, () => {
    const simulation = run(setup);
    assert.deepEqual({ time: simulation.time, hash: simulation.stateHash() }, { time: setup.time, hash: setup.hash });
    simulation.free();
  });
}

test("a document of a running simulation, through JSON text, goes on with the same bits", () => {
  for (const setup of setups) {
    const one = new Simulation(setup.scene, setup.parameters);
    one.step(500);
    const two = new Simulation(JSON.parse(JSON.stringify(one.toJSON())));
    assert.equal(two.stateHash(), one.stateHash(), setup.name);
    one.step(500);
    two.step(500);
    assert.equal(two.stateHash(), one.stateHash(), setup.name);
    one.free();
    two.free();
  }
});
