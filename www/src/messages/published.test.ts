// Published message files: no comments, and no line break between a number and its unit.
import { join } from "node:path";
import { expect, it } from "vitest";

const plugin = join(import.meta.dirname, "../../scripts/without-comments.ts");
const { published } = (await import(plugin)) as { published: (text: string) => string };

it("a number stays with its unit, a word after a number does not", () => {
  expect(published("a = 98.1 N, {$mass} kg and 5 m/s².\n")).toBe(
    "a = 98.1\u00a0N, {$mass}\u00a0kg and 5\u00a0m/s².\n",
  );
  for (const plain of ["a = 3 masses\n", "a = 10 Nodes\n", "a = {$x} more\n"])
    expect(published(plain)).toBe(plain);
});
it("comments are left out", () => {
  expect(published("# Comment\na = b\n## Group\n")).toBe("a = b\n");
});
