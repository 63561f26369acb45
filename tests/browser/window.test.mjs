// Picture first: on every desktop window the stage has its share, and what one watches and handles is in view without scrolling.
import assert from "node:assert/strict";
import { origin, pageTest } from "./support/browser.mjs";
import { frames } from "./support/scene.mjs";

/** With a stage and plots; the kit's stage shares its card with the tools. */
const lessons = ["circle", "drift", "curves", "particles", "redundant", "impulses", "rigid", "joints", "contact", "friction", "collisions", "stack", "positions", "coordinates", "methods", "kit"];
/** A slider that is shorter cannot be set to a value. px */
const shortest = 64;
/** With a picture of their own. */
const sheets = ["complementarity", "solutions", "programs", "iterating", "pivoting"];
const windows = [
  { width: 1440, height: 900 },
  { width: 1440, height: 900, large: true },
  { width: 1366, height: 768, large: true, controls: 2 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080, large: true },
  // Beside the choice of runs there is room for two controls here.
  { width: 1280, height: 720, large: true, controls: 2 },
];

/** Bottom and right edges that lie outside the window, and the stage's share of it. */
function measure([controls, shortest]) {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => [selector, each.getBoundingClientRect()]);
  const parts = [".stage-view", ".transport", `.controls-fold .control:nth-child(-n + ${controls}) :is(.slider, .switch, .choice)`, "cd-plot"].map(boxes);
  const out = parts.flat().filter(([, { top, left, right, bottom, height }]) => height < 1 || top < 0 || left < 0 || right > innerWidth || bottom > innerHeight + 0.5);
  const picture = (document.querySelector(".stage-view") ?? document.querySelector(".stage-card :is(lambda-plane, pair-plane, program-plane) svg, .stage-card")).getBoundingClientRect();
  return {
    flat: boxes(".plot-area").map(([, { height }]) => height / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)).filter((height) => height < 2.6),
    short: boxes(`.controls-fold .control:nth-child(-n + ${controls}) input[type="range"]`).map(([, { width }]) => Math.round(width)).filter((width) => width < shortest),
    missing: parts.findIndex((some) => some.length === 0),
    out: out.map(([selector, { bottom }]) => `${selector} ends at ${Math.round(bottom)} of ${innerHeight}`),
    across: picture.width / innerWidth,
    down: picture.height / innerHeight,
    sideways: document.documentElement.scrollWidth > innerWidth,
    scrolled: scrollY + document.querySelector(".stage-column").scrollTop,
  };
}

/** Beside the choice of runs and a menu there is room for two controls in large type. */
const menus = ["methods"];

async function eachWindow(page, look, id = "") {
  for (const { large, controls = large && menus.includes(id) ? 2 : 3, ...size } of windows) {
    await page.setViewportSize(size);
    await page.evaluate((large) => {
      const { dataset } = document.documentElement;
      if (large) dataset.type = "large";
      else delete dataset.type;
    }, large);
    await frames(page, 6);
    look(await page.evaluate(measure, [controls, shortest]), `${size.width}×${size.height}`, large === true && size.height < 1000);
  }
}

for (const id of lessons) {
  pageTest(`${id}: stage, plots, transport and the first sliders in one window`, { viewport: windows[0] }, async (page) => {
    await page.goto(`${origin}/index.html#/${id}`);
    await page.locator(".plot-area").first().waitFor({ state: "attached" });
    await page.locator(".controls-fold .control").first().waitFor();
    await eachWindow(page, ({ missing, out, short, flat, across, down, sideways, scrolled }, where, low) => {
      assert.deepEqual(short, [], `${where}: short sliders`);
      assert.deepEqual(flat, [], `${where}: heights of plots, against the type`);
      assert.equal(missing, -1, where);
      assert.deepEqual(out, [], where);
      assert.deepEqual([sideways, scrolled], [false, 0], where);
      const [wide, high] = id === "kit" ? [0.5, low ? 0.28 : 0.38] : [0.55, 0.5];
      assert.ok(across >= wide && down >= high, `${where}: ${across.toFixed(3)} × ${down.toFixed(3)} of the window`);
    }, id);
  });
}

for (const id of sheets) {
  pageTest(`${id}: the picture has its share`, { viewport: windows[0] }, async (page) => {
    await page.goto(`${origin}/index.html#/${id}`);
    await page.locator(".stage-card").waitFor();
    await eachWindow(page, ({ across, down, sideways }, where) => {
      assert.equal(sideways, false, where);
      assert.ok(across >= 0.55 && down >= 0.42, `${where}: ${across.toFixed(3)} × ${down.toFixed(3)} of the window`);
    });
  });
}

pageTest("the text folds away, and the simulation too; both come back", { viewport: windows[0], path: "/index.html#/circle" }, async (page) => {
  const stage = page.locator(".stage-view");
  const button = (name) => page.getByRole("button", { name, exact: true });
  await stage.waitFor();
  const before = (await stage.boundingBox()).width;
  await button("Hide the text").click();
  assert.equal(await page.locator(".article").isVisible(), false);
  assert.ok((await stage.boundingBox()).width > 1.5 * before);
  await button("Show the text").click();
  assert.equal((await stage.boundingBox()).width, before);
  await button("Hide the simulation").click();
  assert.deepEqual([await stage.isVisible(), await page.locator(".article").isVisible()], [false, true]);
  await button("Show the simulation").click();
  assert.equal((await stage.boundingBox()).width, before);
});
