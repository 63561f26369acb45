// The note about a symbol speaks of the sign that stands there: every place of the lessons' formulas that may be pointed at.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileFormulas } from "./compile";
import { type Marked, signsOf } from "./sign";
import { symbolNamed } from "./symbols";

interface Node extends Marked {
  readonly colour: string | undefined;
  readonly children: Node[];
  textContent: string;
}

/** MathML as elements; every place that may be pointed at. */
function places(mathml: string): Node[] {
  const element = (localName: string, colour?: string): Node => ({
    localName,
    colour,
    children: [],
    textContent: "",
  });
  const found: Node[] = [];
  const open = [element("root")];
  for (const [, end, name = "", attributes = "", closed, text] of mathml.matchAll(
    /<(\/?)(\w+)([^>]*?)(\/?)>|([^<]+)/g,
  )) {
    if (text !== undefined) for (const each of open) each.textContent += text;
    else if (end) open.pop();
    else {
      const made = element(name, /data-symbol="(\w+)"/.exec(attributes)?.[1]);
      open.at(-1)?.children.push(made);
      if (made.colour) found.push(made);
      if (!closed) open.push(made);
    }
  }
  return found;
}

const folder = join(import.meta.dirname, "../lessons");
const withFormulas = readdirSync(folder).filter((id) => existsSync(join(folder, id, "formulas.tex")));

/** By sign: the key of the note. */
function notesOf(lesson: string): Map<string, string> {
  const formulas = compileFormulas(readFileSync(join(folder, lesson, "formulas.tex"), "utf8"));
  const notes = new Map<string, string>();
  for (const place of Object.values(formulas).flatMap(places)) {
    const sign = signsOf(place).whole;
    const note = symbolNamed(sign, lesson, place.colour ?? "");
    if (note) expect(note.symbol, `${lesson}: ${place.textContent}`).toBe(sign);
    notes.set(sign, note?.key ?? "");
  }
  return notes;
}

describe("the note about a sign", () => {
  it.each(withFormulas)("in %s is about this sign, or there is none", (lesson) => {
    const notes = notesOf(lesson);
    const silent = [...notes].filter(([, key]) => key === "").map(([sign]) => sign);
    // Products have none: they are no symbols. The b of a program is compared with the b of an LCP and has no section of its own.
    expect(silent.filter((sign) => [...sign.normalize("NFD").replace(/\p{M}/gu, "")].length === 1)).toEqual(
      lesson === "programs" ? ["b"] : [],
    );
  });
  it.each([
    ["impulses", "W", "W"],
    ["impulses", "J", "J"],
    ["impulses", "Q", "Q"],
    ["impulses", "q", "coordinates"],
    ["rigid", "ω", "omega"],
    ["rigid", "L", "L"],
    ["rigid", "q", "q"],
    ["complementarity", "w", "w"],
    ["complementarity", "b", "b"],
    ["complementarity", "E", "objective"],
    ["circle", "f̂", "fhat"],
    ["circle", "ẋ", "v"],
    ["circle", "Ċ", "Cdot"],
    ["circle", "∇C", "grad"],
    ["programs", "y", "price"],
    ["programs", "c", "cost"],
    ["programs", "s", "surface"],
    ["coordinates", "S", "S"],
    ["coordinates", "M̂", "Mhat"],
    ["redundant", "s", "surplus"],
  ])("in %s: %s", (lesson, sign, key) => {
    expect(notesOf(lesson).get(sign.normalize("NFC")) ?? "").toBe(key);
  });
});

it("reads a sign through weight, slant, accents and indices", () => {
  const sign = (mathml: string): string => signsOf(places(mathml)[0] as Node).whole;
  expect(sign('<mi data-symbol="lambda">𝝀</mi>')).toBe("λ");
  expect(sign('<msub data-symbol="v"><mi>𝝎</mi><mi>b</mi></msub>')).toBe("ω");
  expect(sign('<mover data-symbol="fhat"><mi>𝒇</mi><mo>^</mo></mover>')).toBe("f̂".normalize("NFC"));
});
