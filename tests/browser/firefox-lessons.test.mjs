// Every lesson in Firefox: it opens, runs for two seconds, steps, and is read to its end, without an error, an empty stage or a missing formula.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after } from "node:test";
import { layOutAll } from "./support/article.mjs";
import { ask, poll, until } from "./support/ask.mjs";
import { drawn } from "./support/drawn.mjs";
import { firefoxTest } from "./support/firefox.mjs";
import { patience } from "./support/launch.mjs";
import { dist, root, serve } from "./support/server.mjs";
import { leftOut } from "./support/smoke.mjs";

const registry = readFileSync(`${root}/www/src/lessons/registry.ts`, "utf8");
const lessons = [...registry.matchAll(/^ {2}lesson\("([\w-]+)"/gm)].map(([, id]) => id);

const site = await serve(dist);
after(() => site.close());

const stages = "cd-stage canvas, lcp-stage svg, program-stage svg, pivoting-stage svg, cd-iterating svg";
const press = (tab, selector) => tab.evaluate(`document.querySelector("${selector}").click()`);
const isDrawn = (tab, when) => poll(tab, `(${drawn})()`).catch(() => assert.fail(`${when}: the stage is empty`));

/** Two seconds of the simulation, then a step on and one back. */
async function playScene(tab) {
  await poll(tab, `document.querySelector("cd-stage").session && document.querySelector(".transport-run")`);
  if (await ask(tab, (s) => s.playing)) await press(tab, ".transport-run");
  await ask(tab, (s) => s.reset());
  // An empty board has nothing that runs.
  if (await ask(tab, (s) => s.selected.simulation.bodies().length === 0)) return;
  await press(tab, ".transport-run");
  await poll(tab, `document.querySelector("cd-stage").session.time >= 2`, 4 * patience);
  await press(tab, ".transport-run");
  await until(tab, (s) => !s.playing);
  const paused = await ask(tab, (s) => s.selected.simulation.stepCount);
  const step = (k) => tab.evaluate(`document.querySelectorAll(".transport-buttons button")[${k}].click()`);
  await step(4);
  await until(tab, (s, paused) => s.selected.simulation.stepCount > paused, paused);
  await step(2);
  await until(tab, (s, paused) => s.selected.simulation.stepCount === paused, paused);
}

/** Every formula in view has signs and a size; gives their number. */
const formulasIn = () => {
  const seen = [...document.querySelectorAll(".article math")].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const faulty = seen.filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return each.textContent.trim() === "" || each.querySelector("merror") || width < 2 || height < 4;
  });
  return { count: seen.length, faulty: faulty.map((each) => each.outerHTML.slice(0, 200)) };
};

for (const lesson of lessons.filter(() => !leftOut()))
  firefoxTest(`Firefox: the lesson ${lesson} runs, steps and is read to its end`, `${site.origin}/index.html?lang=en#/${lesson}`, async (tab) => {
    await poll(tab, `document.querySelector(".article h1") && document.querySelector("${stages}")`);
    await isDrawn(tab, "opened");
    if (await tab.evaluate(`document.querySelector("cd-transport") !== null`)) await playScene(tab);
    else await press(tab, "button.try, .predict-buttons button");
    await isDrawn(tab, "run");
    const count = await tab.evaluate(`document.querySelectorAll(".article > section").length`);
    assert.ok(count >= 4, `${count} sections`);
    for (let i = 0; i < count; i++) {
      await tab.evaluate(`document.querySelectorAll(".article > section")[${i}].scrollIntoView({ behavior: "instant" })`);
      await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    await tab.evaluate(`document.querySelector(".lesson-end").scrollIntoView({ behavior: "instant" })`);
    await poll(tab, `document.querySelector(".lesson-end").getBoundingClientRect().top < innerHeight`);
    await layOutAll(tab);
    const formulas = await tab.evaluate(formulasIn);
    assert.ok(formulas.count >= 3, `${formulas.count} formulas`);
    assert.deepEqual(formulas.faulty, [], "formulas");
    assert.ok(await tab.evaluate(`document.documentElement.scrollWidth <= innerWidth`), "the page scrolls sideways");
    await isDrawn(tab, "read");
  });

if (!leftOut())
  firefoxTest("Firefox: a Japanese title that needs two lines breaks at its pause", `${site.origin}/index.html?lang=ja#/redundant`, async (tab) => {
    await tab.resize(1440, 900);
    await poll(tab, `document.querySelector(".article h1")?.checkVisibility({ visibilityProperty: true }) && document.fonts.status === "loaded"`);
    const lines = await tab.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector(".article h1"), NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines = [];
      let below = Number.NEGATIVE_INFINITY;
      while (walker.nextNode())
        for (let i = 0; i < walker.currentNode.length; i++) {
          range.setStart(walker.currentNode, i);
          range.setEnd(walker.currentNode, i + 1);
          const { top } = range.getBoundingClientRect();
          if (top > below + 4) lines.push("");
          below = top;
          lines[lines.length - 1] += range.toString();
        }
      return lines.map((line) => line.trim());
    });
    assert.deepEqual(lines, ["拘束が重なるとき、", "矛盾するとき"]);
  });
