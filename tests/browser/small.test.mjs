// Small windows and small frames: nothing sideways, and Run is in view.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { frames, ready } from "./support/scene.mjs";

// 256 CSS pixels: a window of 1280 at 500 %.
for (const language of ["en", "de", "ja", "ko"]) {
  pageTest(`contents in 256 px, ${language}: no sideways scrolling`, { viewport: { width: 256, height: 600 }, path: `/index.html?lang=${language}` }, async (page) => {
    await page.locator("a.lesson-card").last().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await frames(page);
    const { wide, window } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, window: innerWidth }));
    assert.ok(wide <= window, `${wide} in ${window}`);
  });
}

const inView = () => {
  const { shadowRoot } = document.querySelector("constrained-dynamics");
  const box = (selector) => shadowRoot.querySelector(selector).getBoundingClientRect();
  return { run: box(".transport-run").bottom, timeline: box(".timeline").bottom, stage: box("canvas").height, page: document.documentElement.scrollHeight, wide: document.documentElement.scrollWidth };
};

const plotsInside = () =>
  [...document.querySelector("constrained-dynamics").shadowRoot.querySelectorAll("cd-plot .plot-canvas")].map((each) => {
    const { bottom, height } = each.getBoundingClientRect();
    return { bottom, height };
  });

for (const [width, height] of [[320, 240], [480, 270], [480, 320], [640, 360], [400, 500], [800, 450], [800, 600], [960, 540], [960, 640], [1920, 1080]]) {
  for (const plots of ["C,Cdot,drift", ""]) {
    pageTest(`a frame of ${width} × ${height}, plots "${plots}": Run is in view`, { viewport: { width, height }, path: `/embed.html?scene=circle&plots=${plots}&lang=de` }, async (page) => {
      await ready(page);
      await page.evaluate(() => document.fonts.ready);
      await frames(page);
      const seen = await page.evaluate(inView);
      assert.ok(Math.max(seen.run, seen.timeline) <= height, JSON.stringify(seen));
      assert.ok(seen.stage >= 90, `the picture is ${seen.stage} px high`);
      assert.ok(seen.wide <= width, "sideways");
      assert.ok(seen.page <= height, `${seen.page} in ${height}`);
      const drawn = await page.evaluate(plotsInside);
      assert.ok(drawn.every(({ bottom, height: own }) => bottom <= height && own >= 40), JSON.stringify(drawn));
      assert.equal(drawn.length === 0, plots === "");
    });
  }
}
