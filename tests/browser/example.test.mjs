// The examples of using the package by hand, served from the root of the repository as they say themselves, in Chromium and Firefox.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { after, test } from "node:test";
import { poll } from "./support/ask.mjs";
import { pageTest } from "./support/browser.mjs";
import { startDisplay } from "./support/display.mjs";
import { firefoxTest } from "./support/firefox.mjs";
import { root, serveOpenly } from "./support/server.mjs";
import { firefox } from "../soak/browsers.mjs";

// The frame of embedding.html is a sandbox: its files have to be allowed.
const server = await serveOpenly(root);
after(() => server.close());
const path = "/www/examples/plain.html";

/** The pixels of a canvas that are not clear; WebGL shows its own to nobody after the frame. */
const drawn = (page) =>
  page.evaluate(() => {
    const canvas = document.querySelector("canvas");
    // The scene in a frame has its own; another example shows it as an element.
    if (!canvas) return Number.POSITIVE_INFINITY;
    const context = canvas.getContext("2d");
    if (!context) return Number.POSITIVE_INFINITY;
    return context.getImageData(0, 0, canvas.width, canvas.height).data.filter((value, i) => i % 4 === 3 && value > 0).length;
  });

pageTest("plain.html runs, in under 60 lines", { path: `${server.origin}${path}`, allow: /favicon/ }, async (page) => {
  assert.ok(readFileSync(`${root}${path}`, "utf8").trimEnd().split("\n").length < 60);
  const output = page.locator("output");
  await page.waitForFunction(() => document.querySelector("output").textContent.startsWith("t = 0.00 s"));
  await page.getByRole("button", { name: "Run" }).click();
  await page.waitForFunction(() => Number(/t = ([\d.]+)/.exec(document.querySelector("output").textContent)[1]) > 0.2);
  await page.getByRole("button", { name: "Pause" }).click();
  const drift = Number(/C = ([-\d.e+]+)/.exec(await output.textContent())[1]);
  assert.ok(drift !== 0, "it drifts without feedback");
  const dark = await drawn(page);
  assert.ok(dark > 500, `${dark} pixels are drawn`);
});

/** The text that each of the others shows in the end, and what is done before, in the page. */
const others = {
  canvas: { says: /^t = [1-9]\.\d+ s, [1-9]\d* contacts, (ok|solver-limit)$/ },
  document: { says: /no body 5/, act: () => {
    const box = document.querySelector("textarea");
    box.value = box.value.replace('"between": [1, 2]', '"between": [1, 5]');
    box.dispatchEvent(new Event("input"));
  } },
  formula: { says: /^C = [^]*∂C\/∂y = 2\*y\n[^]*\nt = [1-9][\d.]* s, λ = / , act: () => {
    const box = document.querySelector("input");
    for (const text of ["x^2 + y^2 =", "x^2 + y^2 = 1"]) {
      box.value = text;
      box.dispatchEvent(new Event("input"));
    }
  } },
  lcp: { says: /^A is positive definite\nλ = \([\d.]+, [\d.]+\)[^]*Gauss–Seidel: \w+ after \d+ iterations$/ },
  messages: { says: /^t = 0\.[2-9]\d s, ‖C‖ = \d\.\de-\d+ m², (running|standing still)$|^t = [1-9]/, act: () => document.querySelector("#run").click() },
  plot: { says: /^acceleration: ‖C‖ = [\d.]+e[-+]\d in the end, ok\nrattle: ‖C‖ = [\d.]+e-1\d in the end, ok$/ },
  queries: { says: /^[1-9]\d* bodies are seen, the pointer is in [01], [1-9]\d* pairs touch, \d+ sleep$/ },
  recorder: { says: /^[1-9]\d* samples of 3 quantities, t = [1-9][\d.]* s, kinetic energy [\d.]+ J$/ },
  replay: { says: /^t = 0\.\d\d of [1-9]/, act: async () => {
    const output = document.querySelector("output");
    document.querySelector("#run").click();
    document.querySelector("#kick").click();
    while (!/ of [1-9]/.test(output.textContent)) await new Promise(requestAnimationFrame);
    const time = document.querySelector("#time");
    time.value = "0.3";
    time.dispatchEvent(new Event("input"));
  } },
  three: { says: /^t = 0\.[2-9]\d s, ok$|^t = [1-9]/ },
  worker: { says: /^t = [0-9]\.[1-9]\d s, [1-9]\d* rods$/ },
};

/** Tested in deck.test.mjs and element.test.mjs. */
const elsewhere = ["deck", "embedding.css", "embedding.html"];

test("every example has a test, and its line in docs/javascript.md", () => {
  const files = readdirSync(`${root}/www/examples`).filter((name) => name !== "plain.html");
  const tested = Object.keys(others).map((name) => `${name}.html`);
  assert.deepEqual(files.sort(), [...tested, ...elsewhere].sort());
  const documentation = readFileSync(`${root}/docs/javascript.md`, "utf8");
  assert.deepEqual(tested.filter((name) => !documentation.includes(`](../www/examples/${name})`)), []);
});

/** Waits until the page has said it, after its act. */
async function watch(page, { says, act }) {
  if (act) {
    // Its handlers are there once it says something.
    await poll(page, "document.querySelector('output')?.innerText");
    await page.evaluate(act);
  }
  await poll(page, `${says}.test(document.querySelector("output").innerText)`).catch(async (error) =>
    assert.fail(`${await page.evaluate(() => document.querySelector("output").innerText)}: ${error.message}`));
}

for (const [name, example] of Object.entries(others)) {
  const address = `${server.origin}/www/examples/${name}.html`;
  pageTest(`${name}.html runs and draws`, { path: address, allow: /favicon|GPU stall/ }, async (page) => {
    await watch(page, example);
    assert.ok((await drawn(page)) > 150);
  });
  // Firefox without a display has no WebGL: the example says so, and runs.
  const says = name === "three" ? /^t = \d+\.\d\d s, ok; this browser has no WebGL here, so nothing is drawn$/ : example.says;
  firefoxTest(`Firefox: ${name}.html runs`, address, (tab) => watch(tab, { ...example, says }));
}

test("Firefox with a display: three.html draws", async (t) => {
  const display = await startDisplay();
  if (!display) return t.skip("there is no Xvfb");
  const browser = await firefox({ headless: false, env: { ...process.env, DISPLAY: display.name } });
  try {
    const errors = [];
    const tab = await browser.open((kind, text) => errors.push(`${kind}: ${text}`));
    await tab.goto(`${server.origin}/www/examples/three.html`);
    await watch(tab, others.three);
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
    display.stop();
  }
});

firefoxTest("Firefox: plain.html runs", `${server.origin}${path}`, (tab) =>
  watch(tab, { says: /^t = [1-9]/, act: () => document.querySelector("button").click() }));

firefoxTest("Firefox: two elements and a sandboxed frame under a strict policy", `${server.origin}/www/examples/embedding.html`, async (tab) => {
  await poll(tab, "[...document.querySelectorAll('constrained-dynamics')].every((scene) => scene.session)");
});
