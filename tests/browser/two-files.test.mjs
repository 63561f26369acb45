// The core's two files: lessons open and play with the first, and the page never waits for the second with a request that blocks it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { origin, pageTest } from "./support/browser.mjs";
import { frames, until } from "./support/scene.mjs";
import { root } from "./support/server.mjs";

const registry = readFileSync(`${root}/www/src/lessons/registry.ts`, "utf8");
const lessons = [...registry.matchAll(/^ {2}lesson\("([\w-]+)"/gm)].map(([, id]) => id);
const isLight = (id) => readFileSync(`${root}/www/src/lessons/${id}/index.ts`, "utf8").includes("light: true");
const isRest = (url) => url.includes("constrained_dynamics_rest");

/** Notes which requests block the page. */
const watch = (page) => page.addInitScript(() => {
  globalThis.blocking = [];
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (method, address, later, ...more) {
    if (later === false) globalThis.blocking.push(`${address} ${new Error().stack}`);
    return open.call(this, method, address, later, ...more);
  };
});

pageTest("lessons play without waiting for the second file", { before: watch, longest: 300_000 }, async (page) => {
  const asked = [];
  page.on("request", (request) => isRest(request.url()) && asked.push(request.url()));
  for (const lesson of lessons) {
    await page.goto("about:blank");
    asked.length = 0;
    await page.goto(`${origin}/index.html#/${lesson}`);
    await page.locator("cd-stage canvas, lcp-stage svg, program-stage svg, pivoting-stage svg, cd-iterating svg").first().waitFor({ state: "attached" });
    await frames(page, 10);
    if (isLight(lesson)) assert.deepEqual(asked, [], `${lesson} opens with the first file`);
    const play = page.locator("cd-transport [data-action=play], cd-transport button").first();
    if (await play.count()) await play.click();
    await frames(page, 60);
    assert.deepEqual(await page.evaluate(() => globalThis.blocking), [], lesson);
  }
});

pageTest("a section that is reached sets the stage without a request that blocks the page", { before: watch, longest: 300_000 }, async (page) => {
  for (const section of ["circle/constraint", "circle/motion", "drift/spring", "joints/price", "contact/cases"]) {
    await page.goto("about:blank");
    await page.goto(`${origin}/index.html#/${section}`);
    await page.locator("cd-stage").waitFor();
    await until(page, (s, id) => {
      const first = document.querySelector(`#${id} :is(button.try, cd-prediction, cd-draw-curve)`);
      return first?.preset.runs.map(({ name }) => name).join() === s.runs.map(({ name }) => name).join();
    }, section.replace("/", "-"));
    await frames(page, 10);
    assert.deepEqual(await page.evaluate(() => globalThis.blocking), [], section);
  }
});

pageTest("an embedded bead plays with the first file, which the second follows", { before: watch }, async (page) => {
  const asked = [];
  page.on("request", (request) => isRest(request.url()) && asked.push(request.url()));
  await page.goto(`${origin}/embed.html?scene=circle&autoplay=true`);
  await page.locator("cd-stage canvas").first().waitFor();
  await frames(page, 30);
  assert.deepEqual(asked, []);
  await page.waitForRequest((request) => isRest(request.url()), { timeout: 30_000 });
  assert.deepEqual(await page.evaluate(() => globalThis.blocking), []);
});

pageTest("an embedded heap has both files before it begins", { before: watch }, async (page) => {
  const asked = [];
  page.on("request", (request) => isRest(request.url()) && asked.push(request.url()));
  await page.goto(`${origin}/embed.html?scene=box-of-spheres&autoplay=true`);
  await page.locator("cd-stage canvas").first().waitFor();
  await frames(page, 30);
  assert.equal(asked.length, 1);
  assert.deepEqual(await page.evaluate(() => globalThis.blocking), []);
});
