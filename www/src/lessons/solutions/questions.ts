// The questions of the lesson, and how the core's solutions answer them.

import type { Question } from "../../lcp/question";
import { solutionsOf } from "../../lcp/verdict";
import { list, short } from "../../lcp/verdict-line";
import type { Workspace } from "../../lcp/workspace";
import { rods } from "./rod";
import { type Rod, rodPair } from "./rod-problem";
import { film, lifts, type Outcome } from "./rod-runs";
import { settings } from "./settings";

const counts = ["none", "one", "two", "three"] as const;

/** Spins that differ by less are the same. rad/s */
const alike = 0.1;

export function questions(
  workspace: Workspace,
  putRod: (rod: (typeof rods)["chalk"]) => void,
  show: (outcome: Outcome) => void,
) {
  const found = () => solutionsOf(workspace.state.verdict);
  const count = (): string => counts[found().length] ?? "none";
  const listed = () => ({
    choice: count(),
    numbers: {
      count: String(found().length),
      lambda: found()
        .map(({ lambda }) => list(lambda))
        .join(", "),
    },
  });
  const falling: Question = {
    id: "solutions-falling",
    choices: ["none", "one", "two"],
    set: () => workspace.set(settings.falling),
    judge: listed,
  };
  const chalk: Question = {
    id: "solutions-chalk",
    choices: ["one", "none", "two"],
    set: () => putRod(rods.chalk),
    judge: () => {
      const { a, b } = rodPair(rods.chalk);
      return {
        choice: count(),
        numbers: { a: short(a[0]?.[0] ?? 0), b: short(b[0] ?? 0), count: String(found().length) },
      };
    },
  };
  const three: Question = {
    id: "solutions-three",
    choices: ["one", "two", "three"],
    set: () => workspace.set(settings.three),
    judge: listed,
  };
  const psd: Question = {
    id: "solutions-psd",
    choices: ["always", "depends"],
    set: () => workspace.set(settings.empty),
    judge: () => ({
      choice: found().length === 0 ? "depends" : "always",
      numbers: { bases: String(2 ** workspace.state.size) },
    }),
  };
  const starts: Question = {
    id: "solutions-starts",
    choices: ["none", "chalk", "turning"],
    set: () => show("several"),
    judge: () => {
      const spins = (rod: Rod): number[] => lifts.map((lift) => film(rod, lift).last);
      const part = (rod: Rod): boolean => {
        const [first = 0, second = 0] = spins(rod);
        return Math.abs(first - second) > alike;
      };
      const choice = part(rods.chalk) ? "chalk" : part(rods.turning) ? "turning" : "none";
      const [rests = 0, lifted = 0] = spins(rods.turning);
      return { choice, numbers: { rests: short(rests), lifted: short(lifted) } };
    },
  };
  return { falling, chalk, three, psd, starts };
}
