// Questions to a page of either browser: to the session of the scene that it shows, or any expression.
import { patience } from "./launch.mjs";

/** Where the session is found: in a lesson, or in an embedded element. */
const session = `(document.querySelector("cd-stage") ?? document.querySelector("constrained-dynamics")).session`;

/** Runs `ask(session, argument)` in the page and gives its result. */
export function ask(page, question, argument = null) {
  return page.evaluate(`(${question})(${session}, ${JSON.stringify(argument)})`);
}
/** Waits until `question(session, argument)` is true in the page. */
export function until(page, question, argument = null) {
  return poll(page, `(${question})(${session}, ${JSON.stringify(argument)})`);
}
/** Waits until an expression is true. The page's policy forbids what waitForFunction does with a text. */
export async function poll(page, expression, longest = patience) {
  const end = Date.now() + longest;
  while (!(await page.evaluate(`Boolean(${expression})`))) {
    if (Date.now() > end) throw new Error(`${longest} ms went by without: ${expression}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
