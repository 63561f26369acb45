// The questions of the lesson, and how the runs answer them.

import type { Question } from "../../iterating/question";
import { fateOf } from "../../iterating/rates";
import type { Workspace } from "../../iterating/workspace";
import { fixed, formatNumber, listed } from "../../panels/numbers";

const usual = { tolerance: 1e-6, most: 1000 } as const;
const iterationsOf = (workspace: Workspace, id: string): number =>
  workspace.results.find((result) => result.id === id)?.result?.iterations ?? Number.NaN;
const list = (values: ArrayLike<number>): string =>
  listed(Array.from(values, (value) => formatNumber(value)));

export const seidel: Question = {
  id: "iterating-seidel",
  choices: ["same", "half", "tenth"],
  setup: { ...usual, problem: "chain", size: 10, method: "gauss-seidel" },
  judge: (workspace) => {
    const [jacobi, own] = [iterationsOf(workspace, "jacobi"), iterationsOf(workspace, "gauss-seidel")];
    const part = own / jacobi;
    const choice = part > 0.8 ? "same" : part > 0.3 ? "half" : "tenth";
    return { choice, numbers: { jacobi: String(jacobi), seidel: String(own) } };
  },
};

export const alike: Question = {
  id: "iterating-alike",
  choices: ["slow", "cycles", "infinity"],
  setup: { ...usual, most: 30, problem: "alike", method: "jacobi", omega: 1 },
  judge: (workspace) => {
    const { result, moments } = workspace;
    const fate = fateOf(result);
    const choice = fate === "diverges" ? "infinity" : fate === "cycles" ? "cycles" : "slow";
    const k = result.iterations;
    const numbers = {
      sweeps: String(k),
      last: list(moments.walk.iterate(k)),
      before: list(moments.walk.iterate(k - 1)),
      radius: fixed(workspace.iteration("jacobi")?.radius ?? Number.NaN, 2),
    };
    return { choice, numbers };
  },
};

export const omega: Question = {
  id: "iterating-omega",
  choices: ["careful", "plain", "middle", "bold"],
  setup: { ...usual, problem: "chain", size: 10, method: "sor", omega: 1.56 },
  judge: (workspace) => {
    const counts = { careful: 0.8, plain: 1, middle: 1.56, bold: 1.95 };
    const needed = Object.entries(counts).map(
      ([name, value]) =>
        [name, workspace.iterationsWith("sor", value, 1000) ?? Number.POSITIVE_INFINITY] as const,
    );
    const [choice] = needed.reduce((best, each) => (each[1] < best[1] ? each : best));
    return { choice, numbers: Object.fromEntries(needed.map(([name, count]) => [name, String(count)])) };
  },
};

export const bounds: Question = {
  id: "iterating-bounds",
  choices: ["faster", "same", "slower"],
  setup: { ...usual, problem: "obstacle", size: 10, method: "gauss-seidel" },
  judge: (workspace) => {
    const [all, free] = [
      workspace.iteration("gauss-seidel")?.radius ?? Number.NaN,
      workspace.rate("gauss-seidel") ?? Number.NaN,
    ];
    const choice = free < all - 0.005 ? "faster" : free > all + 0.005 ? "slower" : "same";
    return {
      choice,
      numbers: { all: fixed(all, 3), free: fixed(free, 3), sweeps: String(workspace.result.iterations) },
    };
  },
};
