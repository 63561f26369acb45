// The first load that `make size` counts is the one that a browser fetches.
import assert from "node:assert/strict";
import { firstLoad, visits } from "../../scripts/first-load.mjs";
import { origin, pageTest } from "./support/browser.mjs";
import { ready } from "./support/scene.mjs";
import { dist } from "./support/server.mjs";

/** The bead of the contents page, which comes when the browser has nothing else to do. */
const swings = () => performance.getEntriesByType("resource").some((entry) => /\/bead-[^/]*\.js$/.test(entry.name));

/** Page, scripts, styles, fonts, core, icon. */
const mostRequests = 30;
const requests = [];
const count = (page) => page.on("request", (request) => requests.push(new URL(request.url()).pathname));
pageTest("lesson 1 asks for few files", { path: "/index.html#/circle", before: count }, async (page) => {
  await ready(page);
  await page.locator("cd-panel-folds .panel-fold").first().waitFor();
  await page.waitForLoadState("networkidle");
  assert.ok(requests.length <= mostRequests, requests.join("\n"));
});

for (const [name, addresses] of [
  ["course", ["/index.html", "/index.html#/circle"]],
  ["embed", ["/embed.html?scene=circle"]],
]) {
  const asked = new Set();
  const listen = (page) =>
    page.on("request", (request) => {
      const path = new URL(request.url()).pathname.slice(1);
      if (/\.(html|js|css)$/.test(path)) asked.add(path);
    });
  pageTest(`the first load that is counted is the one that is fetched: ${name}`, { before: listen }, async (page) => {
    for (const address of addresses) {
      await page.goto(new URL(address, origin).href);
      await page.waitForLoadState("networkidle");
      if (address === "/index.html") await page.waitForFunction(swings);
    }
    await ready(page);
    // The folds under the plots come last, with their words.
    if (name === "course") await page.locator("cd-panel-folds .panel-fold").first().waitFor();
    await page.waitForLoadState("networkidle");
    assert.deepEqual([...asked].sort(), firstLoad(dist, visits[name]).sort());
  });
}
