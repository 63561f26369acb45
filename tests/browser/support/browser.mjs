// The browser of the tests: one Chromium, a fresh context for every test, and every error of the page is a failure.
// run.mjs starts the browser once and says where it is (CD_BROWSER); a file that is run alone starts its own.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { after, test } from "node:test";
import { launchOptions, patience } from "./launch.mjs";
import { dist, fixtures, root, serve } from "./server.mjs";
import { leftOut } from "./smoke.mjs";

export const require = createRequire(`${root}/www/package.json`);
const { chromium } = require("playwright-core");

export { patience };

assert.ok(existsSync(`${dist}/index.html`), "www/dist is missing: npm --prefix www run build");
const server = await serve(dist, fixtures);
export const { origin } = server;
const browser = process.env.CD_BROWSER
  ? await chromium.connect(process.env.CD_BROWSER)
  : await chromium.launch(launchOptions);
after(async () => {
  await browser.close();
  server.close();
});

/**
 * A test with a page of its own. Options are those of a browser context, and: `allow`, a pattern of console errors that
 * belong to the test; `before(page)`, what happens before the first address; `path`, that address; `longest`, ms that it may take.
 */
export function pageTest(name, options, body) {
  if (leftOut()) return;
  const { allow, before, path, longest = 4 * patience, ...context } = { viewport: { width: 1280, height: 860 }, locale: "en-US", serviceWorkers: "block", ...options };
  test(name, { timeout: longest }, async () => {
    const own = await browser.newContext(context);
    try {
      const page = await own.newPage();
      page.setDefaultTimeout(patience);
      const errors = collectErrors(page, allow);
      await before?.(page);
      if (path !== undefined) await page.goto(new URL(path, origin).href);
      await body(page);
      assert.deepEqual(errors, [], "errors of the page");
    } finally {
      await own.close();
    }
  });
}

/** Tests see what the server sends: only those of the service worker have one. */
const withoutServiceWorker = /Service Worker registration blocked by Playwright/;

function collectErrors(page, allow) {
  const errors = [];
  const note = (text) => {
    if (!withoutServiceWorker.test(text) && !allow?.test(text)) errors.push(text);
  };
  page.on("pageerror", (error) => note(`${error.name}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") note(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  const givenUp = requestsGivenUp(page);
  page.on("requestfailed", (request) => {
    if (givenUp.has(request) && request.failure()?.errorText === "net::ERR_ABORTED") return;
    if (!request.url().startsWith("blob:")) note(`${request.url()}: ${request.failure()?.errorText}`);
  });
  return errors;
}

/** Requests of a document that is being replaced by another, begun before it or while the other is on its way: the browser aborts them. */
function requestsGivenUp(page) {
  const underWay = new Set();
  const givenUp = new WeakSet();
  const leaving = new Set();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) {
      leaving.add(request.frame());
      for (const each of underWay) if (isWithin(each.frame(), request.frame())) givenUp.add(each);
    } else if ([...leaving].some((frame) => isWithin(request.frame(), frame))) givenUp.add(request);
    underWay.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"]) page.on(end, (request) => underWay.delete(request));
  page.on("framenavigated", (frame) => leaving.delete(frame));
  return givenUp;
}
const isWithin = (frame, outer) => frame !== null && (frame === outer || isWithin(frame.parentFrame(), outer));
