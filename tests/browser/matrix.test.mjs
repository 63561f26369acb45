// The linear system as a picture: entries by hand and keys, what is lit, and what a constraint that repeats does to it.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, numberIn, openScene, pictureOf, until } from "./support/scene.mjs";

const lesson = "/index.html#/particles";

async function openMatrix(page, options = {}) {
  await openScene(page, options.path ?? lesson, true);
  await page.locator("[data-panel=matrix] > .fold-button").click();
  await page.locator("cd-matrix [data-matrix=A] canvas").waitFor();
  await frames(page);
}
const grid = (page, name) => page.locator(`cd-matrix [data-matrix=${name}] .matrix-cells`);
const readout = (page) => page.locator("cd-matrix .matrix-readout").innerText();
const fact = (page, name) => page.locator("cd-matrix .matrix-facts div", { has: page.getByText(name, { exact: true }) }).locator("dd").innerText();
/** The first constraint once more. */
const repeat = (page) =>
  ask(page, (s) => {
    const [first] = s.selected.simulation.constraints();
    s.edit((simulation) => simulation.addConstraint({ distance: { between: [...first.bodies] } }));
  });

pageTest("arrow keys go from entry to entry, and the words say the number of the core", {}, async (page) => {
  await openMatrix(page);
  await grid(page, "A").focus();
  await page.keyboard.press("ArrowRight");
  await frames(page);
  const entry = await ask(page, (s) => s.selected.simulation.matrix("A").data[1]);
  const words = await readout(page);
  assert.match(words, /^A₀₁ = .* share particle 1\.$/);
  const said = numberIn(/= (.*?)\. /.exec(words)[1]);
  assert.ok(Math.abs(said - entry) <= 5e-3 * Math.abs(entry), words);
  assert.equal(await grid(page, "A").locator("[role=gridcell]").innerText(), words, "a screen reader hears the same");
  assert.deepEqual(await ask(page, (s) => s.highlight), { symbol: null, thing: { kind: "constraint", id: 0, row: 0 }, source: "matrix" });
  await page.keyboard.press("Escape");
  await frames(page);
  assert.equal(await ask(page, (s) => s.highlight), null);
});

pageTest("a constraint or a body that is lit elsewhere lights its row and its columns", {}, async (page) => {
  await openMatrix(page);
  const [j, a] = ["cd-matrix [data-matrix=J] canvas", "cd-matrix [data-matrix=A] canvas"];
  const before = [await pictureOf(page, j), await pictureOf(page, a)];
  const light = (kind) => ask(page, (s, kind) => void (s.highlight = { symbol: null, thing: { kind, id: 1 }, source: "stage" }), kind);
  await light("constraint");
  const constraint = [await pictureOf(page, j), await pictureOf(page, a)];
  assert.ok(constraint[0] !== before[0] && constraint[1] !== before[1], "its row of J and its row and column of A");
  await light("body");
  const body = [await pictureOf(page, j), await pictureOf(page, a)];
  assert.ok(body[0] !== before[0] && body[0] !== constraint[0], "its columns of J");
  assert.equal(body[1], before[1], "no body has a row of A");
});

pageTest("a constraint that repeats makes a row and an eigenvalue zero, and the row is named", {}, async (page) => {
  await openMatrix(page);
  const m = await ask(page, (s) => s.selected.simulation.lambda().length);
  assert.equal(await fact(page, "rank"), `${m} of ${m}`);
  assert.equal(await page.locator(".matrix-eigen.zero").count(), 0);
  await repeat(page);
  await page.locator(".matrix-eigen.zero").waitFor({ state: "attached" });
  assert.equal(await fact(page, "rank"), `${m} of ${m + 1}`);
  assert.equal(await fact(page, "nullity"), "1");
  assert.equal(await page.locator(".matrix-eigen.zero").count(), 1);
  assert.equal(await page.locator(".matrix-dependent li").innerText(), "∇C₂ = ∇C₀");
  await page.getByRole("button", { name: /^U: / }).click();
  await grid(page, "U").focus();
  await page.keyboard.press("Control+End");
  await frames(page);
  assert.match(await readout(page), /^U₂₂ = 0\. /);
});

pageTest("the picture follows time, and a matrix that is not wanted goes", {}, async (page) => {
  await openMatrix(page);
  const before = await pictureOf(page, "cd-matrix [data-matrix=J] canvas");
  await ask(page, (s) => s.stepForward(20));
  await frames(page);
  assert.notEqual(await pictureOf(page, "cd-matrix [data-matrix=J] canvas"), before);
  await page.getByRole("button", { name: /^J: / }).click();
  await page.locator("cd-matrix [data-matrix=J]").waitFor({ state: "detached" });
});

pageTest("a large system scrolls in its card and nowhere else", { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, async (page) => {
  await openMatrix(page);
  for (let i = 0; i < 6; i++) await repeat(page);
  await until(page, (s) => s.selected.simulation.lambda().length === 8);
  await frames(page);
  const sizes = await page.evaluate(() => {
    const scroll = document.querySelector(".matrix-scroll");
    return { inside: scroll.scrollWidth > scroll.clientWidth, page: document.documentElement.scrollWidth - innerWidth };
  });
  assert.deepEqual(sizes, { inside: true, page: 0 });
});

for (const [name, options] of [
  ["light", {}],
  ["dark", { colorScheme: "dark" }],
  ["phone", { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
]) {
  pageTest(`axe: the matrix view, ${name}`, options, async (page) => {
    await openMatrix(page);
    await repeat(page);
    await page.locator(".matrix-dependent").waitFor();
    await grid(page, "A").focus();
    await page.keyboard.press("ArrowDown");
    await frames(page);
    assert.deepEqual(await violations(page), []);
  });
}
