// The lesson on iterating: line by line by buttons and keys, the clamp at work, rates foretold and measured, questions answered by a
// run, numbers of one's own.
import assert from "node:assert/strict";
import { layOutAll } from "./support/article.mjs";
import { violations } from "./support/axe.mjs";
import { origin, pageTest } from "./support/browser.mjs";

async function enter(page, language = "en") {
  await page.goto(new URL(`/index.html?lang=${language}#/iterating`, origin).href);
  await page.locator(".iterations-readout").waitFor();
  await page.locator("cd-iterating-splitting .splitting-table").waitFor({ state: "attached" });
  // On a phone the curves are drawn when they are opened.
  if (page.viewportSize().width > 900) await page.locator("cd-iterating-rates .plot-curves").waitFor();
}
/** The laboratory behind the page. */
const lab = (page, question, argument = null) =>
  page.evaluate(`(${question})(document.querySelector("cd-iterating").workspace, ${JSON.stringify(argument)})`);
const slider = (page) => page.locator(".iterations-scrub input[type=range]");
const on = (page) => page.getByRole("button", { name: "One line on" });
/** An experiment of the text, at its start: its button plays it. */
const standAt = async (page, id) => {
  await page.locator(`[data-try=${id}]`).click();
  await page.getByRole("button", { name: "Back to the start" }).click();
};
const text = (page, selector) => page.locator(selector).innerText();

for (const viewport of [{ width: 640, height: 360 }, { width: 844, height: 390 }])
  pageTest(`${viewport.width} × ${viewport.height}, as a window at 200 % or a lying phone: every row of the table comes into view, whole, above the buttons`, { viewport }, async (page) => {
    await enter(page);
    const rows = page.locator(".iterations-rows tbody tr");
    assert.equal(await rows.count(), 6);
    for (const row of await rows.all()) {
      const hidden = await row.evaluate((element) => {
        const column = element.closest(".stage-column");
        column.scrollTop = 0;
        column.scrollTop += element.getBoundingClientRect().top - innerHeight / 3;
        const box = (each) => each.getBoundingClientRect();
        const cells = [...element.querySelectorAll(".iterations-a, .iterations-entry, td")].map(box);
        const { top, bottom } = box(element);
        const inside = cells.every(({ left, right }) => left >= box(column).left && right <= box(column).right);
        // The column alone scrolls: nothing around the table cuts it.
        let cut = false;
        for (let each = element.parentElement; each !== column; each = each.parentElement) cut ||= each.scrollHeight > each.clientHeight + 1 && /auto|scroll|hidden/.test(getComputedStyle(each).overflowY);
        return { top, bottom, inside, cut, buttons: box(document.querySelector(".iterations-scrub")).top };
      });
      assert.deepEqual([hidden.inside, hidden.cut, hidden.top >= 0, hidden.bottom <= hidden.buttons + 0.5], [true, false, true, true], JSON.stringify(hidden));
    }
  });

pageTest("a row is two lines: what it reads, and what it changes", {}, async (page) => {
  await enter(page);
  await standAt(page, "seidel");
  assert.match(await text(page, ".iterations-lines .lit"), /←\s*𝟎/);
  await on(page).click();
  assert.equal(await page.locator("tr.lit").getAttribute("data-row"), "0");
  assert.equal((await text(page, ".iterations-now")).replace(/\s+/g, ""), "𝑤1=2·0−1·0−1=−1.00");
  await on(page).click();
  assert.equal((await text(page, ".iterations-now")).replace(/\s+/g, ""), "Δ𝜆1=0.500");
  assert.match(await text(page, "tr[data-row='0']"), /0\.500/);
  assert.equal(await page.locator("tr.new").count(), 1);
  await on(page).click();
  // Gauss–Seidel reads the newest.
  assert.match((await text(page, ".iterations-now")).replace(/\s+/g, ""), /−1·0\.500\+2·0/);
});

pageTest("Jacobi keeps the old λ and reads that", {}, async (page) => {
  await enter(page);
  await standAt(page, "jacobi");
  for (let i = 0; i < 4; i++) await on(page).click();
  assert.equal(await page.locator("tr.lit").getAttribute("data-row"), "1");
  assert.match((await text(page, ".iterations-now")).replace(/\s+/g, ""), /=−1·0\+2·0−1·0−1=/);
});

