// The built pages carry a Content-Security-Policy without 'unsafe-inline', and nothing in them runs against it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { layOutAll } from "./support/article.mjs";
import { pageTest } from "./support/browser.mjs";
import { frames, ready } from "./support/scene.mjs";
import { dist } from "./support/server.mjs";

for (const name of ["index.html", "embed.html"]) {
  test(`${name} carries a policy that allows nothing from outside and nothing inline`, () => {
    const html = readFileSync(join(dist, name), "utf8");
    const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? [];
    assert.ok(policy, "a policy");
    const rules = new Map(policy.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]));
    assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|\*|https?:/);
    assert.deepEqual(rules.get("default-src"), ["'none'"]);
    for (const closed of ["base-uri", "form-action"]) assert.deepEqual(rules.get(closed), ["'none'"], closed);
    assert.ok(html.indexOf("Content-Security-Policy") < html.search(/<(script|style|link)/), "the policy stands before everything it rules");
    assert.doesNotMatch(html, / (style|on\w+)=/);
  });
}

/** Collects what the policy refused, from the first moment on; frames and shadow roots included. */
const watch = (page) =>
  page.addInitScript(() => {
    globalThis.refused = [];
    addEventListener("securitypolicyviolation", (event) =>
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`));
  });
const refusals = (page) => page.evaluate(() => globalThis.refused);

/** Opens all that is folded and presses what sets up an experiment, so that every part is drawn once. */
async function useEverything(page) {
  await layOutAll(page);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const fold of document.querySelectorAll(".fold-button[aria-expanded=false], .panel-fold[aria-expanded=false]")) fold.click();
  });
  await frames(page, 5);
  for (const button of await page.locator("button.try").all()) await button.evaluate((each) => each.click());
  await frames(page, 20);
}

pageTest("contents: nothing is refused", { before: watch, path: "/index.html" }, async (page) => {
  await page.locator("a.lesson-card").last().waitFor();
  await frames(page, 5);
  assert.deepEqual(await refusals(page), []);
});

const lessons = [
  "circle", "drift", "curves", "particles", "redundant", "complementarity", "solutions", "iterating", "programs", "pivoting",
  "rigid", "contact", "friction", "collisions", "stack", "joints", "methods", "kit", "laboratory",
];
for (const lesson of lessons) {
  pageTest(`${lesson}: nothing is refused`, { before: watch, path: `/index.html#/${lesson}` }, async (page) => {
    await page.locator("main h1").waitFor({ state: "attached" });
    await frames(page, 5);
    await useEverything(page);
    assert.deepEqual(await refusals(page), []);
  });
}

for (const query of ["scene=circle", "scene=chain&plots=&theme=dark", "scene=heavy-top&plots=energy&type=large&lang=ja"]) {
  pageTest(`embedded: nothing is refused: ${query}`, { before: watch, path: `/embed.html?${query}` }, async (page) => {
    await ready(page);
    await page.locator(".transport-run").click();
    await frames(page, 20);
    assert.deepEqual(await refusals(page), []);
  });
}

pageTest("an inline script, an inline style and a handler that came in somehow do not run", { path: "/index.html", before: watch, allow: /Content Security Policy|Trusted(HTML|Script)/ }, async (page) => {
  await page.locator("a.lesson-card").last().waitFor();
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.append("document.title = 'ran'");
    try { document.body.append(script); } catch {}
    const link = document.createElement("a");
    link.setAttribute("style", "position: fixed");
    document.body.append(link);
  });
  assert.notEqual(await page.title(), "ran");
  assert.equal(await page.evaluate(() => getComputedStyle(document.body.lastElementChild).position), "static");
  assert.ok((await refusals(page)).length >= 2);
  assert.equal(await page.evaluate(() => { try { document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='document.title=1'>"); return "taken"; } catch (error) { return error.name; } }), "TypeError");
});
