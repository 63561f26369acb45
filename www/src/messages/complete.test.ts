// Every message in every language, with the same variables; every message that the code asks for is there. What the core says in
// English itself is not repeated in English.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { startCore } from "../simulation/start-core.testing";
import { languages } from ".";
import { newBundle } from "./bundle";
import { coreWords, quantityId, stageWords } from "./core-words.testing";

const here = import.meta.dirname;
const sources = join(here, "..");
const areas = readdirSync(join(here, "en")).map((file) => file.replace(/\.ftl$/, ""));

startCore();
const core = coreWords();

function textOf(language: string, area: string): string {
  return readFileSync(join(here, language, `${area}.ftl`), "utf8");
}

/** Id → its variables, sorted. Fluent drops a line it cannot read, so ids are also counted in the text itself. */
function messagesOf(language: string, area: string): Map<string, string> {
  const text = textOf(language, area);
  const found = new Map<string, string>();
  for (const { id, value } of new FluentResource(text).body) {
    const variables = [...JSON.stringify(value).matchAll(/"type":"var","name":"([^"]+)"/g)].map(
      (match) => match[1],
    );
    found.set(id, [...new Set(variables)].sort().join(" "));
  }
  const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] as string);
  expect([...found.keys()].sort(), `${language}/${area}.ftl: lines Fluent understands`).toEqual(
    [...new Set(written)].sort(),
  );
  expect(new Set(written).size, `${language}/${area}.ftl: an id is there twice`).toBe(written.length);
  return found;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.ts$/.test(entry.name) && !/\.(test|d)\.ts$/.test(entry.name) ? [path] : [];
  });
}

describe.each(areas)("messages of %s", (area) => {
  const english = messagesOf("en", area);
  it.each(languages.map(({ id }) => id))("are complete in %s", (language) => {
    // Other languages also have words for what the core says in English.
    const all = [...messagesOf(language, area)].filter(([id]) => english.has(id) || !core.has(id));
    expect(Object.fromEntries(all)).toEqual(Object.fromEntries(english));
  });
  it.each(languages.map(({ id }) => id))("can be written in %s", (language) => {
    const bundle = newBundle(language);
    bundle.addResource(new FluentResource(textOf(language, area)));
    for (const [id, variables] of english) {
      const errors: Error[] = [];
      const value = bundle.getMessage(id)?.value ?? "";
      const given = Object.fromEntries(variables.split(" ").map((name) => [name, "1"]));
      expect(bundle.formatPattern(value, given, errors)).not.toBe("");
      expect(errors, id).toEqual([]);
    }
  });
});

describe("messages in English", () => {
  it.each(areas)("of %s do not repeat what the core says", (area) => {
    const bundle = newBundle("en");
    bundle.addResource(new FluentResource(textOf("en", area)));
    const repeated = [...bundle._messages].filter(([id, { value }]) =>
      core.get(id)?.has(bundle.formatPattern(value ?? "", null)),
    );
    expect(repeated.map(([id]) => id)).toEqual([]);
  });
});

describe("messages in other languages", () => {
  const translated = ["de", "ja", "ko"].map(
    (language) => new Set(areas.flatMap((area) => [...messagesOf(language, area).keys()])),
  );
  it("have the same ids, also for what only the core says in English", () => {
    const [german, ...others] = translated.map((ids) => [...ids].sort());
    for (const other of others) expect(other).toEqual(german);
  });
});

describe("the quantities of a step", () => {
  it.each(["de", "ja", "ko"])("have words in %s", (language) => {
    const words = messagesOf(language, "stages");
    expect([...stageWords()].filter((title) => !words.has(quantityId(title)))).toEqual([]);
  });
});

describe("messages", () => {
  const all = new Set(areas.flatMap((area) => [...messagesOf("en", area).keys()]));

  it("that the code asks for by name are there", () => {
    const missing = filesUnder(sources).flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/\b(?:t|rich|p|words|section|exercise)\(\s*"([a-z][\w-]+)"/g)]
        .map((match) => match[1] as string)
        .filter((id) => !all.has(id) && !all.has(`${id}-title`))
        .map((id) => `${path.slice(sources.length + 1)}: ${id}`),
    );
    expect(missing).toEqual([]);
  });
});
