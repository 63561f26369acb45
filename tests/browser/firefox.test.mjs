// Differences that the engine of Firefox could make: the numbers of the core, and whether the page starts and moves at all.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after } from "node:test";
import { ask, poll, until } from "./support/ask.mjs";
import { firefoxTest } from "./support/firefox.mjs";
import { assertGoldenStates } from "./support/golden.mjs";
import { dist, root, serve } from "./support/server.mjs";

assert.ok(existsSync(`${dist}/index.html`), "www/dist is missing: npm --prefix www run build");
const [site, repository] = await Promise.all([serve(dist), serve(root)]);
after(() => [site, repository].forEach((server) => server.close()));

firefoxTest("Firefox: the golden states of every scene, method and choice", `${repository.origin}/tests/browser/fixtures/blank.html`, async (tab) => {
  await assertGoldenStates(tab);
});

firefoxTest("Firefox: the contents page leads to the lessons", `${site.origin}/index.html`, async (tab) => {
  await poll(tab, `document.querySelectorAll('a[href^="#/"]').length > 5`);
  assert.match(await tab.evaluate(() => document.querySelector("h1").textContent), /\S/);
});

/** An element of the lesson, or of the embedded scene. */
const part = (selector) => `(document.querySelector("constrained-dynamics")?.shadowRoot ?? document).querySelector("${selector}")`;

for (const [what, path] of [
  ["lesson 1", "/index.html#/circle"],
  ["an embedded scene", "/embed.html?scene=circle&plots=C"],
]) {
  firefoxTest(`Firefox: the bead of ${what} moves on its ring`, `${site.origin}${path}`, async (tab) => {
    await poll(tab, `${part("cd-stage")}?.session && ${part("cd-stage")}.camera.width > 1 && ${part(".transport-run")}`);
    const before = await ask(tab, (s) => [...s.selected.simulation.positions()]);
    await tab.evaluate(`${part(".transport-run")}.click()`);
    await until(tab, (s) => s.time > 0.2);
    const [x, y] = await ask(tab, (s) => [...s.selected.simulation.positions()]);
    assert.ok(Math.hypot(x - before[0], y - before[1]) > 0.1, `from ${before} to ${x}, ${y}`);
    assert.ok(Math.abs(Math.hypot(x, y) - 1) < 0.05, "near the ring");
  });
}
