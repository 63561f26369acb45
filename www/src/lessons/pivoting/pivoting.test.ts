// The lesson in the real core: its moments end at the core's iterates, its questions are answered as the text says, its table is
// full, and no word is missing.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { compileFormulas } from "../../formula/compile";
import { startCore } from "../../simulation/start-core.testing";
import { spokenIn } from "../number-words.testing";
import { answers } from "./answers";
import { listings, solvers } from "./code";
import { tryouts } from "./presets";
import { large, largeIds, smallIds } from "./problems";
import { questions } from "./questions";
import { coverOf, PivotState } from "./state";
import { contestants, outcomeOf, Trial } from "./trial";

beforeAll(startCore);
const standing = (problem: (typeof smallIds)[number], solver: (typeof solvers)[number]): PivotState => {
  const state = new PivotState();
  state.set({ problem, solver });
  return state;
};

describe.each(solvers)("%s, line by line", (solver) => {
  it.each(smallIds)(
    "on %s every moment lights a line of its listing, and the last shows the result",
    (problem) => {
      const state = standing(problem, solver);
      const lines = new Set(listings[solver].flatMap(({ line }) => line ?? []));
      for (let at = 0; at <= state.last; at++) {
        state.go(at);
        expect(lines, `moment ${at}`).toContain(state.moment.line);
      }
      expect(state.moment.k).toBe(state.result.iterations);
      if (state.result.status === "solved") expect([...state.lambda]).toEqual([...state.result.lambda]);
    },
  );
});

it("every line of every listing lights on one of the problems", () => {
  for (const solver of solvers) {
    const lit = new Set<string>();
    for (const problem of smallIds) {
      const state = standing(problem, solver);
      for (let at = 0; at <= state.last; at++) {
        state.go(at);
        lit.add(state.moment.line);
      }
    }
    expect(
      listings[solver].flatMap(({ line }) => line ?? []).filter((line) => !lit.has(line)),
      solver,
    ).toEqual([]);
  }
});

it("z₀ of Lemke's method falls with every pivot on two rows, to zero", () => {
  const state = standing("pair", "lemke");
  const covers = [1, 2, 3].map(() => {
    state.nextIteration();
    return coverOf(state);
  });
  expect(covers[0]).toBeCloseTo(6 / Math.SQRT2, 12);
  expect(covers[1]).toBeLessThan(covers[0] as number);
  expect(covers[2]).toBe(0);
});

it("SPG's step lengths are those of its listing, in turn", () => {
  const state = standing("pair", "spectral-projected-gradient");
  const [[a11, a12], [a21, a22]] = state.numbers.a as [[number, number], [number, number]];
  let alpha = 1;
  for (let k = 1; k <= 3; k++) {
    const [before, [w1, w2]] = [[...state.lambda], state.w as [number, number]];
    state.nextIteration();
    const [d1, d2] = [...state.lambda].map((value, i) => value - (before[i] ?? 0)) as [number, number];
    expect(-d1 / (w1 / a11), `α in iteration ${k}`).toBeCloseTo(alpha, 8);
    expect(-d2 / (w2 / a22), `α in iteration ${k}`).toBeCloseTo(alpha, 8);
    const [ad1, ad2] = [a11 * d1 + a12 * d2, a21 * d1 + a22 * d2];
    const curvature = d1 * ad1 + d2 * ad2;
    alpha =
      k % 2 === 1
        ? (a11 * d1 ** 2 + a22 * d2 ** 2) / curvature
        : curvature / (ad1 ** 2 / a11 + ad2 ** 2 / a22);
    const lit = new Set<string>();
    for (let at = state.at; state.moment.k === k; at--) {
      lit.add(state.moment.line);
      state.go(at - 1);
    }
    expect([lit.has("spg-alpha"), lit.has("spg-alpha-even")]).toEqual([k % 2 === 1, k % 2 === 0]);
    state.nextIteration();
  }
});

