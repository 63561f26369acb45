// A lesson played to its end, as a student would: every experiment started, every fold opened, every question and exercise answered
// wrongly and then rightly. The right answers are those that the page's own elements judge by.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { drawn } from "./drawn.mjs";
import { patience } from "./launch.mjs";
import { ask, frames, poll } from "./scene.mjs";
import { root } from "./server.mjs";

const messages = join(root, "www/src/messages/en");
/** Ids of all messages: what a missing one shows. */
const ids = new Set(readdirSync(messages).flatMap((file) =>
  [...readFileSync(join(messages, file), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id)));

/** Words of a text that no reader should see. */
export function faults(text) {
  const broken = text.match(/.{0,40}(\b(NaN|undefined|Infinity)\b|\[object|\{\s*\$).{0,20}/g) ?? [];
  const missing = (text.match(/\b[a-z][a-z0-9]*(-[a-z0-9]+)+\b/g) ?? []).filter((word) => ids.has(word) && word.split("-").length > 2);
  return [...new Set([...broken, ...missing])];
}

/** All that the page says: its visible text and the names of its parts. */
const said = (page) => page.evaluate(() => {
  const names = [...document.querySelectorAll("[aria-label], [title], [aria-valuetext]")].flatMap((each) => ["aria-label", "title", "aria-valuetext"].map((name) => each.getAttribute(name) ?? ""));
  // The lines of Rust may speak of NaN.
  const code = [...document.querySelectorAll("cd-lesson-code pre")].map((each) => each.innerText);
  return [code.reduce((text, lines) => text.replace(lines, ""), document.body.innerText), ...names].join("\n");
});

/** Visible things that reach beyond the window's sides without a box that scrolls around them. */
export const outside = () => [...document.querySelectorAll("body *")].filter((element) => {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest(".unseen, svg, [popover]")) return false;
  const { left, right, width, height } = element.getBoundingClientRect();
  if (width < 2 || height < 2 || (left >= -1 && right <= innerWidth + 1)) return false;
  for (let box = element.parentElement; box; box = box.parentElement) if (getComputedStyle(box).overflowX !== "visible") return false;
  return true;
}).map((element) => `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 30)}`).slice(0, 5);

/** Nothing on the page is broken: its words, its width, its stage. */
export async function assertWhole(page, when) {
  assert.deepEqual(faults(await said(page)), [], `${when}: words`);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${when}: the page scrolls sideways`);
  assert.deepEqual(await page.evaluate(outside), [], `${when}: reaches beyond the window`);
  await assertDrawn(page, when);
}
/** Some stages fetch their code first. */
const assertDrawn = (page, when) => poll(page, `(${drawn})()`).catch(() => assert.fail(`${when}: the stage is empty`));

/** Through all sections from the first to the last; every fold is opened. */
export async function readThrough(page) {
  const sections = page.locator(".article > section");
  const count = await sections.count();
  assert.ok(count >= 4, `${count} sections`);
  for (let i = 0; i < count; i++) {
    await sections.nth(i).evaluate((section) => section.scrollIntoView());
    await frames(page, 2);
  }
  await page.locator(".lesson-end").evaluate((end) => end.scrollIntoView());
  await page.locator("cd-lesson-code summary").waitFor({ state: "attached" });
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const fold of document.querySelectorAll(".fold-button[aria-expanded=false], .panel-fold[aria-expanded=false]")) fold.click();
  });
  await page.locator("cd-lesson-code pre").waitFor({ state: "attached" });
  await frames(page, 5);
}

/** Every button that sets up or changes an experiment, each followed by a step and some frames of running. */
export async function pressAll(page) {
  const session = (await page.locator("cd-stage").count()) > 0;
  for (const button of await page.locator("button.try, [data-preset]").all()) {
    await button.evaluate((each) => each.click());
    await frames(page, 3);
    if (!session) continue;
    const { problem, stopped } = await ask(page, (s) => {
      if (s.playing) s.pause();
      s.stepForward(2);
      return { problem: s.problem?.code ?? null, stopped: s.selected.status };
    });
    const name = await button.textContent();
    assert.equal(problem, null, `${name}: ${problem}`);
    await frames(page, 2);
    await assertDrawn(page, `${name} (${stopped})`);
  }
  for (const tab of await page.locator('[role="tab"]').all()) await tab.evaluate((each) => each.click());
  await frames(page, 3);
}

/** Runs, pauses, steps on and back, and begins anew, by the transport's own buttons. */
export async function useTransport(page) {
  if ((await page.locator("cd-transport").count()) === 0) return;
  for (const button of await page.locator("cd-transport button").all()) {
    await button.evaluate((each) => each.click());
    await frames(page, 4);
  }
  await ask(page, (s) => s.pause());
}

/** Answers one question with a choice and gives {right, verdict}: the choice that the run says, and its words. */
async function predict(page, question, choice) {
  await question.evaluate((element, choice) => {
    element.querySelector(`input[value="${choice}"]`).click();
  }, choice);
  await frames(page, 1);
  await question.evaluate((element) => {
    element.querySelector(".predict-buttons .strong").click();
    const session = document.querySelector("cd-stage")?.session;
    if (session) session.speed = 4;
  });
  await question.locator(".verdict p").waitFor({ state: "attached", timeout: 2 * patience });
  const right = await question.locator("label.right input").getAttribute("value");
  const verdict = await question.locator(".verdict").textContent();
  assert.deepEqual(faults(verdict), [], verdict);
  assert.doesNotMatch(verdict, /10⁻(1[2-9]|[2-9]\d|¹[²³⁴⁵⁶⁷⁸⁹]|[²³⁴⁵⁶⁷⁸⁹][⁰¹²³⁴⁵⁶⁷⁸⁹])/, "rounding told as a measured number");
  await question.evaluate((element) => element.querySelector(".predict-buttons .quiet").click());
  await frames(page, 1);
  return { right, verdict };
}

/** Every prediction, once wrong and once right: each time the verdict is in the words for it. */
export async function answerPredictions(page) {
  for (const question of await page.locator("cd-prediction, lcp-question, cd-iterating-question").all()) {
    const choices = await question.locator("input[type=radio]").evaluateAll((all) => all.map(({ value }) => value));
    const first = await predict(page, question, choices[0]);
    assert.ok(choices.includes(first.right), `${choices} do not have ${first.right}`);
    const other = first.right === choices[0] ? choices[1] : first.right;
    const second = await predict(page, question, other);
    assert.equal(second.right, first.right, "asked again, the run says the same");
    assert.notEqual(first.verdict, second.verdict, "right and wrong are told apart");
  }
}

/** Every number asked for: twice wrong, with words that help, then right. */
export async function answerNumbers(page) {
  for (const field of await page.locator("cd-answer").all()) {
    const wanted = await field.evaluate(({ wanted: { value } }) => value);
    const type = async (value) => {
      await field.evaluate((element, text) => {
        const input = element.querySelector("input");
        input.value = text;
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }, String(value));
      await frames(page, 1);
      await field.evaluate((element) => element.querySelector("button").click());
      await frames(page, 1);
      return field.evaluate((element) => ({
        verdict: element.querySelector(".answer-field").dataset.verdict,
        said: element.querySelector(".answer-said").textContent,
      }));
    };
    const name = await field.locator("label").textContent();
    for (const value of [wanted + 7.3 * (1 + Math.abs(wanted)), wanted - 3.7 * (1 + Math.abs(wanted))]) {
      const { verdict, said } = await type(value);
      assert.notEqual(verdict, "right", `${name}: ${value}`);
      assert.ok(said.trim().length > 12, `${name}: only “${said}” for ${value}`);
      assert.deepEqual(faults(said), [], name);
    }
    assert.equal((await type(wanted)).verdict, "right", `${name}: ${wanted}`);
  }
}

/** Every reason to choose: each wrong one with words of its own, the right one last. */
export async function answerChoices(page) {
  for (const field of await page.locator("cd-choice").all()) {
    const { among, right } = await field.evaluate(({ of: { among, right } }) => ({ among, right }));
    const heard = new Set();
    for (const choice of [...among.filter((each) => each !== right), right]) {
      await field.evaluate((element, choice) => element.querySelector(`input[value="${choice}"]`).click(), choice);
      await frames(page, 1);
      await field.evaluate((element) => element.querySelector("button").click());
      await frames(page, 1);
      const { verdict, said } = await field.evaluate((element) => ({
        verdict: element.querySelector(".answer-field").dataset.verdict,
        said: element.querySelector(".answer-said").textContent.trim(),
      }));
      assert.equal(verdict, choice === right ? "right" : "wrong", choice);
      assert.deepEqual(faults(said), [], choice);
      heard.add(said);
    }
    assert.equal(heard.size, among.length, "each answer has words of its own");
  }
}

/** Every curve to draw: once far off, then along the true one, which is then found to be nearer. */
export async function drawCurves(page) {
  for (const field of await page.locator("cd-draw-curve").all()) {
    await field.evaluate((element) => element.scrollIntoView());
    await field.locator(".draw-area").waitFor({ state: "attached" });
    const judge = async () => {
      await frames(page, 1);
      await field.evaluate((element) => {
        element.querySelector(".strong").click();
        const session = document.querySelector("cd-stage")?.session;
        if (session) session.speed = 4;
      });
      await field.locator(".verdict p").waitFor({ state: "attached", timeout: 2 * patience });
      const verdict = await field.locator(".verdict").textContent();
      assert.deepEqual(faults(verdict), [], verdict);
      return Number(/(\d+)\s?[%％]/.exec(verdict)?.[1]);
    };
    // Every point to the end of the axis that is further from the start.
    await field.evaluate((element) => {
      const { lo, hi } = element.task.up;
      const key = element.task.start - lo > hi - element.task.start ? "Home" : "End";
      for (const handle of element.querySelectorAll("[role=slider]")) handle.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
    const far = await judge();
    const heights = await field.evaluate((element) => {
      const truth = element._truth;
      const { until } = element.task;
      return [...element.querySelectorAll("[role=slider]")].map((_, i, all) => {
        const x = ((i + 1) * until) / all.length;
        return truth.reduce((best, place) => (Math.abs(place.x - x) < Math.abs(best.x - x) ? place : best)).y;
      });
    });
    await field.evaluate((element) => element.querySelector(".predict-buttons .quiet").click());
    await frames(page, 1);
    await field.evaluate((element, heights) => {
      const { lo, hi } = element.task.up;
      for (const [i, handle] of [...element.querySelectorAll("[role=slider]")].entries()) {
        const press = (key) => handle.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        press("Home");
        for (let k = Math.round((heights[i] - lo) / (0.025 * (hi - lo))); k > 0; k--) press("ArrowUp");
      }
    }, heights);
    const near = await judge();
    assert.ok(near < far && near < 35, `off by ${far} % at first, by ${near} % along the run`);
  }
}

/** Every task of the kit: not done when it is set up, done by its solution. */
export async function doTasks(page) {
  for (const task of await page.locator("cd-task").all()) {
    const press = (k) => task.evaluate((element, k) => element.querySelectorAll(".predict-buttons button")[k].click(), k);
    await press(0);
    await frames(page, 20);
    assert.equal(await task.locator(".verdict strong").count(), 0, "done by nothing");
    await press(1);
    await ask(page, (s) => void (s.speed = 4));
    await task.locator(".verdict strong").waitFor({ state: "attached", timeout: 2 * patience });
  }
}
