// The search: opened with "/", used with the keyboard alone, read by a screen reader as a combobox with its list.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { pageTest } from "./support/browser.mjs";

pageTest("the keyboard finds a section and goes there", { path: "/index.html" }, async (page) => {
  await page.locator(".site-search").waitFor();
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Search", exact: true });
  await field.waitFor();
  assert.equal(await field.evaluate((element) => element === document.activeElement), true);
  await page.keyboard.type("stick and");
  const chosen = () =>
    field.evaluate(
      (element) => document.getElementById(element.getAttribute("aria-activedescendant"))?.textContent ?? "",
    );
  assert.match(await chosen(), /Stick and slip/);
  assert.equal(await page.locator(".search").getByRole("option", { selected: true }).count(), 1);
  assert.deepEqual(await violations(page), []);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.hash === "#/friction/cone");
  assert.equal(await page.locator("dialog[open]").count(), 0);
});

/** Answers slowly when the search is fetched. */
const slowly = (page) =>
  page.route(/\/search-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
for (const path of ["/index.html", "/index.html#/circle", "/index.html#/kit"])
  pageTest(`letters typed right behind "/" arrive in the field: ${path}`, { path, before: slowly }, async (page) => {
    await page.locator("main h1").first().waitFor({ state: "attached" });
    await page.locator(".site-search").waitFor();
    const scroll = await page.evaluate(() => scrollY);
    await page.keyboard.press("/");
    await page.keyboard.type("stikc");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("ck and");
    assert.equal(await page.locator("dialog.search").count(), 0, "the search has not come yet");
    const field = page.getByRole("combobox", { name: "Search", exact: true });
    await field.waitFor();
    await page.keyboard.type(" slip");
    assert.equal(await field.inputValue(), "stick and slip");
    await page.locator(".search").getByRole("option", { selected: true, name: /Stick and slip/ }).waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await page.evaluate(() => document.activeElement === document.body), true, "the focus is where it was");
    assert.equal(await page.evaluate(() => scrollY), scroll);
    // The next search begins empty.
    await page.keyboard.press("/");
    assert.equal(await field.inputValue(), "");
  });

pageTest(
  "a term leads to its row of the glossary; Escape gives the focus back",
  { path: "/index.html#/circle", locale: "de-DE" },
  async (page) => {
    const button = page.getByRole("button", { name: "Suchen", exact: true });
    await button.click();
    await page.keyboard.type("xyzxyz");
    await page.getByText("Nichts gefunden").waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await button.evaluate((element) => element === document.activeElement), true);
    await button.click();
    await page.keyboard.type("Reibungskegel");
    await page.locator(".search").getByRole("option", { selected: true, name: /^Reibungskegel/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator("#word-friction-cone.words-lit").waitFor();
    assert.equal(await page.locator("#word-friction-cone").isVisible(), true);
  },
);
