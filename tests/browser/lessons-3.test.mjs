// Lessons 2 to 5 as a reader meets them: opened, run, asked, rebuilt while running, in every language and on a phone.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { articleText } from "./support/article.mjs";
import { origin, pageTest } from "./support/browser.mjs";
import { ask, button, frames, ready, run, until } from "./support/scene.mjs";

const lessons = [
  { id: "curves", title: "Curves and surfaces", tries: 12 },
  { id: "particles", title: "Many particles, one λ", tries: 5 },
  { id: "redundant", title: "When constraints repeat or contradict", tries: 8 },
  { id: "kit", title: "The building kit", tries: 0 },
];
async function enter(page, id, language = "en") {
  await page.goto(new URL(`/index.html?lang=${language}#/${id}`, origin).href);
  await ready(page);
}
/** Numbers under symbols are written where they can be seen. */
async function chip(page, section, index) {
  const value = page.locator(`#${section} .chip .value`).nth(index);
  await value.scrollIntoViewIfNeeded();
  await page.waitForFunction((element) => element.textContent.trim() !== "", await value.elementHandle());
  return value;
}

pageTest("the contents lead to every lesson", { path: "/" }, async (page) => {
  for (const { id, title } of lessons) {
    await page.locator(`a.lesson-card[href="#/${id}"]`).click();
    await page.waitForFunction((title) => document.title.startsWith(title), title);
    await page.locator("h1", { hasText: title }).waitFor();
    await page.goBack();
    await page.locator("cd-lesson-drawing svg").nth(4).waitFor();
  }
});

for (const { id, tries } of lessons.filter((lesson) => lesson.tries > 0)) {
  pageTest(`${id}: every experiment of the text starts by its button`, {}, async (page) => {
    await enter(page, id);
    // Some stand in the answer to an exercise.
    await page.evaluate(() => document.querySelectorAll("details.answer").forEach((each) => (each.open = true)));
    const buttons = page.locator("button.try:not([data-act])");
    const count = await buttons.count();
    assert.ok(count >= tries, `${count} buttons`);
    for (let i = 0; i < count; i++) {
      await buttons.nth(i).click();
      // One of them is there to blow up.
      await until(page, (s) => s.selected.simulation.stepCount > 3 || s.selected.status === "diverged");
      assert.equal(await ask(page, (s) => s.problem), null);
    }
  });
}

for (const { lesson, id, wrong, right, measured } of [
  { lesson: "curves", id: "curves-time", wrong: "high", right: "both arrive together", measured: /took 0\.70\d s, the lower one 0\.70\d s/ },
  { lesson: "curves", id: "curves-scale", wrong: "all", right: "λ becomes a tenth, the force stays the same", measured: /λ = −(\d[\d.]*) and .* N, the second λ = −0\.\d+/ },
  { lesson: "particles", id: "particles-hang", wrong: "same", right: "the upper one is ten times as large", measured: /pulls with 98\.1 N, the lowest with 9\.81 N/ },
  { lesson: "particles", id: "particles-start", wrong: "whole", right: "zero", measured: /It began with 0 N/ },
  { lesson: "redundant", id: "redundant-thrice", wrong: "each", right: "each is a third of that", measured: /λ = −\d[\d.]* N, the three have (−\d[\d.]*), \1, \1 N/ },
  { lesson: "redundant", id: "redundant-cranks", wrong: "still", right: "yes, it swings", measured: /The rank is 5, and 1 row/ },
]) {
  pageTest(`the question ${id} is answered by a measured number`, {}, async (page) => {
    await enter(page, lesson);
    const question = page.locator("cd-prediction").filter({ has: page.locator(`input[name="${id}"]`) });
    await question.locator(`input[value="${wrong}"]`).check();
    await button(question, "Run and see").click();
    const verdict = question.locator(".verdict p");
    await verdict.waitFor();
    const words = (await verdict.innerText()).replaceAll("\u00a0", " ");
    assert.match(words, measured);
    assert.ok(words.includes(`The run says “${right}”`), words);
  });
}

for (const [what, viewport] of [["on a desk", { width: 1440, height: 900 }], ["on a phone", { width: 390, height: 844 }]]) {
  pageTest(`every number of the four stages is within the text, ${what}`, { viewport }, async (page) => {
    await enter(page, "particles");
    const stages = page.locator("cd-stages");
    await stages.scrollIntoViewIfNeeded();
    for (let i = 0; i < 4; i++) {
      await stages.getByRole("tab").nth(i).click();
      const figures = await stages.evaluate((element) => {
        const edge = element.getBoundingClientRect();
        return [...element.querySelectorAll(".stages-figure")].map((each) => {
          const { left, right } = each.getBoundingClientRect();
          // A matrix may run on under its own edge.
          const scrolls = each.closest("tr").matches(".wide");
          return { text: each.textContent, inside: scrolls || (left >= edge.left && right <= edge.right) };
        });
      });
      assert.ok(figures.length > 0, "there are numbers");
      assert.deepEqual(figures.filter(({ text, inside }) => text === "" || !inside), []);
      assert.ok(await stages.evaluate((element) => element.scrollWidth <= element.clientWidth + 1), "nothing sticks out");
    }
  });
}

