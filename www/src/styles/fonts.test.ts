// Characters that the page shows are in the fonts that every reader fetches, not in those for rare ones.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const here = import.meta.dirname;
const css = readFileSync(join(here, "fonts.css"), "utf8");
const rare = [...css.matchAll(/-rare\.woff2.*\s+unicode-range:([^;]*)/g)].map(([, ranges = ""]) =>
  ranges.split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  }),
);

test.each(["en", "de", "ja", "ko"])("no text in %s needs a font of rare characters", (language) => {
  expect(rare.length).toBe(4);
  const folder = join(here, "../messages", language);
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const found = new Set(texts.join(""));
  expect(found.size).toBeGreaterThan(60);
  const missing = [...found].filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return rare.some((ranges) => ranges.some(([first, last]) => first <= code && code <= last));
  });
  expect(missing, "node scripts/fonts.mjs cuts the fonts anew").toEqual([]);
});

test.each(["en", "de", "ja", "ko"])(
  "prose in %s has letters with a dot in formulas only: the serif has none",
  (language) => {
    const folder = join(here, "../messages", language);
    const messages = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(/^([\w-]+) = (.*)$/gm)].map(
        ([, id = "", text = ""]) => ({ id, text, drawing: file === "draw.ftl" }),
      ),
    );
    // Paragraphs of lessons and what is said of drawn curves; lines of programs have a font of their own.
    const prose = messages.filter(
      ({ id, drawing }) => drawing || (/-\d+$/.test(id) && !/-line-\d+$/.test(id)),
    );
    expect(prose.length).toBeGreaterThan(500);
    expect(prose.filter(({ text }) => /[ĊċẊẋẎẏ]/.test(text)).map(({ id }) => id)).toEqual([]);
  },
);
