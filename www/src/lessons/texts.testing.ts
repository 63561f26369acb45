// For tests: the texts of the lessons.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const prefixOf = (lesson: string): string => (lesson === "kit" ? "build-" : `${lesson}-`);

/** English texts of a lesson by their ids, without sources, lines of the derivation, names of experiments and of runs. */
export function textsOf(lesson: string): Map<string, string> {
  const bundle = new FluentBundle("en", { useIsolating: false });
  const file = join(import.meta.dirname, `../messages/en/${lesson === "kit" ? "kit-lesson" : lesson}.ftl`);
  bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  const texts = new Map<string, string>();
  for (const [id, { value }] of bundle._messages) {
    if (!id.startsWith(prefixOf(lesson)) || /-(source|preset|run|misprint)-|-line-\d$/.test(id)) continue;
    const parts = Array.isArray(value) ? value : [value];
    texts.set(id, parts.map((part) => (typeof part === "string" ? part : " ")).join(""));
  }
  return texts;
}

const folder = join(import.meta.dirname, "../messages");
const written = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [
      name,
      readdirSync(join(folder, name))
        .map((file) => readFileSync(join(folder, name, file), "utf8"))
        .join("\n"),
    ]),
);
/** A message of a language, on one line as it is written. */
export const statedIn = (language: string, id: string): string | undefined =>
  new RegExp(`^${id} = (.*)`, "m").exec(written.get(language) ?? "")?.[1];

/** Words of a text, and where they stand, that are part of none of these phrases. */
export function outside(
  found: readonly { readonly word: string; readonly at: number }[],
  text: string,
  phrases: readonly string[],
): string[] {
  const held = phrases
    .filter((phrase) => text.includes(phrase))
    .map((phrase) => [text.indexOf(phrase), text.indexOf(phrase) + phrase.length] as const);
  return found
    .filter(({ word, at }) => !held.some(([from, to]) => from <= at && at + word.length <= to))
    .map(({ word }) => word);
}
