// No lesson shows, in any language, more than 1,400 words or 12 displayed formulas before anything is opened: longer explanations, answers and lists stand
// in folds, or come after a question was answered.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { languages } from "../messages";
import { lessons } from "./registry";

const mostWords = 1400;
const mostFormulas = 12;

/** Messages that are not visible at first: behind a question or an answer, in a fold; buttons and names of runs. Labels and cells of tables count. */
const hidden =
  /-(?:answer|hint|measured|why|why-\d|line-\d)$|-misprint-|-(?:not|preset|run|try|trial)-|-source-/;

/** Japanese has no spaces between words: five of its signs count as two words. */
const signsPerWord = 2.5;

function openWords(area: string, language: string): number {
  const text = readFileSync(join(import.meta.dirname, `../messages/${language}/${area}.ftl`), "utf8");
  const { body } = new FluentResource(text);
  const folded = new Set(
    body.map(({ id }) => id).flatMap((id) => (id.endsWith("-fold") ? [id.slice(0, -5)] : [])),
  );
  const shown = body.filter(
    ({ id }) => !hidden.test(id) && ![...folded].some((fold) => id === fold || id.startsWith(`${fold}-`)),
  );
  const texts = shown.map(({ value }) =>
    Array.isArray(value) ? value.filter((part) => typeof part === "string").join(" ") : String(value),
  );
  if (language === "ja") return [...texts.join("").replace(/\s/g, "")].length / signsPerWord;
  return texts.flatMap((words) => words.split(/\s+/)).filter((word) => /\p{L}/u.test(word)).length;
}
/** Formulas on lines of their own; those that belong to an explanation or an answer come after it was asked for. */
function openFormulas(lesson: string): number {
  const folder = join(import.meta.dirname, lesson);
  const code = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  const outside = code.replace(/\b(?:ask|exercise|question)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, "");
  const formulas = [...outside.matchAll(/\bformula\("|<cd-formula (?!class="(?:inline|bare))/g)];
  return formulas.length;
}

describe.each(lessons.map(({ id }) => id))("the lesson %s", (lesson) => {
  it.each(languages.map(({ id }) => id))(`shows at most ${mostWords} words at first in %s`, (language) => {
    expect(openWords(lesson === "kit" ? "kit-lesson" : lesson, language)).toBeLessThanOrEqual(mostWords);
  });
  it(`shows at most ${mostFormulas} displayed formulas at first`, () => {
    expect(openFormulas(lesson)).toBeLessThanOrEqual(mostFormulas);
  });
});
