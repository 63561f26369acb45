// The sections of a lesson in the margin of its text: links, the one that is read marked, titles where there is room or when asked for.
import assert from "node:assert/strict";
import { origin, pageTest } from "./support/browser.mjs";
import { frames } from "./support/scene.mjs";

const list = "cd-lesson-margin nav";
const arrived = (page) => page.locator(`${list} a`).first().waitFor({ state: "attached" });

/** The list beside the text: its edges and those of the window and of the text; titles that are seen, and those that are cut. */
function beside(list) {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const titles = [...document.querySelectorAll(`${list} .margin-title`)];
  const { left, right, top, bottom } = box(list);
  return {
    inside: left >= 0 && top >= box(".lesson-top").bottom && bottom <= innerHeight,
    over: Math.round(right - box(".article h1").left),
    small: [...document.querySelectorAll(`${list} a`)].filter((each) => each.offsetHeight < 24 || each.offsetWidth < 24).length,
    seen: titles.filter((each) => each.offsetWidth > 1).length,
    cut: titles.filter((each) => each.offsetWidth > 1 && each.scrollWidth > each.clientWidth).length,
    text: box(".article h1").left,
    stage: box(".stage-column").width / innerWidth,
  };
}

/** Titles with a word that is wider than the list: it would be broken at any letter where the browser knows no syllables. */
function brokenWords(list) {
  return [...document.querySelectorAll(`${list} .margin-title`)]
    .filter((each) => {
      each.style.cssText = "overflow-wrap: normal; hyphens: manual";
      return each.scrollWidth > each.clientWidth || each.getBoundingClientRect().right > each.closest("nav").getBoundingClientRect().right + 1;
    })
    .map((each) => each.textContent);
}

for (const [width, height, large, titles] of [
  [1920, 1080, false, true],
  [1720, 900, false, true],
  [1920, 1080, true, false],
  [1440, 900, false, false],
  [1280, 720, true, false],
]) {
  for (const locale of ["en-US", "de-DE", "ja-JP", "ko-KR"]) {
    pageTest(`${locale}, ${width}×${height}${large ? ", large type" : ""}: the list beside the text`, { viewport: { width, height }, locale }, async (page) => {
      await page.goto(`${origin}/index.html#/impulses`); // the longest list
      await arrived(page);
      if (large)
        await page.evaluate(() => {
          document.documentElement.dataset.type = "large";
        });
      await frames(page, 3);
      const links = await page.locator(`${list} a`).evaluateAll((all) => all.map((each) => each.getAttribute("href")));
      const sections = await page.locator(".article > section").evaluateAll((all) => all.map((each) => each.querySelector(".section-link").getAttribute("href")));
      assert.deepEqual(links, sections);
      const before = await page.evaluate(beside, list);
      assert.ok(before.inside, JSON.stringify(before));
      assert.ok(before.over <= 0, `${before.over} px over the text`);
      assert.deepEqual([before.small, before.seen, before.cut], [0, titles ? links.length : 0, 0]);
      assert.ok(before.stage >= 0.55, `${before.stage}`);
      if (titles && locale === "de-DE") assert.deepEqual(await page.evaluate(brokenWords, list), []);
      // Pointed at: every title whole, and the text stays where it is.
      await page.locator(`${list} a`).nth(1).hover();
      const pointed = await page.evaluate(beside, list);
      assert.deepEqual([pointed.seen, pointed.cut, pointed.text], [links.length, 0, before.text]);
    });
  }
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
]) {
  for (const locale of ["de-DE", "ja-JP"]) {
    pageTest(`${locale}, ${width}×${height}: beside the text alone there is room for titles, and every word is whole`, { viewport: { width, height }, locale, path: "/index.html#/impulses" }, async (page) => {
      await arrived(page);
      await page.locator(".divider button").last().click();
      await page.locator('.lesson[data-folded="stage"]').waitFor();
      await frames(page, 3);
      const { inside, over, small, seen, cut } = await page.evaluate(beside, list);
      const all = await page.locator(`${list} a`).count();
      assert.deepEqual({ inside, small, seen, cut }, { inside: true, small: 0, seen: all, cut: 0 });
      assert.ok(over <= 0, `${over} px over the text`);
      if (locale === "de-DE") assert.deepEqual(await page.evaluate(brokenWords, list), []);
    });
  }
}

pageTest("the section that is read is marked, and the keyboard goes from link to section", { viewport: { width: 1440, height: 900 }, path: "/index.html#/circle" }, async (page) => {
  await arrived(page);
  const current = () => page.locator(`${list} [aria-current="location"]`).evaluateAll((all) => all.map((each) => each.hash));
  assert.deepEqual(await current(), []);
  for (const slug of ["motion", "lambda"]) {
    await page.evaluate((slug) => document.getElementById(`circle-${slug}`)?.scrollIntoView({ block: "start" }), slug);
    await page.waitForFunction(([list, hash]) => document.querySelector(`${list} [aria-current]`)?.hash === hash, [list, `#/circle/${slug}`]);
    assert.equal((await current()).length, 1);
  }
  await page.mouse.move(900, 300);
  // From the last button of the bar above, Tab leads into the list.
  await page.locator("cd-lesson-bar.lesson-top a.lesson-step").last().focus();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate((list) => document.activeElement.closest(list) !== null, list), true);
  assert.ok((await page.evaluate(beside, list)).seen > 0, "titles for the keyboard");
  const target = await page.evaluate(() => document.activeElement.hash);
  await page.keyboard.press("Enter");
  await page.waitForFunction((hash) => location.hash === hash && document.activeElement.tagName === "H2", target);
  assert.equal((await page.evaluate(beside, list)).seen, 0);
  // In another language the titles are those of the text.
  const titles = (selector) => page.locator(selector).evaluateAll((all) => all.map((each) => each.textContent.trim()));
  await page.locator(".site-language select").selectOption("de");
  await page.waitForFunction(() => document.documentElement.lang === "de");
  await frames(page, 3);
  assert.deepEqual(await titles(`${list} .margin-title`), await titles(".article > section > h2"));
});

pageTest("a phone has its menu, and no list in the margin", { viewport: { width: 390, height: 844 }, path: "/index.html#/circle" }, async (page) => {
  await arrived(page);
  assert.equal(await page.locator(list).isVisible(), false);
  assert.equal(await page.locator("cd-lesson-bar.lesson-top .lesson-sections").isVisible(), true);
});
