// Where the core cannot run, the page says so in words and shows no dead stage.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { lesson } from "./support/scene.mjs";

const missing = (page) => page.addInitScript(() => delete globalThis.WebAssembly);
const notFound = (page) => page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "not found" }));
const blocked = (page) => page.addInitScript(() => {
  const refuse = () => Promise.reject(new WebAssembly.CompileError("blocked by CSP"));
  WebAssembly.instantiate = refuse;
  WebAssembly.instantiateStreaming = refuse;
});

for (const path of [lesson, "/embed.html?scene=circle"]) {
  for (const [name, before, words] of [
    ["no WebAssembly", missing, /This browser has no WebAssembly/],
    ["the wasm is not there", notFound, /could not be loaded: WebAssembly was blocked or the file could not be fetched/],
    ["WebAssembly is forbidden", blocked, /could not be loaded: WebAssembly was blocked/],
  ]) {
    pageTest(`${name}: ${path}`, { path, before, allow: /404|MIME|WebAssembly/ }, async (page) => {
      const alert = page.locator('[role="alert"]');
      await alert.waitFor();
      assert.match(await alert.innerText(), words);
      assert.equal(await page.locator("canvas").count(), 0);
      assert.equal(await page.locator("cd-transport").count(), 0);
      if (!path.includes("#")) return;
      await page.locator(".site-language select").selectOption("de");
      await page.waitForFunction(() => /Browser|Simulation/.test(document.querySelector('[role="alert"]').textContent) && document.documentElement.lang === "de");
      assert.doesNotMatch(await alert.innerText(), words);
    });
  }
}
