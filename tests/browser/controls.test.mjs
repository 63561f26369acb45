// Controls: what is typed, dragged or chosen reaches the core; what is wrong is said and changes nothing.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { ask, boxOf, frames, get, observe, openScene, preset, runTo } from "./support/scene.mjs";

const control = (page, name) => page.locator(`.control[data-name="${name}"]`);
const field = (page, name) => control(page, name).locator('input[type="text"]');
async function type(page, name, text) {
  await field(page, name).fill(text);
  await page.keyboard.press("Enter");
}

pageTest("a typed number reaches the core", {}, async (page) => {
  await openScene(page);
  // At rest beside the centre λ is zero.
  await type(page, "speed", "1");
  const lambda = await observe(page, "constraint[0].lambda");
  await type(page, "mass", "2,5");
  assert.equal(await get(page, "mass"), 2.5);
  assert.ok(Math.abs((await observe(page, "constraint[0].lambda")) / lambda - 2.5 / 1) < 1e-9, "λ grows with the mass");
  await type(page, "stepSize", "1e-3");
  assert.equal(await get(page, "stepSize"), 0.001);
  await page.keyboard.press("Tab");
  await page.locator("body").click({ position: { x: 5, y: 400 } });
  await page.keyboard.press("ArrowRight");
  assert.equal(await ask(page, (s) => s.selected.simulation.time), 0.001);
});

pageTest("bad input says what is allowed and changes nothing", {}, async (page) => {
  await openScene(page);
  const [mass, hash] = [await get(page, "mass"), await ask(page, (s) => s.selected.simulation.stateHash())];
  const problem = control(page, "mass").locator(".number-problem");
  for (const [text, words] of [["-1", /between 1\s×\s10⁻⁹ and 1\s×\s10⁹\skg/], ["1e99", /between/], ["abc", /not a number/], ["", /not a number/]]) {
    await type(page, "mass", text);
    assert.match(await problem.innerText(), words, `“${text}”`);
    assert.equal(await get(page, "mass"), mass);
  }
  await page.keyboard.press("Escape");
  assert.equal(await problem.isVisible(), false);
  assert.equal(Number(await field(page, "mass").inputValue()), mass);
  assert.equal(await ask(page, (s) => s.selected.simulation.stateHash()), hash);
});

pageTest("back to the default, one and all", {}, async (page) => {
  await openScene(page);
  const usual = await ask(page, (s) => Object.fromEntries(s.selected.simulation.parameters().map((p) => [p.name, p.default])));
  await type(page, "gravity", "3");
  await type(page, "alpha", "77");
  assert.deepEqual([await get(page, "gravity"), await get(page, "alpha")], [3, 77]);
  await control(page, "gravity").locator(".control-reset").click();
  assert.deepEqual([await get(page, "gravity"), await get(page, "alpha")], [usual.gravity, 77]);
  await page.getByRole("button", { name: "All to their defaults" }).click();
  for (const name of ["alpha", "beta", "stepSize", "mass", "radius", "integrator", "angle", "speed"]) assert.equal(await get(page, name), usual[name], name);
});

pageTest("sliders by mouse and by keys", {}, async (page) => {
  await openScene(page);
  const slider = control(page, "radius").locator('input[type="range"]');
  const before = await get(page, "radius");
  const box = await boxOf(page, slider);
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2);
  const clicked = await get(page, "radius");
  assert.notEqual(clicked, before);
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  const pressed = await get(page, "radius");
  assert.ok(pressed < clicked, `${clicked} → ${pressed}`);
  await frames(page);
  assert.equal(Number(await field(page, "radius").inputValue()), pressed);
});

pageTest("method, integrator and form are chosen", {}, async (page) => {
  await openScene(page);
  const end = async () => {
    await page.locator("h1").click();
    await page.keyboard.press("r");
    await ask(page, (s) => s.stepForward(30));
    return observe(page, "body[0].x");
  };
  const seen = new Map([["as it was", await end()]]);
  for (const [name, value] of [["integrator", "symplectic-euler"], ["integrator", "midpoint"], ["form", "length"], ["method", "penalty"], ["start", "off-circle"]]) {
    const one = control(page, name);
    if ((await one.locator("select").count()) > 0) await one.locator("select").selectOption(value);
    else {
      const index = await ask(page, (s, { name, value }) => s.selected.simulation.parameters().find((p) => p.name === name).choices.findIndex((c) => c.id === value), { name, value });
      await one.locator("label.segment").nth(index).click();
    }
    assert.equal(await get(page, name), value);
    seen.set(value, await end());
  }
  assert.equal(new Set(seen.values()).size, seen.size, JSON.stringify([...seen]));
  const alpha = field(page, "alpha");
  assert.ok(await alpha.isDisabled(), "a spring has no feedback");
  assert.match(await control(page, "alpha").locator(".control-help").innerText(), /Not used by “Penalty method”/);
});

pageTest("a number in the text is typed, too", {}, async (page) => {
  await openScene(page, "/index.html#/circle");
  const number = page.locator('.article cd-number[name="mass"]').first();
  await number.locator("[role=spinbutton]").focus();
  await page.keyboard.press("Enter");
  await number.locator("input").fill("3");
  await page.keyboard.press("Enter");
  assert.equal(await get(page, "mass"), 3);
  await page.keyboard.press("ArrowUp");
  assert.ok((await get(page, "mass")) > 3);
  await frames(page);
  assert.equal(Number(await field(page, "mass").inputValue()), await get(page, "mass"), "the panel follows");
});

pageTest("a preset stays marked until something of it is changed", {}, async (page) => {
  await openScene(page);
  await preset(page, "drift");
  const pressed = () => page.locator('[data-preset="drift"]').getAttribute("aria-pressed");
  await frames(page);
  assert.equal(await pressed(), "true");
  await runTo(page, 0.1);
  assert.equal(await pressed(), "true");
  await type(page, "alpha", "5");
  await frames(page);
  assert.equal(await pressed(), "false");
});
