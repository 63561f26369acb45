// Firefox for the tests: the one of the soak, a fresh context for every test, and every error of the page is a failure.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { firefox } from "../../soak/browsers.mjs";
import { patience } from "./launch.mjs";

/** Started by the first test; a run of other tests of the file needs none. */
let browser;
after(async () => (await browser)?.close());

/** A test with a tab of its own, which is at `address` when it begins. */
export function firefoxTest(name, address, body) {
  test(name, { timeout: 8 * patience }, async () => {
    const errors = [];
    browser ??= firefox();
    const tab = await (await browser).open((kind, text) => errors.push(`${kind}: ${text}`));
    try {
      await tab.goto(address);
      await body(tab);
      assert.deepEqual(errors, [], "errors of the page");
    } finally {
      await tab.close();
    }
  });
}
