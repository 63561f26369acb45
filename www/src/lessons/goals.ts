// The aims of a lesson, as they stand at its beginning and in the notes for lecturers.
import { mathml } from "../formula/mathml";
import { has } from "../messages";
import { rich, type Slots } from "../messages/rich";
import formulas from "./goals.tex";

const slots: Slots = { "tree-motion": mathml(formulas, "tree-motion") };

export function goalsOf(lesson: string): readonly unknown[] {
  return [1, 2]
    .map((n) => `course-${lesson}-goal-${n}`)
    .filter((id) => has(id))
    .map((id) => rich(id, slots));
}
