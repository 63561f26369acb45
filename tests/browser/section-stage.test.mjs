// A section that is reached sets the stage by its first experiment; a run that the reader has started, and what was changed, stay.
import assert from "node:assert/strict";
import { origin, pageTest } from "./support/browser.mjs";
import { ask, frames, ready, until } from "./support/scene.mjs";

/** Longer than a section has to stand until it counts as reached. ms */
const settled = 1500;
const lesson = { path: "/index.html#/drift", viewport: { width: 1440, height: 900 } };

const read = async (page, id) => {
  await page.evaluate((id) => document.getElementById(id).scrollIntoView({ block: "start", behavior: "instant" }), id);
  await page.waitForTimeout(settled);
};
const names = (page) => ask(page, (s) => s.runs.map(({ name }) => name));
/** The runs of the first experiment of a section. */
const offered = (page, id) => page.evaluate((id) => {
  const first = document.querySelectorAll(`#${id} :is(button.try, cd-prediction, cd-draw-curve)`)[0];
  return first.preset.runs.map(({ name }) => name);
}, id);

pageTest("a section that is reached sets the stage, at rest, and offers to run it", lesson, async (page) => {
  await ready(page);
  for (const id of ["drift-spring", "drift-exact"]) {
    await read(page, id);
    assert.deepEqual(await names(page), await offered(page, id), id);
    assert.deepEqual(await ask(page, (s) => [s.time, s.playing]), [0, false]);
  }
  const run = page.locator(".transport-run");
  const title = await page.evaluate(() => document.querySelector("#drift-exact button.try").textContent.trim());
  assert.equal((await run.innerText()).trim(), title);
  assert.match(await run.getAttribute("aria-label"), new RegExp(`: ${title}$`));
  await run.click();
  await until(page, (s) => s.playing && s.time > 0.2);
  assert.equal((await run.innerText()).trim(), "");
});

pageTest("a section lights what its first paragraph names first, until the pointer moves, and never what the reader has lit", lesson, async (page) => {
  await ready(page);
  const lit = () => ask(page, (s) => s.highlight && [s.highlight.symbol, s.highlight.source]);
  const sections = await page.evaluate(() =>
    [...document.querySelectorAll(".article section[id]")].map(({ id }) => [id, document.querySelector(`#${id} p`)?.querySelector("[data-symbol]")?.dataset.symbol ?? null]),
  );
  const [id, symbol] = sections.find(([, symbol]) => symbol);
  const [none] = sections.find(([id, symbol]) => !symbol && id.startsWith("drift-"));
  await read(page, id);
  assert.deepEqual(await lit(), [symbol, "section"]);
  assert.ok((await page.locator(".article .lit").count()) > 0);
  await read(page, none);
  assert.equal(await lit(), null, "a section that names none");
  await read(page, id);
  assert.deepEqual(await lit(), [symbol, "section"]);
  await page.mouse.move(3, 3);
  await page.mouse.move(9, 9);
  assert.equal(await lit(), null);
  await ask(page, (s) => void (s.highlight = { symbol: "v", source: "stage" }));
  await read(page, none);
  await read(page, id);
  assert.deepEqual(await lit(), ["v", "stage"]);
});

pageTest("no lesson runs by itself when it is opened: the first press is the reader's", { ...lesson, path: "/index.html#/circle" }, async (page) => {
  for (const id of ["circle", "drift", "curves", "particles", "redundant", "impulses", "rigid", "joints", "contact", "friction", "collisions", "stack", "positions", "coordinates", "methods"]) {
    await page.waitForLoadState("networkidle");
    await page.goto("about:blank");
    await page.goto(`${origin}/index.html#/${id}`);
    await ready(page);
    await page.locator(".article .lesson-opening").waitFor();
    await frames(page, 20);
    assert.deepEqual(await ask(page, (s) => [s.playing, s.to <= 2 * s.selected.simulation.stepSize]), [false, true], id);
  }
});

pageTest("the stack opens with its runs side by side, where no bar lies over a leaning tower, and with forces to be seen", { ...lesson, path: "/index.html#/stack" }, async (page) => {
  await ready(page);
  await page.locator("cd-panes .pane").nth(1).waitFor();
  assert.deepEqual(await ask(page, (s) => [s.apart, s.playing]), [true, false]);
  assert.ok((await ask(page, (s) => s.selected.simulation.observe("contact.force"))) > 0);
});

pageTest("a question that comes first in its section sets the stage by its own experiment, which it runs itself", lesson, async (page) => {
  await ready(page);
  await read(page, "drift-spring");
  const asked = await page.evaluate(() => document.querySelector("#drift-spring cd-prediction").prediction.preset.runs.map(({ name }) => name));
  assert.deepEqual(await names(page), asked);
  assert.deepEqual(await ask(page, (s) => [s.time, s.playing]), [0, false]);
  assert.equal((await page.locator(".transport-run").innerText()).trim(), "");
});

pageTest("a run that the reader has started keeps the stage until it is set back", lesson, async (page) => {
  await ready(page);
  await page.locator(".transport-run").click();
  if (!(await ask(page, (s) => s.playing))) await page.locator(".transport-run").click();
  await until(page, (s) => s.time > 0.3);
  const before = await names(page);
  await read(page, "drift-spring");
  assert.deepEqual(await names(page), before, "while it runs");
  await page.locator(".transport-run").click();
  await read(page, "drift-feedback");
  assert.deepEqual(await names(page), before, "while it is paused");
  await ask(page, (s) => s.reset());
  await read(page, "drift-spring");
  assert.deepEqual(await names(page), await offered(page, "drift-spring"));
});

