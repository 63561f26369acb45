// One thing lit up is lit up everywhere: formula, stage, plots, controls, and back.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, onScreen, openScene, pictureOf } from "./support/scene.mjs";

const symbol = (page) => ask(page, (s) => s.highlight?.symbol ?? null);
const lit = (page) => page.evaluate(() => [...new Set([...document.querySelectorAll(".article [data-symbol].lit")].map((e) => e.dataset.symbol))]);
const litPlots = (page) => page.locator("cd-plot.highlighted .plot-title").allInnerTexts();
const away = async (page) => {
  await page.mouse.move(3, 3);
  await frames(page);
};

pageTest("a number under the formula lights its arrow and its curve", {}, async (page) => {
  await openScene(page, "/index.html#/circle", true);
  await ask(page, (s) => s.stepForward(30));
  const [stage, curve] = [await pictureOf(page, "cd-stage canvas"), await pictureOf(page, "cd-plot .plot-curves")];
  await page.locator('.article .chip[data-symbol="lambda"]').first().hover();
  await frames(page);
  assert.equal(await symbol(page), "lambda");
  assert.deepEqual(await litPlots(page), ["Multiplier"]);
  assert.deepEqual(await lit(page), ["lambda"]);
  assert.notEqual(await pictureOf(page, "cd-plot .plot-curves"), curve, "the curve is drawn stronger");
  await page.locator('.article .chip[data-symbol="v"], .article [data-symbol="v"]').first().hover();
  await frames(page);
  assert.equal(await symbol(page), "v");
  const strong = await pictureOf(page, "cd-stage canvas");
  assert.notEqual(strong, stage, "the arrow is drawn stronger");
  await away(page);
  assert.equal(await symbol(page), null);
  assert.deepEqual(await litPlots(page), []);
  assert.notEqual(await pictureOf(page, "cd-stage canvas"), strong);
});

pageTest("an arrow on the stage lights its terms in the formulas", {}, async (page) => {
  await openScene(page);
  await ask(page, (s) => s.set("speed", 1));
  await frames(page);
  const [vx, vy] = await ask(page, (s) => [...s.selected.simulation.velocities()]);
  const bead = await onScreen(page);
  const length = Math.hypot(vx, vy);
  await page.mouse.move(bead.x + (24 * vx) / length, bead.y - (24 * vy) / length);
  await frames(page);
  assert.equal(await symbol(page), "v");
  assert.deepEqual(await lit(page), ["v"]);
  await away(page);
  assert.deepEqual(await lit(page), []);
});

pageTest("the legend, a plot and a control light the same things", {}, async (page) => {
  await openScene(page);
  await page.getByRole("button", { name: "constraint force", exact: true }).hover();
  await frames(page);
  assert.deepEqual(await lit(page), ["fhat"]);
  await page.locator("cd-plot .plot-name").first().hover();
  await frames(page);
  assert.equal(await symbol(page), "C");
  assert.deepEqual(await lit(page), ["C"]);
  await page.locator('.control[data-name="alpha"]').hover();
  await frames(page);
  assert.deepEqual(await lit(page), ["alpha"]);
});

pageTest("a click keeps a term lit, Escape lets it go, keys do it too", {}, async (page) => {
  await openScene(page);
  const chip = page.locator('#drift-feedback .chip[data-symbol="lambda"]').first();
  await chip.click();
  await away(page);
  assert.equal(await symbol(page), "lambda");
  assert.equal(await chip.getAttribute("aria-pressed"), "true");
  await page.keyboard.press("Escape");
  await frames(page);
  assert.equal(await symbol(page), null);
  assert.equal(await chip.getAttribute("aria-pressed"), "false");
});
