// Time: run, pause, steps both ways, rewind, reset, the timeline, speeds, hidden tabs, keys.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import {
  ask,
  button,
  frames,
  lesson,
  openScene,
  pause,
  playing,
  positions,
  run,
  runTo,
  stateHash,
  until,
} from "./support/scene.mjs";

const rewind = "Back to the start, keeping the recording";
const reset = "Start over with the present settings; the recording is cleared";
const span = (page) => ask(page, (s) => ({ from: s.from, time: s.time, to: s.to }));
const steps = (page) => ask(page, (s) => s.selected.simulation.stepCount);
const speed = (page) => ask(page, (s) => s.speed);

pageTest("run and pause", {}, async (page) => {
  await openScene(page);
  await run(page);
  await until(page, (s) => s.time > 0.2);
  await pause(page);
  const stopped = await stateHash(page);
  await frames(page, 5);
  assert.equal(await stateHash(page), stopped);
  await run(page);
  await until(page, (s, before) => s.time > before, (await span(page)).time);
});

pageTest("one step, and one step back to the same bits", {}, async (page) => {
  await openScene(page);
  const start = await stateHash(page);
  await button(page, "One step").click();
  assert.equal(await steps(page), 1);
  assert.match(await page.locator(".transport-time").innerText(), /0\.01/);
  const one = await stateHash(page);
  assert.notEqual(one, start);
  const drawn = () => ask(page, (s) => [...s.selected.drawn]);
  assert.deepEqual(await drawn(), await positions(page), "what is drawn has moved, too");
  await button(page, "One step").click();
  await button(page, "One step back").click();
  assert.equal(await stateHash(page), one);
  await button(page, "One step back").click();
  assert.equal(await stateHash(page), start);
  assert.equal(await steps(page), 0);
});

pageTest("rewind keeps the recording, reset clears it", {}, async (page) => {
  await openScene(page);
  const start = await stateHash(page);
  await runTo(page, 0.5);
  const { to } = await span(page);
  const end = await ask(page, (s) => {
    s.seek(s.to);
    return s.selected.simulation.stateHash();
  });
  await button(page, rewind).click();
  assert.deepEqual(await span(page), { from: 0, time: 0, to });
  assert.equal(await stateHash(page), start);
  await page.locator(".timeline").focus();
  await page.keyboard.press("End");
  assert.equal(await stateHash(page), end, "the timeline goes forward again");
  await button(page, reset).click();
  assert.deepEqual(await span(page), { from: 0, time: 0, to: 0 });
  assert.equal(await stateHash(page), start);
});

pageTest("after a rewind, running goes through the recording and on", {}, async (page) => {
  await openScene(page);
  await runTo(page, 0.3);
  const end = await ask(page, (s) => {
    s.seek(s.to);
    return { time: s.selected.simulation.time, at: [...s.selected.simulation.positions()] };
  });
  await button(page, rewind).click();
  await runTo(page, end.time + 0.2);
  await ask(page, (s, time) => s.seek(time), end.time);
  assert.deepEqual(await positions(page), end.at);
});

pageTest("the timeline is scrubbed by the mouse", {}, async (page) => {
  await openScene(page);
  await runTo(page, 1);
  const line = await page.locator(".timeline").boundingBox();
  // 5 s are drawn; the thumb has a width.
  await page.mouse.move(line.x + line.width * 0.19, line.y + line.height / 2);
  await page.mouse.down();
  await page.mouse.move(line.x + line.width * 0.1, line.y + line.height / 2, { steps: 5 });
  await page.mouse.up();
  const there = await span(page);
  assert.ok(Math.abs(there.time - 0.5) < 0.15, `${there.time} s`);
  assert.ok(there.to >= 1, "nothing is lost");
  assert.equal(
    Number.parseFloat(await page.locator(".transport-time").innerText()),
    Number(there.time.toFixed(2)),
  );
  const hash = await stateHash(page);
  await page.keyboard.press("ArrowRight");
  assert.notEqual(await stateHash(page), hash);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await stateHash(page), hash);
});

/** The page's clocks in the hand of the test: what 1 s of real time does is then a number, not a measurement. */
const ownTime = { before: (page) => page.clock.install({ time: 0 }) };

