// The questions in the real core: the answers are those that the text explains; the buttons show what their names say.
import { beforeAll, describe, expect, it } from "vitest";
import { measuredRate } from "../../iterating/rates";
import { Workspace } from "../../iterating/workspace";
import { startCore } from "../../simulation/start-core.testing";
import { presets } from "./presets";
import * as questions from "./questions";

beforeAll(startCore);
const stand = (setup: Parameters<Workspace["set"]>[0]): Workspace => {
  const workspace = new Workspace();
  workspace.set(setup);
  return workspace;
};

describe("the questions", () => {
  it.each([
    [questions.seidel, "half"],
    [questions.alike, "cycles"],
    [questions.omega, "middle"],
    [questions.bounds, "faster"],
  ] as const)("%s", (question, choice) => {
    const { choice: found, numbers } = question.judge(stand(question.setup));
    expect(found).toBe(choice);
    for (const text of Object.values(numbers)) expect(text).not.toMatch(/NaN|undefined|—/);
  });
});

describe("the experiments", () => {
  it("on Fathi's matrix the rule for the residual fires, and λ is off by many times as much", () => {
    const { result, solution } = stand(presets.fathi);
    expect(result.stoppedBy).toBe("residual");
    const off = Math.hypot(...result.lambda.map((value, i) => value - (solution?.[i] as number)));
    expect(off).toBeGreaterThan(20 * (result.residuals.at(-1) as number));
  });
  it("on the stack Jacobi falls at first, and then it grows", () => {
    const { residuals } = stand(presets.stackJacobi).result;
    expect(residuals[60] as number).toBeLessThan(0.05 * (residuals[0] as number));
    expect(residuals[200] as number).toBeGreaterThan(residuals[0] as number);
  });
  it("damped it converges, more slowly than Gauss–Seidel", () => {
    const [damped, seidel] = [stand(presets.stackDamped), stand(presets.stackSeidel)];
    expect(measuredRate(damped.result.residuals)).toBeLessThan(1);
    expect(damped.result.iterations).toBeGreaterThan(2 * seidel.result.iterations);
  });
  it("twice the rows, four times the sweeps: 28 and 103 for a digit", () => {
    const digits = (size: number): number =>
      -1 / Math.log10(stand({ problem: "chain", size }).rate("gauss-seidel") as number);
    expect(digits(10)).toBeCloseTo(27.8, 0);
    expect(digits(20)).toBeCloseTo(102.5, 0);
  });
  it("at the best ω the eigenvalues of the chain lie on one circle", () => {
    const found = stand({ problem: "chain", size: 10 }).iteration("sor", 1.560387921275);
    for (const { re, im } of found?.eigenvalues ?? []) expect(Math.hypot(re, im)).toBeCloseTo(0.5604, 3);
  });
});
