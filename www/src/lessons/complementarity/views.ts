// Formulas of the lesson with the numbers of the present problem.
import { formulaOf, mathml } from "../../formula/mathml";
import { ask, isRefusal } from "../../lcp/core";
import type { Figure, NumbersView } from "../../lcp/numbers";
import { freeRows } from "../../lcp/problem";
import { trialOf } from "../../lcp/trial";
import { solutionsOf } from "../../lcp/verdict";
import type { Workspace } from "../../lcp/workspace";
import { reduceMixed } from "../../simulation/laboratory";
import type { SymbolKey } from "../../simulation/session";
import formulas from "./formulas.tex";

const figure = (
  symbol: SymbolKey,
  label: string,
  name: string,
  value: () => number | readonly number[],
): Figure => ({ symbol, label: mathml(formulas, label), name: `lcp-quantity-${name}`, value, decimals: 2 });

/** w = Aλ + b at the solution. */
export function lineView({ pair }: Workspace): NumbersView {
  const of = (key: "lambda" | "w") => () => solutionsOf(pair.verdict)[0]?.[key][0] ?? Number.NaN;
  return {
    formula: formulaOf(formulas, "line"),
    lines: [
      [
        figure("Cdot", "w", "w", of("w")),
        "=",
        figure("E", "a-scalar", "a", () => pair.problem.a[0]?.[0] ?? 0),
        "·",
        figure("lambda", "lam", "lambda", of("lambda")),
        "+",
        figure("f", "b", "b", () => pair.problem.b[0] ?? 0),
      ],
    ],
  };
}

/** λ − w, clamped to the bounds. */
export function clampView({ pair }: Workspace): NumbersView {
  const trial = (key: "lambda" | "w" | "aim" | "clamped") => () =>
    trialOf(pair.problem, pair.start[0] ?? 0)[key];
  return {
    formula: formulaOf(formulas, "clamp"),
    lines: [
      [
        figure("lambda", "lam", "lambda", trial("lambda")),
        figure("Cdot", "w", "w", trial("w")),
        figure("E", "aim", "aim", trial("aim")),
        figure("E", "clamped", "clamped", trial("clamped")),
      ],
    ],
  };
}

export function twoView({ plane }: Workspace): NumbersView {
  const of = (key: "lambda" | "w") => () => [...(solutionsOf(plane.verdict)[0]?.[key] ?? [])];
  return {
    lines: [
      [
        figure("E", "row1", "a", () => plane.problem.a[0] ?? []),
        figure("E", "row2", "a", () => plane.problem.a[1] ?? []),
        figure("f", "bold-b", "b", () => plane.problem.b),
      ],
      [figure("lambda", "bold-lambda", "lambda", of("lambda")), figure("Cdot", "bold-w", "w", of("w"))],
    ],
  };
}

/** The problem without its free rows. */
export function reducedView({ plane }: Workspace): NumbersView {
  const reduced = (key: "a" | "b") => (): readonly number[] => {
    const { problem: p } = plane;
    const free = freeRows(p);
    if (free.length === 0 || free.length === p.b.length) return [];
    const found = ask(() =>
      reduceMixed(
        p.a.map((row) => [...row]),
        [...p.b],
        free,
      ),
    );
    return isRefusal(found) ? [] : [...found[key]];
  };
  const named = (symbol: SymbolKey, label: string, name: string, value: Figure["value"]): Figure => ({
    symbol,
    label: mathml(formulas, label),
    name: `complementarity-quantity-${name}`,
    value,
    decimals: 2,
  });
  return {
    formula: formulaOf(formulas, "schur"),
    lines: [
      [
        named("E", "reduced-a", "reduced-a", reduced("a")),
        named("f", "reduced-b", "reduced-b", reduced("b")),
      ],
    ],
  };
}
