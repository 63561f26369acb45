// The lesson "All methods, one scene": six runs start together, the diagram fills, the map is computed, stopped and pressed.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { articleText } from "./support/article.mjs";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, openScene, run } from "./support/scene.mjs";

const address = "/index.html#/methods";

pageTest("methods: has its title, six moving runs and no raw message ids", {}, async (page) => {
  await openScene(page, address, true);
  await run(page);
  await page.waitForFunction(() => document.querySelector("cd-stage").session.selected.simulation.time > 0.1);
  await ask(page, (s) => s.pause());
  const text = await articleText(page);
  assert.ok(text.length > 4000, `only ${text.length} characters`);
  assert.doesNotMatch(text, /\bmethods-[a-z]+-\d/, "a message is missing");
  assert.doesNotMatch(text, /\{\$/, "a variable was not filled in");
  assert.equal(await page.locator("cd-race tbody tr").count(), 6);
  assert.deepEqual(await page.locator("cd-race thead th").allTextContents(), ["error", "|C|", "|Δp|", "ΔL", "ΔE", "cost"]);
});

pageTest("methods: the diagram of cost fills with a point for every method and step", {}, async (page) => {
  await openScene(page, address, true);
  await ask(page, (s) => s.pause());
  const diagram = page.locator("cd-cost");
  await diagram.scrollIntoViewIfNeeded();
  await diagram.getByRole("button", { name: "Measure" }).click();
  await diagram.getByText("28 of 28").waitFor({ timeout: 60_000 });
  assert.equal(await diagram.locator("circle").count(), 28);
});

pageTest("methods: the map can be stopped, computed to its end, and a point of it loaded", {}, async (page) => {
  await openScene(page, address, true);
  await ask(page, (s) => s.pause());
  const map = page.locator("cd-stability");
  await map.scrollIntoViewIfNeeded();
  await map.getByRole("button", { name: "Compute the map" }).click();
  await map.getByRole("button", { name: "Cancel" }).click();
  await map.getByRole("button", { name: "Compute the map" }).click();
  await map.getByText("864 of 864").waitFor({ timeout: 90_000 });
  // High above the boundary: it blows up.
  const { x, y, width, height } = await map.locator("canvas").boundingBox();
  await page.mouse.click(x + 0.3 * width, y + 0.1 * height);
  await frames(page);
  const [alpha, beta] = await ask(page, (s) => ["alpha", "beta"].map((name) => s.selected.simulation.get(name)));
  assert.ok(Math.abs(alpha - 10_800) < 200, `α ${alpha}`);
  assert.ok(Math.abs(beta - 36) < 1, `β ${beta}`);
  // Over β and h, α follows.
  await map.getByRole("button", { name: "β and h" }).click();
  const second = await map.locator("canvas").boundingBox();
  await page.mouse.click(second.x + 0.5 * second.width, second.y + 0.5 * second.height);
  await frames(page);
  const [h, damping, stiffness] = await ask(page, (s) => ["stepSize", "beta", "alpha"].map((name) => s.selected.simulation.get(name)));
  assert.ok(Math.abs(h - 0.01) < 5e-4, `h ${h}`);
  assert.ok(Math.abs(damping - 100) < 3, `β ${damping}`);
  assert.ok(Math.abs(stiffness - damping ** 2 / 4) < 1e-6 * stiffness, `α ${stiffness}`);
});

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: "dark" };
for (const [name, options] of [["light", {}], ["dark phone", phone]])
  pageTest(`axe: the lesson methods, ${name}`, options, async (page) => {
    await openScene(page, address, true);
    await ask(page, (s) => s.pause());
    await frames(page);
    assert.deepEqual(await violations(page), []);
  });
