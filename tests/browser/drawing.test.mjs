// A curve is drawn before a run, by mouse and by keyboard; the run then shows the true one and says how far off the drawn one was.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { origin, pageTest } from "./support/browser.mjs";
import { openScene, settledBox } from "./support/scene.mjs";

const task = (page) => page.locator("cd-draw-curve").first();
const values = (page) => task(page).getByRole("slider").evaluateAll((all) => all.map((each) => Number(each.getAttribute("aria-valuenow"))));

pageTest("a curve is drawn with the mouse, run, and judged in words; it can be drawn again", {}, async (page) => {
  await openScene(page, "/index.html#/circle/lambda", true);
  await task(page).evaluate((element) => element.scrollIntoView());
  await task(page).locator(".draw-area").waitFor();
  await task(page).scrollIntoViewIfNeeded();
  assert.ok(await task(page).locator(".strong").isDisabled(), "nothing is drawn yet");
  const { x, y, width, height } = await settledBox(task(page).locator(".draw-area"));
  const to = (part) => [x + width * (0.12 + 0.83 * part), y + height * (0.24 + 0.6 * Math.sin(2 * Math.PI * part) ** 2)];
  await page.mouse.move(...to(0));
  await page.mouse.down();
  for (let i = 1; i <= 40; i += 1) await page.mouse.move(...to(i / 40));
  await page.mouse.up();
  assert.ok(Math.min(...(await values(page))) < -20);
  await task(page).locator(".strong").click();
  const verdict = task(page).locator(".verdict p");
  await verdict.waitFor();
  const error = Number(/off by (\d+)\s%/.exec(await verdict.innerText())?.[1]);
  assert.ok(error > 0 && error < 20, `${error} %`);
  assert.ok((await task(page).locator(".draw-true").getAttribute("d")).length > 200);
  await task(page).getByRole("button", { name: "Draw again" }).click();
  assert.deepEqual(new Set(await values(page)), new Set([0]));
});

pageTest("by keyboard: points are reached and moved with the arrow keys, and what was drawn is kept", {}, async (page) => {
  await openScene(page, "/index.html#/circle/lambda", true);
  await task(page).evaluate((element) => element.scrollIntoView());
  await task(page).locator(".draw-area").waitFor();
  await task(page).getByRole("slider").first().focus();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  const [first, second, third] = await values(page);
  assert.deepEqual([first, second, third], [-8, -1, 0]);
  assert.deepEqual(await violations(page), []);
  await page.reload();
  await page.locator("cd-draw-curve").first().waitFor({ state: "attached" });
  await task(page).evaluate((element) => element.scrollIntoView());
  await task(page).locator(".draw-area").waitFor();
  assert.deepEqual((await values(page)).slice(0, 2), [-8, -1]);
});

pageTest("formulas are set in the letters of a source, with the same numbers; the choice is kept", {}, async (page) => {
  await openScene(page, "/index.html#/circle", true);
  const choice = page.locator("cd-letters select");
  await page.evaluate(() => document.querySelector("cd-letters").scrollIntoView());
  const formula = page.locator("#circle-constraint .display math").first();
  assert.match(await formula.textContent(), /C/);
  await choice.selectOption("ogawa");
  await page.waitForFunction(() => document.querySelector("#circle-constraint .display math").textContent.includes("G"));
  assert.equal(await page.locator('#circle-lambda .chip[data-symbol="lambda"]').count(), 1);
  await page.reload();
  await page.waitForFunction(() => document.querySelector("#circle-constraint .display math")?.textContent.includes("G"));
  await choice.selectOption("");
  await page.waitForFunction(() => document.querySelector("#circle-constraint .display math").textContent.includes("C"));
});

