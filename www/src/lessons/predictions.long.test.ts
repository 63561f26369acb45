// Every prediction is answered by its run with one of its choices, and tells no rounding error as a measured number.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parseNumber } from "../panels/numbers";
import { startCore } from "../simulation/start-core.testing";
import { answer } from "./in-core.testing";
import type { Prediction } from "./prediction";

beforeAll(startCore);

const here = import.meta.dirname;
const lessons = readdirSync(here).filter((name) => existsSync(join(here, name, "predictions.ts")));

describe.each(lessons)("of the lesson %s", async (lesson) => {
  const all = Object.values((await import(`./${lesson}/predictions.ts`)) as Record<string, unknown>);
  const predictions = all.filter(
    (each): each is Prediction => each !== null && typeof each === "object" && "judge" in each,
  );

  it.each(predictions.map((each) => [each.id, each] as const))("%s", (_, prediction) => {
    const { choice, numbers } = answer(prediction);
    expect(prediction.choices).toContain(choice);
    for (const [name, text] of Object.entries(numbers)) {
      const value = parseNumber(text.replace(/\s?[^\d\s]+$/, "")) ?? parseNumber(text);
      expect(value === null || value === 0 || Math.abs(value) > 1e-12, `${name}: ${text}`).toBe(true);
    }
  });
});
