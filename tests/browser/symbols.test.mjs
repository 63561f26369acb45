// A symbol that is pointed at or focused says its meaning, its unit, and where it was introduced.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { openScene } from "./support/scene.mjs";

/** Scrolling puts the note away, and a slow machine may still be scrolling: points again until the note is there. */
async function shown(note, point) {
  for (let i = 0; i < 40 && !(await note.isVisible()); i += 1) {
    await point();
    await note.page().waitForTimeout(700);
  }
  await note.waitFor();
}

pageTest("notes about symbols: by pointer, by keyboard, away with Escape", {}, async (page) => {
  await openScene(page, "/index.html#/circle", true);
  const note = page.getByRole("tooltip");
  const chip = page.locator('.article .chip[data-symbol="lambda"]').first();
  await chip.scrollIntoViewIfNeeded();
  await shown(note, async () => {
    await chip.blur();
    await chip.focus();
  });
  assert.match(await note.innerText(), /Lagrange multiplier/);
  assert.match(await note.innerText(), /Introduced in “One unknown”/);
  assert.equal(await chip.getAttribute("aria-describedby"), "symbol-note");
  await page.keyboard.press("Escape");
  assert.equal(await note.isVisible(), false);
  const term = page.locator('.article .term[data-symbol="fhat"]').filter({ visible: true }).first();
  await shown(note, async () => {
    await page.mouse.move(2, 2);
    await term.hover();
  });
  assert.match(await note.innerText(), /constraint force[^]*unit N/);
});

pageTest("the note is about the sign that stands there, not about its colour", {}, async (page) => {
  await openScene(page, "/index.html#/impulses", true);
  const note = page.getByRole("tooltip");
  // W has the colour of m.
  const term = page
    .locator('.article .term[data-symbol="m"]')
    .filter({ visible: true, hasText: /^(𝑾|W)$/ })
    .first();
  await term.scrollIntoViewIfNeeded();
  await shown(note, async () => {
    await page.mouse.move(2, 2);
    await term.hover();
  });
  assert.match(await note.innerText(), /inverse mass matrix[^]*unit 1\/kg/);
});
