// For everybody: axe finds nothing, the keyboard reaches everything and is seen doing it, the state is said in words.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { pageTest } from "./support/browser.mjs";
import { ask, button, frames, get, numberIn, observe, openScene, preset, ready } from "./support/scene.mjs";

pageTest("axe: contents", { path: "/" }, async (page) => {
  await page.locator('a.lesson-card[href="#/circle"]').waitFor();
  assert.deepEqual(await violations(page), []);
});
for (const [name, options] of [
  ["light", {}],
  ["dark", { colorScheme: "dark" }],
  ["German", { locale: "de-DE" }],
  ["phone", { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
]) {
  pageTest(`axe: lesson, ${name}`, options, async (page) => {
    await openScene(page);
    await ask(page, (s) => s.stepForward(40));
    await frames(page);
    assert.deepEqual(await violations(page), []);
  });
}
pageTest("axe: lesson with several runs, table and explanations", {}, async (page) => {
  await openScene(page);
  await preset(page, "rivals");
  await button(page, "Show as table").click();
  await button(page, "Explain").click();
  await ask(page, (s) => s.stepForward(40));
  await frames(page);
  assert.deepEqual(await violations(page), []);
});
pageTest("axe: embedded scene, and its words about a wrong address", { path: "/embed.html?scene=circle&plots=C,Cdot,drift" }, async (page) => {
  await ready(page);
  assert.deepEqual(await violations(page), []);
  await page.goto(new URL("/embed.html?scene=nonsense", page.url()).href);
  await page.getByText("cannot be shown as it is").waitFor();
  assert.deepEqual(await violations(page), []);
});

pageTest("a formula wider than its column takes the focus and is scrolled by arrow keys; a narrower one does not", {}, async (page) => {
  await openScene(page, "/index.html#/joints", true);
  await page.evaluate(() => document.querySelector("#joints-other").scrollIntoView());
  const formula = page.locator("#joints-other > .display").first();
  const asGroup = formula.and(page.getByRole("group", { name: "Formula. Arrow keys scroll it." }));
  await frames(page);
  assert.equal(await asGroup.count(), 0);
  await page.setViewportSize({ width: 260, height: 800 });
  await asGroup.waitFor();
  const steps = () => ask(page, (s) => s.selected.simulation.time);
  const before = await steps();
  await formula.focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.activeElement.scrollLeft > 0);
  assert.equal(await steps(), before, "the key is the formula's, not the transport's");
  await page.locator(".site-language select").selectOption("de");
  await page.getByRole("group", { name: "Formel. Die Pfeiltasten verschieben sie." }).first().waitFor({ state: "attached" });
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.waitForFunction(() => !document.querySelector("#joints-other > .display").hasAttribute("tabindex"));
});

/** Everything the Tab key should reach: one of a group of radio buttons, no hidden or switched-off thing. */
const reachable = () => {
  const all = document.querySelectorAll("a[href], button, input, select, summary, [tabindex]");
  const groups = new Set();
  return [...all].filter((element) => {
    if (element.tabIndex < 0 || element.matches(":disabled") || !element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.matches("[popover] *") || element.closest("details:not([open])")?.contains(element) && !element.matches("summary")) return false;
    if (element.type !== "radio") return true;
    if (groups.has(element.name)) return false;
    groups.add(element.name);
    return true;
  }).length;
};

pageTest("the keyboard reaches every control and shows where it is", {}, async (page) => {
  await openScene(page);
  const expected = await page.evaluate(reachable);
  assert.ok(expected > 60, `${expected} controls`);
  await page.evaluate(() => {
    globalThis.walked = new Set();
    globalThis.unseen = [];
    document.addEventListener("focusin", ({ target }) => {
      walked.add(target.type === "radio" ? target.name : target);
    });
  });
  // Twice through the page at most: it begins where the last press was.
  for (let i = 0, rounds = 0; i < 2 * expected + 40 && rounds < 2; i++) {
    await page.keyboard.press("Tab");
    const done = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return true;
      // A hidden radio button shows its focus on its label.
      const seen = [element, element.nextElementSibling, element.parentElement].some((each) => {
        const style = each && getComputedStyle(each);
        return style && ((style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== "none");
      });
      if (!seen && !unseen.includes(element)) unseen.push(element);
      return false;
    });
    if (done) rounds += 1;
  }
  // An element without an outline may show the focus otherwise (the thumb of a slider): then its picture changes.
  for (const element of await page.evaluateHandle(() => globalThis.unseen).then((list) => list.getProperties())) {
    const one = element[1].asElement();
    await one.evaluate((each) => each.scrollIntoView({ block: "end" }));
    await one.focus();
    const focused = await one.screenshot();
    await one.evaluate((each) => each.blur());
    if (!focused.equals(await one.screenshot())) await one.evaluate((each) => unseen.splice(unseen.indexOf(each), 1));
  }
  const { walked, unseen } = await page.evaluate(() => ({ walked: globalThis.walked.size, unseen: globalThis.unseen.map((each) => each.outerHTML.slice(0, 200)) }));
  assert.deepEqual(unseen, [], "focus that cannot be seen");
  assert.ok(walked >= expected, `${walked} of ${expected} controls were reached`);
});

