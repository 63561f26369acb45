// Print and handouts: the cheat sheet on two pages, the table of symbols, the notes for lecturers.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { pageTest } from "./support/browser.mjs";

pageTest("the cheat sheet has all its formulas and prints on two pages", { path: "/index.html#/sheet" }, async (page) => {
  await page.locator(".sheet math").nth(60).waitFor({ state: "attached" });
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  assert.equal(Number(/\/Type \/Pages[^>]*\/Count (\d+)/s.exec(pdf)?.[1] ?? pdf.match(/\/Type \/Page\b(?!s)/g)?.length), 2);
  assert.deepEqual(await violations(page), []);
});

pageTest("symbols lead to their lessons, in the language of the reader", { path: "/index.html?lang=de#/symbols" }, async (page) => {
  await page.getByRole("cell", { name: "Zwangskraft" }).first().waitFor();
  assert.deepEqual(await violations(page), []);
});

pageTest("the notes of a lesson: its questions, and an experiment that opens", { path: "/index.html#/notes/drift" }, async (page) => {
  const notes = page.locator("#notes-drift");
  await notes.waitFor();
  assert.ok((await notes.locator("li").count()) > 10);
  await page.waitForFunction(() => Math.abs(document.querySelector("#notes-drift").getBoundingClientRect().top) < 60);
  assert.match(await notes.getByRole("link", { name: "open" }).first().getAttribute("href"), /^\.\/embed\.html\?preset=drift\/drift&open=drift$/);
  assert.equal(await page.locator(".notes section").count(), 21);
});
