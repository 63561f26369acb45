// The lesson as a reader meets it: contents, running numbers, prepared experiments, questions answered by measurement.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { ask, button, frames, get, observe, openScene, preset, run, runTo, until } from "./support/scene.mjs";

pageTest("the contents page leads to the lesson", { path: "/" }, async (page) => {
  assert.equal(await page.locator("h1").innerText(), "Constrained Dynamics");
  await page.locator("a.lesson-card").first().click();
  await page.waitForFunction(() => document.title.startsWith("A point on a circle"));
  // A lesson is shown when it is complete.
  await page.getByRole("heading", { level: 1, name: "A point on a circle", exact: true }).waitFor();
  assert.match(await page.locator(".transport-time").innerText(), /^0\.00\ss$/);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Constrained Dynamics");
});

pageTest("an unknown lesson is said to be unknown", { path: "/#/nonsense" }, async (page) => {
  await page.getByText("There is no such lesson").waitFor();
  assert.ok((await page.locator("a.lesson-card").count()) > 1, "and the others are offered");
});

pageTest("a run moves the bead, the time and the numbers under the formula", {}, async (page) => {
  await openScene(page);
  // The formula for λ: its numbers are read when it is in view.
  const chip = page.locator("#drift-feedback .chip .value").first();
  await chip.scrollIntoViewIfNeeded();
  await page.waitForFunction((e) => e.textContent.trim() !== "", await chip.elementHandle());
  const before = { chip: await chip.textContent(), x: await observe(page, "body[0].x"), lambda: await observe(page, "lambda.norm") };
  await runTo(page, 0.3);
  assert.ok((await ask(page, (s) => s.selected.simulation.stepCount)) >= 30);
  assert.notEqual(await observe(page, "body[0].x"), before.x);
  assert.notEqual(await observe(page, "lambda.norm"), before.lambda);
  assert.notEqual(await chip.textContent(), before.chip);
  assert.ok(Number.parseFloat(await page.locator(".transport-time").innerText()) >= 0.3);
});

pageTest("every prepared experiment shows what its title says", {}, async (page) => {
  await openScene(page);
  const ids = await page.locator("[data-preset]").evaluateAll((all) => all.map((each) => each.dataset.preset));
  assert.deepEqual(ids, ["drift", "critical", "explodes", "spring", "rivals"]);

  await preset(page, "drift");
  assert.equal(await observe(page, "constraint[0].C"), 0);
  await runTo(page, 0.5);
  assert.ok((await observe(page, "constraint[0].C")) > 1e-4, "without feedback C grows");

  await preset(page, "critical");
  const off = await observe(page, "C.norm");
  assert.ok(off > 0.01, "starts off the ring");
  await runTo(page, 0.8);
  assert.ok((await observe(page, "C.norm")) < off / 5, "and comes back");

  await preset(page, "explodes");
  await run(page);
  await until(page, (s) => s.selected.status === "diverged" || Math.abs(s.selected.simulation.observe("constraint[0].C")) > 0.5);

  await preset(page, "spring");
  assert.equal(await get(page, "method"), "penalty");
  await runTo(page, 0.5);
  assert.ok((await observe(page, "C.norm")) > 1e-5, "a spring must be violated to act");

  await preset(page, "rivals");
  await runTo(page, 0.5);
  const ends = await ask(page, (s) => s.runs.map((each) => each.simulation.observe("C.norm")));
  assert.equal(new Set(ends).size, 3, `three runs, three violations: ${ends}`);
});

