// Every lesson with a text has at least four exercises; choices.test.ts finds a field in each. Each number is solved once and failed
// once, and has its words.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { mistake, type Wanted } from "./grade";
import { lessons } from "./registry";

const here = import.meta.dirname;
const code = (lesson: string): string =>
  readdirSync(join(here, lesson))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(here, lesson, file), "utf8"))
    .join("\n");

async function answersOf(lesson: string): Promise<Record<string, Wanted>> {
  if (!existsSync(join(here, lesson, "answers.ts"))) return {};
  return ((await import(`./${lesson}/answers.ts`)) as { answers: Record<string, Wanted> }).answers;
}

// The tasks of the kit are states to reach; kit/tasks.test.ts solves and fails each.
describe.each(lessons.map(({ id }) => id).filter((id) => id !== "kit"))("the lesson %s", async (lesson) => {
  const answers = await answersOf(lesson);
  const text = code(lesson);

  it("has at least four exercises, and shows the field of each answer", () => {
    const words = readFileSync(join(here, `../messages/en/${lesson}.ftl`), "utf8");
    expect([...words.matchAll(/^[\w-]+-exercise-\d+ =/gm)].length).toBeGreaterThanOrEqual(4);
    const generic = text.includes("answers[id]");
    const hidden = Object.keys(answers).filter((id) => !generic && !text.includes(`answers["${id}"]`));
    expect(hidden).toEqual([]);
  });

  it.each(Object.entries(answers))("%s is solved by its number, and by no other", (_, wanted) => {
    expect(mistake(wanted.value, wanted)).toBeNull();
    const far = 1 + Math.abs(wanted.value);
    // Three digits are enough.
    expect(mistake(Number(wanted.value.toPrecision(3)), wanted)).toBeNull();
    for (const other of [wanted.value + far, wanted.value - far])
      expect(mistake(other, wanted)).not.toBeNull();
  });
});
