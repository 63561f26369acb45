// Several particles in the plane: what is drawn, taken, lit and selected.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, observe, pictureOf, positions, until } from "./support/scene.mjs";
import { bodyOnScreen, chain, colorAt, openSystem, truss } from "./support/systems.mjs";

const stage = (page, question) => page.evaluate(`(${question})(document.querySelector("cd-stage"))`);
const selected = (page) => stage(page, (s) => s.selected);
const lit = (page) => ask(page, (s) => s.highlight?.thing ?? null);
const note = (page) => page.locator(".stage-note");
const toggle = (page, name) => page.locator(".stage-toggles").getByRole("button", { name, exact: true });
async function withoutArrows(page) {
  for (const name of ["velocity", "applied force", "constraint force"]) await toggle(page, name).click();
  // Off the switches: they light what they switch.
  await page.mouse.move(2, 2);
}
const opaque = ([, , , alpha]) => alpha > 200;

async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
}

pageTest("rods are drawn where the bodies are, also after they have moved", {}, async (page) => {
  await openSystem(page, chain(6));
  await withoutArrows(page);
  for (const moved of [false, true]) {
    if (moved) {
      await ask(page, (s) => s.stepForward(120));
      await frames(page);
      assert.ok((await positions(page))[13] < -0.2, "the chain has fallen");
    }
    for (let i = 0; i < 6; i++) {
      const [a, b] = [await bodyOnScreen(page, i), await bodyOnScreen(page, i + 1)];
      const across = { x: (b.y - a.y) * 0.35, y: (a.x - b.x) * 0.35 };
      const middle = await bodyOnScreen(page, i, i + 1, 0.5);
      assert.ok(opaque(await colorAt(page, middle)), `rod ${i}`);
      const beside = await colorAt(page, { x: middle.x + across.x, y: middle.y + across.y });
      assert.ok(beside[3] < 255 || beside[0] > 200, `beside rod ${i}: ${beside}`);
    }
  }
});

pageTest("dragging a particle of a chain places it while paused and pulls it while time runs", {}, async (page) => {
  await openSystem(page, chain());
  const from = await bodyOnScreen(page, 12);
  await drag(page, from, { x: from.x + 25, y: from.y + 45 });
  await page.mouse.up();
  const now = await bodyOnScreen(page, 12);
  assert.ok(Math.hypot(now.x - from.x - 25, now.y - from.y - 45) < 1.5, JSON.stringify({ from, now }));
  assert.match(await note(page).innerText(), /\|C\| = .*illegal start/);
  assert.equal((await positions(page))[26], 2.6, "its neighbour stays");

  await ask(page, (s) => {
    s.speed = 0.02;
    s.play();
  });
  const end = await bodyOnScreen(page, 20);
  await drag(page, end, { x: end.x, y: end.y - 80 });
  await until(page, (s) => s.selected.simulation.observe("energy.appliedWork") !== 0);
  await page.mouse.up();
});

pageTest("a rod under the pointer is lit, a click selects it, a click beside lets it go", {}, async (page) => {
  await openSystem(page, chain());
  const before = await positions(page);
  await page.evaluate(() => {
    globalThis.told = [];
    document.querySelector("cd-stage").addEventListener("select", (event) => globalThis.told.push(event.detail));
  });
  const middle = await bodyOnScreen(page, 8, 9, 0.5);
  await page.mouse.move(middle.x, middle.y);
  assert.deepEqual(await lit(page), { kind: "constraint", id: 8 });
  await page.mouse.click(middle.x, middle.y);
  assert.deepEqual(await selected(page), { kind: "constraint", id: 8 });
  const body = await bodyOnScreen(page, 3);
  await page.mouse.click(body.x, body.y);
  assert.deepEqual(await lit(page), { kind: "body", id: 3 });
  await page.mouse.click(middle.x, middle.y + 60);
  assert.equal(await selected(page), null);
  assert.equal(await lit(page), null);
  assert.deepEqual(await page.evaluate(() => globalThis.told), [{ kind: "constraint", id: 8 }, { kind: "body", id: 3 }, null]);
  assert.deepEqual(await positions(page), before, "a click moves nothing");
});

pageTest("what is lit elsewhere is lit on the stage", {}, async (page) => {
  await openSystem(page, truss());
  const before = await pictureOf(page, "cd-stage canvas");
  await ask(page, (s) => {
    s.highlight = { symbol: null, thing: { kind: "constraint", id: 5 }, source: "a test" };
  });
  await frames(page);
  assert.notEqual(await pictureOf(page, "cd-stage canvas"), before);
});

pageTest("in a bridge the lower chord is pulled (blue), the upper one pushed (orange)", {}, async (page) => {
  await openSystem(page, truss());
  await withoutArrows(page);
  await toggle(page, "rod forces").click();
  await page.mouse.move(2, 2);
  await frames(page, 60);
  const [lower, upper] = [await colorAt(page, await bodyOnScreen(page, 3, 4, 0.5)), await colorAt(page, await bodyOnScreen(page, 9, 10, 0.5))];
  assert.ok(lower[2] > lower[0] + 60, `lower chord ${lower}`);
  assert.ok(upper[0] > upper[2] + 60, `upper chord ${upper}`);
});

