// The two browsers behind one interface: open() gives a tab with mouse, keys, touch, addresses and what it can say about memory.
// Chromium by playwright-core, Firefox by puppeteer-core over WebDriver BiDi.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { launchOptions } from "../browser/support/launch.mjs";

const require = createRequire(join(import.meta.dirname, "../../www/package.json"));
const watch = readFileSync(join(import.meta.dirname, "watch.js"), "utf8");
const patience = 30_000;
const size = { width: 1280, height: 860 };

/** `report(kind, text)` is told of every error of a tab and of its end. */
export async function chromium() {
  const browser = await require("playwright-core").chromium.launch(launchOptions);
  return {
    name: `Chromium ${browser.version()}`,
    heap: "JavaScript heap in use after collection (CDP HeapProfiler.collectGarbage, Runtime.getHeapUsage)",
    close: () => browser.close(),
    async open(report) {
      const context = await browser.newContext({ viewport: size, locale: "en-US", hasTouch: true, acceptDownloads: false });
      await context.addInitScript(watch);
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      listen(page, report, "crash", (message) => message.location().url);
      page.on("filechooser", () => undefined);
      context.on("page", (other) => other !== page && other.close());
      const cdp = await context.newCDPSession(page);
      const touch = (type, points) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points });
      return {
        ...common(page),
        goto: (address) => page.goto(address, { waitUntil: "load" }),
        wheel: (x, y) => page.mouse.wheel(x, y),
        resize: (width, height) => page.setViewportSize({ width, height }),
        touchStart: (x, y) => touch("touchStart", [{ x, y }]),
        touchMove: (x, y) => touch("touchMove", [{ x, y }]),
        touchEnd: () => touch("touchEnd", []),
        close: () => context.close(),
        async measure() {
          // The core frees memory found unused by a collection in a later task, and the next collection finds more.
          for (let i = 0; i < 4; i++) {
            await cdp.send("HeapProfiler.collectGarbage");
            await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
          }
          const { usedSize } = await cdp.send("Runtime.getHeapUsage");
          const { nodes, jsEventListeners } = await cdp.send("Memory.getDOMCounters");
          return { heap: usedSize, nodes, listeners: jsEventListeners, wasm: await wasmBytes(page) };
        },
      };
    },
  };
}

/** `options`, of puppeteer's launch, for a window on a display. */
export async function firefox(options = {}) {
  const browser = await require("puppeteer-core").launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX || "/usr/bin/firefox-esr",
    headless: true,
    protocolTimeout: 2 * patience,
    extraPrefsFirefox: { "dom.disable_open_during_load": true, "browser.download.always_ask_before_handling_new_types": false, "dom.ipc.processPrelaunch.enabled": false },
    ...options,
  });
  return {
    name: (await browser.version()).replace("/", " "),
    heap: "private memory of the tab's process (/proc/PID/smaps_rollup); Firefox gives WebDriver neither its heap nor a collection on demand, so this counts garbage not yet collected, code and caches too",
    close: () => browser.close(),
    async open(report) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      await page.setViewport(size);
      await page.evaluateOnNewDocument(watch);
      listen(page, report, "error", (message) => message.location()?.url ?? "");
      page.on("dialog", (dialog) => dialog.dismiss().catch(() => undefined));
      page.on("popup", (other) => other?.close().catch(() => undefined));
      return {
        ...common(page),
        goto: (address) => page.goto(address, { waitUntil: "load" }),
        wheel: (x, y) => page.mouse.wheel({ deltaX: x, deltaY: y }),
        resize: (width, height) => page.setViewport({ width, height }),
        touchStart: (x, y) => page.touchscreen.touchStart(x, y),
        touchMove: (x, y) => page.touchscreen.touchMove(x, y),
        touchEnd: () => page.touchscreen.touchEnd(),
        close: () => context.close(),
        async measure() {
          const nodes = await page.evaluate(() => globalThis.soak.nodes());
          return { heap: largestChild(browser.process()?.pid), nodes, listeners: null, wasm: await wasmBytes(page) };
        },
      };
    },
  };
}

/** Operations that have one name in both libraries. */
const common = (page) => ({
  move: (x, y) => page.mouse.move(x, y),
  down: () => page.mouse.down(),
  up: () => page.mouse.up(),
  async press(key, held) {
    for (const modifier of held) await page.keyboard.down(modifier);
    await page.keyboard.press(key);
    for (const modifier of held) await page.keyboard.up(modifier);
  },
  type: (text) => page.keyboard.type(text),
  reload: () => page.reload({ waitUntil: "load" }),
  front: () => page.bringToFront(),
  address: () => page.url(),
  evaluate: (question, argument) => page.evaluate(question, argument),
});

function listen(page, report, crash, where) {
  page.on("pageerror", (error) => report("page error", error?.stack ?? String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") report("console error", `${message.text()} ${where(message)}`);
  });
  page.on(crash, (error) => report("crash", error?.message ?? "the renderer is gone"));
}

const wasmBytes = (page) => page.evaluate(() => globalThis.soak.memory?.buffer.byteLength ?? 0);

/** Private bytes of the largest process below `parent`: the tab that is in use. Linux only; elsewhere null. */
function largestChild(parent) {
  try {
    const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(Number);
    const parents = new Map(processes.map((id) => [id, parentOf(id)]));
    const below = (id) => id !== undefined && id > 1 && (parents.get(id) === parent || below(parents.get(id)));
    const tabs = processes.filter((id) => below(id) && commandOf(id).includes("tab"));
    return Math.max(...tabs.map(privateBytes));
  } catch {
    return null;
  }
}
const attempt = (read, otherwise) => { try { return read(); } catch { return otherwise; } };
const parentOf = (id) => attempt(() => Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))[1]));
const commandOf = (id) => attempt(() => readFileSync(`/proc/${id}/cmdline`, "utf8"), "");
function privateBytes(id) {
  const text = attempt(() => readFileSync(`/proc/${id}/smaps_rollup`, "utf8"), "");
  return 1024 * [...text.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0);
}
