// The three lessons on complementarity: the problems that they set up show what the text says, the questions are answered by the
// core as their explanations claim, and words, formulas and buttons fit each other.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { compileFormulas } from "../formula/compile";
import { outcomeOf, ProgramState, places } from "../lcp/program";
import { programExamples } from "../lcp/program-examples";
import { solutionsOf, verdictOf } from "../lcp/verdict";
import { Workspace } from "../lcp/workspace";
import { startCore } from "../simulation/start-core.testing";
import { questions as complementarityQuestions } from "./complementarity/questions";
import { settings as complementarity } from "./complementarity/settings";
import { questions as programQuestions, workshop } from "./programs/questions";
import { rodPair } from "./solutions/rod-problem";
import { settings as solutions } from "./solutions/settings";

beforeAll(startCore);

const at = (lambda: Float64Array | undefined): number[] => [...(lambda ?? [])];

describe("From constraints to complementarity", () => {
  const workspace = (): Workspace => new Workspace(complementarity.leaving, complementarity.leaving.problem);
  it.each([
    ["falling", "stops"],
    ["motor", "hi"],
    ["landing", "left"],
    ["energy", "other"],
  ] as const)("the question %s is answered %s", (name, choice) => {
    const state = workspace();
    const question = complementarityQuestions(state)[name];
    question.set();
    const found = question.judge();
    expect(found.choice).toBe(choice);
    expect(question.choices).toContain(found.choice);
  });
  it("each of the four cases of two contacts is among the buttons or a drag away", () => {
    const cases = (["resting", "landing", "flying"] as const).map((key) =>
      at(solutionsOf(verdictOf(complementarity[key].problem))[0]?.lambda).map((x) => x > 0),
    );
    expect(cases).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });
  it("the valley's bottom is (3, −1), and the solution is not the nearest point", () => {
    const [found] = solutionsOf(verdictOf(complementarity.valley.problem));
    expect(at(found?.lambda)).toEqual([2.5, 0]);
    expect(found?.w[1]).toBeCloseTo(1.5, 12);
  });
});

describe("None, one, many solutions", () => {
  const count = (key: keyof typeof solutions): number =>
    solutionsOf(verdictOf(solutions[key].problem)).length;
  it("two rows of a particle: the first pushes, the second opens", () => {
    const [found] = solutionsOf(verdictOf(solutions.rows.problem));
    expect(at(found?.lambda)).toEqual([1, 0]);
    expect(found?.w[1]).toBeGreaterThan(0);
  });
  it("as many solutions as the text says", () => {
    expect([count("climbing"), count("falling"), count("below"), count("three")]).toEqual([1, 2, 0, 3]);
    expect([count("infeasible"), count("empty"), count("lemke"), count("conesPd")]).toEqual([0, 0, 2, 1]);
    for (const key of ["level", "segment", "ray"] as const)
      expect(verdictOf(solutions[key].problem).kind, key).toBe("continuum");
  });
  it("the rod's pair is the closed form of Painlevé's problem, for a thousand rods", () => {
    for (let i = 0; i < 1000; i++) {
      const [theta, mu, omega] = [
        5 + (80 * i) / 999,
        (3 * ((7 * i) % 1000)) / 999,
        (8 * ((13 * i) % 1000)) / 999,
      ];
      const angle = (theta * Math.PI) / 180;
      const { a, b } = rodPair({ theta, mu, omega });
      const closed = 1 + 3 * Math.cos(angle) * (Math.cos(angle) - mu * Math.sin(angle));
      expect(a[0]?.[0]).toBeCloseTo(closed, 9);
      expect(b[0]).toBeCloseTo(omega * omega * Math.sin(angle) - 9.81, 9);
    }
  });
  it("at the critical roughness A is zero at one angle only", () => {
    const theta = (Math.atan(2) * 180) / Math.PI;
    const of = (angle: number): number =>
      rodPair({ theta: angle, mu: 4 / 3, omega: 0 }).a[0]?.[0] ?? Number.NaN;
    expect(of(theta)).toBeCloseTo(0, 9);
    expect(Math.min(of(theta - 2), of(theta + 2))).toBeGreaterThan(0);
  });
  it("the steep rough rod has no solution at rest and two when it turns", () => {
    const many = (omega: number): number =>
      solutionsOf(verdictOf(rodPair({ theta: 63, mu: 2, omega }))).length;
    expect([many(0), many(4)]).toEqual([0, 2]);
  });
});

