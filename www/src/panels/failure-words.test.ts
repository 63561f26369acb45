// Every code of the core has its sentence in every language; nothing is left empty or in another language.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { has, languages, setLanguage, t } from "../messages";
import { failureOf } from "../simulation/failure";
import { coreWords, failureSentence, placeAndSentence } from "./failure-words";

const root = join(import.meta.dirname, "../../..");
/** The words of `Code::as_str`. */
const codes = [...readFileSync(join(root, "src/error.rs"), "utf8").matchAll(/Code::\w+ => "([a-z-]+)"/g)].map(
  ([, code]) => code as string,
);
const own = ["freed", "recursive-use", "out-of-memory", "other"];

beforeEach(async () => await setLanguage("en"));

describe("the codes of the core", () => {
  it("are all there", () => expect(codes.length).toBeGreaterThan(12));

  it.each(languages.map(({ id }) => id))("have a sentence each in %s", (id) => {
    const text = readFileSync(join(root, `www/src/messages/${id}/app.ftl`), "utf8");
    for (const code of new Set([...codes, ...own])) expect(text).toContain(`\nerror-${code} = `);
  });
});

describe("a failure in words", () => {
  const failure = { code: "out-of-range", path: "bodies[3].mass", message: "bodies[3].mass: −1 is below 0" };

  it("is what the core says, in English", () => {
    expect(failureSentence(failure)).toBe(failure.message);
  });
  it("is a sentence of the reader's language with the place, elsewhere", async () => {
    await setLanguage("de");
    expect(failureSentence(failure)).toBe(
      "Dieser Wert liegt außerhalb des zulässigen Bereichs. Stelle: bodies[3].mass",
    );
    await setLanguage("ja");
    expect(failureSentence(failure)).toMatch(/bodies\[3\]\.mass$/);
  });
  it("is never empty, whatever was thrown", () => {
    for (const thrown of [
      new Error(""),
      "",
      new WebAssembly.RuntimeError("unreachable"),
      { code: "new-code" },
      null,
    ])
      expect(failureSentence(failureOf(thrown))).toMatch(/\w+ \w+/);
    expect(failureSentence(failureOf(new WebAssembly.RuntimeError("unreachable")))).toBe(
      t("error-out-of-memory"),
    );
    expect(has("error-other")).toBe(true);
  });
});

it.each([
  [
    "constraints[0]: its λ is not finite. The step was undone",
    "constraints[0]",
    "Its λ is not finite. The step was undone.",
  ],
  ["bodies[12].mass: must be positive", "bodies[12].mass", "Must be positive."],
  ["stepSize: -1 is out of range", "stepSize", "-1 is out of range."],
  ["method.kind: choose velocity", "method.kind", "Choose velocity."],
  ["the solver stopped at its limit", "", "The solver stopped at its limit."],
  ["“x”: no such word.", "", "“x”: no such word."],
])("%s is set as a place and a sentence", (words, place, sentence) =>
  expect(placeAndSentence(words)).toEqual({ place, sentence }),
);

it("a body is named, and other places of the document stay as they are", () => {
  const shown = (words: string): string => JSON.stringify(coreWords(words));
  expect(shown("bodies[0]: its position is not finite")).toContain("Body 1: its position is not finite.");
  expect(shown("bodies[0]: its position is not finite")).not.toContain("bodies");
  expect(shown("constraints[0]: its λ is not finite")).toContain("constraints[0]");
});
