// Memory of lesson 1: JS heap and wasm memory after a run of a minute of simulated time.
//   npm --prefix www run build && node benches/memory.mjs
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

const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.addInitScript(countMemories);
const devtools = await page.context().newCDPSession(page);
await page.goto(new URL("/index.html#/circle", server.origin).href, { waitUntil: "commit" });
await page.waitForFunction(() => document.querySelector("cd-stage")?.session !== undefined, null, { timeout: 60_000 });
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