pageTest("keys go line by line and sweep by sweep, and the words follow", {}, async (page) => {
  await enter(page);
  await standAt(page, "seidel");
  await slider(page).focus();
  await page.keyboard.press("PageDown");
  assert.match(await text(page, ".iterations-readout"), /^Sweep 1 of \d+, residual/);
  await page.keyboard.press("ArrowRight");
  assert.match(await text(page, ".iterations-readout"), /^Sweep 2 of \d+, row 1, residual so far/);
  assert.match(await slider(page).getAttribute("aria-valuetext"), /Sweep 2/);
  await page.keyboard.press("PageUp");
  assert.match(await text(page, ".iterations-readout"), /^Sweep 1 of/);
  await page.keyboard.press("End");
  assert.equal(await page.locator(".iterations-rule.fired").getAttribute("data-rule"), "residual");
});

pageTest("on the obstacle a row is clamped to its bound, and that is said", {}, async (page) => {
  await enter(page);
  await standAt(page, "obstacle");
  const held = await lab(page, (lab) => {
    const { moments } = lab;
    for (let m = 0; m <= moments.last; m++) {
      const { line, stop } = moments.at(m);
      if (line === "change" && moments.walk.at(stop).held) return m;
    }
    return -1;
  });
  assert.ok(held > 0);
  await lab(page, (lab, moment) => lab.go(moment), held);
  await page.getByText("the bound limits it").waitFor();
  assert.ok((await page.locator(".iterations-rows .iterations-clamp").count()) >= 1);
});

pageTest("the count is the rule that fires where it is small", {}, async (page) => {
  await enter(page);
  await page.getByLabel("Sweep limit").selectOption("10");
  await slider(page).focus();
  await page.keyboard.press("End");
  assert.equal(await page.locator(".iterations-rule.fired").getAttribute("data-rule"), "iterations");
  assert.match(await text(page, ".iterations-fate"), /not converged yet/);
});

pageTest("the list says what the core says, and Jacobi's divergence in words", {}, async (page) => {
  await enter(page);
  await page.locator("[data-try=stack-jacobi]").click();
  const said = await page.evaluate(() =>
    Object.fromEntries([...document.querySelectorAll("cd-iterating-rates tr[data-solver]")].map((row) => [row.dataset.solver, [...row.cells].map((cell) => cell.innerText.trim())])),
  );
  const core = await lab(page, (lab) => lab.results.map(({ id, result }) => [id, result?.iterations ?? null]));
  assert.ok(core.length >= 12);
  for (const [id, iterations] of core) assert.equal(said[id][2], iterations === null ? "—" : String(iterations), id);
  assert.equal(said.jacobi[6], "diverges");
  assert.equal(said["gauss-seidel"][6], "solved");
  assert.equal(said.cg[6], "equations only");
  assert.match(await text(page, ".splitting-table tr[data-method=jacobi]"), /1\.3087.*diverges.*no/s);
});

pageTest("against work the symmetric sweep reaches twice as far to the right, and λ is chosen in the plot", {}, async (page) => {
  await enter(page);
  await page.locator("[data-try=symmetric]").click();
  await page.locator(".segment", { hasText: "work" }).click();
  await page.locator(".solvers-axis", { hasText: "rows updated" }).waitFor();
  const plot = await page.locator("cd-iterating-rates .solvers-plot").boundingBox();
  await page.mouse.click(plot.x + plot.width - 30, plot.y + plot.height / 2);
  const [k, most] = await lab(page, (lab) => [lab.moments.at(lab.at).k, lab.result.iterations]);
  assert.ok(k > 0.4 * most, `${k} of ${most}`);
});

pageTest("ω is dragged in its plot, and the best one is taken", {}, async (page) => {
  await enter(page);
  await page.locator("[data-try=best]").click();
  const picture = page.locator(".splitting-omega > svg");
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  await page.mouse.click(box.x + box.width * 0.9, box.y + 60);
  assert.ok((await lab(page, (lab) => lab.omegaOf("sor"))) > 1.7);
  await page.getByRole("button", { name: "Take the best ω" }).click();
  assert.equal(await lab(page, (lab) => lab.omegaOf("sor")), 1.56);
  assert.match(await text(page, ".splitting-omega figcaption"), /by theory: ω = 1\.5604, ρ = 0\.5604/);
});

