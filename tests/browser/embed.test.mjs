// A scene in a frame: paused, without focus, its address checked in words, several on one page.
import assert from "node:assert/strict";
import { origin, pageTest } from "./support/browser.mjs";
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
  ["scene=circle&radius=-1", /“radius = -1” is outside the range \d.* … \d/],
  ["scene=circle&integrator=euler", /“integrator = euler” is not one of explicit-euler/],
  ["scene=circle&plots=C,nonsense", /“plots = nonsense” is not one of C, Cdot/],
  ["scene=circle&playback=99", /“playback = 99” is outside the range 0\.01 … 4/],
  ["scene=circle&theme=pink", /“theme = pink” is not one of light, dark, auto/],
  ["scene=circle&from=99", /“from = 99” is outside the range 0 … 60/],
  ["scene=circle&view=side", /“view = side” is not one of both, stage, plots/],
  ["scene=circle&controls=alfa", /“controls = alfa” is not one of radius, /],
]) {
  pageTest(`a wrong address is explained: ${query}`, { path: `/embed.html?${query}` }, async (page) => {
    const alert = page.locator('[role="alert"]');
    await alert.waitFor();
    assert.match(await alert.innerText(), words);
    assert.equal(await page.locator("canvas").count(), 0);
  });
}

pageTest("an unknown word is named in a note that can be read and hidden; the scene is shown", { path: "/embed.html?scene=circle&alfa=1&utm_source=x&%22%3Cb%3E=1&alpha=25" }, async (page) => {
  await ready(page);
  assert.equal(await get(page, "alpha"), 25);
  const note = page.locator(".embed-note");
  assert.equal(await note.locator("summary").innerText(), "Not known here and ignored: “alfa”, “utm_source”, “\"<b>”");
  await note.locator("summary").click();
  assert.match(await note.innerText(), /Known names: scene, document, preset, plots.* radius/s);
  await note.getByRole("button", { name: "Hide this note" }).click();
  assert.equal(await note.count(), 0);
});

pageTest("an experiment of a lesson, further on in time, with controls and the way to the lesson", {}, async (page) => {
  await openScene(page, "/embed.html?preset=circle/damping&from=0.5&controls=alpha&plots=C&open=circle");
  assert.deepEqual(await page.locator("cd-runs .run-name").count(), 3);
  assert.deepEqual(await ask(page, (s) => s.runs.map((run) => run.simulation.get("beta"))), [2, 10, 40]);
  assert.ok(Math.abs((await ask(page, (s) => s.time)) - 0.5) < 1e-9);
  assert.equal(await ask(page, (s) => s.selected.simulation.series("constraint[0].C").t[0]), 0, "the plot shows the way there");
  assert.equal(await ask(page, (s) => s.playing), false);
  assert.equal(await page.locator("cd-controls .control").count(), 1);
  assert.match(await page.locator(".embed-open").getAttribute("href"), /\/index\.html#\/circle$/);
});

pageTest("a scene of contacts alone is plotted by gaps and forces; the tools of the plots stand in one row", { viewport: { width: 960, height: 540 } }, async (page) => {
  await openScene(page, "/embed.html?scene=incline&lang=de");
  assert.deepEqual(await page.locator("cd-plot .plot-title").allInnerTexts(), ["Kleinster Kontaktabstand", "Normalkräfte", "Energiedrift"]);
  const tops = await page.locator(".plots-bar button:visible").evaluateAll((all) => all.map((each) => { const { top, height } = each.getBoundingClientRect(); return Math.round(top + height / 2); }));
  assert.ok(tops.length >= 5 && Math.max(...tops) - Math.min(...tops) <= 2, String(tops));
});

pageTest("several runs, the stage alone, playing by itself", {}, async (page) => {
  await openScene(page, "/embed.html?scene=circle&runs=alpha:0;alpha:25,beta:10&view=stage&autoplay");
  assert.deepEqual(await page.locator("cd-runs .run-name").allInnerTexts(), ["α = 0", "α = 25, β = 10"]);
  assert.equal(await page.locator("cd-plots").count(), 0);
  await until(page, (s) => s.time > 0.1);
});

pageTest("a packed scene, as in a share link of the kit", { path: "/embed.html?scene=circle" }, async (page) => {
  await ready(page);
  const packed = await page.evaluate(async () => {
    const text = JSON.stringify(document.querySelector("constrained-dynamics").session.selected.simulation.toJSON());
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  });
  await page.goto(new URL(`/embed.html?document=${packed}&view=plots&plots=C.norm&radius=2`, origin).href);
  await page.locator("cd-plot .plot-figure").first().waitFor();
  assert.equal(await get(page, "radius"), 2);
  assert.equal(await page.locator("cd-plot").count(), 1);
});

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

pageTest("in a page that is zoomed by CSS the bead is dragged where it is seen", { path: "/embed.html?scene=circle&plots=" }, async (page) => {
  await ready(page);
  await page.evaluate(() => document.documentElement.style.setProperty("zoom", "1.5"));
  const seen = () => page.evaluate(() => {
    const { session, shadowRoot } = document.querySelector("constrained-dynamics");
    const [x, y] = session.selected.simulation.positions();
    const { camera } = shadowRoot.querySelector("cd-stage");
    const box = shadowRoot.querySelector("canvas").getBoundingClientRect();
    const scale = box.width / camera.width;
    return { x: box.x + scale * camera.pixelX(x), y: box.y + scale * camera.pixelY(y), scale };
  });
  await page.waitForFunction(() => {
    const { shadowRoot } = document.querySelector("constrained-dynamics");
    return shadowRoot.querySelector("canvas").getBoundingClientRect().width > 1.4 * shadowRoot.querySelector("cd-stage").camera.width;
  });
  const before = await seen();
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await page.mouse.move(before.x - 90, before.y - 60, { steps: 5 });
  await page.mouse.up();
  const after = await seen();
  assert.ok(Math.hypot(after.x - before.x + 90, after.y - before.y + 60) < 12, JSON.stringify({ before, after }));
});
