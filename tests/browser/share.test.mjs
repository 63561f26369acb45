// The menu that shares: links with view and speed, codes for every lesson, frames in several sizes, lessons without a simulation.
import assert from "node:assert/strict";
import { origin, pageTest } from "./support/browser.mjs";
import { ask, openScene, ready, until } from "./support/scene.mjs";

const bare = ["complementarity", "solutions", "iterating", "programs", "pivoting"];
const permissions = ["clipboard-read", "clipboard-write"];
/** Pressed by the page: Playwright scrolls a bar that sticks to the top to where it would stand without sticking. */
const press = (locator) => locator.first().evaluate((button) => button.click());
const open = async (page) => {
  if ((await page.locator("cd-share-state").count()) === 0) await press(page.locator(".share-place button"));
  else if (!(await page.locator(".share-menu").isVisible())) await press(page.locator(".share-button"));
  await page.locator(".share-menu").waitFor();
};
const share = async (page, what) => {
  await open(page);
  await page.locator(`[data-share="${what}"]`).click();
};
const copied = async (page) => {
  await page.locator(".share-said").getByText("Copied.").waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
};
const view = (page) => page.evaluate(() => [...document.querySelector("cd-stage").view]);
const close = (a, b) =>
  assert.ok(
    a.length === b.length && a.every((x, i) => Math.abs(x - b[i]) <= 1e-5 * Math.max(1, Math.abs(x))),
    `${a} and ${b}`,
  );

for (const id of ["drift", "rigid"])
  pageTest(`${id}: a link keeps the view and the speed`, { permissions }, async (page) => {
    await openScene(page, `/index.html#/${id}`, true);
    await page.waitForFunction(() => !document.querySelector("cd-stage").waiting);
    await page.evaluate(() => document.querySelector("cd-stage").zoom(1.6));
    await ask(page, (s) => {
      s.speed = 0.25;
      s.stepForward(10);
    });
    const before = await view(page);
    assert.ok(before.length === (id === "rigid" ? 6 : 3), `${before}`);
    await share(page, "link");
    const link = await copied(page);
    await page.goto("about:blank");
    await page.goto(link);
    await ready(page);
    await until(page, (s) => s.time > 0 && s.speed === 0.25);
    await page.waitForFunction(
      (length) => document.querySelector("cd-stage").view.length === length,
      before.length,
    );
    close(await view(page), before);
  });

pageTest("a code leads to the untouched stage of every lesson", { path: "/" }, async (page) => {
  await page.locator("a.lesson-card").first().waitFor();
  const ids = await page
    .locator("a.lesson-card")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("href").slice(2)));
  const lessons = new Set(ids.filter((id) => !["laboratory", "scenes"].includes(id)));
  assert.equal(lessons.size, 21);
  for (const id of lessons) {
    await page.waitForLoadState("networkidle");
    await page.goto("about:blank");
    await page.goto(new URL(`/index.html#/${id}`, origin).href);
    await page.locator(".lesson-end").waitFor({ state: "attached" });
    if (bare.includes(id)) await page.locator(".stage-card").waitFor();
    else if (id !== "kit") await ready(page);
    await share(page, "qr");
    await page.locator(".share-menu svg.qr").waitFor();
    assert.equal(await page.locator(".share-said").innerText(), "", id);
  }
});

for (const id of bare)
  pageTest(
    `${id}: what is shared is the place, and nothing is offered that there is not`,
    { path: `/index.html#/${id}`, permissions },
    async (page) => {
      await page.locator(".stage-card").waitFor();
      const tries = page.locator(".article section button.try").filter({ visible: true });
      const name = await tries.first().getAttribute("data-try");
      await tries.first().evaluate((button) => button.closest("section").scrollIntoView());
      await page.waitForFunction(() => document.querySelector(".lesson-top").reading !== "");
      await tries.first().click();
      await open(page);
      const offered = await page
        .locator(".share-menu [data-share]")
        .evaluateAll((all) => all.map((each) => each.dataset.share));
      assert.deepEqual(offered, ["link", "qr", "print"]);
      await share(page, "link");
      const link = await copied(page);
      assert.match(link, new RegExp(`#/${id}/[a-z]+\\?try=${name}$`));
      await page.goto("about:blank");
      await page.goto(link);
      await page.waitForFunction((name) => document.querySelector(".lesson")?.dataset.problem === name, name);
    },
  );

pageTest("embed code: sizes, all runs, and the time", { permissions }, async (page) => {
  await openScene(page, "/index.html#/drift", true);
  await ask(page, (s) => {
    s.addRun({ name: "b", parameters: { alpha: 25, beta: 10 } });
    s.stepForward(20);
  });
  const states = await ask(page, (s) => s.runs.map(({ simulation }) => simulation.stateHash()));
  await share(page, "embed");
  const frame = async () => {
    const code = await copied(page);
    const [, src, width, height] = /src="([^"]*)".* width="([^"]*)" height="([^"]*)"/.exec(code);
    return { src: src.replaceAll("&amp;", "&"), size: `${width} ${height}` };
  };
  assert.equal((await frame()).size, "960 640");
  const sizes = page.locator(".share-sizes button");
  assert.equal(await sizes.count(), 4);
  await sizes.nth(0).click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('width="640"'));
  assert.equal(await sizes.nth(0).getAttribute("aria-pressed"), "true");
  await sizes.nth(3).click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('width="100%"'));
  const { src } = await frame();
  await page.goto(src);
  await page.locator(".transport-run").waitFor();
  await until(page, (s) => s.runs.length === 2 && s.time > 0.19);
  assert.deepEqual(await ask(page, (s) => s.runs.map(({ simulation }) => simulation.stateHash())), states);
});
