// First load of the lesson on a CPU that is slowed down four times, and memory: from the start of navigation until the
// stage can be used, median of five loads without cache; JS heap and wasm memory after a run of a minute of simulated time.
//   npm --prefix www run build && node benches/load.mjs
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { launchOptions } from "../tests/browser/support/launch.mjs";
import { dist, serve } from "../tests/browser/support/server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { chromium } = createRequire(`${root}/www/package.json`)("playwright-core");
const server = await serve(dist);
const browser = await chromium.launch(launchOptions);

// Every wasm memory is counted where it comes to light.
const countMemories = () => {
  window.memories = new Set();
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const original = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const result = await original.apply(WebAssembly, given);
      for (const value of Object.values((result.instance ?? result).exports)) {
        if (value instanceof WebAssembly.Memory) window.memories.add(value);
      }
      return result;
    };
  }
};

async function load(slowdown) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(countMemories);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(new URL("/index.html#/circle", server.origin).href, { waitUntil: "commit" });
  const ready = await page.waitForFunction(() => (document.querySelector("cd-stage")?.session ? performance.now() : 0), null, {
    polling: "raf",
    timeout: 60_000,
  });
  return { page, devtools, ms: await ready.jsonValue() };
}

const times = [];
for (let i = 0; i < 5; i++) {
  const { page, ms } = await load(4);
  times.push(ms);
  await page.close();
}
console.log(`lesson usable after, CPU slowed 4×    ${times.sort((a, b) => a - b)[2].toFixed(0)} ms (budget 1000), all: ${times.map((t) => t.toFixed(0)).join(" ")}`);

const { page, devtools } = await load(1);
await page.evaluate(() => {
  const { session } = document.querySelector("cd-stage");
  session.speed = 4;
  session.play();
});
await page.waitForFunction(() => document.querySelector("cd-stage").session.time > 60, null, { timeout: 120_000 });
await devtools.send("HeapProfiler.collectGarbage");
const { usedSize } = await devtools.send("Runtime.getHeapUsage");
const wasm = await page.evaluate(() => [...window.memories].reduce((sum, memory) => sum + memory.buffer.byteLength, 0));
const mb = (bytes) => (bytes / 1e6).toFixed(1);
console.log(`memory after 60 s of simulated time   ${mb(usedSize)} MB JS + ${mb(wasm)} MB wasm (budget 40)`);
await browser.close();
server.close();
