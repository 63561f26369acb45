// The lesson "Pivoting and gradients": the running line lights and the active set fills, the table is measured by one press, a
// question is answered by the solvers.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { articleText } from "./support/article.mjs";
import { origin, pageTest } from "./support/browser.mjs";
import { frames } from "./support/scene.mjs";

async function open(page) {
  await page.goto(`${origin}/index.html#/pivoting`);
  await page.locator("pivoting-stage .iterations-lines li.lit").waitFor();
}

pageTest("pivoting: has its title, a lit line and no raw message ids", {}, async (page) => {
  await open(page);
  const text = await articleText(page);
  assert.ok(text.length > 6000, `only ${text.length} characters`);
  assert.doesNotMatch(text, /\bpivoting-[a-z]+-\d/, "a message is missing");
  assert.doesNotMatch(text, /\{\$/, "a variable was not filled in");
});

pageTest("pivoting: line by line through Lemke's method, to both rows free", {}, async (page) => {
  await open(page);
  const stage = page.locator("pivoting-stage");
  const on = stage.getByRole("button", { name: "One line on" });
  const lit = [];
  while (await on.isEnabled()) {
    await on.click();
    lit.push(await stage.locator(".iterations-lines li").evaluateAll((lines) => lines.findIndex((line) => line.classList.contains("lit"))));
  }
  // The first pivot; twice enter, ratio test, pivot; the refinement.
  assert.deepEqual(lit, [1, 3, 4, 5, 3, 4, 5, 6]);
  assert.equal(await stage.locator(".pivoting-free > [aria-hidden]").count(), 2);
});

pageTest("pivoting: a button of the text plays its solver from the start", {}, async (page) => {
  await open(page);
  await page.locator('[data-try="lemke-obstacle"]').click();
  await page.waitForFunction(() => document.querySelector("pivoting-stage").state.at > 2);
  assert.equal(await page.evaluate(() => document.querySelector("pivoting-stage").state.problem), "obstacle");
});

pageTest("pivoting: one press measures every solver on every problem", {}, async (page) => {
  await open(page);
  await page.locator('#pivoting-choice [data-try="measure"]').click();
  await page.waitForFunction(() => document.querySelectorAll("pivoting-trial td > b").length === 40, null, { timeout: 60_000 });
  const cells = (solver) => page.locator(`pivoting-trial tr[data-solver="${solver}"] td`).evaluateAll((all) => all.map((cell) => cell.className));
  assert.deepEqual(await cells("lemke"), ["solved", "solved", "solved", "solved", "solved"]);
  assert.deepEqual(await cells("gauss-seidel"), ["solved", "solved", "limit", "solved", "limit"]);
});

pageTest("pivoting: Lemke's path is found to be short", {}, async (page) => {
  await open(page);
  const question = page.locator("#pivoting-lemke lcp-question");
  await question.getByLabel("about as many as there are rows", { exact: true }).check();
  await question.getByRole("button").first().click();
  await question.locator(".verdict strong").waitFor();
  assert.match(await question.locator(".verdict").innerText(), /23 pivots/);
});

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: "dark" };
for (const [name, options] of [["light", {}], ["dark phone", phone]])
  pageTest(`axe: the lesson pivoting, ${name}`, options, async (page) => {
    await open(page);
    await frames(page);
    assert.deepEqual(await violations(page), []);
  });
