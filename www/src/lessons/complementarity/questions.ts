// The questions of the lesson, and how the core's solutions answer them.

import type { Question } from "../../lcp/question";
import { solutionsOf } from "../../lcp/verdict";
import { list } from "../../lcp/verdict-line";
import type { Workspace } from "../../lcp/workspace";
import { settings } from "./settings";

type Key = keyof typeof settings;

function asked(
  workspace: Workspace,
  key: Key,
  name: string,
  choices: readonly string[],
  decide: (lambda: readonly number[], w: readonly number[]) => string,
): Question {
  const setting = settings[key];
  return {
    id: `complementarity-${name}`,
    choices,
    set: () => workspace.set(setting),
    judge: () => {
      const found = solutionsOf(workspace.state.verdict)[0];
      const [lambda, w] = [found?.lambda ?? [Number.NaN], found?.w ?? [Number.NaN]];
      return { choice: decide([...lambda], [...w]), numbers: { lambda: list(lambda), w: list(w) } };
    },
  };
}

export function questions(workspace: Workspace) {
  return {
    falling: asked(workspace, "falling", "falling", ["nothing", "stops", "throws"], ([lambda = 0]) =>
      lambda === 0 ? "nothing" : lambda > 3 ? "throws" : "stops",
    ),
    motor: asked(workspace, "weak", "motor", ["between", "hi", "none"], ([lambda], [w = 0]) =>
      lambda === undefined || Number.isNaN(lambda) ? "none" : Math.abs(w) > 1e-9 ? "hi" : "between",
    ),
    landing: asked(
      workspace,
      "landing",
      "landing",
      ["both", "left", "right", "neither"],
      ([left = 0, right = 0]) =>
        left > 0 && right > 0 ? "both" : left > 0 ? "left" : right > 0 ? "right" : "neither",
    ),
    energy: asked(workspace, "valley", "energy", ["nearest", "other", "origin"], ([x = 0, y = 0]) =>
      x === 0 && y === 0 ? "origin" : Math.abs(x - 3) < 1e-6 ? "nearest" : "other",
    ),
  };
}
