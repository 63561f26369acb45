// A lying phone, and a window of 1440 × 900 at 200 %: stage and text are in view together.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { openScene } from "./support/scene.mjs";

for (const [name, viewport] of [
  ["lying phone", { width: 844, height: 390 }],
  ["200 %", { width: 720, height: 450 }],
]) {
  pageTest(`${name}: stage and text side by side, wherever one reads`, { viewport }, async (page) => {
    await openScene(page, "/index.html#/drift/feedback", true);
    await page.waitForTimeout(1200);
    const { stage, text, sideways } = await page.evaluate(() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect().toJSON();
      return { stage: box(".stage-view"), text: box("#drift-feedback h2"), sideways: document.documentElement.scrollWidth > innerWidth };
    });
    assert.equal(sideways, false);
    assert.ok(stage.top >= 0 && stage.height >= 0.4 * viewport.height, `stage ${stage.top} to ${stage.bottom}`);
    assert.ok(text.top >= 0 && text.bottom <= viewport.height, `heading ${text.top} to ${text.bottom}`);
    assert.ok(text.left >= stage.right - 1);
  });
}
