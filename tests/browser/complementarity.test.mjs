// The laboratory of complementarity: planes dragged by mouse, finger and keys, the table, JSON and code, questions, programs.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { origin, pageTest } from "./support/browser.mjs";
import { frames } from "./support/scene.mjs";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

async function open(page, lesson) {
  await page.goto(new URL(`/#/${lesson}`, origin).href);
  await page.locator(".plane-frame svg.plane").waitFor();
}
/** The desk of the picture in view. */
const desk = (page, question, argument = null) =>
  page.evaluate(
    `(${question})(document.querySelector("lambda-plane, cone-plane, pair-plane, program-plane").state, ${JSON.stringify(argument)})`,
  );
const verdict = (page) => page.locator(".verdict-first").innerText();
const press = (page, name) => page.locator(`[data-try="${name}"]`).click();
async function centre(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
async function pull(page, selector, dx, dy) {
  const { x, y } = await centre(page, selector);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await page.mouse.up();
  await frames(page);
}

pageTest("dragging a line changes its b alone, by the way it was dragged", {}, async (page) => {
  await open(page, "complementarity");
  await press(page, "complementarity-try-resting");
  await frames(page);
  const before = await desk(page, (d) => d.problem);
  await pull(page, '.plane-grip[data-grip="move-0"]', 60, 0);
  const after = await desk(page, (d) => d.problem);
  assert.deepEqual(after.a, before.a);
  assert.equal(after.b[1], before.b[1]);
  // w₁ = 2.5 λ₁ − … : to the right means that more is needed.
  assert.ok(after.b[0] < before.b[0] - 0.3, `${before.b} → ${after.b}`);
  await page.getByRole("button", { name: "Undo changes" }).click();
  assert.deepEqual((await desk(page, (d) => d.problem)).b, before.b);
});

pageTest("a button pressed ahead of its section keeps its problem while the sections above are passed", {}, async (page) => {
  await open(page, "complementarity");
  const shown = page.locator(".lesson");
  const read = async (section) => {
    await page.locator(`#complementarity-${section}`).evaluate(
      (element) =>
        new Promise((done) => {
          element.addEventListener("section-reached", done, { once: true });
          element.firstElementChild.scrollIntoView();
        }),
    );
    await frames(page);
    return shown.getAttribute("data-problem");
  };
  await page.locator('[data-try="complementarity-try-resting"]').evaluate((button) => button.click());
  assert.equal(await read("bounds"), "complementarity-try-resting", "on the way");
  assert.equal(await read("two"), "complementarity-try-resting", "arrived");
  assert.equal(await read("kinds"), "complementarity-try-linear", "the next section has its own");
  assert.equal(await read("bounds"), "complementarity-try-motor", "going back, too");
});

pageTest("turning a line keeps the length of its row and its crossing", {}, async (page) => {
  await open(page, "complementarity");
  await press(page, "complementarity-try-resting");
  await frames(page);
  await pull(page, '.plane-grip[data-grip="turn-0"]', 40, 25);
  const { a, b } = await desk(page, (d) => d.problem);
  assert.notDeepEqual(a[0], [2.5, -0.5]);
  assert.ok(Math.abs(Math.hypot(...a[0]) - Math.hypot(2.5, 0.5)) < 0.05, `${a[0]}`);
  assert.deepEqual(a[1], [-0.5, 2.5], "the other row stays");
  assert.ok(Number.isFinite(b[0]));
});

pageTest("the keyboard reaches every grip and moves it, and the verdict follows", {}, async (page) => {
  await open(page, "complementarity");
  await press(page, "complementarity-try-resting");
  await frames(page);
  const names = await page
    .locator(".plane-grip")
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
  assert.deepEqual(names, [
    "Line w1 = 0: shift",
    "Line w1 = 0: turn",
    "Line w2 = 0: shift",
    "Line w2 = 0: turn",
  ]);
  await page.locator('.plane-grip[data-grip="move-0"]').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+ArrowUp");
  assert.equal((await desk(page, (d) => d.problem)).b[0], 2);
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("data-grip"));
  assert.equal(focused, "move-0", "the grip keeps the focus while it moves");
  assert.equal(await desk(page, (d) => d.verdict.solutions[0].lambda[0]), 0);
  assert.match(await verdict(page), /Exactly one solution/);
});

