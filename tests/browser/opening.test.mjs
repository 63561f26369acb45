// Scenes from outside: a link's scene survives a reload, two tabs keep theirs, and a large scene needs a confirmation.
import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { origin, pageTest, patience } from "./support/browser.mjs";
import { ask, frames, pause, ready, run, stateHash, until } from "./support/scene.mjs";
import { screenshot } from "./support/screenshots.mjs";

const link = (document) => `${origin}/index.html#/laboratory?scene=${deflateRawSync(JSON.stringify(document)).toString("base64url")}`;
const particles = (count, more = {}) => ({
  version: 1,
  space: "plane",
  gravity: [0, -9.81],
  bodies: Array.from({ length: count }, (_, i) => ({ particle: {}, at: [(i % 100) / 10, Math.floor(i / 100) / 10] })),
  ...more,
});
const large = particles(4970, { constraints: Array.from({ length: 40 }, (_, i) => ({ distance: { between: [i, i + 1] } })) });

const there = async (page) => {
  await ready(page);
  await page.locator(".kit-rail button").first().waitFor();
};
const count = (page) => ask(page, (s) => s.selected.simulation.bodies().length);
const holds = (page, number) => until(page, (s, number) => s.selected.simulation.bodies().length === number, number);
const words = (page) => page.locator(".kit-words");
const card = (page) => page.locator(".kit-ask");
const answer = (page, name) => card(page).getByRole("button", { name, exact: true });
/** Not by the mouse, which would wait until the page answers again. */
const build = (page) => answer(page, "Build it").evaluate((button) => button.click());
const opened = (page) => words(page).filter({ hasText: "The scene of the link" }).waitFor();

async function open(page, address, bodies) {
  // A change of the fragment alone would not load the page.
  await page.goto("about:blank");
  await page.goto(address);
  await there(page);
  if (bodies !== undefined) await holds(page, bodies);
}

pageTest("the scene of a link is there after a reload, and after going elsewhere and back", {}, async (page) => {
  await open(page, link(particles(7)), 7);
  await opened(page);
  const hash = await stateHash(page);
  for (let i = 0; i < 2; i++) {
    await page.reload();
    await there(page);
    assert.equal(await stateHash(page), hash);
  }
  await page.evaluate(() => { location.hash = "#/circle"; });
  await page.locator("main .article").waitFor();
  await page.goBack();
  await there(page);
  assert.equal(await stateHash(page), hash);
});

pageTest("where nothing may be stored the address keeps the scene", {
  before: (page) => page.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException("denied", "QuotaExceededError"); };
  }),
}, async (page) => {
  await open(page, link(particles(7)), 7);
  await opened(page);
  await page.reload();
  await there(page);
  await holds(page, 7);
});

pageTest("two tabs keep a scene each, and what one built oneself is not lost to a link", {}, async (page) => {
  await open(page, link(particles(3)), 3);
  await opened(page);
  await run(page);
  await until(page, (s) => s.time > 0.05);
  await pause(page);
  await page.waitForFunction(() => localStorage.getItem("constrained-dynamics-laboratory") !== null);
  const other = await page.context().newPage();
  other.setDefaultTimeout(patience);
  await open(other, link(particles(5)), 5);
  await opened(other);
  for (const [tab, bodies] of [[page, 3], [other, 5]]) {
    await tab.reload();
    await there(tab);
    assert.equal(await count(tab), bodies);
  }
  const third = await page.context().newPage();
  await open(third, `${origin}/index.html#/laboratory`, 3);
});

pageTest("a large scene is built only when one says so", {}, async (page) => {
  await open(page, link(particles(4)), 4);
  await opened(page);
  const before = await stateHash(page);
  await open(page, link(large));
  await card(page).waitFor();
  assert.match(await card(page).innerText(), /4,970 bodies and 40 constraints/);
  assert.equal(await stateHash(page), before, "nothing is built before the answer");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Cancel");
  await screenshot(page, "kit-ask");
  await answer(page, "Cancel").click();
  await words(page).filter({ hasText: "Nothing was opened" }).waitFor();
  assert.equal(await stateHash(page), before);
  assert.equal(await card(page).count(), 0);
  await page.reload();
  await there(page);
  assert.equal(await stateHash(page), before);

  await open(page, link(large));
  await build(page);
  await holds(page, 4970);
  await opened(page);
  assert.equal(await card(page).count(), 0);
  // It was kept for this tab, and is asked about again.
  await page.reload();
  await there(page);
  await card(page).waitFor();
  assert.equal(await count(page), 0);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".kit-ask"));
  assert.equal(await count(page), 0);
});

pageTest("leaving while the question stands opens nothing and keeps the new address", {}, async (page) => {
  await open(page, link(large));
  await card(page).waitFor();
  await page.evaluate(() => { location.hash = "#/circle"; });
  await page.locator("main .article").waitFor();
  await frames(page, 10);
  assert.equal(new URL(page.url()).hash, "#/circle");
});

pageTest("a file is asked about likewise", {}, async (page) => {
  await open(page, link(particles(4)), 4);
  const file = { name: "large.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(large)) };
  await page.locator(".kit-file").setInputFiles(file);
  await answer(page, "Cancel").click();
  assert.equal(await count(page), 4);
  await page.locator(".kit-file").setInputFiles(file);
  await build(page);
  await holds(page, 4970);
  await words(page).filter({ hasText: "large.json is open" }).waitFor();
});
