import { describe, expect, it } from "vitest";
import { compose, rich } from "./rich";

const values = (piece: unknown): unknown[] => (piece as { values: unknown[] }).values;

describe("rich", () => {
  it("puts slots where the message has variables", () => {
    expect(rich("lesson-kicker", { number: "ONE", minutes: "TWO" })).toEqual([
      "Lesson ",
      "ONE",
      " · about ",
      "TWO",
      " minutes",
    ]);
  });

  it("knows emphasis, strong words, and slots inside them", () => {
    const [before, emphasis, middle, strong, after] = compose("a *b* c **d \u0001x\u0001** e", { x: "SLOT" });
    expect([before, middle, after]).toEqual(["a ", " c ", " e"]);
    expect(values(emphasis)[0]).toEqual(["b"]);
    expect(values(strong)[0]).toEqual(["d ", "SLOT"]);
  });

  it("holds the punctuation after a slot on its line, and no other words", () => {
    const [slot, after] = compose("\u0001x\u0001). And", { x: "SLOT" });
    expect(values(slot)).toEqual(["SLOT", ")."]);
    expect(after).toBe(" And");
    expect(compose("\u0001x\u0001 and", { x: "SLOT" })).toEqual(["SLOT", " and"]);
  });

  it("leaves lonely asterisks alone", () => {
    expect(compose("3 * 4", {})).toEqual(["3 * 4"]);
  });
});
