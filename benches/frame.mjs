// Cost of a frame of the lesson: three plots of 3,600 points, one run and three, in the production build. Script time
// of every animation frame (all callbacks together), and the main thread's whole busy time per frame (script, style,
// layout, paint, canvases). Then the stick figure and the cloth in the lesson on many particles: frames in a second, and
// seconds of the scene.
//   npm --prefix www run build && node benches/frame.mjs
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { launchOptions } from "../tests/browser/support/launch.mjs";
import { dist, serve } from "../tests/browser/support/server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { chromium } = createRequire(`${root}/www/package.json`)("playwright-core");
const server = await serve(dist);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });

// Adds up the time of all callbacks of a frame.
await page.addInitScript(() => {
  const original = window.requestAnimationFrame.bind(window);
  window.frameTimes = [];
  let stamp = Number.NaN;
  window.requestAnimationFrame = (callback) =>
    original((time) => {
      const start = performance.now();
      callback(time);
      const spent = performance.now() - start;
      if (time === stamp) window.frameTimes[window.frameTimes.length - 1] += spent;
      else window.frameTimes.push(spent);
      stamp = time;
    });
});
await page.goto(new URL("/index.html#/circle", server.origin).href);
await page.waitForSelector("cd-stage canvas");
const devtools = await page.context().newCDPSession(page);
await devtools.send("Performance.enable");

async function busy() {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find((m) => m.name === "TaskDuration").value * 1000;
}

async function measure(runs) {
  await page.evaluate((n) => {
    const { session } = document.querySelector("cd-stage");
    session.setRuns([...Array(n).keys()].map((i) => ({ name: `${i}`, parameters: { stepSize: 0.002, alpha: 10 * i } })));
    session.play();
  }, runs);
  // 3,600 samples at 120 a second.
  await page.waitForFunction(() => document.querySelector("cd-stage").session.time > 31, null, { timeout: 120_000 });
  await page.evaluate(() => {
    window.frameTimes.length = 0;
  });
  const before = await busy();
  await page.waitForTimeout(5000);
  const total = (await busy()) - before;
  const times = (await page.evaluate(() => window.frameTimes)).sort((a, b) => a - b);
  const at = (p) => times[Math.floor(p * (times.length - 1))].toFixed(1).padStart(7);
  console.log(`${String(runs).padEnd(6)}${String(times.length).padStart(8)}${at(0.5)}${at(0.95)}${(total / times.length).toFixed(1).padStart(16)}`);
}

/** A scene in real time for six seconds, after two to warm up. */
async function watch(scene) {
  await page.evaluate((scene) => {
    const { session } = document.querySelector("cd-stage");
    session.setRuns([{ name: "", scene, parameters: {} }]);
    session.play();
  }, scene);
  await page.waitForTimeout(2000);
  const simulated = () => page.evaluate(() => document.querySelector("cd-stage").session.time);
  await page.evaluate(() => {
    window.frameTimes.length = 0;
  });
  const [from, before, start] = [await simulated(), await busy(), performance.now()];
  await page.waitForTimeout(6000);
  const seconds = (performance.now() - start) / 1000;
  const frames = await page.evaluate(() => window.frameTimes.length);
  const each = ((await busy()) - before) / frames;
  const pace = ((await simulated()) - from) / seconds;
  console.log(`${scene.padEnd(14)}${(frames / seconds).toFixed(1).padStart(10)}${pace.toFixed(2).padStart(14)}${each.toFixed(1).padStart(14)}`);
}

console.log("ms per frame, three plots of 3,600 points; the budget is 8 at the 95th percentile");
console.log("runs    frames script: 50%  95%  busy, mean");
await measure(1);
await measure(3);
await page.goto(new URL("/index.html#/particles", server.origin).href);
await page.reload();
await page.waitForSelector("cd-stage canvas");
console.log("\nscene           frames/s  scene s per s  busy, ms/frame");
await watch("stick-figure");
await watch("cloth");
await browser.close();
server.close();
