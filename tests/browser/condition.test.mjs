// A constraint of one's own: typed in the lesson "Curves and surfaces" and in the kit, with its derivatives, or with what is wrong.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { pageTest } from "./support/browser.mjs";
import { ask, emptyLaboratory, frames, openScene } from "./support/scene.mjs";

const typed = (page) => ask(page, (s) => s.selected.simulation.constraints()[0]?.parameters.condition);

pageTest("condition: what is typed in the lesson runs at once, with its derivatives", {}, async (page) => {
  await openScene(page, "/index.html#/curves", true);
  const section = page.locator("#curves-own");
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("textbox").fill("x^2 + 2*y^2 = 1");
  await page.waitForFunction(
    () => document.querySelector("cd-stage").session.selected.simulation.constraints()[0].parameters.condition === "x^2 + 2*y^2 = 1",
  );
  const values = await section.locator("dd math").evaluateAll((all) => all.map((each) => each.textContent));
  assert.deepEqual(values, ["x2+2y2−1", "2x", "4y", "2vx2+4vy2", "0"]);
  await page.waitForFunction(() => document.querySelector("cd-stage").session.selected.simulation.time > 0.1);
  await ask(page, (s) => s.pause());
  await section.getByRole("button", { name: "y >= x^2 - 1" }).click();
  assert.equal(await typed(page), "y >= x^2 - 1");
  assert.match(await section.locator(".condition-formulas p").textContent(), /≥.*λ ≥ 0/);
  await ask(page, (s) => s.pause());
  assert.deepEqual(await violations(page), []);
});

pageTest("condition: a mistake is marked at its character, and Enter goes there", { locale: "de-DE" }, async (page) => {
  await openScene(page, "/index.html#/curves", true);
  const section = page.locator("#curves-own");
  const field = section.getByRole("textbox");
  const before = await typed(page);
  await field.fill("x^2 + k*y");
  await field.press("Enter");
  await frames(page);
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  assert.equal(await section.locator("mark").textContent(), "k");
  assert.match(await section.getByRole("status").first().textContent(), /^Zeichen 7: „k“ hat hier keine Bedeutung/);
  assert.deepEqual(await field.evaluate((input) => [input.selectionStart, input.selectionEnd]), [6, 7]);
  assert.equal(await typed(page), before, "nothing else runs");
  assert.deepEqual(await violations(page), []);
});

pageTest("condition: in the kit it is changed where its derivatives stand, over the bodies it has", {}, async (page) => {
  await emptyLaboratory(page);
  await openScene(page, "/index.html#/laboratory");
  await ask(page, (s) => {
    s.edit((simulation) => {
      const bodies = [0, 1].map((x) => simulation.addBody({ particle: {}, at: [x, 0] }));
      simulation.addConstraint({ formula: { of: bodies, condition: "x1 + x2 = 1" } });
    });
  });
  await page.waitForSelector("cd-kit-inspector");
  await page.evaluate(() => {
    const { workspace } = document.querySelector("cd-kit-inspector");
    const id = workspace.simulation.constraints().at(-1).id;
    workspace.select([{ kind: "constraint", id }]);
  });
  const field = page.locator(".kit-condition");
  await field.waitFor();
  await field.getByRole("textbox").fill("x1*x2 = 0");
  await field.getByRole("textbox").press("Enter");
  await frames(page);
  assert.equal(await ask(page, (s) => s.selected.simulation.constraints().at(-1).parameters.condition), "x1*x2 = 0");
  const names = await field.locator("dt math").evaluateAll((all) => all.map((each) => each.textContent));
  assert.deepEqual(names.slice(1, 3), ["∂C∂x1", "∂C∂x2"]);
});