it("the listings and their text have the constants of the core", () => {
  const here = import.meta.dirname;
  const found = (file: string, pattern: RegExp): number =>
    Number(pattern.exec(readFileSync(join(here, "../../../../src/solver", file), "utf8"))?.[1]);
  const tex = readFileSync(join(here, "formulas.tex"), "utf8");
  const printed = (pattern: RegExp): number => Number(pattern.exec(tex)?.[1]);
  const remembered = found("spectral_projected_gradient.rs", /REMEMBERED: usize = (\d+)/);
  const sweeps = found("subspace.rs", /SWEEPS: usize = (\d+)/);
  expect(printed(/max_\{j < (\d+)\}/)).toBe(remembered);
  expect(printed(/(\d+) \\times\\;/)).toBe(sweeps);
  expect(printed(/L \\leftarrow (0\.\d+)/)).toBe(found("apgd.rs", /largest \*= (0\.\d+)/));
  for (const [language, values, times] of [
    ["en", "last ten values", "five sweeps"],
    ["de", "letzten zehn Werte", "Fünf Durchgänge"],
    ["ja", "最近の十個", "五回の掃引"],
    ["ko", "최근 열 개", "스윕 다섯 번"],
  ] as const) {
    const words = readFileSync(join(here, `../../messages/${language}/pivoting.ftl`), "utf8");
    expect(words).toContain(values);
    expect(words).toContain(times);
    expect([spokenIn(values, language), spokenIn(times, language)], language).toEqual([
      [remembered],
      [sweeps],
    ]);
  }
});

it("a contact with friction is one block: normal and tangent light together", () => {
  const state = standing("rough", "block-gauss-seidel");
  state.go(1);
  expect(state.moment.rows).toHaveLength(2);
});

it.each([
  ["count", "few"],
  ["conjugate", "fifth"],
  ["circle", "lemke"],
] as const)("the question %s is answered %s", (name, choice) => {
  const question = questions(new PivotState())[name];
  question.set();
  expect(question.judge().choice).toBe(choice);
});

it("the table: pivoting and APGD solve every problem, with friction too", () => {
  const status = (problem: keyof typeof large, solver: (typeof contestants)[number]) =>
    outcomeOf(large[problem](), solver).status;
  for (const id of largeIds) {
    for (const solver of ["lemke", "principal-pivoting", "apgd"] as const) {
      expect([id, solver, status(id, solver)]).toEqual([id, solver, "solved"]);
    }
  }
});

it("one press fills the table", async () => {
  const trial = new Trial();
  await trial.run();
  expect([trial.done, trial.running]).toEqual([trial.all, false]);
  // Exercise 3 asks for what this cell shows.
  expect(answers["pivoting-exercise-3"].value).toBe(trial.of("obstacle", "lemke")?.iterations);
}, 60_000);

describe("the words", () => {
  const read = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");
  const { body } = new FluentResource(read("../../messages/en/pivoting.ftl"));
  const messages = new Map(body.map(({ id, value }) => [id, JSON.stringify(value)]));
  const formulas = Object.keys(compileFormulas(read("formulas.tex")));
  const code = ["index", "code", "stage", "trial-table", "questions"]
    .map((file) => read(`${file}.ts`))
    .join("\n");
  it("has a name for whatever the code names", () => {
    const wanted = [
      ...smallIds.map((id) => `pivoting-problem-${id}`),
      ...largeIds.map((id) => `pivoting-trial-${id}`),
      ...contestants.map((id) => `pivoting-solver-${id}`),
      ...Object.keys(tryouts).map((id) => `pivoting-try-${id}`),
      ...["solved", "limit", "ray", "infeasible"].map((id) => `pivoting-status-${id}`),
      ...[...code.matchAll(/"(pivoting-(?:code|readout|iteration|trial|free|rows)[\w-]*)"/g)].flatMap(
        ([, id]) => (id === "pivoting-trial" ? [] : (id as string)),
      ),
    ];
    expect(wanted.filter((id) => !messages.has(id))).toEqual([]);
  });
  it("has a formula for every line and every variable", () => {
    const lines = solvers.flatMap((solver) => listings[solver].flatMap(({ formula }) => formula ?? []));
    const variables = [...messages].flatMap(([id, value]) =>
      /-measured$|-readout$|^pivoting-trial-/.test(id)
        ? []
        : [...value.matchAll(/"type":"var","name":"([^"]+)"/g)].map(([, name]) => name as string),
    );
    expect([...lines, ...variables].filter((name) => !formulas.includes(name))).toEqual([]);
  });
});
