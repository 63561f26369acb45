// Scenes in space: turned, moved and taken, with three.js where there is a graphics card and flat where there is none.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, positions, until } from "./support/scene.mjs";
import { bodyOnScreen, chain, colorAt, openSystem } from "./support/systems.mjs";

const stage = (page, question) => page.evaluate(`(${question})(document.querySelector("cd-stage"))`);
const view = (page) => stage(page, ({ camera: { yaw, pitch, span, middle } }) => ({ yaw, pitch, span, middle: [...middle] }));
const below = (page) => page.locator("cd-stage .stage-solids");

/** Chromium here has WebGL by its processor only, and says so: for once the page believes it has a card. */
const card = (page) =>
  page.addInitScript(() => {
    const own = WebGL2RenderingContext.prototype.getParameter;
    const unmasked = 0x9246;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      return name === unmasked ? "a graphics card" : own.call(this, name);
    };
  });
const none = (page) =>
  page.addInitScript(() => {
    const own = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith("webgl") ? null : own.call(this, kind, ...rest);
    };
  });
/** Warning caused by reading back the picture for a test. */
const slow = /GPU stall due to ReadPixels/;

/** The view goes along gently with what moved: until it has come to rest, places on the screen are soon old. */
const settled = async (page) => {
  for (let last, now = JSON.stringify(await view(page)); now !== last; ) {
    last = now;
    await frames(page, 5);
    now = JSON.stringify(await view(page));
  }
};

/** Somewhere on the ground without anything. */
const empty = (page) =>
  page.evaluate(() => {
    const box = document.querySelector("cd-stage canvas").getBoundingClientRect();
    return { x: box.left + 60, y: box.bottom - 60 };
  });

for (const [name, before, solid] of [["with a graphics card", card, true], ["without WebGL", none, false], ["where WebGL is emulated", undefined, false]]) {
  pageTest(`a chain in space is drawn ${name}`, { before, allow: slow }, async (page) => {
    await openSystem(page, chain(5, "space"));
    assert.equal(await below(page).count(), solid ? 1 : 0);
    const box = await page.locator("cd-stage canvas").first().boundingBox();
    const [a, b] = [await bodyOnScreen(page, 2), await bodyOnScreen(page, 3)];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    if (!solid) {
      assert.ok((await colorAt(page, middle))[3] > 200, "a rod");
      return;
    }
    const picture = () => page.screenshot({ clip: { x: Math.max(box.x, middle.x - 10), y: middle.y - 10, width: 20, height: 20 } });
    await frames(page);
    const drawn = await picture();
    await below(page).evaluate((canvas) => {
      canvas.style.visibility = "hidden";
    });
    assert.notDeepEqual(await picture(), drawn, "the canvas below shows the rod");
  });
}

pageTest("the mouse on empty ground turns the scene, the second button moves it, and nothing in it moves", {}, async (page) => {
  await openSystem(page, chain(5, "space"));
  const [before, bodies, from] = [await view(page), await positions(page), await empty(page)];
  const drag = async (button) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button });
    await page.mouse.move(from.x + 60, from.y + 20, { steps: 3 });
    await page.mouse.up({ button });
    return view(page);
  };
  const turned = await drag("left");
  assert.ok(turned.yaw < before.yaw - 0.2 && turned.pitch > before.pitch + 0.05, JSON.stringify(turned));
  assert.deepEqual(turned.middle, before.middle);
  const moved = await drag("right");
  assert.equal(moved.yaw, turned.yaw);
  assert.notDeepEqual(moved.middle, turned.middle);
  assert.deepEqual(await positions(page), bodies);
});

