// One HTML file, opened as a file without a server: the course and one scene, in Chromium and Firefox.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { before } from "node:test";
import { pathToFileURL } from "node:url";
import { ask, poll, until } from "./support/ask.mjs";
import { pageTest, require } from "./support/browser.mjs";
import { firefoxTest } from "./support/firefox.mjs";
import { root } from "./support/server.mjs";

const address = (name) => pathToFileURL(join(root, "target/offline", name)).href;
const vite = join(require.resolve("vite/package.json"), "../bin/vite.js");

before(() => {
  for (const words of [undefined, "scene=circle&plots=C&alpha=25&beta=10&autoplay"]) {
    const { OFFLINE_WORDS: _, ...others } = process.env;
    const env = words === undefined ? others : { ...others, OFFLINE_WORDS: words };
    const { status, stderr } = spawnSync(process.execPath, [vite, "build", "--config", "vite.offline.config.ts", "--logLevel", "error"], { cwd: join(root, "www"), env, encoding: "utf8" });
    assert.equal(status, 0, stderr);
  }
});

pageTest("the course in one file: contents and a lesson, and nothing is fetched", { before: (page) => page.route(/^https?:/, () => assert.fail("nothing is fetched")) }, async (page) => {
  await page.goto(address("constrained-dynamics.html"));
  await page.locator("a.lesson-card").first().waitFor();
  await page.goto(`${address("constrained-dynamics.html")}#/circle`);
  await page.locator("cd-stage canvas").waitFor();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await until(page, (s) => s.time > 0.2);
});

pageTest("the course in one file: the handout is printed from the page, and there are no files to link to", {}, async (page) => {
  await page.goto(`${address("constrained-dynamics.html")}#/sheet`);
  await page.getByRole("button", { name: "Print", exact: true }).waitFor();
  assert.equal(await page.locator(".handout-buttons a").count(), 0);
});

pageTest("the course in one file: a stability map is computed without a worker", {}, async (page) => {
  page.on("worker", () => assert.fail("a worker"));
  await page.goto(`${address("constrained-dynamics.html")}#/methods`);
  const map = page.locator("cd-stability");
  await map.getByRole("button", { name: "Compute the map" }).click();
  await map.getByText("864 of 864").waitFor({ timeout: 90_000 });
});

pageTest("one scene in one file plays by itself", {}, async (page) => {
  await page.goto(address("scene.html"));
  await page.locator("constrained-dynamics canvas").first().waitFor();
  await until(page, (s) => s.time > 0.2);
  assert.equal(await ask(page, (s) => s.selected.simulation.get("alpha")), 25);
});

firefoxTest("Firefox: the course in one file", `${address("constrained-dynamics.html")}#/circle`, async (tab) => {
  await poll(tab, `document.querySelector("cd-stage")?.session && document.querySelector(".transport-run")`);
  await tab.evaluate(`document.querySelector(".transport-run").click()`);
  await until(tab, (s) => s.time > 0.2);
});

firefoxTest("Firefox: one scene in one file", address("scene.html"), async (tab) => {
  await poll(tab, `document.querySelector("constrained-dynamics")?.session`);
  await until(tab, (s) => s.time > 0.2);
});
