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

pageTest(
  "a term leads to its row of the glossary; Escape gives the focus back",
  { path: "/index.html#/circle", locale: "de-DE" },
  async (page) => {
    const button = page.getByRole("button", { name: "Suchen", exact: true });
    // The dialog is fetched when it is first asked for: what is typed before it has the focus goes to the page.
    const ready = () => page.waitForFunction(() => document.activeElement?.getAttribute("role") === "combobox");
    await button.click();
    await ready();
    await page.keyboard.type("xyzxyz");
    await page.getByText("Nichts gefunden").waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await button.evaluate((element) => element === document.activeElement), true);
    await button.click();
    await ready();
    await page.keyboard.type("Reibungskegel");
    await page.locator(".search").getByRole("option", { selected: true, name: /^Reibungskegel/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator("#word-friction-cone.words-lit").waitFor();
    assert.equal(await page.locator("#word-friction-cone").isVisible(), true);
  },
);
