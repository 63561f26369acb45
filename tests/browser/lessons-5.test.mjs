// The lessons on contacts: each opens in every language without an error, and what belongs to it alone works.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { articleText } from "./support/article.mjs";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, openScene, until } from "./support/scene.mjs";

const lessons = ["contact", "friction", "collisions", "stack"];
const index = (id) => `/index.html#/${id}`;

for (const id of lessons)
  pageTest(`the lesson ${id} has its title, its experiment and no raw message ids`, {}, async (page) => {
    await openScene(page, index(id), true);
    await frames(page);
    const text = await articleText(page);
    assert.ok(text.length > 2000, `only ${text.length} characters`);
    assert.doesNotMatch(text, new RegExp(`\\b${id}-[a-z]+-\\d`), "a message is missing");
    assert.doesNotMatch(text, /\{\$/, "a variable was not filled in");
    const kinds = await ask(page, (s) => s.selected.simulation.bodies().map((b) => b.kind));
    assert.ok(kinds.includes("rigid"));
  });

pageTest("contact: the λ-plane shows the problem of the box's two corners, and says so when they part", {}, async (page) => {
  await openScene(page, index("contact"), true);
  await page.locator(".article").getByRole("button", { name: "box on the ground" }).first().click();
  await page.locator("lambda-plane svg").first().waitFor();
  // Watched from before the click: when the box has landed the words are gone.
  const words = page.evaluate(
    () =>
      new Promise((found) => {
        const observer = new MutationObserver(() => {
          const text = document.querySelector(".contact-plane-none")?.textContent;
          if (!text) return;
          observer.disconnect();
          found(text);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await page.locator(".article").getByRole("button", { name: "falling box" }).click();
  assert.match(await words, /Now there are [01]/);
});

pageTest("collisions: the computed impact follows its sliders", {}, async (page) => {
  await openScene(page, index("collisions"), true);
  const numbers = () => page.locator("cd-computed-impact dl").innerText();
  const before = await numbers();
  const slider = page.locator("cd-computed-impact input").first();
  await slider.focus();
  await page.keyboard.press("Home");
  const after = await numbers();
  assert.notEqual(after, before);
  assert.doesNotMatch(after, /energy lost\s+0\.00 J/);
});

pageTest("stack: rows show their forces on the stage one by one, and are gone when time runs", {}, async (page) => {
  await openScene(page, index("stack"), true);
  const slider = page.locator(".sweeps input[type=range]");
  const sentence = () => page.locator(".sweeps-sentence").innerText();
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  const first = await ask(page, (s) => ({
    k: s.iterate.k,
    turn: s.iterate.turn,
    pushing: [...s.iterate.lambda].filter((x) => x !== 0).length,
  }));
  assert.deepEqual(first, { k: 1, turn: 0, pushing: 1 });
  assert.match(await sentence(), /^Row 1, normal of contact 1: λ \+[\d.]+.N, now [\d.]+.N\.$/);
  await page.keyboard.press("ArrowRight");
  assert.match(await sentence(), /^Row 2, friction of contact 1: /);
  await page.keyboard.press("PageDown");
  assert.equal(await ask(page, (s) => s.iterate.k), 1);
  const borne = async () => Number.parseFloat(await page.locator(".sweeps dd").first().innerText());
  const early = await borne();
  await page.keyboard.press("End");
  assert.equal(await ask(page, (s) => s.iterate?.k), 60);
  assert.ok((await borne()) > 2 * early && (await borne()) > 20, `${early}`);
  await ask(page, (s) => s.play());
  await frames(page);
  assert.equal(await ask(page, (s) => s.iterate), null);
  await page.locator(".sweeps input[type=range]:disabled").first().waitFor();
});

pageTest("stack: warm rows start from the step's own forces, other solvers stand beside", {}, async (page) => {
  await openScene(page, index("stack"), true);
  await ask(page, (s) => s.stepForward(60));
  const row = page.locator(".sweeps");
  await row.getByText("warm", { exact: true }).click();
  const [warm, known] = await ask(page, (s) => [
    [...s.iterate.lambda],
    [...s.selected.simulation.stepProblem().warm].map(
      (x) => x / s.selected.simulation.stepProblem().unknownPerLambda,
    ),
  ]);
  assert.deepEqual(warm, known);
  const residual = () => row.locator("dd").nth(1).innerText();
  const near = await residual();
  await row.getByText("cold", { exact: true }).click();
  assert.notEqual(await residual(), near);
  assert.ok((await row.locator(".sweeps-solvers label").count()) >= 7);
  await row.getByLabel("Jacobi").check();
  await until(page, (s) => s.iterate?.solver === "jacobi");
});

pageTest("stack: the warm start decides which stack stands", {}, async (page) => {
  await openScene(page, index("stack"), true);
  const question = page.locator("cd-prediction").nth(1);
  await question.getByLabel("only the warm one").check();
  await question.getByRole("button", { name: "Run and see" }).click();
  await question.locator(".verdict strong").waitFor({ timeout: 60_000 });
  assert.match(await question.locator(".verdict").innerText(), /The run agrees/);
});

for (const id of lessons) {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: "dark" };
  for (const [name, options] of [["light", {}], ["dark phone", phone]])
    pageTest(`axe: the lesson ${id}, ${name}`, options, async (page) => {
      await openScene(page, index(id), true);
      await frames(page);
      assert.deepEqual(await violations(page), []);
    });
}