describe("Linear and quadratic programs as LCPs", () => {
  const outcome = (key: keyof typeof programExamples): string =>
    outcomeOf(new ProgramState(programExamples[key])).kind;
  it.each([
    ["shop", "optimum"],
    ["edge", "edge"],
    ["unbounded", "unbounded"],
    ["empty", "empty"],
    ["inside", "optimum"],
    ["wall", "optimum"],
    ["corner", "optimum"],
    ["saddle", "candidates"],
    ["hill", "candidates"],
  ] as const)("the example %s: %s", (key, kind) => {
    expect(outcome(key)).toBe(kind);
  });
  it.each([
    ["corner", "middle"],
    ["wall", "wall"],
    ["saddle", "three"],
  ] as const)("the question %s is answered %s", (name, choice) => {
    const question = programQuestions(new ProgramState(programExamples.inside))[name];
    question.set();
    expect(question.judge().choice).toBe(choice);
  });
  it("a covered program tells no best point before the question is answered, a wall is dragged, or it is asked for", () => {
    const { shop } = programExamples;
    const acts: readonly ((state: ProgramState) => void)[] = [
      (state) => programQuestions(state).corner.set(),
      (state) => state.edit({ ...shop, d: [5, 9] }),
      (state) => state.uncover(),
    ];
    for (const act of acts) {
      const state = new ProgramState(shop, true);
      expect([outcomeOf(state).kind, state.candidates.length]).toEqual(["covered", 0]);
      act(state);
      expect([outcomeOf(state).kind, state.candidates.length]).toEqual(["optimum", 1]);
    }
  });
  it("a section shows the program of its question with the solution covered, and uncovered once it has been answered", () => {
    for (const name of ["corner", "wall", "saddle"] as const) {
      const state = new ProgramState(programExamples.inside);
      const { show, set } = programQuestions(state)[name];
      show?.();
      expect(outcomeOf(state).kind, name).toBe("covered");
      set();
      expect(outcomeOf(state).kind, name).not.toBe("covered");
    }
  });
  it("the workshop's best point is covered only until its question has been answered", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
    expect(workshop().covered).toBe(true);
    const verdict = { choice: "middle", numbers: {} };
    const value = { choice: "top", verdict };
    kept.set("constrained-dynamics-answer-programs-corner", JSON.stringify({ version: 1, value }));
    expect(workshop().covered).toBe(false);
    vi.unstubAllGlobals();
  });
  it("the price of a wall is what shifting it by one brings", () => {
    const state = new ProgramState(programExamples.shop);
    const [before] = state.candidates;
    state.edit({ ...programExamples.shop, d: [5, 9] });
    const [after] = state.candidates;
    expect((before?.value ?? 0) - (after?.value ?? 0)).toBeCloseTo(before?.y[0] ?? Number.NaN, 9);
  });
  it("the conditions hold where Lemke's method ends", () => {
    for (const key of ["shop", "edge", "inside", "wall", "corner"] as const) {
      const solved = new ProgramState(programExamples[key]).solved;
      expect(solved?.status, key).toBe("solved");
      expect(Math.max(...Object.values(solved?.kkt ?? { none: 1 })), key).toBeLessThan(1e-9);
    }
  });
  it("the hill has a valley in every corner", () => {
    const state = new ProgramState(programExamples.hill);
    expect(places(state.candidates).length).toBe(9);
    expect(state.candidates[0]?.x).toEqual([3, 3]);
  });
  it("the corner really is one, with both walls pushing", () => {
    const [best] = new ProgramState(programExamples.corner).candidates;
    expect(best?.y.every((push) => push > 1e-6)).toBe(true);
  });
});

describe.each(["complementarity", "solutions", "programs"])("the words of %s", (lesson) => {
  const folder = join(import.meta.dirname, lesson);
  const read = (path: string): string => readFileSync(path, "utf8");
  const { body } = new FluentResource(read(join(import.meta.dirname, `../messages/en/${lesson}.ftl`)));
  const messages = new Map(body.map(({ id, value }) => [id, JSON.stringify(value)]));
  const files = (where: string): string[] =>
    readdirSync(where, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "claims.ts")
      .map((file) => read(join(where, file)));
  const code = files(folder).join("\n");
  const formulas = Object.keys(compileFormulas(read(join(folder, "formulas.tex"))));
  const variablesOf = (value: string): string[] =>
    [...value.matchAll(/"type":"var","name":"([^"]+)"/g)].map((match) => match[1] as string);

  it("have a formula or a measured number for every variable", () => {
    for (const [id, value] of messages)
      expect(
        variablesOf(value).filter(
          (name) =>
            !formulas.includes(name) &&
            !(
              /-measured$|^program-|-found|-props-|-run-count$/.test(id) &&
              (code + files(join(import.meta.dirname, "../lcp")).join()).includes(name)
            ),
        ),
        id,
      ).toEqual([]);
  });
  it("use every formula there is", () => {
    const used = new Set([...messages.values()].flatMap(variablesOf));
    expect(
      formulas.filter(
        (name) =>
          !used.has(name) &&
          !messages.has(`${lesson}-${name}`) &&
          !code.includes(`"${name}"`) &&
          !code.includes(`formulas.${name}`) &&
          !code.includes(`"${name.replace("chip-", "")}"`),
      ),
    ).toEqual([]);
  });
  it("no message is left over", () => {
    const all =
      code +
      files(join(import.meta.dirname, "../lcp")).join("\n") +
      read(join(import.meta.dirname, "../lessons/registry.ts"));
    const made =
      /-(question|measured|title|short|line-\d)$|-choice-|-exercise-\d+-not-|-quantity-|-try-|^program-(outcome|shape|example)-|-rod-(theta|mu|omega)$|-prop\d-|-run-/;
    expect([...messages.keys()].filter((id) => !made.test(id) && !all.includes(`"${id}"`))).toEqual([]);
  });
  it("every question has its words", () => {
    for (const [, id] of [...code.matchAll(/id: "([\w-]+)"/g)].filter(([, id]) =>
      messages.has(`${id}-question`),
    ))
      expect(messages.has(`${id}-measured`), id).toBe(true);
    expect([...messages.keys()].filter((id) => id.endsWith("-question")).length).toBeGreaterThan(2);
  });
});
