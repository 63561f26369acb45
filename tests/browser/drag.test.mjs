// The bead in the hand: mouse, touch, keys; a spring while time runs, a new place while it stands still.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, observe, onScreen, openScene, pause, positions, preset, run, scale, until } from "./support/scene.mjs";

const work = "energy.appliedWork";
const tolerance = 1e-9;
const note = (page) => page.locator(".stage-note");

/** A bead that has just been let go and hardly moves. */
async function slowFall(page) {
  await preset(page, "drift");
  await page.locator(".transport-speed select").selectOption("0.05");
  await run(page);
}
async function dragTo(page, { x, y }) {
  const from = await onScreen(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + x) / 2, (from.y + y) / 2);
  await page.mouse.move(x, y);
}

pageTest("while running the mouse pulls by a spring that does work", {}, async (page) => {
  await openScene(page);
  await slowFall(page);
  assert.equal(await observe(page, work), 0);
  const bead = await onScreen(page);
  await dragTo(page, { x: bead.x - 90, y: bead.y - 60 });
  await until(page, (s, work) => s.selected.simulation.observe(work) !== 0, work);
  assert.ok(await ask(page, (s) => s.playing), "time goes on");
  await page.mouse.up();
  await pause(page);
  const done = await observe(page, work);
  await ask(page, (s) => s.stepForward(5));
  assert.equal(await observe(page, work), done, "after letting go nothing more is done");
});

pageTest("while paused the mouse places the bead: on the ring C = 0, elsewhere not", {}, async (page) => {
  await openScene(page);
  const [near, far] = [await onScreen(page, [0.6 * 1.02, 0.8 * 1.02]), await onScreen(page, [0.9, 1.1])];
  await dragTo(page, near);
  await page.mouse.up();
  assert.ok((await observe(page, "C.norm")) < tolerance, "snapped to the ring");
  const legal = await positions(page);
  assert.ok(Math.hypot(legal[0] - 0.6, legal[1] - 0.8) < 0.02, `${legal}`);
  assert.match(await note(page).innerText(), /legal start/);

  await dragTo(page, far);
  await page.mouse.up();
  const [x, y] = await positions(page);
  const pixel = 1 / (await scale(page));
  assert.ok(Math.hypot(x - 0.9, y - 1.1) < 2 * pixel, `${x}, ${y}`);
  const violation = await observe(page, "constraint[0].C");
  assert.ok(Math.abs(violation - 0.51) < 0.05, `½(x·x − r²) at (0.9, 1.1) is 0.51, the page says ${violation}`);
  assert.match(await note(page).innerText(), /Off the ring, \|C\| = 0\.\d+: an illegal start/);
  assert.equal(await observe(page, "body[0].speed"), 0);
  assert.equal(await ask(page, (s) => s.selected.simulation.stepCount), 0);
});

pageTest("empty ground moves the picture, the buttons zoom it, and the bead stays", {}, async (page) => {
  await openScene(page);
  const camera = () => page.evaluate(() => ({ ...document.querySelector("cd-stage").camera }));
  const [before, bead] = [await camera(), await positions(page)];
  const ground = await onScreen(page, [0, 0]);
  await page.mouse.move(ground.x, ground.y);
  await page.mouse.down();
  await page.mouse.move(ground.x + 40, ground.y + 25, { steps: 4 });
  await page.mouse.up();
  const moved = await camera();
  assert.ok(Math.abs((before.centerX - moved.centerX) * before.scale - 40) < 2);
  await page.getByRole("button", { name: "Zoom in (+)" }).click();
  assert.ok((await camera()).scale > moved.scale);
  await page.getByRole("button", { name: "Show all (0)" }).click();
  assert.ok(Math.abs((await camera()).scale - before.scale) < 1e-6 * before.scale);
  assert.deepEqual(await positions(page), bead);
});

pageTest("arrow keys place the bead while paused and push it while running", {}, async (page) => {
  await openScene(page);
  const canvas = page.locator("cd-stage canvas");
  await preset(page, "drift");
  const before = await positions(page);
  await canvas.focus();
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+ArrowUp");
  const after = await positions(page);
  assert.ok(after[1] > before[1] + 0.05, `${before} → ${after}`);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  assert.ok((await observe(page, "constraint[0].C")) > 0.01, "off the ring by keys alone");
  assert.match(await note(page).innerText(), /illegal start/);

  await canvas.blur();
  await page.keyboard.press("r");
  await slowFall(page);
  await canvas.focus();
  await page.keyboard.down("ArrowUp");
  await until(page, (s, work) => s.selected.simulation.observe(work) !== 0, work);
  await page.keyboard.up("ArrowUp");
  await pause(page);
  const done = await observe(page, work);
  await ask(page, (s) => s.stepForward(5));
  assert.equal(await observe(page, work), done);
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const touches = async (page) => {
  const cdp = await page.context().newCDPSession(page);
  return (type, ...points) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
};

pageTest("a finger on the bead places it and does not scroll the page", phone, async (page) => {
  await openScene(page);
  const touch = await touches(page);
  const [from, to] = [await onScreen(page), await onScreen(page, [0.2, 0.5])];
  await touch("touchStart", from);
  for (let i = 1; i <= 6; i++) await touch("touchMove", { x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 });
  await touch("touchEnd");
  const [x, y] = await positions(page);
  assert.ok(Math.hypot(x - 0.2, y - 0.5) < 0.1, `${x}, ${y}`);
  assert.ok((await observe(page, "constraint[0].C")) < -0.2);
  assert.equal(await page.evaluate(() => scrollY), 0);
});

pageTest("a finger pulls while time runs", phone, async (page) => {
  await openScene(page);
  await ask(page, (s) => s.setRuns([{ name: "", parameters: { angle: 0, speed: 0 } }]));
  await page.locator(".transport-speed select").selectOption("0.05");
  await run(page);
  const touch = await touches(page);
  const from = await onScreen(page);
  await touch("touchStart", from);
  await touch("touchMove", { x: from.x - 30, y: from.y - 30 });
  await touch("touchMove", { x: from.x - 60, y: from.y - 60 });
  await until(page, (s, work) => s.selected.simulation.observe(work) !== 0, work);
  await touch("touchEnd");
  assert.equal(await page.evaluate(() => scrollY), 0);
});

pageTest("one finger on empty ground scrolls the page, two zoom the picture", phone, async (page) => {
  await openScene(page);
  const touch = await touches(page);
  const ground = await onScreen(page, [-0.1, 0.2]);
  await touch("touchStart", ground);
  for (let i = 1; i <= 8; i++) await touch("touchMove", { x: ground.x, y: ground.y - 12 * i });
  await touch("touchEnd");
  await page.waitForFunction(() => scrollY > 20);
  await page.evaluate(() => scrollTo(0, 0));
  await frames(page);
  const before = await scale(page);
  const middle = await onScreen(page, [0, 0]);
  const pair = (d) => [{ x: middle.x - d, y: middle.y }, { x: middle.x + d, y: middle.y }];
  await touch("touchStart", ...pair(20));
  for (let d = 25; d <= 60; d += 5) await touch("touchMove", ...pair(d));
  await touch("touchEnd");
  assert.ok((await scale(page)) > 1.5 * before, `${before} → ${await scale(page)}`);
});
