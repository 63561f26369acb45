// A symbol that is pointed at or focused says its meaning, its unit, and where it was introduced.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { openScene } from "./support/scene.mjs";

pageTest("notes about symbols: by pointer, by keyboard, away with Escape", {}, async (page) => {
  await openScene(page, "/index.html#/circle", true);
  const note = page.getByRole("tooltip");
  const chip = page.locator('.article .chip[data-symbol="lambda"]').first();
  await chip.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await chip.focus();
  await note.waitFor();
  assert.match(await note.innerText(), /Lagrange multiplier/);
  assert.match(await note.innerText(), /Introduced in “One unknown”/);
  assert.equal(await chip.getAttribute("aria-describedby"), "symbol-note");
  await page.keyboard.press("Escape");
  assert.equal(await note.isVisible(), false);
  await page.locator('.article .term[data-symbol="fhat"]').filter({ visible: true }).first().hover();
  await note.waitFor();
  assert.match(await note.innerText(), /constraint force[^]*unit N/);
});
