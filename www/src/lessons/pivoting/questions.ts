// The questions of the lesson, and how measured solves answer them.
import type { Question } from "../../lcp/question";
import { fixed } from "../../panels/numbers";
import { large } from "./problems";
import type { PivotState } from "./state";
import { type Contestant, type Outcome, outcomeOf } from "./trial";

const outcome = (problem: keyof typeof large, solver: Contestant): Outcome =>
  outcomeOf(large[problem](), solver);
/** The last iteration of a pivoting solver refines and is no pivot. */
export const pivots = (problem: keyof typeof large, solver: "lemke" | "principal-pivoting"): number =>
  outcome(problem, solver).iterations - 1;

export function questions(state: PivotState) {
  const count: Question = {
    id: "pivoting-count",
    choices: ["few", "sweeps", "all"],
    set: () => state.set({ problem: "obstacle", solver: "lemke" }),
    judge: () => {
      const [lemke, sweeps] = [pivots("obstacle", "lemke"), outcome("obstacle", "gauss-seidel").iterations];
      const choice = lemke < 60 ? "few" : lemke < 10_000 ? "sweeps" : "all";
      return { choice, numbers: { lemke: String(lemke), sweeps: String(sweeps) } };
    },
  };
  const conjugate: Question = {
    id: "pivoting-conjugate",
    choices: ["same", "fifth", "fiftieth"],
    set: () => state.set({ problem: "stack", solver: "nncg" }),
    judge: () => {
      const [own, seidel] = [
        outcome("stack", "nncg").iterations,
        outcome("stack", "gauss-seidel").iterations,
      ];
      const part = own / seidel;
      const choice = part > 0.6 ? "same" : part > 0.06 ? "fifth" : "fiftieth";
      return { choice, numbers: { nncg: String(own), seidel: String(seidel), part: fixed(part, 2) } };
    },
  };
  const circle: Question = {
    id: "pivoting-circle",
    choices: ["seidel", "conjugate", "lemke"],
    set: () => state.set({ problem: "cyclic", solver: "nncg" }),
    judge: () => {
      const names = { seidel: "gauss-seidel", conjugate: "nncg", lemke: "lemke" } as const;
      const ended = Object.entries(names).map(
        ([choice, solver]) => [choice, outcome("cyclic", solver)] as const,
      );
      const [choice = "none"] = ended.find(([, { status }]) => status === "solved") ?? [];
      return {
        choice,
        numbers: {
          most: String(outcome("cyclic", "nncg").iterations),
          lemke: String(pivots("cyclic", "lemke")),
        },
      };
    },
  };
  return { count, conjugate, circle };
}
