// The lesson "Fewer coordinates": S q̇ is the velocity, A of the puppet is drawn in both ways.
import assert from "node:assert/strict";
import { articleText } from "./support/article.mjs";
import { violations } from "./support/axe.mjs";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, openScene, run } from "./support/scene.mjs";

const address = "/index.html#/coordinates";

pageTest("coordinates: has its title, its experiment runs and no raw message ids", {}, async (page) => {
  await openScene(page, address, true);
  await run(page);
  await page.waitForFunction(() => document.querySelector("cd-stage").session.selected.simulation.time > 0.1);
  await ask(page, (s) => s.pause());
  const text = await articleText(page);
  assert.ok(text.length > 5000, `only ${text.length} characters`);
  assert.doesNotMatch(text, /\bcoordinates-[a-z]+-\d/, "a message is missing");
  assert.doesNotMatch(text, /\{\$/, "a variable was not filled in");
});

pageTest("coordinates: S q̇ is the velocity of the bars", {}, async (page) => {
  await openScene(page, address, true);
  await run(page);
  await page.waitForFunction(() => document.querySelector("cd-stage").session.selected.simulation.time > 0.5);
  await ask(page, (s) => s.pause());
  await page.locator("#coordinates-motions").scrollIntoViewIfNeeded();
  await frames(page);
  const lines = await page
    .locator("#coordinates-motions cd-live-table tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll(".number")].map((cell) => cell.textContent)),
    );
  assert.equal(lines.length, 6);
  for (const [, , product, velocity] of lines) assert.equal(product, velocity);
});

pageTest(
  "coordinates: A of the puppet is larger with rows, and full in fewer coordinates",
  {},
  async (page) => {
    await openScene(page, address, true);
    const section = page.locator("#coordinates-matrix");
    await section.scrollIntoViewIfNeeded();
    await section.getByRole("button", { name: "puppet, both formulations" }).click();
    await section.locator("cd-delassus").scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector("cd-stage").session.selected.simulation.time > 1);
    // In flight both runs have the same rows of limits, and no contacts.
    await ask(page, (s) => {
      s.pause();
      s.seek(0.3);
    });
    await section.locator("figcaption").nth(1).waitFor();
    await frames(page);
    const [fewer, rows] = (await section.locator("figcaption").allInnerTexts()).map((text) =>
      text.match(/\d+/g).map(Number),
    );
    assert.ok(rows[0] >= fewer[0] + 18, `${rows[0]} rows against ${fewer[0]}`);
    assert.equal(fewer[1], 100);
    assert.ok(rows[1] < 50);
  },
);

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: "dark" };
for (const [name, options] of [
  ["light", {}],
  ["dark phone", phone],
])
  pageTest(`axe: the lesson coordinates, ${name}`, options, async (page) => {
    await openScene(page, address, true);
    await ask(page, (s) => s.pause());
    await frames(page);
    assert.deepEqual(await violations(page), []);
  });
