// axe on every lesson, on a desk and on a phone, before and after its first experiment has run.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { violations } from "./support/axe.mjs";
import { pageTest } from "./support/browser.mjs";
import { root } from "./support/server.mjs";

const registry = readFileSync(`${root}/www/src/lessons/registry.ts`, "utf8");
const lessons = readdirSync(`${root}/www/src/lessons`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && registry.includes(`"${entry.name}"`))
  .map(({ name }) => name);
assert.ok(lessons.length >= 22, `${lessons}`);

const windows = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

for (const lesson of lessons)
  for (const [name, window] of Object.entries(windows))
    pageTest(`axe: ${lesson}, ${name}`, { ...window, path: `/index.html#/${lesson}` }, async (page) => {
      await page.locator(".article, .laboratory-kit").first().waitFor();
      await page.locator(".stage-card, cd-stage").first().waitFor();
      const play = page.locator(".transport-run").first();
      if ((await play.count()) > 0) {
        await play.click();
        await page.waitForTimeout(500);
        await play.click();
      }
      assert.deepEqual(await violations(page), []);
    });
