// The longest tasks of the main thread while a page starts: processor time of each, and of what it did, from Chromium's trace. Time of
// the thread itself, not of the clock, so that a busy machine changes little.
//   npm --prefix www run build && node benches/start-tasks.mjs [page …] [--slow 4] [--rounds 3] [--functions]      (DIST=… another built site)
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { launchOptions } from "../tests/browser/support/launch.mjs";
import { dist, serve } from "../tests/browser/support/server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { chromium } = createRequire(`${root}/www/package.json`)("playwright-core");
const pages = {
  contents: "/index.html",
  lesson: "/index.html#/circle",
  bead: "/embed.html?scene=circle",
  boxes: "/embed.html?scene=stack",
  pyramid: "/embed.html?scene=pyramid",
  spheres: "/embed.html?scene=box-of-spheres",
};
const numberAfter = (word, usual) => (process.argv.includes(word) ? Number(process.argv[process.argv.indexOf(word) + 1]) : usual);
const asked = process.argv.slice(2).filter((word) => word in pages);
const slowness = numberAfter("--slow", 1);
const rounds = numberAfter("--rounds", 1);
const functions = process.argv.includes("--functions");
const shown = 4;

async function trace(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const talk = await context.newCDPSession(page);
  await talk.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  const events = [];
  talk.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const includedCategories = ["devtools.timeline", "toplevel", "v8", "v8.wasm", "blink", "blink.user_timing", "disabled-by-default-devtools.timeline", "disabled-by-default-v8.compile"];
  if (functions) includedCategories.push("disabled-by-default-v8.cpu_profiler");
  await talk.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await page.goto(address);
  await page.waitForTimeout(2500 + 500 * slowness);
  await new Promise((done) => {
    talk.once("Tracing.tracingComplete", done);
    void talk.send("Tracing.end");
  });
  await context.close();
  return events;
}

/** Own processor time of the events inside [from, to] by name, ms. */
function ownTimes(events, { ts, dur }) {
  const sum = new Map();
  const open = [];
  const close = (until) => {
    while (open.length > 0 && open.at(-1).end <= until) {
      const { name, time, inner } = open.pop();
      sum.set(name, (sum.get(name) ?? 0) + (time - inner) / 1000);
    }
  };
  for (const event of events.filter((each) => each.ts >= ts && each.ts + each.dur <= ts + dur).toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    close(event.ts);
    const time = event.tdur ?? event.dur;
    if (open.length > 0) open.at(-1).inner += time;
    open.push({ name: event.name, time, inner: 0, end: event.ts + event.dur });
  }
  close(Number.POSITIVE_INFINITY);
  return sum;
}

/** Time in functions by the samples inside [from, to], ms: own, and of what was called. */
function functionTimes(events, pid, { ts, dur }) {
  const nodes = new Map();
  const own = new Map();
  const all = new Map();
  let time = 0;
  for (const { name, args, pid: of } of events) {
    if (of !== pid) continue;
    if (name === "Profile") time = args.data.startTime;
    if (name !== "ProfileChunk") continue;
    for (const node of args.data.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    const samples = args.data.cpuProfile?.samples ?? [];
    samples.forEach((id, i) => {
      const passed = args.data.timeDeltas[i];
      time += passed;
      if (time < ts || time > ts + dur) return;
      const label = (node) => `${node.callFrame.functionName || "(anonymous)"} ${(node.callFrame.url ?? "").split("/").at(-1)}:${node.callFrame.lineNumber}`;
      const seen = new Set();
      for (let node = nodes.get(id), first = true; node; node = nodes.get(node.parent), first = false) {
        const key = label(node);
        if (first) own.set(key, (own.get(key) ?? 0) + passed / 1000);
        if (!seen.has(key)) all.set(key, (all.get(key) ?? 0) + passed / 1000);
        seen.add(key);
      }
    });
  }
  return { own, all };
}

const most = (map, n) => [...map].toSorted((a, b) => b[1] - a[1]).slice(0, n).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
const server = await serve(process.env.DIST ?? dist);
const browser = await chromium.launch(launchOptions);
for (const name of asked.length > 0 ? asked : Object.keys(pages)) {
  const longest = [];
  for (let round = 0; round < rounds; round += 1) {
    const events = await trace(browser, new URL(pages[name], server.origin).href);
  // The page's main thread is the one that draws frames.
    const first = events.find((event) => event.name === "FireAnimationFrame") ?? events.find((event) => event.name === "EvaluateScript");
    const { pid, tid } = first;
    const main = events.filter((event) => event.ph === "X" && event.pid === pid && event.tid === tid && event.dur !== undefined);
    const tasks = main.filter((event) => event.name === "RunTask" && event.tdur !== undefined).toSorted((a, b) => b.tdur - a.tdur);
    longest.push(tasks.slice(0, shown).map(({ tdur }) => tdur / 1000));
    if (round > 0) continue;
    const start = Math.min(...main.map(({ ts }) => ts));
    console.log(`${name}: ${tasks.length} tasks, ${(tasks.reduce((sum, { tdur }) => sum + tdur, 0) / 1000).toFixed(0)} ms`);
    for (const task of tasks.slice(0, shown)) {
      console.log(`  ${(task.tdur / 1000).toFixed(1)} ms at ${((task.ts - start) / 1000).toFixed(0)}: ${most(ownTimes(main, task), 9).join(", ")}`);
      if (!functions) continue;
      const { own, all } = functionTimes(events, pid, task);
      console.log(`    own: ${most(own, 14).join(", ")}\n    all: ${most(all, 40).join(", ")}`);
    }
  }
  if (rounds > 1) console.log(`  longest tasks by rounds, ms: ${longest.map((list) => list.map((ms) => ms.toFixed(0)).join(" ")).join(" | ")}`);
}
await browser.close();
server.close();
