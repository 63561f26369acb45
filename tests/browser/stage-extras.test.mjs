// Extras of the stage: magnifier, level sets, recorded moments, runs side by side. None of them changes a run.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, lesson, openScene, runTo, stateHash, until } from "./support/scene.mjs";

const drift = "/index.html#/drift";
const extra = (page, id) => page.locator(`[data-extra="${id}"]`);
const pressed = (page, id) => extra(page, id).getAttribute("aria-pressed");
/** Of the pixels in a part of the stage's canvas, how many are at least this opaque. */
const covered = (page, rectangle, alpha) =>
  page.evaluate(
    ([[x, y, width, height], alpha]) => {
      const canvas = document.querySelector("cd-stage canvas");
      const [w, h] = [Math.round(width * canvas.width), Math.round(height * canvas.height)];
      // Read from a copy: reading the canvas itself would make it another one.
      const copy = new OffscreenCanvas(w, h).getContext("2d", { willReadFrequently: true });
      copy.drawImage(canvas, -Math.round(x * canvas.width), -Math.round(y * canvas.height));
      const { data } = copy.getImageData(0, 0, w, h);
      let count = 0;
      for (let i = 3; i < data.length; i += 4) if (data[i] >= alpha) count++;
      return count / (data.length / 4);
    },
    [rectangle, alpha],
  );
const drawn = (page, rectangle) => covered(page, rectangle, 200);

pageTest("the lesson on drift opens with the magnifier; its key closes and opens it; the run is the same", {}, async (page) => {
  await openScene(page, drift);
  assert.equal(await pressed(page, "loupe"), "true");
  // Later the gap is so wide that ten times it would not fit the glass, which goes away; a slow machine stops late.
  await runTo(page, 0.1);
  await ask(page, (s) => s.seek(0.1));
  await frames(page);
  const hash = await stateHash(page);
  const whole = [0, 0, 1, 1];
  const withGlass = await drawn(page, whole);
  await page.locator("cd-stage canvas").focus();
  await page.keyboard.press("m");
  await frames(page);
  assert.equal(await pressed(page, "loupe"), "false");
  assert.ok((await drawn(page, whole)) < withGlass - 0.02, "the glass is gone");
  await page.keyboard.press("m");
  await frames(page);
  assert.ok(Math.abs((await drawn(page, whole)) - withGlass) < 0.01, "and back");
  assert.equal(await stateHash(page), hash);
});

pageTest("the lesson on curves shows the level sets of C, and a button hides them", {}, async (page) => {
  await openScene(page, "/index.html#/curves");
  assert.equal(await pressed(page, "levels"), "true");
  const tinted = () => covered(page, [0, 0.85, 1, 0.02], 5);
  const deadline = Date.now() + 20_000;
  while ((await tinted()) < 0.9 && Date.now() < deadline) await frames(page);
  assert.ok((await tinted()) > 0.9, "bands from edge to edge");
  await extra(page, "levels").click();
  await frames(page);
  assert.ok((await tinted()) < 0.5);
});

pageTest("pointing at a plot and brushing it change neither state nor time", {}, async (page) => {
  await openScene(page, lesson, true);
  await runTo(page, 1);
  const before = [await stateHash(page), await ask(page, (s) => s.time)];
  const box = await page.locator(".plot-area").first().boundingBox();
  const at = (part) => box.x + (box.width * part) / 5;
  await page.mouse.move(at(0.3), box.y + box.height / 2);
  await until(page, (s) => s.cursor !== null);
  await page.mouse.down();
  await page.mouse.move(at(0.5), box.y + box.height / 2);
  await page.mouse.move(at(0.9), box.y + box.height / 2);
  const span = await ask(page, (s) => s.span);
  assert.ok(span.from < 0.5 && span.to > 0.7, JSON.stringify(span));
  await frames(page);
  assert.deepEqual([await stateHash(page), await ask(page, (s) => s.time)], before);
  await page.mouse.up();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await until(page, (s) => s.span === null);
});

pageTest("one press puts the runs side by side, each alone, with a table; another brings them back", {}, async (page) => {
  await openScene(page, drift);
  await page.locator('[data-preset="rivals"]').click();
  await page.locator(".runs-apart").click();
  await page.waitForFunction(() => document.querySelectorAll("cd-panes .pane canvas").length >= 3);
  assert.equal(await page.locator(".results tbody tr").count(), 3);
  const alone = await page.evaluate(() =>
    [...document.querySelectorAll("cd-panes cd-stage")].map(({ session }) => session.runs.length),
  );
  assert.deepEqual(alone, [1, 1, 1]);
  await runTo(page, 0.5);
  await frames(page);
  assert.match(await page.locator(".results tbody tr").first().innerText(), /[1-9]/);
  await page.locator(".pane").nth(1).click();
  assert.equal(await ask(page, (s) => s.runs.indexOf(s.selected)), 1);
  await page.locator(".runs-apart").click();
  await page.waitForFunction(() => !document.querySelector("cd-panes"));
});
