// axe-core on a page: what it finds, in one line each.
import { readFileSync } from "node:fs";
import { layOutAll } from "./article.mjs";
import { require } from "./browser.mjs";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

export async function violations(page) {
  await layOutAll(page);
  await page.evaluate(source);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(({ target, failureSummary }) => `${target} (${failureSummary})`).join(" | ")}`);
}
