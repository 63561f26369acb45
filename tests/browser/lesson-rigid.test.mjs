// The lesson "Rigid bodies turn": it opens without an error, its picture follows the run, its questions are answered by it.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { articleText, layOutAll } from "./support/article.mjs";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, openScene } from "./support/scene.mjs";

const index = "/index.html#/rigid";

for (const locale of ["en-US", "de-DE", "ja-JP", "ko-KR"])
  pageTest(`the lesson rigid has all its words, ${locale}`, { locale }, async (page) => {
    await openScene(page, index, true);
    await frames(page);
    const text = await articleText(page);
    assert.ok(text.length > 1500, `only ${text.length} characters`);
    assert.doesNotMatch(text, /\brigid-[a-z]+/, "a message is missing");
    assert.doesNotMatch(text, /\{\$/, "a variable was not filled in");
    assert.equal(await ask(page, (s) => s.selected.simulation.space), "space");
  });

pageTest("rigid: L stands still in the picture while the tip of ω draws its way", {}, async (page) => {
  await openScene(page, index, true);
  const head = (kind) => page.locator(`.spin-${kind} .spin-head`).getAttribute("d");
  await page.locator(".spin-picture svg").waitFor();
  const round = (d) => d.replace(/-?\d+\.?\d*(e-?\d+)?/g, (x) => String(Math.round(10 * Number(x)) / 10 + 0));
  const [momentum, velocity] = [round(await head("momentum")), round(await head("velocity"))];
  for (let i = 0; i < 6; i++) {
    await ask(page, (s) => s.stepForward(20));
    await frames(page);
  }
  assert.equal(round(await head("momentum")), momentum);
  assert.notEqual(round(await head("velocity")), velocity);
  assert.ok((await page.locator(".spin-way").getAttribute("d")).split("L").length > 5);
  await ask(page, (s) => s.reset());
  await frames(page);
  assert.equal(round(await head("velocity")), velocity);
  assert.equal(await page.locator(".spin-way").count(), 0, "the way begins anew");
});

for (const [number, answer] of [
  [0, "the angular momentum L"],
  [1, "the one about the stem, with the middle moment"],
  [3, "about twice"],
])
  pageTest(`rigid: the run agrees with “${answer}”`, {}, async (page) => {
    await openScene(page, index, true);
    const question = page.locator("cd-prediction").nth(number);
    await question.getByLabel(answer).check();
    await question.getByRole("button", { name: "Run and see" }).click();
    await question.locator(".verdict strong").waitFor({ timeout: 90_000 });
    assert.match(await question.locator(".verdict").innerText(), /The run agrees/);
  });

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: "dark" };
for (const [name, options] of [["light", {}], ["dark phone", phone]])
  pageTest(`axe: the lesson rigid, ${name}`, options, async (page) => {
    await openScene(page, index, true);
    await page.locator(".spin-picture svg").waitFor();
    await frames(page);
    assert.deepEqual(await violations(page), []);
    await layOutAll(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(wide <= 0, `${wide} pixels too wide`);
  });
