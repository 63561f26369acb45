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

/** Boxes of the scene that hold more than they show. */
const scrolled = () => {
  const { shadowRoot } = document.querySelector("constrained-dynamics");
  return [...shadowRoot.querySelectorAll("*")]
    .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflow) && each.clientWidth > 0)
    .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
    .map((each) => `${each.className} ${each.scrollWidth} × ${each.scrollHeight}`);
};

for (const [width, height] of [[480, 320], [640, 360], [960, 540], [960, 640], [1920, 1080]]) {
  const address = "/embed.html?preset=circle/damping&controls=alpha,beta&open=circle&lang=de";
  pageTest(`a frame of ${width} × ${height} with three runs, controls, plots and a link: nothing scrolls`, { viewport: { width, height }, path: address }, async (page) => {
    await ready(page);
    await page.evaluate(() => document.fonts.ready);
    await frames(page);
    assert.deepEqual(await page.evaluate(scrolled), []);
    const drawn = await page.evaluate(plotsInside);
    assert.ok(drawn.length > 0 && drawn.every(({ bottom, height: own }) => bottom <= height && own >= 40), JSON.stringify(drawn));
    const settings = page.getByRole("button", { name: "Regler" });
    if (await settings.count()) {
      await settings.click();
      await frames(page);
      assert.deepEqual(await page.evaluate(scrolled), []);
    }
    const fields = await page.locator(".control").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    assert.ok(fields.length === 2 && fields.every((bottom) => bottom <= height), fields.join());
  });
}