pageTest("a finger drags a grip, and scrolls elsewhere", phone, async (page) => {
  await open(page, "complementarity");
  await page.locator('.stage-tabs [data-tab="plane"]').click();
  await frames(page);
  const { x, y } = await centre(page, '.plane-grip[data-grip="move-1"]');
  const before = (await desk(page, (d) => d.problem)).b[1];
  const client = await page.context().newCDPSession(page);
  const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x, y }]);
  for (let i = 1; i <= 4; i++) await touch("touchMove", [{ x, y: y - 10 * i }]);
  await touch("touchEnd", []);
  await frames(page);
  assert.notEqual((await desk(page, (d) => d.problem)).b[1], before);
});

pageTest("what cannot be read in the table stays there, is said, and changes nothing", {}, async (page) => {
  await open(page, "complementarity");
  await press(page, "complementarity-try-resting");
  const cell = page.locator('cd-fold[data-card="editor"] [data-path="a[0][1]"]');
  await cell.fill("1/x");
  await page.getByText("A₁₂ is not a number").waitFor();
  await page.locator('[data-path="b[0]"]').focus();
  assert.equal(await cell.inputValue(), "1/x");
  assert.equal(await cell.getAttribute("aria-invalid"), "true");
  assert.equal((await desk(page, (d) => d.problem)).a[0][1], -0.5);
  await cell.fill("1/4");
  assert.equal((await desk(page, (d) => d.problem)).a[0][1], 0.25);
  assert.equal(await cell.getAttribute("aria-invalid"), null);
});

pageTest("what the core refuses is said at the entry it names", {}, async (page) => {
  await open(page, "complementarity");
  await press(page, "complementarity-try-box");
  await page.locator('[data-path="lo[0]"]').fill("3");
  await page.getByText("lo₁: ").waitFor();
  assert.equal(await page.locator('[data-path="lo[0]"]').getAttribute("aria-invalid"), "true");
  await page.locator('[data-path="lo[0]"]').fill("0");
  await page.locator(".verdict-first", { hasText: "Exactly one solution" }).waitFor();
});

pageTest("every example of the menu can be shown, larger ones as a table", {}, async (page) => {
  await open(page, "complementarity");
  await page.locator('.stage-tabs [data-tab="plane"]').click();
  const menu = page.locator(".editor-examples");
  const ids = (await menu.locator("option").evaluateAll((all) => all.map((each) => each.value))).filter(
    Boolean,
  );
  assert.ok(ids.length >= 18, `${ids}`);
  for (const id of ids) {
    await menu.selectOption(id);
    await frames(page, 1);
    const size = await page.evaluate(() => document.querySelector("lcp-editor").workspace.plane.size);
    const picture = ["cone", "pyramid"].includes(id)
      ? "friction-plane svg.plane"
      : size === 2
        ? "lambda-plane svg.plane"
        : "lcp-table";
    assert.equal(await page.locator(picture).count(), 1, id);
    assert.doesNotMatch(await verdict(page), /cannot be read/, id);
  }
});

