// The lesson "Positions first": its table tells invariance, its questions are answered by the runs.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { articleText } from "./support/article.mjs";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, openScene, run } from "./support/scene.mjs";

const address = "/index.html#/positions";

pageTest("positions: has its title, its experiment runs and no raw message ids", {}, async (page) => {
  await openScene(page, address, true);
  await run(page);
  await page.waitForFunction(() => document.querySelector("cd-stage").session.selected.simulation.time > 0.1);
  await ask(page, (s) => s.pause());
  const text = await articleText(page);
  assert.ok(text.length > 5000, `only ${text.length} characters`);
  assert.doesNotMatch(text, /\bpositions-[a-z]+-\d/, "a message is missing");
  assert.doesNotMatch(text, /\{\$/, "a variable was not filled in");
});

pageTest("positions: the sums of a distance are zero, of the ring only the turn", {}, async (page) => {
  await openScene(page, address, true);
  await ask(page, (s) => {
    s.pause();
    s.seek(0);
  });
  await page.locator("#positions-sums").scrollIntoViewIfNeeded();
  await frames(page);
  const lines = await page
    .locator("#positions-sums cd-live-table tbody tr")
    .evaluateAll((rows) => rows.map((row) => [row.querySelector("th").textContent, ...[...row.querySelectorAll(".number")].map((cell) => Math.abs(Number(cell.textContent.replace("−", "-"))))]));
  const of = Object.fromEntries(lines.map(([name, ...numbers]) => [name, numbers]));
  assert.deepEqual(of.distance, [0, 0, 0]);
  assert.deepEqual(of.area, [0, 0, 0]);
  assert.deepEqual(of.ring, [1, 0, 0]);
  assert.deepEqual(of.line, [1, 0, 0.9]);
});

pageTest("positions: half the step is found to lose somewhat more than half as much angular momentum", {}, async (page) => {
  await openScene(page, address, true);
  const question = page.locator("#positions-angular cd-prediction");
  await question.getByLabel("somewhat more than half as large", { exact: true }).check();
  await question.getByRole("button", { name: "Run and see" }).click();
  await question.locator(".verdict strong").waitFor({ timeout: 60_000 });
  assert.match(await question.locator(".verdict").innerText(), /The run agrees.*29\.1\s%/s);
});

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: "dark" };
for (const [name, options] of [["light", {}], ["dark phone", phone]])
  pageTest(`axe: the lesson positions, ${name}`, options, async (page) => {
    await openScene(page, address, true);
    await ask(page, (s) => s.pause());
    await frames(page);
    assert.deepEqual(await violations(page), []);
  });
