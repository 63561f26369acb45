// The problem as programs that solve it: JavaScript and Rust with this core, Python with NumPy alone.
import { isPlainLcp, type Problem, toJson } from "./problem";

export const codes = ["json", "js", "rust", "python"] as const;
/** Languages that can express a problem: programs in Rust and Python list all solutions, which bounds that follow λ do not allow. */
export const codesFor = ({ friction }: Problem): readonly Code[] => (friction ? ["json", "js"] : codes);
export type Code = (typeof codes)[number];

export function codeOf(kind: Code, p: Problem): string {
  if (kind === "json") return toJson(p);
  return kind === "js" ? javaScript(p) : kind === "rust" ? rust(p) : python(p);
}

type Write = (value: number) => string;
const row = (values: readonly number[], write: Write): string => values.map(write).join(", ");
const matrix = ({ a }: Problem, write: Write, indent: string): string =>
  a.map((values) => `${indent}[${row(values, write)}]`).join(",\n");

function javaScript(p: Problem): string {
  const write: Write = (x) => String(x);
  const bounds = isPlainLcp(p) ? "" : `\n  lo: [${row(p.lo, write)}],\n  hi: [${row(p.hi, write)}],`;
  const friction = p.friction ? `\n  friction: ${JSON.stringify(p.friction)},` : "";
  return `import init, { ${p.friction ? "" : "enumerateLcp, "}solveBoxLcp } from "./pkg/constrained_dynamics_lab.js";

await init();
const problem = {
  a: [
${matrix(p, write, "    ")},
  ],
  b: [${row(p.b, write)}],${bounds}${friction}
};
const { status, lambda, w, residual } = solveBoxLcp(problem, { method: "${p.friction ? "gauss-seidel" : "lemke"}" });
console.log(status, lambda, w, residual);
${p.friction ? "" : "console.log(enumerateLcp(problem)); // every solution\n"}`;
}

function rust(p: Problem): string {
  const write: Write = (x) =>
    Number.isFinite(x)
      ? Number.isInteger(x) && Math.abs(x) < 1e15
        ? `${x}.0`
        : String(x)
      : x < 0
        ? "f64::NEG_INFINITY"
        : "f64::INFINITY";
  const rows = p.a.map((values) => `        vec![${row(values, write)}],`).join("\n");
  const bound = (values: readonly number[]): string => `Some(vec![${row(values, write)}])`;
  const bounds = isPlainLcp(p) ? "None, None" : `${bound(p.lo)}, ${bound(p.hi)}`;
  return `use constrained_dynamics::Result;
use constrained_dynamics::complementarity::{BoxLcp, Entries, Options, enumerate_lcp, solve_box_lcp};

fn main() -> Result<()> {
    let a = Entries::from(vec![
${rows}
    ]);
    let problem = BoxLcp::new(&a, vec![${row(p.b, write)}], ${bounds}, vec![])?;
    let found = solve_box_lcp(&problem, &Options::new("lemke"))?;
    println!("{}: λ = {:?}, w = {:?}", found.status.as_str(), found.lambda, found.w);
    for solution in enumerate_lcp(&problem)? {
        println!("λ = {:?}, isolated: {}", solution.lambda, solution.isolated);
    }
    Ok(())
}
`;
}

function python(p: Problem): string {
  const write: Write = (x) => (Number.isFinite(x) ? String(x) : x < 0 ? "-np.inf" : "np.inf");
  return `import itertools

import numpy as np

A = np.array([
${matrix(p, write, "    ")},
], dtype=float)
b = np.array([${row(p.b, write)}], dtype=float)
lo = np.array([${row(p.lo, write)}], dtype=float)
hi = np.array([${row(p.hi, write)}], dtype=float)


def residual(x):
    """max |x - clamp(x - w)|: zero exactly at the solutions."""
    return np.abs(x - np.clip(x - (A @ x + b), lo, hi)).max()


def solutions():
    """Every solution that a regular complementary basis has: each row at lo, at hi or between them."""
    places = [[x for x in (l, h) if np.isfinite(x)] + ([None] if l < h else []) for l, h in zip(lo, hi)]
    found = []
    for basis in itertools.product(*places):
        between = [i for i, at in enumerate(basis) if at is None]
        x = np.array([0.0 if at is None else at for at in basis])
        if between:
            block = A[np.ix_(between, between)]
            if np.linalg.matrix_rank(block) < len(between):
                continue
            x[between] = np.linalg.solve(block, -(A @ x + b)[between])
        if residual(x) < 1e-9 and not any(np.allclose(x, y) for y in found):
            found.append(x)
    return found


for x in solutions():
    print("lambda =", x, " w =", A @ x + b)
`;
}
