// A letter with dots over it is not in the serif of the texts: aims, sources and hypotheses have it in formulas.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const inSerif = /^(?:course-.+|\w+-source-.+|solutions-prop\d-given) = /;
const dotted = (text: string): boolean =>
  /[\u0307\u0308]/.test(text.normalize("NFD").replace(/[aouAOU]\u0308/g, ""));

it.each(["en", "de", "ja", "ko"])(
  "no text in serif writes a derivative with a letter of another type: %s",
  (language) => {
    const folder = join(import.meta.dirname, language);
    const lines = readdirSync(folder)
      .flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"))
      .filter((line) => inSerif.test(line));
    expect(lines.length).toBeGreaterThan(80);
    expect(lines.filter(dotted)).toEqual([]);
  },
);

it("sees such a letter, and takes no umlaut for one", () => {
  expect(["q̈", "Ċ", "J̇", "größer, Übung"].map(dotted)).toEqual([true, true, true, false]);
});
