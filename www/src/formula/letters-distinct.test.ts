// In the letters of a source every formula still says something: no equation has two equal sides, one letter stands for one quantity,
// and one quantity has one letter. It is seen in the TeX, of quantities that the tables replace and of letters that stay.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseFormulas } from "./compile";
import { lessonLetters } from "./lesson-letters";
import { type Letters, letters, type Piece, pieces, type Source, sources } from "./letters-table";
import { macros } from "./macros";
import { treatments } from "./symbol-letters";

const read = (lesson: string): string =>
  readFileSync(join(import.meta.dirname, `../lessons/${lesson}/formulas.tex`), "utf8");

/** The end of the group that begins at `from` with a brace or parenthesis; -1 where it has none. */
function groupEnd(tex: string, from: number): number {
  let depth = 0;
  for (let i = from; i < tex.length; i++) {
    if ("{(".includes(tex[i] ?? "")) depth++;
    if ("})".includes(tex[i] ?? "") && --depth === 0) return i;
  }
  return -1;
}
/** Without the marks of what may be pointed at, without spaces, macros written out: \h is h, \term{v}{\bm{v}} is \bm{v}. */
function bare(tex: string): string {
  let text = tex;
  for (const [macro, written] of Object.entries(macros))
    if (macro !== "\\term")
      text = text.replace(new RegExp(`\\${macro}(?![a-zA-Z])`, "g"), () => `${written} `);
  for (let at = text.indexOf("\\term{"); at >= 0; at = text.indexOf("\\term{")) {
    const key = groupEnd(text, at + 5);
    const end = groupEnd(text, key + 1);
    if (end < 0) break;
    text = `${text.slice(0, at)}${text.slice(key + 2, end)} ${text.slice(end + 1)}`;
  }
  return text.replace(/\\[,;!]|\\allowbreak|\{\}|\s+/g, " ").replace(/\s+/g, " ");
}
const close = (tex: string): string =>
  bare(tex)
    .replace(/(\\[a-zA-Z]+) (?![a-zA-Z])/g, "$1")
    .replace(/(?<!\\[a-zA-Z]+) /g, "")
    .trim();

/** The sides of each equation of a formula: cut at =, outside of all groups. */
function equations(tex: string): string[][] {
  const parts = tex
    .replace(/\\begin\{aligned\}|\\end\{aligned\}|&/g, " ")
    .split(/\\qquad|\\quad|\\\\(?:\[[^\]]*\])?|\\implies|\\Rightarrow/);
  return parts.map((part) => {
    const sides = [""];
    let depth = 0;
    for (const letter of part) {
      if ("{(".includes(letter)) depth++;
      if ("})".includes(letter)) depth--;
      if (letter === "=" && depth === 0) sides.push("");
      else sides[sides.length - 1] += letter;
    }
    return sides.map(close);
  });
}
const groups = new Set(
  ["dot", "ddot", "hat", "vec", "bm", "mathbf", "mathit", "mathrm", "text", "operatorname"].map(
    (command) => `\\${command}`,
  ),
);
/** Letters with their accents and words in one piece, commands, signs. */
function tokens(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    const [command] = /^\\[a-zA-Z]+/.exec(text.slice(at)) ?? [];
    const behind = at + (command ?? "").length;
    const group = command && groups.has(command) && text[behind] === "{" ? groupEnd(text, behind) + 1 : 0;
    const end = Math.max(group, behind, at + 1);
    found.push(text.slice(at, end));
    at = end;
  }
  return found.filter((token) => token !== " ");
}
/** True where the text has this letter, whole: no index, and without an index that makes another of it. */
function holds(text: string, letter: string): boolean {
  const [all, sought] = [tokens(text), tokens(letter)];
  return all.some(
    (_, i) =>
      sought.every((token, k) => all[i + k] === token) &&
      all[i - 1] !== "_" &&
      !["_", "'"].includes(all[i + sought.length] ?? ""),
  );
}
/** Without the parentheses around it. */
const inside = (text: string): string =>
  text.startsWith("(") && groupEnd(text, 0) === text.length - 1 ? text.slice(1, -1) : text;

const undotted = (text: string): string => text.replace(/\\d?dot\{((?:[^{}]|\{[^{}]*\})*)\}/g, "$1 ");

