// A run that stands still says why in the reader's language and offers what helps; what the core refuses is said likewise.
// The core's reports are put in its place here: which scene makes it say what is the core's own affair.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { ask, button, frames, openScene, playing, until } from "./support/scene.mjs";
import { screenshot } from "./support/screenshots.mjs";

/** The next steps of the selected run end like this; `workLimit` is one of its parameters. */
const reporting = (page, report) => ask(page, (s, report) => {
  const { simulation } = s.selected;
  const state = { workLimit: 1e8, method: null, steps: 0 };
  globalThis.reported = state;
  const { parameters, set } = Object.getPrototypeOf(simulation);
  simulation.step = () => {
    state.steps += 1;
    return { steps: 0, iterations: 0, residual: 0, stoppedBy: "none", ...report };
  };
  simulation.parameters = () => [
    ...parameters.call(simulation).filter(({ name }) => name !== "workLimit"),
    { name: "workLimit", symbol: "", unit: "", type: "number", scale: "logarithmic", help: "", group: "world", restart: false, active: true, value: state.workLimit, default: 1e8, max: 1e12 },
  ];
  simulation.set = (name, value) => {
    if (name === "workLimit") state.workLimit = value;
    else {
      if (name === "method") state.method = value;
      set.call(simulation, name, value);
    }
  };
}, report);
const status = (page) => page.locator(".run-status");
const reported = (page) => page.evaluate(() => globalThis.reported);
const unsupported = { status: "unsupported", culprit: "method.kind", message: "method.kind: acceleration does not support contacts; choose velocity" };
const work = { status: "work-limit", culprit: "bodies[3]", message: "one step needs more than 1e8 operations" };
/** The core's words, as a place and a sentence. */
const shown = new Map([
  [unsupported, "method.kind Acceleration does not support contacts; choose velocity."],
  [work, "One step needs more than 1e8 operations."],
]);
const sentences = {
  en: [/does not support this scene\. Choose another method/, /needs more work than is allowed for one step/],
  de: [/unterstützt diese Szene nicht/, /braucht mehr Arbeit, als für einen Schritt erlaubt ist/],
  ja: [/このシーンに対応していません/, /許された量を超える計算が必要です/],
  ko: [/이 장면을 지원하지 않아 멈추었다\. 다른 방법을 고르면 된다/, /한 단계의 허용량보다 많은 계산이 필요하여 멈추었다/],
};

for (const [language, [first, second]] of Object.entries(sentences)) {
  for (const [look, options] of [["desktop", {}], ["phone", { viewport: { width: 390, height: 780 }, colorScheme: "dark" }]]) {
    pageTest(`both statuses in words: ${language}, ${look}`, options, async (page) => {
      await openScene(page, `/index.html?lang=${language}#/circle`, true);
      for (const [name, report, words] of [["unsupported", unsupported, first], ["work", work, second]]) {
        await reporting(page, report);
        await page.locator(".transport-run").click();
        await status(page).waitFor();
        assert.match(await status(page).locator("p").innerText(), words);
        assert.equal(await status(page).locator('[lang="en"]').innerText(), shown.get(report), "the core's words stand behind it");
        assert.equal(await playing(page), false);
        assert.equal(await page.locator(".transport-run").isDisabled(), true, "there is no further step as it is");
        const box = await status(page).boundingBox();
        assert.ok(box.x >= 0 && box.x + box.width <= page.viewportSize().width);
        await screenshot(page, `status-${name}-${language}-${look}`);
        await ask(page, (s) => s.reset());
      }
    });
  }
}

pageTest("the remedies: another method, more work, a new start", {}, async (page) => {
  await openScene(page);
  await reporting(page, unsupported);
  await button(page, "Run").click();
  await button(page, "Change to time stepping").click();
  assert.equal((await reported(page)).method, "velocity");
  assert.equal(await status(page).count(), 0);

  await reporting(page, work);
  await button(page, "Run").click();
  await button(page, "Allow ten times as much").click();
  assert.equal((await reported(page)).workLimit, 1e9);
  await frames(page);
  assert.equal(await status(page).count(), 0);
  await button(page, "Run").click();
  await status(page).waitFor();
  const { steps } = await reported(page);
  await frames(page, 20);
  assert.equal((await reported(page)).steps, steps, "a run that stands still asks for no further work");
  await button(page, "Start over").click();
  await until(page, (s) => s.selected.status === "ok" && s.time === 0);
  assert.equal(await status(page).count(), 0);
});

pageTest("a refusal: a sentence in the reader's language with the place, the core's English behind it", {}, async (page) => {
  await openScene(page, "/index.html?lang=de#/circle", true);
  await ask(page, (s) => s.set("stepSize", -1));
  const problem = page.locator(".run-problem");
  await problem.waitFor();
  assert.match(await problem.locator("p").innerText(), /^Dieser Wert liegt außerhalb des zulässigen Bereichs\. Stelle: stepSize/);
  assert.match(await problem.locator('[lang="en"]').innerText(), /stepSize/);
  await screenshot(page, "refusal-de");
});

pageTest("memory that runs out is said in words", { allow: /unreachable/ }, async (page) => {
  await openScene(page);
  await ask(page, (s) => {
    s.selected.simulation.set = () => { throw new WebAssembly.RuntimeError("unreachable"); };
    s.set("alpha", 3);
  });
  assert.match(await page.locator(".run-problem p").innerText(), /ran out of memory\. Reload the page/);
});