for (const [choice, factor] of [
  ["0.01", 0.01],
  ["0.5", 0.5],
  ["4", 4],
]) {
  pageTest(`speed ${choice}: simulated seconds per second`, ownTime, async (page) => {
    await openScene(page);
    await page.locator(".transport-speed select").selectOption(choice);
    await run(page);
    await page.clock.pauseAt(60_000);
    const from = (await span(page)).time;
    await page.clock.runFor(2000);
    const gone = (await span(page)).time - from;
    assert.ok(Math.abs(gone - 2 * factor) <= 0.05 * factor + 0.0001, `2 s at ${choice} were ${gone} s`);
  });
}

pageTest("a hidden tab stands still and never catches up", ownTime, async (page) => {
  await openScene(page);
  await run(page);
  await page.clock.pauseAt(60_000);
  await page.clock.runFor(500);
  const before = await span(page);
  assert.ok(before.time > 0.3);
  const hide = (state) =>
    page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await hide("hidden");
  await page.clock.fastForward(60_000);
  await hide("visible");
  await page.clock.runFor(100);
  const after = await span(page);
  assert.ok(after.time - before.time < 0.2, `one minute away, ${after.time - before.time} s simulated`);
  assert.ok(after.time > before.time, "and goes on");
  assert.ok(await playing(page));
});

pageTest("keyboard shortcuts", {}, async (page) => {
  await openScene(page);
  const press = (key) => page.keyboard.press(key);
  await press("ArrowRight");
  assert.equal(await steps(page), 1);
  await press("Shift+.");
  await press("Shift+ArrowRight");
  assert.ok((await steps(page)) >= 11);
  await press("Shift+ArrowLeft");
  await press(",");
  const now = await steps(page);
  await press("Home");
  assert.equal(await steps(page), 0);
  assert.ok((await span(page)).to > 0 && now > 0);
  await press("r");
  assert.equal((await span(page)).to, 0);
  await press("[");
  assert.equal(await speed(page), 0.5);
  assert.equal(await page.locator(".transport-speed select").inputValue(), "0.5");
  await press("]");
  await press("]");
  assert.equal(await speed(page), 2);
  await press("Space");
  await until(page, (s) => s.time > 0.05);
  await press("Space");
  assert.equal(await playing(page), false);
});

pageTest("no shortcut fires while something is typed", {}, async (page) => {
  await openScene(page);
  await page.keyboard.press("ArrowRight");
  const before = { hash: await stateHash(page), span: await span(page), speed: await speed(page) };
  const field = page.locator('.control[data-name="mass"] input[type="text"]');
  await field.focus();
  for (const key of ["r", "[", "]", ".", ",", "ArrowRight", "ArrowLeft", "Home", "Space"])
    await page.keyboard.press(key);
  await page.keyboard.press("Escape");
  const after = { hash: await stateHash(page), span: await span(page), speed: await speed(page) };
  assert.deepEqual(after, before);
  assert.equal(await playing(page), false);
  await page.locator(".site-language select").focus();
  await page.keyboard.press("r");
  assert.deepEqual(await span(page), before.span);
});

pageTest(
  "Space moves the page while one reads: after a click into the text, and after Tab through the header",
  {},
  async (page) => {
    await openScene(page, lesson, true);
    const started = async () => {
      await page.keyboard.press("Space");
      await frames(page, 5);
      return playing(page);
    };
    for (let i = 0; i < 4; i += 1) await page.keyboard.press("Tab");
    await page.evaluate(() => document.activeElement?.blur());
    assert.equal(await started(), false, "the header was only passed through");
    await page.locator(".article .lead").click({ position: { x: 5, y: 5 } });
    assert.equal(await started(), false, "the text was clicked");
    await page
      .locator(".stage-column canvas")
      .first()
      .click({ position: { x: 5, y: 5 } });
    assert.equal(await started(), true, "the stage was clicked");
    await page.keyboard.press("Space");
    await page.locator(".article .lead").click({ position: { x: 5, y: 5 } });
    assert.equal(await started(), false, "the text was clicked again");
  },
);