pageTest("a run that explodes is said to have stopped", {}, async (page) => {
  await openScene(page);
  await page.locator(".transport-speed select").selectOption("4");
  // The stiff spring with too long a step: beyond all numbers within half a second.
  await page.locator("#drift-spring button.try").last().click();
  await until(page, (s) => s.selected.status === "diverged" && !s.playing);
  await page.locator("cd-runs .run-status").getByText("grew without bound").waitFor();
  const last = await ask(page, (s) => [...s.selected.simulation.positions()]);
  assert.ok(last.every(Number.isFinite), `the last good state is kept: ${last}`);
  assert.ok(await button(page, "Run").isDisabled());
  await page.keyboard.press("r");
  assert.equal(await observe(page, "constraint[0].C"), 0);
  await frames(page);
  assert.ok(await button(page, "Run").isEnabled());
});

pageTest("every experiment of the text starts by its button", {}, async (page) => {
  await openScene(page);
  const tries = page.locator("button.try");
  const count = await tries.count();
  assert.ok(count >= 8, `${count} buttons`);
  for (let i = 0; i < count; i++) {
    await tries.nth(i).click();
    await until(page, (s) => s.selected.simulation.stepCount > 3);
  }
});

for (const { id, wrong, answer, measured } of [
  { id: "drift-drift", wrong: "on", answer: "outside, ever further", measured: /After 5(\.00)? s this run has C = (0\.\d+)/ },
  { id: "drift-explode", wrong: "same", answer: "it explodes", measured: /largest deviation had been \|C\| = ([\d.]+)/ },
  { id: "drift-spring", wrong: "on", answer: "a little below the ring", measured: /After 3(\.00)? s the bead hangs with C = (0\.\d+)/ },
]) {
  pageTest(`the question ${id} is answered by a measured number`, {}, async (page) => {
    await openScene(page);
    const question = page.locator("cd-prediction").filter({ has: page.locator(`input[name="${id}"]`) });
    const speed = await ask(page, (s) => s.speed);
    await question.locator(`input[value="${wrong}"]`).check();
    await button(question, "Run and see").click();
    const verdict = question.locator(".verdict p");
    await verdict.waitFor();
    const words = (await verdict.innerText()).replaceAll("\u00a0", " ");
    assert.match(words, measured);
    assert.ok(Number(measured.exec(words).at(-1)) > 1e-4, words);
    assert.ok(words.includes(`The run says “${answer}”`), words);
    assert.equal(await ask(page, (s) => s.speed), speed, "the speed is given back");
    await button(question, "Ask me again").click();
    assert.equal(await verdict.count(), 0);
  });
}

pageTest("one step taken apart: numbers of every stage, and the step itself", {}, async (page) => {
  await openScene(page, "/index.html#/circle");
  const stages = page.locator("cd-stages");
  await stages.scrollIntoViewIfNeeded();
  const tabs = stages.getByRole("tab");
  await tabs.first().waitFor();
  const words = [];
  for (let i = 0; i < 4; i++) {
    await tabs.nth(i).click();
    words.push(await stages.getByRole("tabpanel").innerText());
  }
  assert.equal(new Set(words).size, 4);
  assert.ok(words.every((text) => /\d/.test(text.replace(/f1|f2/g, ""))), words.join("\n"));
  await stages.getByRole("button", { name: "Take this step" }).click();
  assert.equal(await ask(page, (s) => s.selected.simulation.stepCount), 1);
  assert.notEqual(await stages.getByRole("tabpanel").innerText(), words[3]);
});

pageTest("an exercise checks the number that is typed, says what is wrong with it, and gives a hint from the second try on", {}, async (page) => {
  await openScene(page, "/index.html#/circle");
  const exercise = page.locator("#circle-exercises cd-answer").nth(0);
  await exercise.scrollIntoViewIfNeeded();
  const said = () => exercise.locator(".answer-said").innerText();
  const type = async (text) => {
    await exercise.locator("input").fill(text);
    await exercise.locator("input").press("Enter");
  };
  await type("9.81");
  assert.match(await said(), /the sign is not\.$/);
  await type("−19.6");
  assert.match(await said(), /^Twice as large .*minus sign in front\.$/s);
  await type("−9.81 N/m");
  assert.equal(await said(), "Right.");
});
