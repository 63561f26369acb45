// The smoke set (run.mjs): all tests of the files that CD_WHOLE names, of every other file the first in Chromium and those in Firefox. Unset: all tests of all files.
import { basename } from "node:path";

const whole = process.env.CD_WHOLE?.split(",");
const onlyFirst = whole !== undefined && !whole.includes(basename(process.argv[1], ".test.mjs"));
let registered = 0;

/** Counts a test, and says whether the smoke set leaves it out. */
export function leftOut() {
  registered += 1;
  return onlyFirst && registered > 1;
}
