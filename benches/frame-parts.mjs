// Cost of a frame of a running scene on the main thread: processor time of script, canvases, style, layout and paint per frame, from
// Chromium's trace, and how often a second style and layout are computed. Time of the thread itself, not of the clock, so that a busy
// machine changes little; times four it is the time of a frame on a processor slowed four times.
//   npm --prefix www run build && node benches/frame-parts.mjs [scene …] [--slow 4]      (DIST=… another built site)
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { launchOptions } from "../tests/browser/support/launch.mjs";
import { dist, serve } from "../tests/browser/support/server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { chromium } = createRequire(`${root}/www/package.json`)("playwright-core");
const pages = {
  lesson: "/index.html#/circle",
  bead: "/embed.html?scene=circle",
  boxes: "/embed.html?scene=stack",
  pyramid: "/embed.html?scene=pyramid",
  spheres: "/embed.html?scene=box-of-spheres",
};
const asked = process.argv.slice(2).filter((word) => word in pages);
const slowness = process.argv.includes("--slow") ? Number(process.argv[process.argv.indexOf("--slow") + 1]) : 1;
const seconds = 4;

/** Parts by the events of the trace; an event inside another counts for itself, one of no part for the part around it. */
const parts = {
  script: ["FireAnimationFrame", "FunctionCall", "TimerFire", "RunMicrotasks", "v8.callFunction", "EvaluateScript"],
  "canvases and commit": ["Commit", "ProxyMain::BeginMainFrame::commit", "LayerTreeHost::DoUpdateLayers"],
  style: ["UpdateLayoutTree", "Document::updateStyle", "Document::recalcStyle"],
  layout: ["Layout", "LocalFrameView::performLayout"],
  paint: ["PrePaint", "Paint", "UpdateLayer", "Layerize", "PaintArtifactCompositor::Update", "Blink.Paint.UpdateTime"],
  observers: ["IntersectionObserverController::computeIntersections", "ResizeObserverController"],
  "garbage collection": ["MinorGC", "MajorGC", "V8.GCScavenger"],
};
const partOf = new Map(Object.entries(parts).flatMap(([part, names]) => names.map((name) => [name, part])));

/** Own processor time of nested events of one thread by part, ms. */
function ownTimes(events) {
  const sum = new Map();
  const open = [];
  const close = (until) => {
    while (open.length > 0 && open.at(-1).end <= until) {
      const { part, time, inner } = open.pop();
      sum.set(part, (sum.get(part) ?? 0) + (time - inner) / 1000);
    }
  };
  for (const { name, ts, dur, tdur: time = dur } of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    close(ts);
    const around = open.at(-1);
    if (around) around.inner += time;
    open.push({ part: partOf.get(name) ?? around?.part ?? "other", time, inner: 0, end: ts + dur });
  }
  close(Number.POSITIVE_INFINITY);
  return sum;
}

async function trace(browser, address) {
  // Keeping the site for visits without a network is another matter.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const talk = await context.newCDPSession(page);
  await page.goto(address);
  await page.locator("cd-stage canvas").first().waitFor();
  await page.waitForTimeout(1500);
  const session = await page.locator("cd-stage").first().evaluateHandle((stage) => stage.session);
  await session.evaluate((it) => it.play());
  await talk.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.waitForTimeout(2000);
  const events = [];
  talk.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const includedCategories = ["devtools.timeline", "toplevel", "v8", "blink", "cc", "disabled-by-default-devtools.timeline"];
  await talk.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  const now = () => session.evaluate((it) => ({ real: performance.now() / 1000, simulated: it.time }));
  const from = await now();
  await page.waitForTimeout(1000 * seconds);
  const to = await now();
  await new Promise((done) => {
    talk.once("Tracing.tracingComplete", done);
    void talk.send("Tracing.end");
  });
  await context.close();
  return { events, elapsed: to.real - from.real, simulated: to.simulated - from.simulated };
}

const server = await serve(process.env.DIST ?? dist);
const browser = await chromium.launch(launchOptions);
for (const name of asked.length > 0 ? asked : Object.keys(pages)) {
  const { events, elapsed, simulated } = await trace(browser, new URL(pages[name], server.origin).href);
  const { pid, tid } = events.find((event) => event.name === "FireAnimationFrame");
  const main = events.filter((event) => event.ph === "X" && event.pid === pid && event.tid === tid);
  const count = (kind) => main.filter((event) => event.name === kind).length;
  // Callbacks of one frame follow each other within few milliseconds.
  const frames = new Set(main.filter((event) => event.name === "FireAnimationFrame").map(({ ts }) => Math.round(ts / 4000))).size;
  const own = [...ownTimes(main)].toSorted((a, b) => b[1] - a[1]);
  const all = own.reduce((sum, [, ms]) => sum + ms, 0);
  const rate = (n) => (n / elapsed).toFixed(0);
  console.log(`${name.padEnd(8)} ${(all / frames).toFixed(2).padStart(6)} ms/frame  ${rate(frames)} frames/s  ${(simulated / elapsed).toFixed(2)} simulated s/s  style ${rate(count("UpdateLayoutTree"))}/s  layout ${rate(count("Layout"))}/s`);
  console.log(`         ${own.map(([part, ms]) => `${part} ${(ms / frames).toFixed(2)}`).join(", ")}`);
}
await browser.close();
server.close();
