// Undo and redo as moves between documents: nothing is lost but what lies in another future.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UndoStack } from "./undo-stack";

/** Model of an editor with unlimited memory: all documents in a row, and the present place. */
class Model {
  all = ["0"];
  at = 0;
}

const moves = fc.array(fc.constantFrom("change", "undo", "redo"), { maxLength: 60 });

describe("undo stack", () => {
  it("agrees with a list of all documents, at any sequence of moves", () => {
    fc.assert(
      fc.property(moves, (sequence) => {
        const stack = new UndoStack();
        const model = new Model();
        let present = "0";
        sequence.forEach((move, i) => {
          if (move === "change") {
            stack.push(present);
            present = String(i + 1);
            model.all = [...model.all.slice(0, model.at + 1), present];
            model.at += 1;
          } else if (move === "undo") {
            present = stack.undo(present) ?? present;
            model.at = Math.max(0, model.at - 1);
          } else {
            present = stack.redo(present) ?? present;
            model.at = Math.min(model.all.length - 1, model.at + 1);
          }
          expect(present).toBe(model.all[model.at]);
          expect(stack.canUndo).toBe(model.at > 0);
          expect(stack.canRedo).toBe(model.at < model.all.length - 1);
        });
      }),
    );
  });

  it("forgets the oldest first, and never the last change", () => {
    const stack = new UndoStack({ steps: 3, letters: 10 });
    for (const text of ["aa", "bb", "cc", "dd"]) stack.push(text);
    expect([stack.undo("ee"), stack.undo("dd"), stack.undo("cc"), stack.undo("bb")]).toEqual([
      "dd",
      "cc",
      "bb",
      null,
    ]);
    stack.push("x".repeat(50));
    expect(stack.undo("y")).toBe("x".repeat(50));
  });

  it("returns on redo to what undo left, changed meanwhile or not", () => {
    const stack = new UndoStack();
    stack.push("empty");
    expect(stack.undo("a stick, five seconds later")).toBe("empty");
    expect(stack.redo("empty")).toBe("a stick, five seconds later");
  });
});
