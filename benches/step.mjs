// How long one step takes as WebAssembly, in Node and in Chromium: the circle, and 200 circles in one world. Medians of
// interleaved rounds; these machines are noisy, so compare within one run, by ratio.
//   node benches/step.mjs
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { launchOptions } from "../tests/browser/support/launch.mjs";
import { serve } from "../tests/browser/support/server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const cases = {
  "circle, Euler": ["circle", { integrator: "explicit-euler" }, 20_000],
  "circle, RK4": ["circle", { integrator: "rk4" }, 10_000],
  "circle, RK4, direct": ["circle", { integrator: "rk4", solver: "direct" }, 10_000],
  "200 circles, RK4": [many(200), { integrator: "rk4" }, 100],
};

function many(n) {
  const each = [...Array(n).keys()];
  return {
    version: 1,
    space: "plane",
    gravity: [0, -9.81],
    bodies: each.map((i) => ({ particle: {}, at: [i + 1, 0] })),
    constraints: each.map((i) => ({ circle: { body: i, center: [i, 0] } })),
  };
}

/** Microseconds per step of each case, the median of nine rounds. Runs in Node and in the page alike. */
function measure(Simulation, cases) {
  const rounds = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
  for (let round = 0; round < 9; round++) {
    for (const [name, [scene, parameters, steps]] of Object.entries(cases)) {
      const simulation = new Simulation(scene, parameters);
      simulation.step(Math.ceil(steps / 10));
      const start = performance.now();
      simulation.step(steps);
      rounds[name].push(((performance.now() - start) / steps) * 1000);
      simulation.free();
    }
  }
  return Object.fromEntries(Object.entries(rounds).map(([name, times]) => [name, times.sort((a, b) => a - b)[4]]));
}

async function inNode() {
  const { initSync, Simulation } = await import("../pkg/constrained_dynamics.js");
  initSync({ module: await readFile(new URL("../pkg/constrained_dynamics_bg.wasm", import.meta.url)) });
  return measure(Simulation, cases);
}

async function inChromium() {
  const { chromium } = createRequire(`${root}/www/package.json`)("playwright-core");
  const server = await serve(root);
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(new URL("/www/examples/plain.html", server.origin).href);
    const script = `(async () => {
      const { default: init, Simulation } = await import("/pkg/constrained_dynamics.js");
      await init();
      return (${measure})(Simulation, ${JSON.stringify(cases)});
    })()`;
    return await page.evaluate(script);
  } finally {
    await browser.close();
    server.close();
  }
}

const [node, chromium] = [await inNode(), await inChromium()];
console.log(`${"microseconds per step".padEnd(28)}${"Node".padStart(10)}${"Chromium".padStart(10)}`);
for (const name of Object.keys(cases)) {
  console.log(`${name.padEnd(28)}${node[name].toFixed(2).padStart(10)}${chromium[name].toFixed(2).padStart(10)}`);
}
