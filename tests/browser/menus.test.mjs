// Menus: whatever is chosen in them can be read whole, in every language and in large type.
import assert from "node:assert/strict";
import { origin, pageTest } from "./support/browser.mjs";
import { frames } from "./support/scene.mjs";

/** Lessons with the longest names in menus, and the laboratory. */
const places = ["methods", "impulses", "stack", "iterating", "pivoting", "laboratory"];
const windows = [
  { width: 1280, height: 720, large: true },
  { width: 1280, height: 720 },
  { width: 1440, height: 900, large: true },
  { width: 1440, height: 900 },
];

/** Names in menus that are cut when they are chosen, each with the menu's name, and the number of names that were looked at. */
function cutNames() {
  const pen = document.createElement("canvas").getContext("2d");
  const cut = [];
  let count = 0;
  for (const menu of document.querySelectorAll("select")) {
    if (!menu.checkVisibility()) continue;
    const shown = menu.parentElement.querySelector(".select-chosen");
    const style = getComputedStyle(menu);
    const row = menu.closest(".controls")?.getBoundingClientRect();
    const before = [...(shown?.childNodes ?? [])];
    for (const { label } of menu.options) {
      count++;
      if (shown) {
        // In as many lines as it needs, inside the menu and inside its row.
        shown.replaceChildren(label);
        const lines = document.createRange();
        lines.selectNodeContents(shown);
        const { left, right, top, bottom } = lines.getBoundingClientRect();
        const box = menu.getBoundingClientRect();
        const inside = left >= box.left && right <= box.right - 16 && top >= box.top && bottom <= box.bottom;
        if (!inside || box.top < row.top || box.bottom > row.bottom) cut.push(`${menu.ariaLabel}: ${label}`);
      } else {
        pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const arrow = style.appearance === "none" ? 0 : 16;
        const room = menu.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - arrow;
        if (pen.measureText(label).width > room + 0.5) cut.push(`${menu.ariaLabel ?? menu.className}: ${label}`);
      }
    }
    shown?.replaceChildren(...before);
  }
  return { cut, count };
}

for (const id of places) {
  pageTest(`${id}: no name is cut in a menu`, { viewport: windows[0], longest: 240_000 }, async (page) => {
    await page.goto(`${origin}/index.html#/${id}`);
    await page.locator(".stage-card, cd-kit .kit-rail button").first().waitFor();
    await page.locator("select:not(.site-language select)").first().waitFor({ state: "attached" });
    for (const open of [false, true]) {
      if (open) {
        for (const fold of await page.locator(".fold-button[aria-expanded=false]:visible").elementHandles()) await fold.click();
      }
      for (const language of ["en", "de", "ja", "ko"]) {
        await page.locator(".site-language select").selectOption(language);
        await page.waitForFunction((id) => document.documentElement.lang === id, language);
        for (const { large, ...size } of windows) {
          await page.setViewportSize(size);
          await page.evaluate((large) => {
            if (large) document.documentElement.dataset.type = "large";
            else delete document.documentElement.dataset.type;
          }, large);
          await frames(page, 4);
          const { cut, count } = await page.evaluate(cutNames);
          assert.deepEqual(cut, [], `${language}, ${size.width}×${size.height}${large ? ", large type" : ""}${open ? ", everything open" : ""}`);
          assert.ok(count > 4, `${count} names`);
        }
      }
    }
  });
}
