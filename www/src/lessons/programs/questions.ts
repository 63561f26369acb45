// The questions of the lesson, and how the core's solutions answer them.
import { ProgramState, places } from "../../lcp/program";
import { programExamples } from "../../lcp/program-examples";
import type { Question } from "../../lcp/question";
import { list, short } from "../../lcp/verdict-line";
import { recalledAnswer } from "../../panels/question";

const near = (x: readonly number[] | undefined, y: readonly [number, number]): boolean =>
  x !== undefined && Math.hypot((x[0] ?? 0) - y[0], (x[1] ?? 0) - y[1]) < 1e-6;

export function questions(state: ProgramState) {
  const best = () => state.candidates[0];
  const corner: Question = {
    id: "programs-corner",
    choices: ["right", "middle", "top"],
    set: () => state.put(programExamples.shop),
    show: () => state.put(programExamples.shop, !recalledAnswer(corner)),
    judge: () => ({
      choice: near(best()?.x, [3, 0]) ? "right" : near(best()?.x, [0, 4]) ? "top" : "middle",
      numbers: { x: list(best()?.x ?? []), value: short(best()?.value ?? Number.NaN) },
    }),
  };
  const wall: Question = {
    id: "programs-wall",
    choices: ["corner", "wall", "inside"],
    set: () => state.put(programExamples.wall),
    show: () => state.put(programExamples.wall, !recalledAnswer(wall)),
    judge: () => {
      const pushes = [...(best()?.y ?? []), ...(best()?.s ?? [])].filter((push) => push > 1e-9).length;
      return {
        choice: pushes === 0 ? "inside" : pushes === 1 ? "wall" : "corner",
        numbers: { x: list(best()?.x ?? []), y: short(best()?.y[0] ?? Number.NaN) },
      };
    },
  };
  const saddle: Question = {
    id: "programs-saddle",
    choices: ["one", "three", "none"],
    set: () => state.put(programExamples.saddle),
    show: () => state.put(programExamples.saddle, !recalledAnswer(saddle)),
    judge: () => {
      const count = places(state.candidates).length;
      const { status = "", x = [] } = state.solved ?? {};
      return {
        choice: count === 0 ? "none" : count === 1 ? "one" : "three",
        numbers: {
          count: String(count),
          x: list(best()?.x ?? []),
          value: short(best()?.value ?? Number.NaN),
          lemke: status === "solved" ? list(x) : "—",
        },
      };
    },
  };
  return { corner, wall, saddle };
}

/** The workshop. Its best point is covered until the question about it has been answered, be it on an earlier visit. */
export function workshop(): ProgramState {
  const state = new ProgramState(programExamples.shop, true);
  if (recalledAnswer(questions(state).corner)) state.uncover();
  return state;
}
