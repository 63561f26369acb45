// Each section of a lesson has the stage that it speaks of: an experiment, question, drawing or problem of its own in the text. The
// sections without one are listed here, with the reason why they need none.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import listed from "virtual:sections";
import { describe, expect, it } from "vitest";

type Reason =
  /** Speaks of the experiment that the lesson opens with, before any section sets up another. */
  | "opening"
  /** Speaks of whatever is on the stage: its numbers are those of the present state. */
  | "present"
  /** Derives or decides; speaks of no picture, or has one of its own in the text. */
  | "text";

const withoutStage: Readonly<Record<string, Reason>> = {
  // Measures computing times in a picture of its own; a run on the stage would disturb them.
  "methods-cost": "text",
  // A table of recommendations.
  "methods-decide": "text",
  // Each proposition has a proof and a search of its own.
  "solutions-props": "text",
  // Suggestions for one's own constructions, which stay on the board.
  "kit-more": "text",
};

/** Calls and elements that set up the stage, in the source of a section. */
const setsUp =
  /\b(tries|ask|question|draw|button|buttons|settingButtons|task)\(|<cd-(film|live-[\w-]+ \.workspace)|\.workspace=|workspace\.(perform|prepare|set)\(/;

/** The source of every section of a lesson, by its id. */
function sourcesOf(lesson: string): Map<string, string> {
  const found = new Map<string, string>();
  const folder = join(import.meta.dirname, lesson);
  for (const file of readdirSync(folder).filter((name) => /^[^.]+\.ts$/.test(name))) {
    const source = readFileSync(join(folder, file), "utf8");
    for (const match of source.matchAll(/\bsection\(\s*"([\w-]+)"/g))
      found.set(match[1] ?? "", callAt(source, match.index));
  }
  return found;
}
/** A call from its name to the parenthesis that closes it. */
function callAt(source: string, from: number): string {
  let depth = 0;
  for (let i = source.indexOf("(", from); i < source.length; i++) {
    if (source[i] === "(") depth += 1;
    if (source[i] === ")") depth -= 1;
    if (depth === 0) return source.slice(from, i + 1);
  }
  return source.slice(from);
}

const teaching = listed.filter(({ slug }) => !["exercises", "sources"].includes(slug));
const lessons = [...new Set(teaching.map(({ lesson }) => lesson))];

describe.each(lessons)("%s", (lesson) => {
  const sources = sourcesOf(lesson);
  const sections = teaching
    .filter((section) => section.lesson === lesson)
    .map(({ slug }) => {
      const id = [...sources.keys()].find((each) => each.slice(each.indexOf("-") + 1) === slug) ?? "";
      return { id: `${lesson}-${slug}`, own: setsUp.test(sources.get(id) ?? "") };
    });

  it("has a stage for each section that speaks of one", () => {
    expect(sections.length).toBeGreaterThan(0);
    const listedHere = Object.keys(withoutStage).filter((id) => id.startsWith(`${lesson}-`));
    expect(sections.filter(({ own }) => !own).map(({ id }) => id)).toEqual(listedHere);
  });
  it("speaks of its opening experiment only before another takes its place", () => {
    const firstOwn = sections.findIndex(({ own }) => own);
    const late = sections.filter(({ id }, i) => withoutStage[id] === "opening" && i > firstOwn);
    expect(late.map(({ id }) => id)).toEqual([]);
  });
});
