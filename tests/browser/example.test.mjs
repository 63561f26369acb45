// The examples of using the package by hand, served from the root of the repository as they say themselves.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { after, test } from "node:test";
import { pageTest } from "./support/browser.mjs";
import { root, serve } from "./support/server.mjs";

const server = await serve(root);
after(() => server.close());
const path = "/www/examples/plain.html";

/** The pixels of a canvas that are not clear; WebGL shows its own to nobody after the frame. */
const drawn = (page) =>
  page.evaluate(() => {
    const canvas = document.querySelector("canvas");
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

/** The text that each of the others shows in the end, and what is done before. */
const others = {
  canvas: { says: /^t = [1-9]\.\d+ s, [1-9]\d* contacts, (ok|solver-limit)$/ },
  document: { says: /no body 5/, act: (page) => page.locator("textarea").evaluate((box) => {
    box.value = box.value.replace('"between": [1, 2]', '"between": [1, 5]');
    box.dispatchEvent(new Event("input"));
  }) },
  lcp: { says: /^A is positive definite\nλ = \([\d.]+, [\d.]+\)[^]*Gauss–Seidel: \w+ after \d+ iterations$/ },
  plot: { says: /^acceleration: ‖C‖ = [\d.]+e[-+]\d in the end, ok\nrattle: ‖C‖ = [\d.]+e-1\d in the end, ok$/ },
  queries: { says: /^[1-9]\d* bodies are seen, the pointer is in [01], [1-9]\d* pairs touch, \d+ sleep$/ },
  replay: { says: /^t = 0\.\d\d of [1-9]/, act: async (page) => {
    await page.getByRole("button", { name: "Run" }).click();
    await page.getByRole("button", { name: "Kick" }).click();
    await page.waitForFunction(() => / of [1-9]/.test(document.querySelector("output").textContent));
    await page.locator("#time").fill("0.3");
  } },
  three: { says: /^t = 0\.[2-9]\d s, ok$|^t = [1-9]/ },
  worker: { says: /^t = [0-9]\.[1-9]\d s, [1-9]\d* rods$/ },
};

/** Tested in deck.test.mjs and element.test.mjs. */
const elsewhere = ["deck", "embedding.css", "embedding.html"];

test("every example has a test", () => {
  const files = readdirSync(`${root}/www/examples`).filter((name) => name !== "plain.html");
  assert.deepEqual(files.sort(), [...Object.keys(others).map((name) => `${name}.html`), ...elsewhere].sort());
});

for (const [name, { says, act }] of Object.entries(others)) {
  pageTest(`${name}.html runs and draws`, { path: `${server.origin}/www/examples/${name}.html`, allow: /favicon|GPU stall/ }, async (page) => {
    await act?.(page);
    await page.waitForFunction((pattern) => new RegExp(pattern).test(document.querySelector("output").innerText), says.source)
      .catch(async (error) => assert.fail(`${await page.locator("output").innerText()}: ${error.message}`));
    assert.ok((await drawn(page)) > 150);
  });
}
