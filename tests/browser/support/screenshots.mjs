// Pictures for people to look at: tests/browser/screenshots/, not kept in the repository.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../screenshots");

export async function screenshot(page, name) {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
