// Picture first: on every desktop window the stage has its share, and what one watches and handles is in view without scrolling.
import assert from "node:assert/strict";
import { origin, pageTest } from "./support/browser.mjs";
import { frames } from "./support/scene.mjs";

/** With a stage and plots. */
const lessons = ["circle", "drift", "curves", "particles", "redundant", "impulses", "rigid", "joints", "contact", "friction", "collisions", "stack", "positions", "coordinates", "methods", "kit"];
/** A slider that is shorter cannot be set to a value. px */
const shortest = 64;
/** With a picture of their own. */
const sheets = ["complementarity", "solutions", "programs", "iterating", "pivoting"];
const windows = [
  { width: 1440, height: 900 },
  { width: 1440, height: 900, large: true },
  { width: 1366, height: 768, large: true },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1920, height: 1080, large: true },
  { width: 1280, height: 720, large: true },
];

/** Bottom and right edges that lie outside the window, and the stage's share of it. */
function measure([large, shortest]) {
  // Beside the choice of runs there is room for two controls in large type.
  const controls = large && document.querySelector(".controls-scope") ? 2 : 3;
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => [selector, each.getBoundingClientRect()]);
  const parts = [".stage-view", ".transport", `.controls-fold .control:nth-child(-n + ${controls}) :is(.slider, .switch, .choice)`, "cd-plot"].map(boxes);
  const out = parts.flat().filter(([, { top, left, right, bottom, height }]) => height < 1 || top < 0 || left < 0 || right > innerWidth || bottom > innerHeight + 0.5);
  const picture = (document.querySelector(".stage-view") ?? document.querySelector(".stage-card :is(lambda-plane, pair-plane, program-plane) svg, .stage-card")).getBoundingClientRect();
  return {
    flat: boxes(".plot-area").map(([, { height }]) => height / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)).filter((height) => height < 2.6),
    short: boxes(`.controls-fold .control:nth-child(-n + ${controls}) input[type="range"]`).map(([, { width }]) => Math.round(width)).filter((width) => width < shortest),
    missing: parts.findIndex((some) => some.length === 0),
    out: out.map(([selector, { bottom }]) => `${selector} ends at ${Math.round(bottom)} of ${innerHeight}`),
    across: picture.width / innerWidth,
    down: picture.height / innerHeight,
    sideways: document.documentElement.scrollWidth > innerWidth,
    scrolled: scrollY + (document.querySelector(".stage-column")?.scrollTop ?? 0),
  };
}

async function eachWindow(page, look) {
  for (const { large = false, ...size } of windows) {
    await page.setViewportSize(size);
    await page.evaluate((large) => {
      const { dataset } = document.documentElement;
      if (large) dataset.type = "large";
      else delete dataset.type;
    }, large);
    await frames(page, 6);
    await look(await page.evaluate(measure, [large, shortest]), `${size.width}×${size.height}${large ? ", large type" : ""}`);
  }
}

for (const id of lessons) {
  pageTest(`${id}: stage, plots, transport and the first sliders in one window`, { viewport: windows[0] }, async (page) => {
    await page.goto(`${origin}/index.html#/${id}`);
    await page.locator(".plot-area").first().waitFor({ state: "attached" });
    await page.locator(".controls-fold .control").first().waitFor();
    await eachWindow(page, ({ missing, out, short, flat, across, down, sideways, scrolled }, where) => {
      assert.deepEqual(short, [], `${where}: short sliders`);
      assert.deepEqual(flat, [], `${where}: heights of plots, against the type`);
      assert.equal(missing, -1, where);
      assert.deepEqual(out, [], where);
      assert.deepEqual([sideways, scrolled], [false, 0], where);
      assert.ok(across >= 0.55 && down >= 0.5, `${where}: ${across.toFixed(3)} × ${down.toFixed(3)} of the window`);
    });
  });
}

for (const id of sheets) {
  pageTest(`${id}: the picture has its share`, { viewport: windows[0] }, async (page) => {
    await page.goto(`${origin}/index.html#/${id}`);
    await page.locator(".stage-card").waitFor();
    await eachWindow(page, ({ across, down, sideways }, where) => {
      assert.equal(sideways, false, where);
      assert.ok(across >= 0.55 && down >= 0.5, `${where}: ${across.toFixed(3)} × ${down.toFixed(3)} of the window`);
    });
  });
}

pageTest("laboratory: the picture has its share", { viewport: windows[0] }, async (page) => {
  await page.goto(`${origin}/index.html#/laboratory`);
  await page.locator(".kit-rail button").first().waitFor();
  await eachWindow(page, async (_, where) => {
    const [across, down, over] = await page.evaluate(() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      const [picture, rail, bar] = [".stage-view", "cd-kit-rail", "cd-kit-bar"].map(box);
      const tools = [...document.querySelectorAll(":is(.kit-rail, .kit-bar) > .button, .kit-rail .kit-tool")].map((each) => each.getBoundingClientRect());
      const inside = tools.every(({ right, bottom }) => right <= innerWidth && bottom <= innerHeight);
      return [picture.width / innerWidth, picture.height / innerHeight, !inside || (rail.right > bar.left && rail.bottom > bar.top && rail.top < bar.bottom && bar.right > rail.left)];
    });
    assert.ok(across >= 0.55 && down >= 0.5, `${where}: ${across.toFixed(3)} × ${down.toFixed(3)} of the window`);
    assert.equal(over, false, `${where}: tools over each other`);
  });
});

