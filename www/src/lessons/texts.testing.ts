// For tests: the English texts of a lesson.
import { readFileSync } from "node:fs";
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
