// The narrowest window with the largest type, in the language with the longest words: nothing in a lesson is wider than its column.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { layOutAll } from "./support/article.mjs";
import { origin, pageTest } from "./support/browser.mjs";
import { frames, ready } from "./support/scene.mjs";
import { root } from "./support/server.mjs";

const registry = readFileSync(`${root}/www/src/lessons/registry.ts`, "utf8");
const lessons = [...registry.matchAll(/^ {2}lesson\("([\w-]+)"/gm)].map(([, id]) => id);
const width = 360;
const phone = {
  viewport: { width, height: 740 },
  isMobile: true,
  hasTouch: true,
  locale: "de-DE",
  before: (page) => page.addInitScript(() => {
      if (location.href !== "about:blank") localStorage.setItem("constrained-dynamics-type", "large");
    }),
};

/** Text that leaves the column where nothing scrolls. */
function wide(width) {
  const scrolls = (element) => element !== null && (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
  return [...document.querySelectorAll(".article *")]
    .filter((element) => element.checkVisibility() && !element.closest("svg, .unseen, [popover]") && element.getBoundingClientRect().right > width + 1)
    .filter((element) => !scrolls(element.parentElement))
    .map((element) => `${element.localName}.${element.className} ends at ${Math.round(element.getBoundingClientRect().right)}: ${element.textContent.trim().slice(0, 40)}`);
}

/** Buttons below the picture that are cut off, and the speed where it is not in the row of the time. */
function cut(width) {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0);
  const out = boxes(".stage-bar .button, .transport .button").filter(({ left, right }) => left < 0 || right > width).map(({ right }) => Math.round(right));
  const [[time], [speed]] = [boxes(".transport-time"), boxes(".transport-speed")];
  return { out, below: time !== undefined && speed !== undefined && speed.top > time.bottom };
}

for (const id of lessons) {
  pageTest(`${width} px, large type, all folds open: ${id}`, phone, async (page) => {
    await page.goto(`${origin}/index.html#/${id}`);
    await page.locator(".article h2").first().waitFor();
    if ((await page.locator(".stage-bar").count()) > 0) {
      await page.locator(".transport-time").first().waitFor();
      await frames(page, 10);
      assert.deepEqual(await page.evaluate(cut, width), { out: [], below: false });
    }
    await layOutAll(page);
    // Folds in folds, and what is fetched when it comes near.
    for (let round = 0; round < 3; round++) {
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll(".article details")) fold.open = true;
      });
      await frames(page, 6);
    }
    assert.deepEqual(await page.evaluate(wide, width), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
  });
}

pageTest("the name of a run that reaches the middle of a phone's stage hides nothing of the scene", { path: "/index.html#/drift", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, async (page) => {
  await ready(page);
  await frames(page, 20);
  const { plate, ring, name } = await page.evaluate(() => {
    const stage = document.querySelector("cd-stage");
    const canvas = stage.querySelector("canvas").getBoundingClientRect();
    const run = document.querySelector("cd-runs .run").getBoundingClientRect();
    const [, y] = stage.camera.pixel([0, 1]);
    return { plate: run.bottom, ring: canvas.top + y, name: (run.right - canvas.left) / canvas.width };
  });
  assert.ok(name > 0.4, `the name ends at ${name} of the width`);
  assert.ok(ring > plate - 4, `the ring's top at ${ring}, the name's lower edge at ${plate}`);
});