for (const [id, wrong, right, measured] of [
  ["iterating-seidel", "tenth", "about half", /Jacobi needed 333 sweeps, Gauss–Seidel 168\./],
  ["iterating-alike", "slow", "it oscillates for ever", /λ is 0, 0, 0; one sweep earlier it was 1\.00, 1\.00, 1\.00\. The spectral radius is 1\.80/],
  ["iterating-omega", "bold", "ω = 1.56", /254, 168, 32 and 275 sweeps/],
  ["iterating-bounds", "same", "faster", /ρ = 0\.921, those that remain free 0\.854/],
]) {
  pageTest(`the question ${id} is answered by a run`, {}, async (page) => {
    await enter(page);
    const question = page.locator("cd-iterating-question").filter({ has: page.locator(`input[name="${id}"]`) });
    await question.locator(`input[value="${wrong}"]`).check();
    await question.getByRole("button", { name: "Run and see" }).click();
    const words = (await question.locator(".verdict p").innerText()).replaceAll("\u00a0", " ");
    assert.match(words, measured);
    assert.ok(words.includes(`The run says “${right}”`), words);
  });
}

pageTest("own numbers are typed, and what makes no sense changes nothing", {}, async (page) => {
  await enter(page);
  await page.locator(".iterations-problem select").selectOption("pair");
  await page.getByRole("button", { name: "Edit numbers" }).click();
  const entries = page.locator("lcp-editor table input");
  await entries.first().waitFor();
  await entries.first().fill("4");
  await entries.first().press("Enter");
  await page.waitForFunction(() => document.querySelector("cd-iterating").workspace.problem === "own");
  assert.deepEqual(await lab(page, (lab) => lab.numbers.a), [[4, 1], [1, 2]]);
  await entries.first().fill("four");
  await entries.first().press("Enter");
  assert.deepEqual(await lab(page, (lab) => lab.numbers.a[0]), [4, 1]);
});

pageTest("it plays by itself and stops where it is told to", {}, async (page) => {
  await enter(page);
  await standAt(page, "seidel");
  assert.equal(await lab(page, (lab) => lab.at), 0);
  await page.getByRole("button", { name: "Play the iteration" }).click();
  await page.waitForFunction(() => document.querySelector("cd-iterating").workspace.at > 2);
  await page.getByRole("button", { name: "Pause" }).click();
  const at = await lab(page, (lab) => lab.at);
  await page.waitForTimeout(600);
  assert.equal(await lab(page, (lab) => lab.at), at);
});

pageTest("a button of the text plays from the start, one that asks for a sweep shows that, and a moment that is chosen stays", {}, async (page) => {
  await enter(page);
  await page.locator("[data-try=jacobi]").click();
  await page.waitForFunction(() => document.querySelector("cd-iterating").workspace.at > 2);
  await lab(page, (lab) => lab.go(40));
  await page.waitForTimeout(900);
  assert.equal(await lab(page, (lab) => lab.at), 40);
  assert.equal(await page.getByRole("button", { name: "Pause" }).count(), 0);
  await page.locator("[data-try=short]").click();
  const [at, last] = await lab(page, (lab) => [lab.at, lab.moments.last]);
  assert.equal(at, last);
});

for (const language of ["en", "de", "ja", "ko"]) {
  pageTest(`${language}: nothing wider than the page, nothing axe finds`, { viewport: { width: 390, height: 844 } }, async (page) => {
    await enter(page, language);
    await layOutAll(page);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
    assert.deepEqual(await violations(page), []);
    await page.locator(".plots-fold > .fold-button").click();
    await page.locator("cd-iterating-rates tr[data-solver=jacobi]").waitFor();
    await page.locator(".splitting-fold > .fold-button").click();
    await page.locator(".splitting-table").waitFor();
    assert.deepEqual(await violations(page), []);
  });
}

pageTest("stepping moves nothing on the page", {}, async (page) => {
  await enter(page);
  await standAt(page, "obstacle");
  const heights = new Set();
  for (let i = 0; i < 24; i++) {
    await on(page).click();
    heights.add(await page.locator("cd-iterating").evaluate((element) => element.offsetHeight));
  }
  assert.equal(heights.size, 1, [...heights].join(", "));
});