/** Faults of a formula as a source's letters set it; `spelled`: single letters of ours that have another there. */
function faults(cut: readonly Piece[], spelled: readonly (readonly [string, string])[]): string[] {
  const found: string[] = [];
  for (const sides of equations(cut.map(({ theirs }) => theirs).join("")))
    sides.forEach((side, i) => {
      if (side !== "" && sides.indexOf(side) < i) found.push(`${side} = ${side}`);
    });
  // With an index it is another letter: a part of the vector.
  const index = (i: number): string => (cut[i + 1]?.theirs.startsWith("_") ? "_" : "");
  const replaced = cut.flatMap(({ ours, theirs, replaced: own }, i) =>
    own ? [[inside(close(ours)) + index(i), close(theirs) + index(i)] as const] : [],
  );
  // A piece may begin or end inside of a mark.
  const stays = cut
    .filter((piece) => !piece.replaced)
    .map(({ ours }) => close(ours.replace(/\\term\{\w+\}\{|\\(?:begin|end)\{\w+\}/g, " ")));
  for (const [ours, theirs] of new Set(replaced)) {
    for (const [other, same] of replaced)
      if (same === theirs && other < ours) found.push(`${other} and ${ours} are ${theirs}`);
    if (ours === theirs || ours.endsWith("_")) continue;
    for (const text of stays) {
      if (holds(text, theirs)) found.push(`${ours} is ${theirs}, which stays elsewhere`);
    }
  }
  for (const [ours, theirs] of spelled)
    if (stays.some((text) => holds(undotted(text), ours))) found.push(`${ours} is ${theirs}, and stays here`);
  return [...new Set(found)];
}
/** As compileFormulas takes it: the formula in the source's own signs, where there is one. */
function faultsOf(tex: string, source: Source, own: Letters = []): Record<string, string[]> {
  const all = parseFormulas(tex);
  const inSigns = (name: string): string | undefined =>
    all.find((each) => each.name === name && each.source === source)?.tex;
  const table = new Map([...letters[source], ...own]);
  const spelled = [...table]
    .map(([ours, theirs]) => [close(ours), close(theirs)] as const)
    .filter(([ours, theirs]) => ours !== theirs && tokens(ours).length === 1);
  const each = all
    .filter((formula) => formula.source === undefined)
    .map(({ name, tex: ours }) => {
      const theirs = inSigns(name);
      // In a formula that is written for the source a letter of ours stays on purpose.
      return [
        name,
        faults(pieces(theirs ?? ours, source, own), theirs === undefined ? spelled : []),
      ] as const;
    });
  return Object.fromEntries(each.filter(([, found]) => found.length > 0));
}

describe.each(sources)("in the letters of %s", (source) => {
  it.each(Object.keys(treatments).filter((lesson) => treatments[lesson]?.[source]))(
    "the formulas of %s have two different sides, one letter for each quantity, one quantity for each letter",
    (lesson) => {
      expect(faultsOf(read(lesson), source, lessonLetters[lesson]?.[source])).toEqual({});
    },
  );
});

it("sees an equation of equal sides, a letter for two quantities, a quantity with two letters", () => {
  const velocity = "\\term{v}{\\bm{v}}";
  const of = (tex: string, source: Source): string[] => faultsOf(`[a]\n${tex}`, source).a ?? [];
  expect(of(`\\dot{\\bm{q}} = \\bm{S}\\,${velocity}`, "duthaler")).toEqual([
    "\\bm{v} is \\dot{\\bm{q}}, which stays elsewhere",
  ]);
  expect(of("\\term{m}{\\bm{W}} = \\term{m}{\\bm{M}}^{-1}", "lee")).toEqual(["M^{-1} = M^{-1}"]);
  expect(of(`${velocity} = \\bm{v}`, "lee")).toEqual(["\\bm{v} is \\vec{V}, and stays here"]);
  expect(of("\\term{x}{\\bm{q}} = \\x", "ogawa")).toEqual(["x = x", "\\bm{q} and \\bm{x} are x"]);
  expect(of(`\\bm{a} = \\bm{S}\\,${velocity}`, "lee")).toEqual([]);
});