pageTest("keys turn, zoom and show all; a chosen particle has the arrows for itself", {}, async (page) => {
  await openSystem(page, chain(5, "space"));
  const [before, bodies] = [await view(page), await positions(page)];
  await page.locator("cd-stage canvas").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("+");
  const after = await view(page);
  assert.ok(after.yaw < before.yaw && after.pitch > before.pitch && after.span < before.span, JSON.stringify(after));
  await page.keyboard.press("Home");
  assert.ok((await view(page)).span > after.span * 1.1, "all is in sight again");
  assert.deepEqual(await positions(page), bodies);
  const seen = await view(page);
  await page.keyboard.press("p");
  await page.keyboard.press("Shift+ArrowUp");
  assert.deepEqual(await view(page), seen);
  const lifted = await positions(page);
  assert.ok(lifted[16] > 0.005, `${lifted.slice(15)}`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowLeft");
  assert.ok((await view(page)).yaw > seen.yaw);
});

pageTest("a particle follows the mouse in the plane that faces the eye; while time runs it is pulled", {}, async (page) => {
  await openSystem(page, chain(5, "space"));
  const from = await bodyOnScreen(page, 5);
  const depth = () => stage(page, ({ camera, session }) => camera.depth(session.selected.drawn, 15));
  const far = await depth();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 50, { steps: 3 });
  const now = await bodyOnScreen(page, 5);
  assert.ok(Math.hypot(now.x - from.x - 30, now.y - from.y + 50) < 1.5, JSON.stringify({ from, now }));
  assert.ok(Math.abs((await depth()) - far) < 1e-6);
  // Once it is released the view may move, so that the scene and its arrows fit; the particle stays where it was put.
  const put = await positions(page);
  await page.mouse.up();
  await frames(page);
  assert.deepEqual(await positions(page), put);
  await settled(page);
  await ask(page, (s) => {
    s.speed = 0.02;
    s.play();
  });
  const end = await bodyOnScreen(page, 5);
  await page.mouse.move(end.x, end.y);
  await page.mouse.down();
  await page.mouse.move(end.x - 40, end.y - 20, { steps: 2 });
  await until(page, (s) => s.selected.simulation.observe("energy.appliedWork") !== 0);
  await page.mouse.up();
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
pageTest("one finger turns the scene and does not scroll, two zoom it", phone, async (page) => {
  await openSystem(page, chain(5, "space"));
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, ...points) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  const [before, at] = [await view(page), await empty(page)];
  await touch("touchStart", at);
  for (let i = 1; i <= 6; i++) await touch("touchMove", { x: at.x + 10 * i, y: at.y });
  await touch("touchEnd");
  const turned = await view(page);
  assert.ok(Math.abs(turned.yaw - before.yaw) > 0.2, JSON.stringify(turned));
  assert.equal(await page.evaluate(() => scrollY), 0);
  const pair = (d) => [{ x: at.x + 60 - d, y: at.y + 20 }, { x: at.x + 60 + d, y: at.y + 20 }];
  await touch("touchStart", ...pair(20));
  for (let d = 25; d <= 50; d += 5) await touch("touchMove", ...pair(d));
  await touch("touchEnd");
  assert.ok((await view(page)).span < 0.7 * turned.span);
});

pageTest("forty scenes in space come and go and leave no canvas and no context", { before: card, allow: slow }, async (page) => {
  await openSystem(page, chain(3, "space"));
  const lost = await page.evaluate(async () => {
    const stage = document.querySelector("cd-stage");
    const Session = stage.session.constructor;
    const scene = stage.session.selected.simulation.toJSON();
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let lost = 0;
    for (let i = 0; i < 40; i++) {
      const other = document.createElement("cd-stage");
      other.session = new Session(scene);
      stage.after(other);
      while (!other.camera.turns) await frame();
      other.session.invalidate();
      await frame();
      const context = other.querySelector(".stage-solids").getContext("webgl2");
      other.remove();
      other.session.destroy();
      if (context.isContextLost()) lost += 1;
    }
    return lost;
  });
  assert.equal(lost, 40, "every context is given back");
  assert.equal(await page.locator(".stage-solids").count(), 1, "the scene that stays");
});
