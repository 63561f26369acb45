// The lesson on complementarity begins with a ball above a floor: the ball and the point on the corner can be taken.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { settledBox } from "./support/scene.mjs";

const numbers = async (page) =>
  [...(await page.locator("cd-ball figcaption").textContent()).matchAll(/= ([\d.]+)/g)].map(([, value]) => Number(value));

pageTest("ball: it is lifted, falls and rests; the point is drawn along the force", { path: "/index.html#/complementarity" }, async (page) => {
  const picture = page.locator("cd-ball svg");
  await picture.waitFor();
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width } = await settledBox(picture);
  const at = (u, v) => [x + (u * width) / 360, y + (v * width) / 360];
  await page.mouse.move(...at(84, 124));
  await page.mouse.down();
  await page.mouse.move(...at(84, 50), { steps: 4 });
  await page.waitForFunction(() => /= 0\.[67]\d\d/.test(document.querySelector("cd-ball figcaption").textContent));
  assert.equal((await numbers(page))[2], 0, "no force in the air");
  await page.mouse.up();
  // It comes to rest on the floor: its weight, and no gap but the overlap that is left alone.
  await page.waitForFunction(() => /= 0\.00\d\sm.*= 9\.81/.test(document.querySelector("cd-ball figcaption").textContent));
  await page.mouse.move(...at(237, 140));
  await page.mouse.down();
  await page.mouse.move(...at(286, 141), { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(() => /= (19|20|21)\.\d/.test(document.querySelector("cd-ball figcaption").textContent));
});