pageTest("what the reader has changed on the stage stays", lesson, async (page) => {
  await ready(page);
  await page.locator(".controls-fold input[type=range]").first().focus();
  await page.keyboard.press("ArrowRight");
  await frames(page);
  const before = await ask(page, (s) => s.selected.simulation.toJSON());
  await read(page, "drift-spring");
  assert.deepEqual(await ask(page, (s) => s.selected.simulation.toJSON()), before);
});

pageTest("a number set in the text stays, and so does a run that any key has started", lesson, async (page) => {
  await ready(page);
  await read(page, "drift-feedback");
  await ask(page, (s) => s.play());
  await until(page, (s) => s.time > 0.2);
  const before = await names(page);
  await read(page, "drift-spring");
  assert.deepEqual(await names(page), before, "a run");
  await ask(page, (s) => s.reset());
  await read(page, "drift-feedback");
  await page.locator("#drift-feedback [role=spinbutton]").first().focus();
  await page.keyboard.press("ArrowUp");
  const set = await names(page);
  await read(page, "drift-spring");
  assert.deepEqual(await names(page), set, "a number");
});

pageTest("an experiment in an answer that is not open does not set the stage", { ...lesson, path: "/index.html#/collisions" }, async (page) => {
  await ready(page);
  const before = await names(page);
  await read(page, "collisions-exercises");
  assert.equal(await page.locator("#collisions-exercises details:not([open]) button.try").count(), 1);
  assert.deepEqual(await names(page), before);
  await page.evaluate(() => { document.querySelector("#collisions-exercises button.try").closest("details").open = true; });
  await read(page, "collisions-rest");
  await read(page, "collisions-exercises");
  assert.deepEqual(await names(page), await offered(page, "collisions-exercises"));
});

pageTest("without a simulation a section shows the problem of its first button, but none before a question; the reader's own stays", { ...lesson, path: "/index.html#/solutions" }, async (page) => {
  await page.locator("lcp-stage svg").first().waitFor();
  const tab = () => page.locator('lcp-stage [role="tab"][aria-selected="true"]').innerText();
  const before = await tab();
  await read(page, "solutions-rod");
  assert.equal(await tab(), before, "its first part is a question");
  await read(page, "solutions-cones");
  const cones = await tab();
  assert.notEqual(cones, before);
  await read(page, "solutions-pair");
  assert.equal(await tab(), before);
  await page.locator('lcp-stage [role="tab"]').nth(1).click();
  const own = await tab();
  await read(page, "solutions-cones");
  assert.equal(await tab(), own, "the reader's own");
});

pageTest("programs: a section shows its program, that of a question with its solution covered", { ...lesson, path: "/index.html#/programs" }, async (page) => {
  await page.locator("program-stage svg").first().waitFor();
  const program = () => page.evaluate(() => JSON.stringify(document.querySelector("program-stage").state.program));
  const button = (id) => page.locator(`#${id} button.try`).first();
  const outcome = () => page.locator("program-stage .verdict-first").getAttribute("class");
  await read(page, "programs-qp");
  const inside = await program();
  assert.match(await outcome(), /optimum/);
  await read(page, "programs-saddle");
  assert.notEqual(await program(), inside);
  assert.match(await outcome(), /covered/);
  await button("programs-qp").click();
  assert.equal(await program(), inside);
  // The reader's own stays.
  await page.locator("program-editor input.cell").first().click();
  await page.keyboard.type("2");
  const own = await program();
  await read(page, "programs-kkt");
  assert.equal(await program(), own);
});

pageTest("without a simulation a button that is pressed before its section counts as reached keeps the picture", { ...lesson, path: "/index.html#/programs" }, async (page) => {
  await page.locator("program-stage svg").first().waitFor();
  const program = () => page.evaluate(() => JSON.stringify(document.querySelector("program-stage").state.program));
  await read(page, "programs-qp");
  const inside = await program();
  await read(page, "programs-kkt");
  await page.evaluate(() => {
    document.getElementById("programs-qp").scrollIntoView({ block: "start", behavior: "instant" });
    document.querySelectorAll("#programs-qp button.try")[1].click();
  });
  const corner = await program();
  assert.notEqual(corner, inside);
  await page.waitForTimeout(settled);
  assert.equal(await program(), corner);
  // Another section shows its own problem, and this one its first again.
  await read(page, "programs-saddle");
  assert.notEqual(await program(), corner);
  await read(page, "programs-qp");
  assert.equal(await program(), inside);
});

pageTest("kit: a section that is reached sets up the board of its task and judges what is built; the reader's own stays", { ...lesson, path: "/index.html#/kit" }, async (page) => {
  await ready(page);
  const bodies = () => ask(page, (s) => s.selected.simulation.bodies().length);
  await read(page, "build-bracing");
  assert.equal(await bodies(), 4);
  const task = page.locator("#build-bracing cd-task");
  assert.ok(await task.evaluate((each) => each._begun));
  await read(page, "build-more");
  assert.deepEqual(await names(page), await offered(page, "build-more"));
  assert.deepEqual(await ask(page, (s) => [s.time, s.playing]), [0, false]);
  await read(page, "build-hanging");
  assert.equal(await bodies(), 2);
  await page.locator(".stage-card canvas").first().click({ position: { x: 60, y: 60 } });
  const own = await bodies();
  await read(page, "build-bracing");
  assert.equal(await bodies(), own);
});

pageTest("methods: the costs and the recommendations have experiments of their own", { ...lesson, path: "/index.html#/methods" }, async (page) => {
  await ready(page);
  for (const id of ["methods-cost", "methods-decide"]) {
    await read(page, id);
    assert.deepEqual(await names(page), await offered(page, id), id);
  }
});
