// Print and handouts: the cheat sheet on two pages, the table of symbols, the notes for lecturers.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { pageTest } from "./support/browser.mjs";

for (const lang of ["en", "de", "ja", "ko"])
  pageTest(`the cheat sheet has all its formulas and prints on two pages: ${lang}`, { path: `/index.html?lang=${lang}#/sheet` }, async (page) => {
    await page.locator(".sheet math").nth(60).waitFor({ state: "attached" });
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format })).toString("latin1");
      assert.equal(Number(/\/Type \/Pages[^>]*\/Count (\d+)/s.exec(pdf)?.[1] ?? pdf.match(/\/Type \/Page\b(?!s)/g)?.length), 2, format);
    }
    assert.deepEqual(await violations(page), []);
  });

for (const [lang, id, name] of [["en", "sheet", "Cheat sheet as PDF"], ["de", "notes", "Notizen für Lehrende als PDF"], ["ja", "symbols", "記号表 PDF"], ["ko", "sheet", "공식집 PDF"]])
  pageTest(`a page of the handout is there as a PDF file, in the language of the reader: ${lang}`, { path: `/index.html?lang=${lang}#/${id}` }, async (page) => {
    const link = page.getByRole("link", { name, exact: true });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    assert.equal(download.suggestedFilename(), `${id}.${lang}.pdf`);
    const [start = []] = await (await download.createReadStream()).take(1).toArray();
    assert.equal(Buffer.from(start).subarray(0, 5).toString(), "%PDF-");
  });

pageTest("symbols lead to their lessons, in the language of the reader", { path: "/index.html?lang=de#/symbols" }, async (page) => {
  await page.getByRole("cell", { name: "Zwangskraft" }).first().waitFor();
  assert.deepEqual(await violations(page), []);
});

for (const lang of ["en", "de", "ja", "ko"])
  pageTest(`on a phone neither table of symbols scrolls sideways, nor any letter over the next: ${lang}`, { path: `/index.html?lang=${lang}#/symbols`, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, async (page) => {
    await page.locator(".symbols-letters").waitFor();
    // The widths are those of the page's own letters.
    await page.evaluate(() => document.fonts.ready);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll(".symbols-scroll, .symbols-letters :is(th, td)")]
        .filter((each) => each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.textContent));
    assert.deepEqual(wide, []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    // It stays a table for those who hear it.
    assert.equal(await page.getByRole("table").nth(1).getByRole("columnheader").count(), 6);
    assert.equal(await page.getByRole("table").nth(1).getByRole("row").nth(1).getByRole("cell").count(), 5);
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

for (const [lang, viewport] of [["en", { width: 1440, height: 900 }], ["de", { width: 390, height: 844 }]])
  pageTest(`the misprints of the sources: every number is there, and an experiment that decides opens and leads back: ${lang}`, { path: `/index.html?lang=${lang}#/misprints`, viewport }, async (page) => {
    await page.waitForFunction(() => {
      const numbers = [...document.querySelectorAll(".misprint-check td")].map((each) => each.textContent);
      return numbers.length > 20 && numbers.every((each) => /\d/.test(each));
    });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), viewport.width);
    assert.deepEqual(await violations(page), []);
    await page.locator('.misprint-place a[href*="?state="]').first().click();
    await page.locator("cd-stage").waitFor();
    await page.goBack();
    await page.locator(".misprints .misprint-check").first().waitFor();
    await page.reload();
    await page.locator(".misprints .misprint-check").first().waitFor();
  });
