// Several runs side by side: added, renamed, removed, and all under the same hand.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import {
  ask,
  button,
  frames,
  onScreen,
  openScene,
  preset,
  ready,
  run,
  runTo,
  until,
} from "./support/scene.mjs";

const names = (page) => page.locator("cd-runs .run-name").allInnerTexts();
const each = (page, question) => ask(page, `(s) => s.runs.map(${question})`);

pageTest("a run is added, named and removed", {}, async (page) => {
  await openScene(page);
  await runTo(page, 0.2);
  await page.locator(".runs-add").click();
  await frames(page);
  assert.equal((await names(page)).length, 2);
  assert.deepEqual(await each(page, "(r) => r.simulation.time"), [0, 0], "both start from the beginning");
  const [first, second] = await each(page, "(r) => r.simulation.stateHash()");
  assert.equal(first, second, "with the same settings");

  await page.locator("cd-runs .run.selected .run-tool").first().click();
  await page.locator(".run-editor").fill("heavy");
  await page.keyboard.press("Enter");
  assert.deepEqual((await names(page)).slice(1), ["heavy"]);

  await page.locator('.control[data-name="alpha"] input[type="text"]').fill("50");
  await page.keyboard.press("Enter");
  assert.deepEqual(
    await each(page, "(r) => r.simulation.get('alpha')"),
    [0, 50],
    "controls belong to the selected run",
  );
  await page.locator(".controls-scope label").last().click();
  await page.locator('.control[data-name="beta"] input[type="text"]').fill("7");
  await page.keyboard.press("Enter");
  assert.deepEqual(await each(page, "(r) => r.simulation.get('beta')"), [7, 7], "or to all");

  const readouts = await page.locator("cd-plot").first().locator(".plot-figure").count();
  assert.equal(readouts, 2);
  await button(page, "Remove heavy").click();
  await frames(page);
  assert.equal((await names(page)).length, 1);
  assert.equal(await page.locator("cd-plot").first().locator(".plot-figure").count(), 1);
});

pageTest("no more than six runs, each with its own colour", {}, async (page) => {
  await openScene(page);
  const add = page.locator(".runs-add");
  for (let i = 0; i < 5; i++) await add.click();
  await frames(page);
  assert.ok(await add.isDisabled());
  assert.equal(new Set(await each(page, "(r) => r.color")).size, 6);
});

pageTest("the same hand acts on all runs", {}, async (page) => {
  await openScene(page);
  await preset(page, "rivals");
  const from = await onScreen(page);
  const to = await onScreen(page, [0.3, 0.4]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  const placed = await each(page, "(r) => [...r.simulation.positions()]");
  assert.equal(new Set(placed.map(String)).size, 1, "placed at one spot");
  assert.ok(Math.hypot(placed[0][0] - 0.3, placed[0][1] - 0.4) < 0.05, `${placed[0]}`);

  await page.keyboard.press("r");
  await page.locator(".transport-speed select").selectOption("0.05");
  await run(page);
  const bead = await onScreen(page);
  await page.mouse.move(bead.x, bead.y);
  await page.mouse.down();
  await page.mouse.move(bead.x - 60, bead.y - 60, { steps: 3 });
  await until(page, (s) => s.runs.every((r) => r.simulation.observe("energy.appliedWork") !== 0));
  await page.mouse.up();
});

pageTest("a name may be anything", {}, async (page) => {
  await openScene(page);
  await page.locator("cd-runs .run-name").first().dblclick();
  await page.locator(".run-editor").fill('<b>"x"</b>, r');
  await page.keyboard.press("Enter");
  assert.deepEqual(await names(page), ['<b>"x"</b>, r']);
  await page.locator("cd-runs .run-name").first().dblclick();
  await page.locator(".run-editor").fill("never");
  await page.keyboard.press("Escape");
  assert.deepEqual(await names(page), ['<b>"x"</b>, r']);
});

pageTest(
  "side by side, the curves keep what was recorded before",
  { path: "/index.html#/methods" },
  async (page) => {
    await ready(page);
    const first = () => ask(page, '(s) => s.selected.simulation.series("energy.drift").t[0]');
    await ask(page, (s) => s.play());
    await until(page, (s) => s.time > 0.3);
    assert.equal(await first(), 0);
    await button(page, "Side by side").click();
    await page.locator("cd-results tbody tr").nth(5).waitFor();
    await frames(page);
    assert.equal(await first(), 0);
    await button(page, "Side by side").click();
    await frames(page);
    assert.equal(await first(), 0);
  },
);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])
  pageTest(
    `in a window of ${viewport.width} × ${viewport.height} the table of results lies whole below the panes`,
    { path: "/index.html#/methods", viewport },
    async (page) => {
      await ready(page);
      await button(page, "Side by side").click();
      await page.locator("cd-results tbody tr").nth(5).waitFor();
      const [table, panes] = await page.evaluate(() => [
        document.querySelector("cd-results").getBoundingClientRect().top,
        [...document.querySelectorAll(".pane")].map((pane) => pane.getBoundingClientRect().bottom),
      ]);
      assert.ok(Math.max(...panes) <= table + 1, `${panes} over ${table}`);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll(".pane-name span, .results tbody th span, cd-results, cd-panes")]
          .filter(
            (each) =>
              each.scrollWidth > each.clientWidth ||
              (each.localName !== "span" && each.scrollHeight > each.clientHeight + 8),
          )
          .map((each) => each.textContent.slice(0, 40)),
      );
      assert.deepEqual(cut, [], "names, and the table, are whole");
    },
  );

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  pageTest(
    `how a run is computed is in view and moves nothing, ${viewport.width} px`,
    { viewport },
    async (page) => {
      await openScene(page, "/index.html#/drift", true);
      const words = page.locator(".runs-setting");
      assert.equal(await words.isVisible(), true);
      const stage = () => page.locator(".stage-card cd-stage canvas").first().boundingBox();
      const [before, at] = [await words.innerText(), await stage()];
      await ask(page, (s) => s.set("integrator", "rk4"));
      await page.waitForFunction(
        (before) => document.querySelector(".runs-setting").textContent !== before,
        before,
      );
      assert.match(await words.innerText(), /Runge/);
      assert.deepEqual(await stage(), at);
      const box = await words.boundingBox();
      assert.ok(
        box.x >= at.x && box.x + box.width <= at.x + at.width + 1 && box.y < at.y + at.height / 3,
        JSON.stringify(box),
      );
    },
  );
