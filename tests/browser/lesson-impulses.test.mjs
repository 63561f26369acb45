// The lesson "From forces to impulses": its tables follow the bars, its blocks can be chosen, its questions are
// answered by the runs.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { articleText } from "./support/article.mjs";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, openScene, run } from "./support/scene.mjs";

const address = "/index.html#/impulses";

pageTest("impulses: has its title, its experiment runs and no raw message ids", {}, async (page) => {
  await openScene(page, address, true);
  await run(page);
  await page.waitForFunction(() => document.querySelector("cd-stage").session.selected.simulation.time > 0.1);
  await ask(page, (s) => s.pause());
  const text = await articleText(page);
  assert.ok(text.length > 6000, `only ${text.length} characters`);
  assert.doesNotMatch(text, /\bimpulses-[a-z]+-\d/, "a message is missing");
  assert.doesNotMatch(text, /\{\$/, "a variable was not filled in");
});

pageTest("impulses: the terms of b add up in the table; at rest only the weight is left", {}, async (page) => {
  await openScene(page, address, true);
  await page.locator("#impulses-b").scrollIntoViewIfNeeded();
  await page.locator("#impulses-b").getByRole("button", { name: "only weight" }).click();
  await page.waitForFunction(() => document.querySelector("cd-stage").session.selected.simulation.time > 0.3);
  await ask(page, (s) => s.pause());
  await frames(page);
  const lines = await page
    .locator("#impulses-b cd-live-table tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll(".number")].map((cell) => Number(cell.textContent.replace("−", "-")))));
  assert.equal(lines.length, 4);
  assert.deepEqual(lines[1].slice(0, 4).map(Math.abs), [0, 0.098, 0, 0.098]);
  assert.deepEqual(lines[3].slice(0, 4).map(Math.abs), [0, 0, 0, 0]);
  assert.equal(Math.abs(lines[3][4]), 0.196);
});

pageTest("impulses: a block of A is chosen; joints 1 and 3 share no brick", {}, async (page) => {
  await openScene(page, address, true);
  const section = page.locator("#impulses-blocks");
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("button", { name: "three bricks in space" }).click();
  await ask(page, (s) => s.pause());
  await section.getByRole("button", { name: "block of joints 2 and 2" }).click();
  assert.equal(await section.locator(".blocks-sum figure").count(), 4);
  await section.getByRole("button", { name: "block of joints 1 and 3" }).click();
  assert.equal(await section.locator(".blocks-sum figure").count(), 0);
  assert.match(await section.locator(".blocks-sum").innerText(), /share no movable body/);
});

pageTest("impulses: half the step is found to double the force of an impact", {}, async (page) => {
  await openScene(page, address, true);
  const question = page.locator("#impulses-why cd-prediction");
  await question.getByLabel("twice as large", { exact: true }).check();
  await question.getByRole("button", { name: "Run and see" }).click();
  await question.locator(".verdict strong").waitFor({ timeout: 60_000 });
  assert.match(await question.locator(".verdict").innerText(), /The run agrees/);
});

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: "dark" };
for (const [name, options] of [["light", {}], ["dark phone", phone]])
  pageTest(`axe: the lesson impulses, ${name}`, options, async (page) => {
    await openScene(page, address, true);
    await ask(page, (s) => s.pause());
    await frames(page);
    assert.deepEqual(await violations(page), []);
  });
