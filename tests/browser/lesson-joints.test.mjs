// The lesson on joints: it opens without an error, its live rows follow the joint, its questions are answered by the runs.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { articleText } from "./support/article.mjs";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, openScene, preset, runTo, scale } from "./support/scene.mjs";

const address = "/index.html#/joints";

pageTest("joints: has its title, its experiment and no raw message ids", {}, async (page) => {
  await openScene(page, address, true);
  await frames(page);
  const text = await articleText(page);
  assert.ok(text.length > 4000, `only ${text.length} characters`);
  assert.doesNotMatch(text, /\bjoints-[a-z]+-\d/, "a message is missing");
  assert.doesNotMatch(text, /[{}]/, "a variable was not filled in");
  const joints = await ask(page, (s) => s.selected.simulation.constraints().map((c) => c.kind));
  assert.deepEqual(joints, ["ball", "ball"]);
});

pageTest("joints: the entries of J for turning are the bars' arms, and change as the bars turn", {}, async (page) => {
  await openScene(page, address, true);
  await frames(page);
  // Formulas out of sight are not kept up to date.
  await page.locator("#joints-rows cd-formula").scrollIntoViewIfNeeded();
  const chips = () => page.locator("#joints-rows cd-formula").innerText();
  const before = await chips();
  assert.match(before, /0\.50/);
  await page.locator("#joints-rows .tries button").click();
  await page.waitForFunction(
    (old) => document.querySelector("#joints-rows cd-formula").innerText !== old,
    before,
  );
});

pageTest("joints: projection is found to lose less energy than Baumgarte's term", {}, async (page) => {
  await openScene(page, address, true);
  const question = page.locator("#joints-energy cd-prediction");
  await question.getByLabel("less", { exact: true }).check();
  await question.getByRole("button", { name: "Run and see" }).click();
  await question.locator(".verdict strong").waitFor({ timeout: 60_000 });
  assert.match(await question.locator(".verdict").innerText(), /The run agrees/);
});

pageTest("joints: the motor's torque is shown with its bound, and is a dash where there is no motor", {}, async (page) => {
  await openScene(page, address, true);
  // Sections are laid out when they are near.
  await page.locator("#joints-bounds").scrollIntoViewIfNeeded();
  const chips = page.locator("#joints-bounds cd-formula");
  await frames(page);
  await chips.getByText("—").first().waitFor();
  await page.locator("#joints-bounds").getByRole("button", { name: "bar with a motor" }).click();
  // In its first step the motor sets the bar going with all it has.
  await ask(page, (s) => {
    s.pause();
    s.seek(0);
    s.stepForward();
  });
  await frames(page);
  const [torque = 0, bound = -1] = ((await chips.innerText()).match(/-?\d+\.\d+(?=\s*N·m)/g) ?? []).map(Number);
  assert.equal(bound, 12);
  assert.equal(torque, bound);
});

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: "dark" };
for (const [name, options] of [["light", {}], ["dark phone", phone]])
  pageTest(`axe: the lesson joints, ${name}`, options, async (page) => {
    await openScene(page, address, true);
    await frames(page);
    assert.deepEqual(await violations(page), []);
  });

pageTest("joints: each experiment fills the stage, and arrows at peaks of the forces do not make it small", { viewport: { width: 1280, height: 720 } }, async (page) => {
  // Seen with the controls folded, as the lesson opens; the experiments stand among them.
  await openScene(page, address, true);
  const fold = page.locator(".controls-fold .fold-button");
  const begin = async (id) => {
    await fold.click();
    await preset(page, id);
    await fold.click();
    await page.waitForFunction((height) => document.querySelector("cd-stage").camera.height === height, height);
    await frames(page, 6);
  };
  await frames(page);
  const first = await scale(page);
  const height = await page.evaluate(() => document.querySelector("cd-stage").camera.height);
  await begin("limited");
  assert.ok((await scale(page)) > 1.3 * first, "a smaller scene is drawn larger");
  await begin("drift");
  // The first one as before, once its first pictures have been drawn.
  await page.waitForFunction((first) => Math.abs(document.querySelector("cd-stage").camera.scale / first - 1) < 0.01, first);
  await runTo(page, 2.5);
  assert.ok((await scale(page)) > 0.7 * first, `${await scale(page)} of ${first} pixels per metre`);
});