pageTest("by keyboard alone: run, drag, set a number, add a plot", {}, async (page) => {
  await openScene(page);
  const tabTo = async (test) => {
    for (let i = 0; i < 250; i++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(test)) return;
    }
    assert.fail(`not reached: ${test}`);
  };
  await tabTo(() => document.activeElement.matches(".transport-run"));
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("cd-stage").session.time > 0.1);
  await page.keyboard.press("Enter");
  assert.equal(await ask(page, (s) => s.playing), false);
  await tabTo(() => document.activeElement.closest("cd-plot-picker") !== null);
  const before = await page.locator("cd-plot").count();
  await page.keyboard.press("Enter");
  await page.locator(".plot-choices button").first().waitFor();
  await page.waitForFunction(() => document.activeElement.matches(".plot-choices button"));
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.waitForFunction((n) => document.querySelectorAll("cd-plot").length === n, before + 1);
  await page.locator('.control[data-name="gravity"] input[type="text"]').focus();
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  assert.equal(await get(page, "gravity"), 5);
});

pageTest("the state in words says the numbers of this moment", {}, async (page) => {
  await openScene(page);
  await preset(page, "drift");
  const say = async () => {
    await button(page, "Read state aloud").click();
    await frames(page);
    return page.locator(".state-words").innerText();
  };
  const start = await say();
  assert.match(start, /At 0\ss:.*C = 0 and steady.*the bead is at rest/s);
  await ask(page, (s) => s.stepForward(15));
  const later = await say();
  assert.notEqual(later, start);
  const C = await observe(page, "constraint[0].C");
  const said = numberIn(/C = (.*?) and/.exec(later)?.[1]);
  assert.ok(Math.abs(said - C) < 0.01 * C, later);
  assert.match(later, /moving away from zero; λ = −?[^;]+; the bead moves down at/);
});

pageTest("the stage and the plots speak when they get the focus", {}, async (page) => {
  await openScene(page);
  await ask(page, (s) => s.stepForward(20));
  await page.locator("cd-stage canvas").focus();
  const words = await page.locator("cd-stage .unseen").innerText();
  const x = await observe(page, "body[0].x");
  assert.ok(Math.abs(Number(/x = (−?[\d.]+)/.exec(words)[1].replace("−", "-")) - x) < 0.01 * Math.abs(x) + 1e-3, words);
  const area = page.locator("cd-plot .plot-area").first();
  await area.focus();
  assert.match(await area.getAttribute("aria-valuetext"), /At 0\.2\d*\sseconds: \S/);
  assert.match(await page.locator("cd-plot p.unseen").first().innerText(), /Lowest .*highest .*last/);
});
