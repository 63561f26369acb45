// The lesson "Collisions": an impact with friction in the plane of impulses, its numbers, its map, its run.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { pageTest } from "./support/browser.mjs";
import { ask, frames, openScene } from "./support/scene.mjs";

pageTest(
  "collisions: the figure of the impact shows a gain by Newton’s law, and runs it",
  {},
  async (page) => {
    await openScene(page, "/index.html#/collisions", true);
    const figure = page.locator("cd-impact");
    await figure.scrollIntoViewIfNeeded();
    const changes = await figure.locator("tbody tr td:last-child").allTextContents();
    assert.match(changes[0], /^\+8\.1/);
    assert.match(changes[1], /^−/);
    assert.match(changes[2], /^−/);
    assert.equal(changes[3], changes[0], "the core’s step ends as Newton’s law says");
    await page.waitForFunction(() => document.querySelectorAll("cd-impact-map .gains").length > 5);
    await figure.getByRole("slider", { name: "restitution" }).fill("0");
    assert.doesNotMatch((await figure.locator("tbody tr td:last-child").allTextContents()).join(), /\+/);
    await figure.getByRole("button", { name: "Back to the impact" }).click();
    await figure.getByRole("button", { name: "Run this impact" }).click();
    await page.waitForFunction(
      () => document.querySelector("cd-stage").session.selected.simulation.time > 1.2,
    );
    await ask(page, (s) => s.pause());
    await frames(page);
    assert.ok(
      await ask(page, (s) => s.selected.simulation.observe("energy.kinetic") > 2.8),
      "more energy than the 2.72 J before",
    );
    assert.deepEqual(await violations(page), []);
  },
);
