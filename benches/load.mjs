// How long a reader waits, and how smoothly a scene runs, on a slow computer: Chromium with its processor slowed four times, an empty
// cache, a server that compresses. Median of five rounds, the pages by turns. CHROMIUM=… node benches/load.mjs [rounds] [slowness]   (DIST=… another built site)
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const root = resolve(import.meta.dirname, "..");
const dist = process.env.DIST ?? join(root, "www/dist");
const rounds = Number(process.argv[2] ?? 5);
const slowness = Number(process.argv[3] ?? 4);
const { chromium } = createRequire(join(root, "www/package.json"))("playwright-core");

/** `usable`: what has to be there before one can begin; `play`: the scene is run, and its frames are counted. */
const pages = [
  { name: "contents", path: "/index.html", usable: 'a.lesson-card[href="#/circle"]' },
  { name: "lesson 1", path: "/index.html#/circle", usable: ".transport button", play: true },
  { name: "embed: bead", path: "/embed.html?scene=circle", usable: ".transport button", play: true },
  { name: "embed: ten boxes", path: "/embed.html?scene=stack", usable: ".transport button", play: true },
  { name: "embed: pyramid", path: "/embed.html?scene=pyramid", usable: ".transport button", play: true },
  { name: "embed: spheres", path: "/embed.html?scene=box-of-spheres", usable: ".transport button", play: true },
];
const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".woff2": "font/woff2", ".json": "application/json" };
const packed = [".html", ".js", ".css", ".svg", ".wasm", ".json"];

/** As hosts compress: gzip, which all of them have, or Brotli (CODING=br). */
const coding = process.env.CODING === "br" ? "br" : "gzip";
const compressed = (bytes) => (coding === "br" ? brotliCompressSync(bytes) : gzipSync(bytes, { level: 9 }));
const kept = new Map();
function answer(path) {
  const file = join(dist, normalize(path));
  if (!file.startsWith(dist) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  if (!kept.has(file)) {
    const bytes = readFileSync(file);
    const small = packed.includes(extname(file));
    kept.set(file, { body: small ? compressed(bytes) : bytes, headers: { "content-type": types[extname(file)] ?? "application/octet-stream", ...(small ? { "content-encoding": coding } : {}) } });
  }
  return kept.get(file);
}
const server = createServer((request, response) => {
  const found = answer(new URL(request.url, "http://localhost").pathname);
  if (found) response.writeHead(200, found.headers).end(found.body);
  else response.writeHead(404).end();
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const origin = `http://127.0.0.1:${server.address().port}`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });

async function visit({ path, usable, play }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  const page = await context.newPage();
  const talk = await context.newCDPSession(page);
  await talk.send("Network.enable");
  await talk.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  let requests = 0;
  let bytes = 0;
  talk.on("Network.requestWillBeSent", () => (requests += 1));
  talk.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript((selector) => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: "longtask", buffered: true });
    const look = () => {
      const found = document.querySelector(selector) ?? document.querySelector("constrained-dynamics")?.shadowRoot?.querySelector(selector);
      if (found?.checkVisibility({ visibilityProperty: true })) window.usableAt = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }, usable);
  await page.goto(origin + path);
  // Nothing is asked of the page meanwhile: Playwright's own scripts would take 50 ms of its slowed processor.
  await page.waitForTimeout(4000);
  await page.waitForFunction(() => window.usableAt !== undefined);
  const result = { ready: await page.evaluate(() => window.usableAt), longest: await page.evaluate(() => window.longest), requests, kB: bytes / 1000, frames: Number.NaN };
  if (play) {
    await page.keyboard.press("Tab");
    await page.locator(".transport button.strong, .transport [aria-label='Run']").first().click();
    result.frames = await page.evaluate(
      () =>
        new Promise((done) => {
          const from = performance.now();
          let frames = 0;
          const count = () => {
            frames += 1;
            if (performance.now() - from < 3000) requestAnimationFrame(count);
            else done((1000 * frames) / (performance.now() - from));
          };
          requestAnimationFrame(count);
        }),
    );
  }
  await context.close();
  return result;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const results = new Map(pages.map(({ name }) => [name, []]));
for (let round = 0; round < rounds; round += 1) for (const page of pages) results.get(page.name).push(await visit(page));

console.log(`${"".padEnd(18)}usable s  longest task ms  requests  kB over the wire  frames/s running`);
for (const [name, list] of results) {
  const of = (key) => median(list.map((each) => each[key]));
  const frames = of("frames");
  console.log(`${name.padEnd(18)}${(of("ready") / 1000).toFixed(2).padStart(8)}${of("longest").toFixed(0).padStart(17)}${String(of("requests")).padStart(10)}${of("kB").toFixed(0).padStart(18)}${(Number.isNaN(frames) ? "" : frames.toFixed(0)).padStart(18)}`);
}
await browser.close();
server.close();
