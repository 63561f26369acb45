// The built site on a plain static server, in a folder below its root: no compression, and a wrong type for WebAssembly.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { poll, until } from "./support/ask.mjs";
import { pageTest } from "./support/browser.mjs";
import { firefoxTest } from "./support/firefox.mjs";
import { ready, run } from "./support/scene.mjs";
import { dist, servePlainly } from "./support/server.mjs";

const folder = mkdtempSync(join(tmpdir(), "cd-server-"));
mkdirSync(join(folder, "courses/mechanics"), { recursive: true });
symlinkSync(dist, join(folder, "courses/mechanics/week 3"));
const server = await servePlainly(folder);
after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

for (const [what, path] of [["a lesson", "index.html#/circle"], ["an embedded scene", "embed.html?scene=circle"]]) {
  const address = `${server.origin}/courses/mechanics/week%203/${path}`;
  // The loader of the core warns of the type.
  pageTest(`${what} runs from a plain server`, { path: address, allow: /MIME type/ }, async (page) => {
    await ready(page);
    await run(page);
    await until(page, (s) => s.time > 0.1);
  });
  firefoxTest(`Firefox: ${what} runs from a plain server`, address, async (tab) => {
    const part = (selector) => `(document.querySelector("constrained-dynamics")?.shadowRoot ?? document).querySelector("${selector}")`;
    await poll(tab, `${part("cd-stage")}?.session && ${part(".transport-run")}`);
    await tab.evaluate(`${part(".transport-run")}.click()`);
    await until(tab, (s) => s.time > 0.1);
  });
}
