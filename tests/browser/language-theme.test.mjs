// Languages switched while the run goes on; dark, large, high contrast, reduced motion.
import assert from "node:assert/strict";
import { layOutAll } from "./support/article.mjs";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, openScene, pause, pictureOf, run, until } from "./support/scene.mjs";
import { screenshot } from "./support/screenshots.mjs";

const choose = (page, id) => page.locator(".site-language select").selectOption(id);
const language = (page, id) => page.waitForFunction((id) => document.documentElement.lang === id, id);
const texts = (page) => page.evaluate(() => Object.fromEntries(
  ["h1", ".lead", "#drift-feedback h2", ".runs-add", ".plot-title", '.control[data-name="mass"] .control-name span:last-child', "button.try", ".course-menu-button span"]
    .map((selector) => [selector, document.querySelector(selector).textContent.trim()])));

pageTest("English, German, Japanese, Korean: every part changes and the run goes on", {}, async (page) => {
  await openScene(page);
  await ask(page, (s) => { globalThis.first = s; });
  await run(page);
  const seen = [await texts(page)];
  for (const id of ["de", "ja", "ko"]) {
    const time = await ask(page, (s) => s.time);
    await choose(page, id);
    await language(page, id);
    await frames(page);
    seen.push(await texts(page));
    await until(page, (s, time) => s === globalThis.first && s.playing && s.time > time, time);
  }
  for (const selector of Object.keys(seen[0])) {
    const all = seen.map((each) => each[selector]);
    assert.equal(new Set(all).size, 4, `${selector}: ${all.join(" / ")}`);
  }
  await choose(page, "en");
  await language(page, "en");
  await frames(page);
  assert.deepEqual(await texts(page), seen[0]);
  await pause(page);
  await choose(page, "de");
  await language(page, "de");
  await page.reload();
  await page.waitForFunction((h1) => document.querySelector("h1")?.textContent.trim() === h1, seen[1].h1);
});

pageTest("the browser's language is the first one", { locale: "ko-KR", path: "/" }, async (page) => {
  await language(page, "ko");
  assert.match(await page.locator(".lead").innerText(), /[가-힣]/);
});

/** Of the page's ground: 0 black, 1 white. */
const lightness = (page) => page.evaluate(() => {
  const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g).map(Number);
  const body = [r, g, b];
  if (getComputedStyle(document.body).backgroundColor === "rgba(0, 0, 0, 0)") return getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g).slice(0, 3).reduce((a, c) => a + c / 765, 0);
  return body.reduce((a, c) => a + c / 765, 0);
});

pageTest("light, dark, as the system", {}, async (page) => {
  await openScene(page);
  await ask(page, (s) => s.stepForward(30));
  const themeButton = page.getByRole("button", { name: /^Theme:/ });
  const picture = () => pictureOf(page, "cd-stage canvas");
  const light = { ground: await lightness(page), stage: await picture() };
  assert.ok(light.ground > 0.9);
  await themeButton.click();
  await themeButton.click();
  assert.equal(await themeButton.getAttribute("aria-label"), "Theme: dark");
  const dark = { ground: await lightness(page), stage: await picture() };
  assert.ok(dark.ground < 0.2);
  assert.notEqual(dark.stage, light.stage, "the canvas is drawn in other colours");
  await screenshot(page, "dark");
  await themeButton.click();
  assert.ok((await lightness(page)) > 0.9);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  assert.ok((await lightness(page)) < 0.2);
});

pageTest("large type enlarges words, controls and the drawing", {}, async (page) => {
  await openScene(page);
  const sizes = () => page.evaluate(() => ({
    root: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    text: Number.parseFloat(getComputedStyle(document.querySelector(".lead")).fontSize),
    button: document.querySelector(".transport-run").getBoundingClientRect().height,
  }));
  const before = { ...(await sizes()), stage: await pictureOf(page, "cd-stage canvas") };
  await page.getByRole("button", { name: "Large type" }).click();
  const after = { ...(await sizes()), stage: await pictureOf(page, "cd-stage canvas") };
  for (const key of ["root", "text", "button"]) assert.ok(after[key] > 1.15 * before[key], `${key}: ${before[key]} → ${after[key]}`);
  assert.notEqual(after.stage, before.stage);
  await layOutAll(page);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
});

pageTest("more contrast where the system asks for it", {}, async (page) => {
  await openScene(page);
  const ink = () => page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ["--muted", "--rule", "--ink"].map((name) => style.getPropertyValue(name).trim());
  });
  const before = await ink();
  await page.emulateMedia({ contrast: "more" });
  await page.waitForFunction(() => document.documentElement.dataset.contrast === "more");
  assert.notDeepEqual(await ink(), before);
});

pageTest("reduced motion: nothing glides, the simulation still runs when asked", { reducedMotion: "reduce" }, async (page) => {
  await openScene(page);
  const longest = await page.evaluate(() => Math.max(...[...document.querySelectorAll("button, svg, input")].flatMap((e) =>
    getComputedStyle(e).transitionDuration.split(",").map((each) => Number.parseFloat(each)))));
  assert.ok(longest < 0.001, `${longest} s`);
  assert.equal(await ask(page, (s) => s.playing), false);
  await run(page);
  await until(page, (s) => s.time > 0.1);
});