pageTest("JSON goes out and comes back, and bad JSON changes nothing", {}, async (page) => {
  await open(page, "complementarity");
  await press(page, "complementarity-try-mixed");
  await page.locator('[data-card="code"] .fold-button').click();
  const field = page.locator("textarea.code");
  const own = await field.inputValue();
  assert.deepEqual(JSON.parse(own), {
    a: [
      [2, 1],
      [1, 2],
    ],
    b: [-4, 1],
    lo: [0, null],
    hi: [null, null],
  });
  await field.fill('{"a": [[1, 2], [2, 1]], "b": [-1]}');
  await page.getByRole("button", { name: "Use this" }).click();
  await page.getByText("The sizes do not fit").waitFor();
  assert.deepEqual((await desk(page, (d) => d.problem)).b, [-4, 1]);
  assert.match(await field.inputValue(), /"b": \[-1\]/);
  await field.fill('{"a": [[1, 2], [2, 1]], "b": [-1, -1]}');
  await page.getByRole("button", { name: "Use this" }).click();
  await page.getByText("3 solutions:").waitFor();
  await page.locator('[data-code="rust"]').click();
  assert.match(
    await page.locator("pre.code").innerText(),
    /BoxLcp::new\(&a, vec!\[-1\.0, -1\.0\], None, None, vec!\[\]\)/,
  );
});

pageTest("questions are answered by the core's solution", {}, async (page) => {
  await open(page, "solutions");
  const question = page.locator("lcp-question").filter({ hasText: "All entries of A are positive" });
  await question.getByLabel("one", { exact: true }).check();
  await question.getByRole("button", { name: "Solve and see" }).click();
  await question.getByText("The solution says “three”").waitFor();
  assert.match(await verdict(page), /^3 solutions/);
  assert.equal(await page.locator(".plane-solution").count(), 3);
});

pageTest("the rod turns from one to none to two solutions", {}, async (page) => {
  await open(page, "solutions");
  await press(page, "solutions-try-flat");
  await page.locator(".verdict-first", { hasText: "Exactly one solution" }).waitFor();
  await press(page, "solutions-try-chalk");
  await page.locator(".verdict-first", { hasText: "No solution" }).waitFor();
  await page.locator('[data-rod="omega"]').fill("4");
  await page.locator(".verdict-first", { hasText: "2 solutions:" }).waitFor();
});

pageTest("the rod with two solutions: one start jams, the other takes off", {}, async (page) => {
  await open(page, "solutions");
  await page.locator('painleve-runs [data-outcome="several"]').click();
  const runs = page.locator("painleve-runs");
  await runs.getByText("consistent with the accelerations: 2").waitFor();
  await runs.locator('input[type="range"]').fill("0.25");
  const cells = await runs.locator("tbody td").allInnerTexts();
  assert.match(cells[0], /^0\.91/);
  assert.match(cells[2], /^0\.000/);
});

pageTest("a proposition without a hypothesis has a counterexample, and its proof falls", {}, async (page) => {
  await open(page, "solutions");
  const card = page.locator('[data-proposition="prop1"]');
  await card.locator("summary").first().click();
  await card.locator("[data-search]").click();
  await card.getByText("the conclusion holds in all of them").waitFor();
  await card.locator('[data-hypothesis="legal"]').focus();
  await page.keyboard.press("Space");
  await card.locator("[data-search]").click();
  await card.getByText("Counterexample:").waitFor();
  await card.getByText("Proof").click();
  assert.equal(await card.locator(".proof .broken").count(), 1);
});

pageTest("ways of solvers begin at the diamond and are scrubbed", {}, async (page) => {
  await open(page, "complementarity");
  await page.locator('[data-card="ways"] .fold-button').click();
  await page.locator('label.way[data-walker="gauss-seidel"] input').check();
  await page.locator("lambda-plane .plane-walk").waitFor();
  await page.locator('.plane-grip[data-grip="start"]').focus();
  await page.keyboard.press("Shift+ArrowRight");
  await frames(page);
  assert.deepEqual(await desk(page, (d) => d.start), [1, 0]);
  await page.locator(".ways-scrub input").fill("0");
  assert.match(await page.locator(".ways-readout").innerText(), /λ = \(1, 0\)/);
  assert.equal(await page.locator(".walk-dot").count(), 0, "no iterate yet");
});

