// The example of using the package by hand, served from the root of the repository as it says itself.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after } from "node:test";
import { pageTest } from "./support/browser.mjs";
import { root, serve } from "./support/server.mjs";

const server = await serve(root);
after(() => server.close());
const path = "/www/examples/plain.html";

pageTest("plain.html runs, in under 60 lines", { path: `${server.origin}${path}`, allow: /favicon/ }, async (page) => {
  assert.ok(readFileSync(`${root}${path}`, "utf8").trimEnd().split("\n").length < 60);
  const output = page.locator("output");
  await page.waitForFunction(() => document.querySelector("output").textContent.startsWith("t = 0.00 s"));
  await page.getByRole("button", { name: "Run" }).click();
  await page.waitForFunction(() => Number(/t = ([\d.]+)/.exec(document.querySelector("output").textContent)[1]) > 0.2);
  await page.getByRole("button", { name: "Pause" }).click();
  const drift = Number(/C = ([-\d.e+]+)/.exec(await output.textContent())[1]);
  assert.ok(drift !== 0, "it drifts without feedback");
  const dark = await page.evaluate(() => {
    const canvas = document.querySelector("canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, i) => i % 4 === 3 && value > 0).length;
  });
  assert.ok(dark > 500, `${dark} pixels are drawn`);
});
