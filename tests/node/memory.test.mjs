// Memory of simulations that are never freed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Simulation, wasm } from "./core.mjs";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
const bytes = () => wasm.memory.buffer.byteLength;
const task = () => new Promise((resolve) => setTimeout(resolve, 0));

test("a simulation of the circle costs at most 50 kB", () => {
  new Simulation("circle").free();
  const before = bytes();
  const kept = Array.from({ length: 400 }, () => new Simulation("circle"));
  const each = (bytes() - before) / kept.length;
  for (const s of kept) s.free();
  assert.ok(each <= 50_000, `${each} bytes each`);
});

test("10,000 that are dropped, with tasks between, stay under 40 MB", async () => {
  for (let i = 0; i < 10_000; i += 1) {
    new Simulation("circle").step();
    if (i % 200 === 199) {
      collect();
      await task();
    }
  }
  assert.ok(bytes() < 40e6, `${bytes() / 1e6} MB`);
});

test("10,000 that are refused give their memory back", () => {
  const good = new Simulation("cloth").toJSON();
  const bad = { ...good, forces: [{ spring: {} }] };
  const once = () => assert.throws(() => new Simulation(bad));
  for (let i = 0; i < 20; i += 1) once();
  const before = bytes();
  for (let i = 0; i < 200; i += 1) once();
  for (let i = 0; i < 10_000; i += 1) assert.throws(() => new Simulation("circle", { radius: -1 }));
  assert.equal(bytes(), before);
});
