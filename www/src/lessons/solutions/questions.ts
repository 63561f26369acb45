// The questions of the lesson, and how the core's solutions answer them.
import type { Bench } from "../../lcp/bench";
import type { Question } from "../../lcp/question";
import { solutionsOf } from "../../lcp/verdict";
import { list, short } from "../../lcp/verdict-line";
import { rods } from "./rod";
import { rodPair } from "./rod-problem";
import { settings } from "./settings";

const counts = ["none", "one", "two", "three"] as const;

export function questions(bench: Bench, putRod: (rod: (typeof rods)["chalk"]) => void) {
  const found = () => solutionsOf(bench.desk.verdict);
  const count = (): string => counts[found().length] ?? "none";
  const falling: Question = {
    id: "solutions-falling",
    choices: ["none", "one", "two"],
    set: () => bench.set(settings.falling),
    judge: () => ({
      choice: count(),
      numbers: {
        count: String(found().length),
        lambda: found()
          .map(({ lambda }) => list(lambda))
          .join(", "),
      },
    }),
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
    set: () => bench.set(settings.three),
    judge: () => ({
      choice: count(),
      numbers: {
        count: String(found().length),
        lambda: found()
          .map(({ lambda }) => list(lambda))
          .join(", "),
      },
    }),
  };
  const psd: Question = {
    id: "solutions-psd",
    choices: ["always", "depends"],
    set: () => bench.set(settings.empty),
    judge: () => ({
      choice: found().length === 0 ? "depends" : "always",
      numbers: { bases: String(2 ** bench.desk.size) },
    }),
  };
  return { falling, chalk, three, psd };
}