pageTest("as many cones hold b as there are solutions, wherever b is dragged", {}, async (page) => {
  await open(page, "solutions");
  await press(page, "solutions-try-cones-three");
  await page.locator("cone-plane svg.plane").waitFor();
  assert.equal(await page.locator(".plane-cone.holds").count(), 3);
  await page.locator('.plane-grip[data-grip="b"]').focus();
  for (let i = 0; i < 2; i++) await page.keyboard.press("Shift+ArrowRight");
  await frames(page);
  assert.equal(
    await page.locator(".plane-cone.holds").count(),
    await desk(page, (d) => d.verdict.solutions.length),
  );
});

pageTest("a wall of a program is shifted, and the best point follows", {}, async (page) => {
  await open(page, "programs");
  await page.locator('#programs-kkt [data-try="shop"]').click();
  await page.locator('.plane-grip[data-grip="wall-0"]').focus();
  await page.keyboard.press("Shift+ArrowUp");
  await page.locator(".program-verdict", { hasText: "x = (2, 3)" }).waitFor();
  assert.equal(await desk(page, (d) => d.program.d[0]), 5);
});

pageTest("another language while one reads: the problem stays", {}, async (page) => {
  await open(page, "complementarity");
  await press(page, "complementarity-try-landing");
  await page.locator(".site-language select").selectOption("de");
  await page.locator(".verdict-first", { hasText: "Genau eine Lösung" }).waitFor();
  assert.deepEqual((await desk(page, (d) => d.problem)).b, [-3, 1]);
});

for (const [name, lesson, options] of [
  ["complementarity", "complementarity", {}],
  ["complementarity, dark", "complementarity", { colorScheme: "dark" }],
  ["solutions, phone", "solutions", phone],
  ["programs", "programs", {}],
])
  pageTest(`axe: ${name}`, options, async (page) => {
    await open(page, lesson);
    if (lesson === "complementarity") {
      await press(page, "complementarity-try-resting");
      await page.locator('[data-card="ways"] .fold-button').click();
      await page.locator('[data-card="code"] .fold-button').click();
    }
    await frames(page);
    assert.deepEqual(await violations(page), []);
  });

pageTest("cones of three contacts: the sphere is turned, b is dragged over it", {}, async (page) => {
  await open(page, "solutions");
  await press(page, "solutions-try-pillar");
  const sphere = page.locator("cone-space svg");
  await sphere.waitFor();
  assert.equal(await page.locator(".sphere-cone.front.holds").count(), 1);
  const arrow = () => page.locator("cone-space .plane-arrow path").first().getAttribute("d");
  const before = await arrow();
  await sphere.focus();
  await page.keyboard.press("ArrowRight");
  await frames(page);
  assert.notEqual(await arrow(), before);
  await pull(page, ".sphere-b", -40, -60);
  await page.getByText("Undo changes").waitFor();
  assert.match(await verdict(page), /^Exactly one solution/);
});

pageTest("a contact with cone and pyramid is typed into the table", {}, async (page) => {
  await open(page, "complementarity");
  await page.locator('[data-tab="plane"]').click();
  await page.locator(".editor-examples").selectOption("cone");
  await page.locator("friction-plane .friction-bound.chosen").waitFor();
  assert.match(await verdict(page), /\(1, 0\.4, 0\.3\)/);
  await page.locator("lcp-editor tbody tr:nth-child(2) select").selectOption("box");
  assert.equal(await page.locator(".friction-bound.chosen").getAttribute("data-kind"), "box");
  await page.locator('[data-path="mu[1]"]').fill("0.3");
  await frames(page);
  assert.match(await verdict(page), /\(1, 0\.3, 0\.3\)/);
});

pageTest("on a phone the picture is as wide as the page", phone, async (page) => {
  for (const lesson of ["complementarity", "solutions", "programs"]) {
    await open(page, lesson);
    const width = await page.locator(".stage-card").evaluate((card) => card.getBoundingClientRect().width);
    assert.ok(width >= 388, `${lesson}: ${width}`);
  }
});
