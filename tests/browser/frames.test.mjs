// A scene in a frame gives the keyboard back: to a deck of the same origin and of another one.
import assert from "node:assert/strict";
import { after } from "node:test";
import { origin, pageTest } from "./support/browser.mjs";
import { ready } from "./support/scene.mjs";
import { dist, fixtures, serve } from "./support/server.mjs";

const other = await serve(dist, fixtures);
after(() => other.close());
// Another host, so that the browser may give the frame a process of its own.
const elsewhere = other.origin.replace("127.0.0.1", "localhost");

const deckKeys = ["PageDown", "ArrowRight", "Space", "n", "Escape"];
const shown = (key) => (key === "Space" ? " " : key);

for (const [place, inner] of [
  ["of the same origin", origin],
  ["of another origin", elsewhere],
]) {
  const deck = {
    path: `/deck.html?inner=${encodeURIComponent(inner)}`,
    viewport: { width: 900, height: 760 },
  };
  const scene = async (page) => {
    const frame = await (await page.locator("iframe").elementHandle()).contentFrame();
    await frame.waitForURL(/embed/);
    await ready(frame);
    return frame;
  };
  const heard = (page) => page.evaluate(() => window.heard.splice(0));
  const press = async (page, keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const time = (frame) => frame.evaluate(() => document.querySelector("constrained-dynamics").session.time);
  /** The focus moves in a task after the press. */
  const settled = (page, inside) =>
    page.waitForFunction((inside) => (document.activeElement?.tagName === "IFRAME") === inside, inside);

  pageTest(`after one press on Run the keys go to a deck ${place}`, deck, async (page) => {
    const frame = await scene(page);
    await frame.locator(".transport-run").click();
    await settled(page, false);
    await press(page, deckKeys);
    assert.deepEqual(await heard(page), deckKeys.map(shown));
    assert.equal(
      await frame.evaluate(() => document.querySelector("constrained-dynamics").session.playing),
      true,
      "the space bar was not meant for the scene",
    );
  });

  pageTest(`so they do after the bead was dragged: ${place}`, deck, async (page) => {
    const frame = await scene(page);
    const box = await frame.locator("canvas").first().boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 + 20);
    await page.mouse.up();
    await settled(page, false);
    await press(page, deckKeys);
    assert.deepEqual(await heard(page), deckKeys.map(shown));
  });

  pageTest(`the Tab key leads into the frame, and Escape out of it: ${place}`, deck, async (page) => {
    const frame = await scene(page);
    await page.locator("button").focus();
    await page.keyboard.press("Tab");
    await settled(page, true);
    assert.deepEqual(await heard(page), ["Tab"]);
    await press(page, [".", ".", "PageDown"]);
    assert.deepEqual(await heard(page), []);
    assert.ok((await time(frame)) > 0, "the scene steps by its own keys");
    await page.keyboard.press("Escape");
    await settled(page, false);
    await press(page, deckKeys);
    assert.deepEqual(await heard(page), deckKeys.map(shown));
  });

  pageTest(`a name that is typed keeps the keyboard: ${place}`, deck, async (page) => {
    const frame = await scene(page);
    await frame.locator(".run-name").first().click();
    await frame.locator(".run-tool").first().click();
    const editor = frame.locator(".run-editor");
    await editor.click();
    await page.waitForTimeout(100);
    await press(page, ["n", "PageDown"]);
    assert.deepEqual(await heard(page), []);
    assert.match(await editor.inputValue(), /n$/);
    await page.keyboard.press("Enter");
    await frame.locator(".transport-run").click();
    await settled(page, false);
    await press(page, ["n"]);
    assert.deepEqual(await heard(page), ["n"]);
  });
}