pageTest("the bridge is changed while it runs: a row more, a row less", {}, async (page) => {
  await enter(page, "particles");
  await page.locator("#particles-blocks button.try:not([data-act])").click();
  const rows = await chip(page, "particles-blocks", 0);
  await page.waitForFunction((element) => element.textContent === "16", await rows.elementHandle());
  await page.locator('[data-act="particles-act-weigh"]').click();
  await page.waitForFunction((element) => element.textContent === "17", await rows.elementHandle());
  await page.locator('[data-act="particles-act-cut"]').click();
  await page.waitForFunction((element) => element.textContent === "16", await rows.elementHandle());
  assert.equal(await ask(page, (s) => s.playing), true);
  assert.equal(await ask(page, (s) => s.selected.status), "ok");
});

pageTest("the same stick again: the three multipliers stand under the text", {}, async (page) => {
  await enter(page, "redundant");
  await page.locator("#redundant-null button.try").first().click();
  await until(page, (s) => s.selected.simulation.stepCount > 20);
  const shares = await ask(page, (s) => s.runs.map(({ simulation }) => [...simulation.lambda()]));
  const [cg, seidel] = shares;
  assert.ok(Math.abs(cg[0] - cg[2]) < 1e-6 * Math.abs(cg[0]), `${cg}`);
  // The rounding of the first row's residual remains for them.
  assert.ok(seidel.slice(1).every((share) => Math.abs(share) < 1e-14 * Math.abs(seidel[0])), `${seidel}`);
  const [first, second] = [await chip(page, "redundant-null", 0), await chip(page, "redundant-null", 1)];
  await button(page, "Pause").click();
  await frames(page);
  assert.equal(await first.textContent(), await second.textContent());
});

pageTest("the truss is counted: a second diagonal is one too many", {}, async (page) => {
  await enter(page, "redundant");
  const spare = async () => (await chip(page, "redundant-truss", 4)).textContent();
  await page.locator("#redundant-truss button.try").first().click();
  assert.equal(await spare(), "0");
  const question = page.locator("#redundant-truss cd-prediction");
  await question.locator('input[value="panel"]').check();
  await button(question, "Run and see").click();
  await question.locator(".verdict p").waitFor();
  assert.equal(await spare(), "1");
});

pageTest("a task is set up, is not done by waiting, and is done by building", {}, async (page) => {
  await enter(page, "kit");
  const task = page.locator("#build-first cd-task");
  await button(task, "Set up the board").click();
  // On an empty board nothing runs.
  await run(page);
  await page.waitForTimeout(500);
  assert.equal(await ask(page, (s) => s.time), 0);
  assert.equal(await task.locator("li.reached").count(), 0);
  await ask(page, (s) =>
    s.edit((simulation) => {
      const [a, b] = [
        simulation.addBody({ particle: {}, at: [0, 0], fixed: true }),
        simulation.addBody({ particle: {}, at: [0.8, -0.2] }),
      ];
      simulation.addConstraint({ distance: { between: [a, b], length: Math.hypot(0.8, 0.2), form: "length" } });
    }),
  );
  await run(page);
  await task.locator(".verdict", { hasText: "Done." }).waitFor();
  assert.equal(await task.locator("li.reached").count(), 4);
});

pageTest("every task shows a way that does it", {}, async (page) => {
  await enter(page, "kit");
  const tasks = page.locator("cd-task");
  assert.equal(await tasks.count(), 5);
  for (let i = 0; i < 5; i++) {
    await button(tasks.nth(i), "Show a solution").click();
    await ask(page, (s) => void (s.speed = 4));
    await tasks.nth(i).locator(".verdict", { hasText: "Done." }).waitFor();
  }
});

for (const language of ["en", "de", "ja", "ko"]) {
  pageTest(`${language}: every lesson is readable on a phone, and nothing sticks out`, { viewport: { width: 390, height: 844 }, hasTouch: true }, async (page) => {
    for (const { id } of lessons) {
      await enter(page, id, language);
      // The panels' buttons come last, and take their part of the row.
      await page.waitForFunction(() => !document.querySelector("cd-panel-folds") || document.querySelector(".panel-box"));
      // A message that is missing shows its id.
      const ids = (await articleText(page)).match(/\b(curves|particles|redundant|build)-[a-z][\w-]+/g);
      const { wide, narrow } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        narrow: innerWidth - (document.querySelector(".stage-card")?.getBoundingClientRect().right ?? innerWidth),
      }));
      assert.ok(wide <= 0, `${id}: ${wide} px too wide`);
      assert.ok(narrow < 1, `${id}: the stage leaves ${narrow} px free`);
      assert.equal(ids, null, `${id}: ${ids}`);
    }
  });
}

for (const colorScheme of ["light", "dark"]) {
  pageTest(`the lessons pass the accessibility checks in ${colorScheme}`, { colorScheme }, async (page) => {
    for (const { id } of lessons) {
      await enter(page, id);
      assert.deepEqual(await violations(page), [], id);
    }
  });
}
