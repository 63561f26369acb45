// The smoke set (run.mjs): all tests of the files that CD_WHOLE names, of every other file the first in each browser. Unset: all tests of all files.
import { basename } from "node:path";

const whole = process.env.CD_WHOLE?.split(",");
const onlyFirst = whole !== undefined && !whole.includes(basename(process.argv[1], ".test.mjs"));
const begun = new Set();

/** True where the smoke set leaves a test out: it is not the file's first in this browser. */
export function leftOut(browser) {
  const isFirst = !begun.has(browser);
  begun.add(browser);
  return onlyFirst && !isFirst;
}
