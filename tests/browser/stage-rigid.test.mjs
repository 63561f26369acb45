// Rigid bodies on the stage: drawn, taken where they are touched, thrown, turned by keyboard; what is shown of contacts.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, onScreen, openScene, positions, until } from "./support/scene.mjs";
import { colorAt } from "./support/systems.mjs";

const ground = { shape: { halfPlane: [0, 1] }, at: [0, 0], fixed: true };
const box = (at, more = {}) => ({ shape: { box: [0.5, 0.25] }, at, mass: 1, ...more });
const scene = (bodies, more = {}) => ({ version: 1, space: "plane", gravity: [0, -9.81], bodies, ...more });
const two = scene([ground, box([0, 0.25]), { shape: { disc: 0.4 }, mass: 1, at: [2, 0.4] }]);

async function open(page, document) {
  await openScene(page, undefined, true);
  await page.evaluate(async (document) => {
    const stage = globalThis.document.querySelector("cd-stage");
    stage.session = new stage.session.constructor(document);
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while (!stage.querySelector(".stage-layers")) await frame();
    stage.session.invalidate();
    await frame();
    await frame();
  }, document);
}
const opaque = ([, , , alpha]) => alpha > 150;
async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
}

pageTest("a rigid body is filled, and has an edge where its shape ends", {}, async (page) => {
  await open(page, two);
  await page.mouse.move(2, 2);
  assert.ok(opaque(await colorAt(page, await onScreen(page, [-0.3, 0.35]))), "inside the box");
  assert.ok(opaque(await colorAt(page, await onScreen(page, [2.2, 0.55]))), "inside the disc");
  const beside = await colorAt(page, await onScreen(page, [0.8, 0.37]));
  assert.ok(!opaque(beside) || beside[0] > 200, `beside: ${beside}`);
});

pageTest("a body is held at the point that was taken: paused it follows without turning", {}, async (page) => {
  await open(page, two);
  const from = await onScreen(page, [0.4, 0.4]);
  await drag(page, from, { x: from.x + 30, y: from.y - 50 });
  await page.mouse.up();
  const [, , , x, y, angle] = await positions(page);
  const to = await onScreen(page, [x + 0.4, y + 0.15]);
  assert.ok(Math.hypot(to.x - from.x - 30, to.y - from.y + 50) < 1.5, JSON.stringify({ to, from }));
  assert.equal(angle, 0);
});

pageTest("a running body is pulled at that point, so that it turns, and flies on when it is let go", {}, async (page) => {
  await open(page, two);
  await ask(page, (s) => s.play());
  const from = await onScreen(page, [0.45, 0.4]);
  await drag(page, from, { x: from.x, y: from.y - 120 });
  await until(page, (s) => Math.abs(s.selected.simulation.positions()[5]) > 0.05);
  await page.mouse.up();
  const spin = await ask(page, (s) => s.selected.simulation.velocities()[5]);
  assert.ok(Math.abs(spin) > 0.01, `spin ${spin}`);
});

pageTest("by keyboard: N chooses, R turns, arrow keys move", {}, async (page) => {
  await open(page, two);
  await page.locator("cd-stage canvas").first().focus();
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await page.keyboard.press("r");
  await page.keyboard.press("ArrowRight");
  const [, , , , , , x, , angle] = await positions(page);
  assert.ok(x > 2, `moved to ${x}`);
  assert.ok(Math.abs(angle + Math.PI / 36) < 1e-9, `turned by ${angle}`);
});

pageTest("ground without end is not taken", {}, async (page) => {
  await open(page, two);
  const below = await onScreen(page, [0.2, -0.15]);
  await page.mouse.move(below.x, below.y);
  await frames(page);
  assert.equal(await page.evaluate(() => document.querySelector("cd-stage canvas").style.cursor), "");
});

pageTest("each layer of the contacts changes the picture, and back", {}, async (page) => {
  await open(page, two);
  await ask(page, (s) => s.stepForward(3));
  await page.getByRole("button", { name: "contacts" }).click();
  const picture = async () => {
    await frames(page, 20);
    return page.locator("cd-stage canvas").first().evaluate((each) => each.toDataURL());
  };
  for (const id of ["points", "normals", "forces", "cones", "boxes"]) {
    const before = await picture();
    await page.locator(`[data-layer="${id}"]`).click();
    const after = await picture();
    assert.notEqual(after, before, id);
    await page.locator(`[data-layer="${id}"]`).click();
    assert.equal(await picture(), before, `${id} again`);
  }
});

pageTest("orientations in space are mixed without shrinking the body", {}, async (page) => {
  const spun = { version: 1, space: "space", bodies: [{ shape: { box: [0.5, 0.2, 0.3] }, at: [0, 0, 0], spin: [0, 9, 1], mass: 1 }] };
  await open(page, spun);
  await ask(page, (s) => s.play());
  await until(page, (s) => s.time > 0.4);
  const size = await ask(page, (s) => Math.hypot(...s.selected.drawn.slice(3, 7)));
  assert.ok(Math.abs(size - 1) < 1e-9, `|q| = ${size}`);
});
