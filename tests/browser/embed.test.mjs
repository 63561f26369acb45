// A scene in a frame: paused, without focus, its address checked in words, several on one page.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, get, observe, openScene, ready, runTo, until } from "./support/scene.mjs";

const address = "/embed.html?scene=circle&plots=C,Cdot,drift&stepSize=0.005&alpha=25&beta=10&start=off-circle&theme=dark";

pageTest("starts paused, without the focus, with what the address asks for", {}, async (page) => {
  await openScene(page, address);
  await frames(page, 10);
  assert.equal(await ask(page, (s) => s.playing), false);
  assert.equal(await ask(page, (s) => s.time), 0);
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
  assert.deepEqual([await get(page, "stepSize"), await get(page, "alpha"), await get(page, "beta"), await get(page, "start")], [0.005, 25, 10, "off-circle"]);
  assert.deepEqual(await page.locator("cd-plot .plot-title").allInnerTexts(), ["Constraint value", "Constraint rate", "Energy drift"]);
  assert.equal(await page.locator("constrained-dynamics").getAttribute("data-theme"), "dark");
  const off = await observe(page, "C.norm");
  await runTo(page, 0.5);
  assert.ok((await observe(page, "C.norm")) < off / 2);
});

for (const [query, words] of [
  ["scene=nonsense", /“scene = nonsense” is not one of circle/],
  ["scene=circle&alpha=high", /“alpha = high” is not a number/],
  ["scene=circle&radius=-1", /“radius = -1”: .+/],
  ["scene=circle&alfa=1", /“alfa” is not known here\. Known: scene, plots/],
  ["scene=circle&integrator=euler", /“integrator = euler” is not one of explicit-euler/],
  ["scene=circle&plots=C,nonsense", /“plots = nonsense” is not one of C, Cdot/],
  ["scene=circle&playback=99", /“playback = 99”: 0\.01 … 4/],
  ["scene=circle&theme=pink", /“theme = pink” is not one of light, dark, auto/],
  ["scene=circle&%22%3Cb%3E=1", /is not known here/],
]) {
  pageTest(`a wrong address is explained: ${query}`, { path: `/embed.html?${query}` }, async (page) => {
    const alert = page.locator('[role="alert"]');
    await alert.waitFor();
    assert.match(await alert.innerText(), words);
    assert.equal(await page.locator("canvas").count(), 0);
  });
}

pageTest("three frames on one page, each with its own time", { path: "/three.html" }, async (page) => {
  const all = await Promise.all((await page.locator("iframe").elementHandles()).map((each) => each.contentFrame()));
  const state = (frame) => frame.evaluate(() => {
    const { session } = document.querySelector("constrained-dynamics");
    return { time: session.time, playing: session.playing, alpha: session.selected.simulation.get("alpha") };
  });
  for (const frame of all) await ready(frame);
  assert.deepEqual((await Promise.all(all.map(state))).map(({ alpha, playing }) => [alpha, playing]), [[0, false], [25, false], [100, false]]);
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
  await all[1].locator(".transport-run").click();
  await all[1].waitForFunction(() => document.querySelector("constrained-dynamics").session.time > 0.2);
  const [first, second, third] = await Promise.all(all.map(state));
  assert.ok(second.time > 0.2 && first.time === 0 && third.time === 0);
});

pageTest("three elements in one document: keys go to the one used last", { path: "/embed.html?scene=circle&plots=C" }, async (page) => {
  await ready(page);
  await page.evaluate(() => {
    for (const alpha of [10, 20]) {
      const element = document.createElement("constrained-dynamics");
      element.setAttribute("scene", "circle");
      element.setAttribute("plots", "");
      element.setAttribute("alpha", String(alpha));
      document.getElementById("page").append(element);
    }
  });
  const all = page.locator("constrained-dynamics");
  const times = () => all.evaluateAll((each) => each.map((e) => e.session.time));
  await page.waitForFunction(() => [...document.querySelectorAll("constrained-dynamics")].every((e) => e.session && e.shadowRoot.querySelector(".transport-run")));
  assert.deepEqual(await all.evaluateAll((each) => each.map((e) => e.session.selected.simulation.get("alpha"))), [0, 10, 20]);
  await all.nth(2).locator("canvas").click({ position: { x: 8, y: 8 } });
  await page.keyboard.press(".");
  assert.deepEqual(await times(), [0, 0, 0.01]);
  await all.nth(1).locator("canvas").click({ position: { x: 8, y: 8 } });
  await page.keyboard.press(".");
  await page.keyboard.press(".");
  assert.deepEqual(await times(), [0, 0.02, 0.01]);
  await all.nth(2).evaluate((e) => e.remove());
  await page.keyboard.press("Space");
  await page.waitForFunction(() => document.querySelectorAll("constrained-dynamics")[1].session.time > 0.1);
  assert.equal((await times())[0], 0);
});

pageTest("a name, other plots, large type, half speed", {}, async (page) => {
  await openScene(page, "/embed.html?scene=circle&plots=phase,lambda&type=large&playback=0.5&name=my%20bead&lang=ja");
  assert.equal(await ask(page, (s) => s.speed), 0.5);
  assert.deepEqual(await page.locator("cd-runs .run-name").allInnerTexts(), ["my bead"]);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "ja");
  assert.ok(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 18));
  assert.equal(await page.locator("cd-plot").count(), 2);
  await page.locator(".transport-run").click();
  await until(page, (s) => s.time > 0.1);
});
