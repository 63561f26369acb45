// The slides in www/examples/deck, served from the root of the repository as they say themselves: every scene is there, a press
// inside one leaves the keyboard to the deck, and a scene stands still while its slide is hidden.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { pageTest } from "./support/browser.mjs";
import { ready } from "./support/scene.mjs";
import { root, serve } from "./support/server.mjs";

const server = await serve(root);
after(() => server.close());
const folder = "www/examples/deck";
const framesOf = (language) =>
  [...readFileSync(`${root}/${folder}/${language}.html`, "utf8").matchAll(/data-src="([^"]+)"/g)].map(([, address]) => address.replaceAll("&amp;", "&"));

test("both decks have 24 slides with notes, and the same scenes", () => {
  for (const language of ["de", "en"]) {
    const html = readFileSync(`${root}/${folder}/${language}.html`, "utf8");
    assert.equal(html.match(/<section/g).length, 24);
    assert.equal(html.match(/<aside class="notes">[^<]/g).length, 24);
  }
  assert.deepEqual(framesOf("de").map((address) => address.replace("lang=de", "lang=en")), framesOf("en"));
});

pageTest("every scene of the slides is one", {}, async (page) => {
  for (const address of framesOf("de")) {
    await page.goto(new URL(address, `${server.origin}/${folder}/`).href);
    await ready(page);
    await page.waitForLoadState("networkidle");
    assert.equal(await page.locator(".embed-note").count(), 0, address);
  }
});

for (const language of ["de", "en"]) {
  pageTest(`every formula of the slides can be read: ${language}`, { path: `${server.origin}/${folder}/${language}.html` }, async (page) => {
    await page.locator("section.present").waitFor();
    assert.deepEqual(await page.locator(".tex").evaluateAll((all) => all.filter((each) => !each.querySelector("math") || each.querySelector(".temml-error")).map((each) => each.textContent)), []);
  });
}

pageTest("slides turn by keys after a press in a scene, and a hidden scene stands still", { path: `${server.origin}/${folder}/de.html#/4` }, async (page) => {
  const at = (hash) => page.waitForFunction((hash) => location.hash === hash, hash);
  const inner = async () => (await page.locator("section.present iframe").elementHandle()).contentFrame();
  await page.locator("section.present iframe[src]").waitFor();
  const frame = await inner();
  await frame.waitForURL(/embed/);
  await ready(frame);
  await frame.locator(".transport-run").click();
  await frame.waitForFunction(() => document.querySelector("constrained-dynamics").session.time > 0.1);
  await page.keyboard.press("ArrowRight");
  await at("#/5");
  await frame.waitForFunction(() => !document.querySelector("constrained-dynamics").session.playing);
  await page.keyboard.press("ArrowLeft");
  await at("#/4");
  await frame.waitForFunction(() => document.querySelector("constrained-dynamics").session.playing);
  // With the focus in the frame, keys that the scene does not use turn the slides too.
  await page.locator("section.present iframe").focus();
  await page.keyboard.press("PageDown");
  await at("#/5");
});
