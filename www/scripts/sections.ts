// `import sections from "virtual:sections"` gives the sections of all lessons with their titles in four languages, for the search. They
// are read from the lessons' own sources: every `section("<lesson>-<slug>", …)`, in the order of the messages.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { ListedSection } from "../src/app/sections.ts";
import { languages } from "../src/messages/languages.ts";

const name = "virtual:sections";
const source = resolve(import.meta.dirname, "../src");

export function sections(): Plugin {
  return {
    name: "sections",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(listed())};` : null),
  };
}

export function listed(): ListedSection[] {
  const titles = new Map(languages.map(({ id }) => [id, titlesIn(id)]));
  const order = [...(titles.get("en")?.keys() ?? [])];
  return lessons().flatMap((lesson) => {
    const ids = sectionIds(lesson).filter((id) => order.includes(id));
    ids.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    return ids.map((id) => ({
      lesson,
      slug: id.slice(id.indexOf("-") + 1),
      titles: Object.fromEntries(
        languages.map(({ id: language }) => [language, titles.get(language)?.get(id) ?? ""]),
      ),
    }));
  });
}

const lessons = (): string[] =>
  readdirSync(resolve(source, "lessons"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

function sectionIds(lesson: string): string[] {
  const folder = resolve(source, "lessons", lesson);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) =>
      [...readFileSync(resolve(folder, file), "utf8").matchAll(/\bsection\(\s*"([\w-]+)"/g)].map(
        ([, id = ""]) => id,
      ),
    );
}

/** Titles by the section's id; formulas and emphasis as plain letters. */
function titlesIn(language: string): Map<string, string> {
  const folder = resolve(source, "messages", language);
  const found = new Map<string, string>();
  for (const file of readdirSync(folder).filter((each) => each.endsWith(".ftl")))
    for (const { id, value } of new FluentResource(readFileSync(resolve(folder, file), "utf8")).body)
      if (id.endsWith("-title") && value !== null) found.set(id.slice(0, -"-title".length), plain(value));
  return found;
}

function plain(value: unknown): string {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  return parts
    .map((part) => (typeof part === "string" ? part : ((part as { name?: string }).name ?? "")))
    .join("")
    .replaceAll("*", "");
}