/** Tools, what concerns the scene, and what is next: parts that leave the picture or lie over each other, and buttons too small to press. */
function overPicture() {
  const picture = document.querySelector(".stage-view").getBoundingClientRect();
  const parts = ["cd-kit-rail", "cd-kit-bar", "cd-kit-prompt", ".kit-view .runs-add", ".kit-view .run"].map((selector) => [selector, document.querySelector(selector).getBoundingClientRect()]);
  const outside = parts.filter(([, { left, right, top, bottom }]) => left < picture.left || right > picture.right || top < picture.top || bottom > picture.bottom);
  const over = parts.flatMap(([a, one], i) =>
    parts
      .slice(i + 1)
      .filter(([, other]) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
      .map(([b]) => `${a} and ${b}`),
  );
  const small = [...document.querySelectorAll(":is(.kit-rail, .kit-bar, .kit-prompt) button")].filter((each) => each.checkVisibility() && Math.min(each.offsetWidth, each.offsetHeight) < 28);
  const cut = [...document.querySelectorAll(":is(.kit-rail, .kit-bar)")].filter((each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth);
  return { outside: outside.map(([selector]) => selector), over, small: small.map((each) => each.ariaLabel), cut: cut.map((each) => each.className) };
}

for (const locale of ["en-US", "de-DE", "ja-JP", "ko-KR"]) {
  pageTest(`kit, ${locale}: the tools lie in the picture, and on nothing else`, { viewport: windows[0], locale }, async (page) => {
    await page.goto(`${origin}/index.html#/kit`);
    await page.locator(".kit-rail button").first().waitFor();
    for (const key of ["v", "p"]) {
      await page.locator(".stage-view canvas").first().focus();
      await page.keyboard.press(key);
      await eachWindow(page, async (_, where) => {
        assert.deepEqual(await page.evaluate(overPicture), { outside: [], over: [], small: [], cut: [] }, where);
      });
    }
  });
}

/** Bodies that lie under a tool, or under the line of what is next. */
function bodiesUnderTools() {
  const stage = document.querySelector("cd-stage");
  const { camera, session } = stage;
  const { left, top, width } = stage.querySelector("canvas").getBoundingClientRect();
  const tools = ["cd-kit-rail", "cd-kit-bar", "cd-kit-prompt"].map((each) => document.querySelector(each).getBoundingClientRect());
  const { drawn, simulation } = session.selected;
  return simulation.bodies().filter((_, i) => {
    const [x, y] = camera.pixel(drawn.subarray(2 * i, 2 * i + 2)).map((each) => (each * width) / camera.width);
    return tools.some((tool) => left + x > tool.left && left + x < tool.right && top + y > tool.top && top + y < tool.bottom);
  }).length;
}

for (const [large, height] of [
  [false, 720],
  [true, 900],
]) {
  pageTest(`${height} px${large ? ", large type" : ""}: a scene is shown beside the tools that lie in its picture`, { viewport: { width: 1280, height }, locale: "de-DE" }, async (page) => {
    if (large)
      await page.addInitScript(() => document.addEventListener("DOMContentLoaded", () => {
        document.documentElement.dataset.type = "large";
      }));
    await page.goto(`${origin}/index.html#/${large ? "laboratory" : "kit"}`);
    await page.locator(".kit-rail button").first().waitFor();
    if (!large) await page.evaluate(() => document.querySelectorAll("cd-task button")[1].click());
    await page.waitForFunction(() => document.querySelector("cd-stage").session.selected.simulation.bodies().length > 0);
    await frames(page, 5);
    const { left, right, bottom } = await page.evaluate(() => document.querySelector("cd-stage").camera.covered);
    assert.ok(Math.min(left, right, bottom) > 20, JSON.stringify([left, right, bottom]));
    assert.equal(await page.evaluate(bodiesUnderTools), 0);
  });
}

pageTest("the text folds away, and the simulation too; both come back", { viewport: windows[0], path: "/index.html#/circle" }, async (page) => {
  const stage = page.locator(".stage-view");
  const button = (name) => page.getByRole("button", { name, exact: true });
  await stage.waitFor();
  const before = (await stage.boundingBox()).width;
  await button("Hide the text").click();
  assert.equal(await page.locator(".article").isVisible(), false);
  assert.ok((await stage.boundingBox()).width > 1.5 * before);
  await button("Show the text").click();
  assert.equal((await stage.boundingBox()).width, before);
  await button("Hide the simulation").click();
  assert.deepEqual([await stage.isVisible(), await page.locator(".article").isVisible()], [false, true]);
  await button("Show the simulation").click();
  assert.equal((await stage.boundingBox()).width, before);
});