pageTest("a solver's iterate stands in for λ, until time goes on", {}, async (page) => {
  await openSystem(page, truss());
  await withoutArrows(page);
  const middle = await bodyOnScreen(page, 3, 4, 0.5);
  const colored = async () => {
    await frames(page, 60);
    const [r, , b] = await colorAt(page, middle);
    return b - r > 60;
  };
  assert.equal(await colored(), false, "no rod forces unless asked for");
  const show = (k) =>
    ask(page, (s, k) => {
      const trace = s.selected.simulation.solveTrace("cg", {});
      const at = Math.min(k, trace.iterations) * trace.unknowns;
      s.iterate = { solver: "cg", k, lambda: trace.iterates.slice(at, at + trace.unknowns) };
    }, k);
  await show(1000);
  assert.equal(await colored(), true, "the last iterate");
  await show(0);
  assert.equal(await colored(), false, "λ = 0 pulls nothing");
  await ask(page, (s) => s.stepForward());
  assert.equal(await ask(page, (s) => s.iterate), null);
});

pageTest("keys choose one of several particles and move it", {}, async (page) => {
  await openSystem(page, chain(4));
  const canvas = page.locator("cd-stage canvas").first();
  await canvas.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("n");
  assert.match(await note(page).innerText(), /Particle 3 of 4/);
  const before = await positions(page);
  await page.keyboard.press("Shift+ArrowUp");
  const after = await positions(page);
  assert.ok(after[7] > before[7] + 0.01, "the third moves");
  assert.deepEqual([...after.slice(0, 6), ...after.slice(8)], [...before.slice(0, 6), ...before.slice(8)]);
  await page.keyboard.press("Enter");
  assert.deepEqual(await selected(page), { kind: "body", id: 3 });
  await page.keyboard.press("Escape");
  assert.equal(await selected(page), null);
  await canvas.blur();
  await canvas.focus();
  assert.match(await page.locator("cd-stage .unseen").first().textContent(), /4 particles, one fixed point, 4 sticks/);
});

pageTest("a tool gets the pointer and the keys first, and draws on top", {}, async (page) => {
  await openSystem(page, chain(4));
  await page.evaluate(() => {
    globalThis.log = [];
    document.querySelector("cd-stage").tool = {
      cursor: "crosshair",
      down: (point, hit) => {
        globalThis.log.push(["down", hit, Math.abs(point.x - 0.8) < 0.02]);
        return true;
      },
      up: () => globalThis.log.push(["up"]),
      key: (event) => event.key === "n",
      draw: (pen, view) => {
        pen.context.fillStyle = "#ff0000";
        const [x, y] = view.pixel([0.3, -0.3]);
        pen.context.fillRect(x - 5, y - 5, 10, 10);
      },
      cancel: () => globalThis.log.push(["cancel"]),
    };
  });
  const before = await positions(page);
  const last = await bodyOnScreen(page, 4);
  await drag(page, last, { x: last.x + 40, y: last.y + 40 });
  await page.mouse.up();
  await page.locator("cd-stage canvas").first().focus();
  await page.keyboard.press("n");
  await frames(page);
  assert.deepEqual(await positions(page), before);
  assert.equal(await note(page).innerText(), "");
  assert.deepEqual(await page.evaluate(() => globalThis.log), [["down", { kind: "body", id: 4 }, true], ["up"]]);
  const [x, y] = await stage(page, (s) => {
    const box = s.querySelector("canvas").getBoundingClientRect();
    const unit = box.width / s.camera.width;
    const [px, py] = s.camera.pixel([0.3, -0.3]);
    return [box.left + px * unit, box.top + py * unit];
  });
  assert.deepEqual(await colorAt(page, { x, y }), [255, 0, 0, 255]);
  await stage(page, (s) => {
    s.tool = null;
  });
  assert.deepEqual(await page.evaluate(() => globalThis.log.at(-1)), ["cancel"]);
});

pageTest("the view stays where it is while time runs, whatever is taken out", {}, async (page) => {
  await openSystem(page, chain());
  const view = () => stage(page, ({ camera: { centerX, centerY, scale } }) => ({ centerX, centerY, scale }));
  const before = await view();
  await ask(page, (s) => {
    s.stepForward(60);
    s.edit((simulation) => simulation.removeConstraint(10));
  });
  await frames(page);
  assert.deepEqual(await view(), before);
});

pageTest("a ring that moves by itself is drawn where it is", {}, async (page) => {
  await openSystem(page, {
    version: 1,
    space: "plane",
    bodies: [{ particle: {}, at: [0.4, 0] }],
    constraints: [{ "driven-circle": { body: 0, center: [0, 0], radius: 0.4, amplitude: [0, 0.6], frequency: 0.5 } }],
    method: { kind: "acceleration" },
  });
  await withoutArrows(page);
  const top = (y) => stage(page, `(s) => { const box = s.querySelector("canvas").getBoundingClientRect(); const unit = box.width / s.camera.width; const [px, py] = s.camera.pixel([0, ${y} + 0.4]); return { x: box.left + px * unit, y: box.top + py * unit }; }`);
  const start = await top(0);
  const dark = ([r, , , alpha]) => alpha > 0 && r < 225;
  assert.ok(dark(await colorAt(page, start)), "at the start");
  await ask(page, (s) => s.stepForward(Math.round(0.25 / s.selected.simulation.stepSize)));
  await frames(page);
  assert.ok(!dark(await colorAt(page, start)), "gone from where it was");
});
