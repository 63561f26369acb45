// Keys while an input method composes belong to the input method; every place where one types asks in the same way.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { typedKey } from "./typed-key";

describe("the key that is typed", () => {
  it("is none while an input method composes", () => {
    expect(typedKey({ key: "Enter", isComposing: true, keyCode: 13 })).toBe("");
    expect(typedKey({ key: "Enter", isComposing: false, keyCode: 229 })).toBe("");
    expect(typedKey({ key: "Escape", isComposing: true, keyCode: 229 })).toBe("");
    expect(typedKey({ key: "Enter", isComposing: false, keyCode: 13 })).toBe("Enter");
  });
});

describe("the sources", () => {
  const root = join(import.meta.dirname, "..");
  const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.includes(".test"),
  );

  it("ask for it wherever text is typed and a key is heard", () => {
    const entries = sources.filter((name) => {
      const text = readFileSync(join(root, name), "utf8");
      return text.includes('type="text"') && text.includes("@keydown");
    });
    expect(entries.length).toBeGreaterThan(3);
    for (const name of [...entries, "panels/shortcuts.ts", "kit/shortcuts.ts", "formula/highlight.ts"])
      expect(readFileSync(join(root, name), "utf8"), name).toMatch(/typedKey\(event\)/);
  });
});