pageTest("letters and signs of a source in the lessons that it treats; elsewhere the switch says that ours stay", {}, async (page) => {
  await page.goto(new URL("/index.html#/iterating", origin).href);
  await page.waitForSelector("cd-letters", { state: "attached" });
  const choice = page.locator("cd-letters select");
  await page.evaluate(() => document.querySelector("cd-letters").scrollIntoView());
  await choice.waitFor();
  const signs = () => page.locator("main .display math").evaluateAll((all) => all.map((each) => each.textContent.normalize("NFKC")));
  assert.ok((await signs()).some((text) => text.includes("Bλk+1=−Cλk−b")));
  assert.deepEqual(await choice.locator("option").allTextContents(), ["this course", "Lee", "tazz"]);
  await choice.selectOption("lee");
  await page.waitForFunction(() => [...document.querySelectorAll("main .display math")].some((each) => each.textContent.normalize("NFKC").includes("Sxk+1=b−Txk")));
  assert.match(await page.locator("cd-letters [role='status']").innerText(), /^Lee has no letter for ρ, G, r;/);
  const said = async (lesson) => {
    await page.goto(page.url().replace(/#.*/, `#/${lesson}`));
    await page.waitForFunction((lesson) => document.querySelector("cd-letters")?.lesson === lesson, lesson);
    await page.evaluate(() => document.querySelector("cd-letters").scrollIntoView());
    await page.locator("cd-letters p").last().waitFor();
    return page.locator("cd-letters p").last().innerText();
  };
  assert.match(await said("coordinates"), /^Lee does not treat this subject/);
  assert.match(await said("pivoting"), /^None of the four sources treats this subject/);
  assert.match(await said("joints"), /^Lee has no letter for r, Ω, ζ, γ, τ/);
});

pageTest("a reason is chosen: a wrong one is told why it is wrong, the right one is right", {}, async (page) => {
  await openScene(page, "/index.html#/particles", true);
  const field = page.locator("cd-choice");
  await field.evaluate((element) => element.scrollIntoView());
  const check = field.getByRole("button", { name: "Check" });
  assert.ok(await check.isDisabled(), "nothing is chosen yet");
  await field.getByLabel("It measures how fast lengths change").check();
  await check.click();
  assert.match(await field.getByRole("status").innerText(), /^Not yet\. All lengths are kept/);
  await field.getByLabel("It measures how fast lengths change").press("ArrowUp");
  assert.equal(await field.locator(".answer-said").textContent(), "");
  await check.click();
  assert.equal(await field.getByRole("status").innerText(), "Right.");
  assert.deepEqual(await violations(page), []);
});

pageTest("the lines of the core open at the end of a lesson, with numbers that follow the run", {}, async (page) => {
  await openScene(page, "/index.html#/drift", true);
  const code = page.locator("cd-lesson-code");
  await page.evaluate(() => document.querySelector("cd-letters").scrollIntoView());
  await code.locator("summary").click();
  await code.locator("pre").waitFor();
  assert.match(await code.locator("pre").innerText(), /fn lambda/);
  const value = code.locator("dd").first();
  const before = await value.innerText();
  await page.evaluate(() => document.querySelector("cd-stage").session.stepForward(50));
  await page.waitForFunction((before) => document.querySelector("cd-lesson-code dd").textContent !== before, before);
});

pageTest("the link at the lines of the core leads to them in the whole file", {}, async (page) => {
  await page.goto(new URL("/index.html?lang=de#/friction", origin).href);
  await page.waitForSelector("cd-lesson-code", { state: "attached" });
  await page.evaluate(() => document.querySelector("cd-letters").scrollIntoView());
  const code = page.locator("cd-lesson-code");
  await code.locator("summary").click();
  const lines = (await code.locator("pre").textContent()).split("\n").map((line) => line.trim());
  await code.getByRole("link", { name: "src/solver/gauss_seidel.rs" }).click();
  await page.waitForURL(/\/source\/solver\/gauss_seidel\.html\?lang=de#L\d+-L\d+$/);
  const aimed = page.locator(":target");
  assert.deepEqual((await aimed.textContent()).trim().split("\n").map((line) => line.trim()), lines);
  assert.ok(await aimed.evaluate((each) => each.getBoundingClientRect().top < innerHeight / 2));
  const plain = await page.locator(".line").last().evaluate((each) => getComputedStyle(each).backgroundColor);
  assert.notEqual(await aimed.evaluate((each) => getComputedStyle(each).backgroundColor), plain);
  // Of the lessons' titles those in the reader's language.
  assert.deepEqual(await page.locator(".shown-lines [lang]:visible").evaluateAll((all) => all.map(({ lang }) => lang)), ["de", "de", "de"]);
  assert.deepEqual(await violations(page), []);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("cd-lesson-code") !== null);
});

pageTest("the lines of the core have values in a lesson without a simulation too, and follow its numbers", {}, async (page) => {
  await page.goto(new URL("/index.html#/complementarity", origin).href);
  await page.waitForSelector("cd-lesson-code", { state: "attached" });
  await page.evaluate(() => document.querySelector("cd-letters").scrollIntoView());
  const code = page.locator("cd-lesson-code");
  await code.locator("summary").click();
  await code.locator("pre").waitFor();
  assert.match(await code.locator("pre").innerText(), /fn clamp/);
  const before = await code.locator("dl").textContent();
  assert.match(before, /lambda\[0\]/);
  await page.evaluate(() => {
    const { state } = document.querySelector("lcp-stage").workspace;
    state.edit({ ...state.problem, b: state.problem.b.map((each) => each - 3) });
  });
  await page.waitForFunction((before) => document.querySelector("cd-lesson-code dl").textContent !== before, before);
});
