// The pseudo-code of each solver, and which lines an iteration runs through, as far as its iterates tell.
import type { Walk } from "../../lcp/walk";

export const solvers = [
  "lemke",
  "principal-pivoting",
  "block-gauss-seidel",
  "nncg",
  "apgd",
  "spectral-projected-gradient",
  "subspace",
] as const;
export type SolverId = (typeof solvers)[number];

export interface CodeLine {
  /** Words before the formula: a message. */
  readonly words?: string;
  /** Name of the formula (formulas.tex). */
  readonly formula?: string;
  readonly indent: number;
  /** How the moments call this line; a line without a name never lights. */
  readonly line?: string;
}
/** A line that runs. */
export interface Moment {
  readonly line: string;
  /** The iteration; 0 before the first. */
  readonly k: number;
  /** The stop of the walk: the changes made by now. */
  readonly stop: number;
  /** Rows that have their turn. */
  readonly rows: readonly number[];
}

const line = (name: string, indent: number, words?: string): CodeLine => ({
  line: name,
  formula: name,
  indent,
  ...(words === undefined ? {} : { words }),
});
const repeat: CodeLine = { words: "pivoting-code-repeat", indent: 0 };
const stop: CodeLine = { words: "pivoting-code-stop", formula: "stop", line: "stop", indent: 1 };

export const listings: Readonly<Record<SolverId, readonly CodeLine[]>> = {
  lemke: [
    line("lemke-start", 0),
    line("lemke-first", 0, "pivoting-code-pivot"),
    { words: "pivoting-code-until", formula: "lemke-until", indent: 0 },
    line("lemke-entering", 1, "pivoting-code-enters"),
    line("lemke-ratio", 1, "pivoting-code-leaves"),
    line("lemke-exchange", 1, "pivoting-code-pivot"),
    line("refine", 0, "pivoting-code-refine"),
  ],
  "principal-pivoting": [
    line("principal-start", 0),
    { words: "pivoting-code-for", formula: "principal-for", indent: 0 },
    line("principal-direction", 1),
    line("principal-ratio", 1, "pivoting-code-until-blocked"),
    line("principal-move", 1),
    line("principal-exchange", 1, "pivoting-code-exchange"),
    line("refine", 0, "pivoting-code-refine"),
  ],
  "block-gauss-seidel": [
    line("zero", 0),
    repeat,
    { words: "pivoting-code-for", formula: "block-for", indent: 1 },
    line("block-rest", 2),
    line("block-solve", 2, "pivoting-code-solve"),
    stop,
  ],
  nncg: [
    line("nncg-start", 0),
    repeat,
    line("nncg-sweep", 1),
    line("nncg-beta", 1),
    line("nncg-restart", 1, "pivoting-code-if"),
    line("nncg-step", 1, "pivoting-code-otherwise"),
    line("nncg-direction", 1),
    stop,
  ],
  apgd: [
    line("apgd-start", 0),
    repeat,
    line("apgd-step", 1),
    line("apgd-curvature", 1, "pivoting-code-while"),
    line("apgd-beta", 1),
    line("apgd-restart", 1),
    line("apgd-ahead", 1),
    line("apgd-shrink", 1),
    stop,
  ],
  "spectral-projected-gradient": [
    line("spg-start", 0),
    repeat,
    line("spg-direction", 1),
    line("spg-length", 1),
    line("spg-move", 1),
    line("spg-alpha", 1, "pivoting-code-if"),
    line("spg-alpha-even", 1, "pivoting-code-otherwise"),
    stop,
  ],
  subspace: [
    line("zero", 0),
    repeat,
    line("subspace-sweeps", 1),
    line("subspace-free", 1),
    line("subspace-solve", 1, "pivoting-code-solve"),
    line("subspace-project", 1, "pivoting-code-better"),
    stop,
  ],
};

/** Lines that show λ before, in the middle (after the sweeps) and after an iteration. */
interface Phases {
  readonly old?: readonly string[];
  readonly swept?: readonly string[];
  readonly renewed: readonly string[];
}
const phases: Readonly<Record<Exclude<SolverId, "block-gauss-seidel">, Phases>> = {
  lemke: { old: ["lemke-entering", "lemke-ratio"], renewed: ["lemke-exchange"] },
  "principal-pivoting": {
    old: ["principal-direction", "principal-ratio"],
    renewed: ["principal-move", "principal-exchange"],
  },
  nncg: { swept: ["nncg-sweep", "nncg-beta"], renewed: ["nncg-step", "nncg-direction", "stop"] },
  apgd: {
    renewed: [
      "apgd-step",
      "apgd-curvature",
      "apgd-beta",
      "apgd-restart",
      "apgd-ahead",
      "apgd-shrink",
      "stop",
    ],
  },
  "spectral-projected-gradient": {
    old: ["spg-direction", "spg-length"],
    renewed: ["spg-move", "spg-alpha", "spg-alpha-even", "stop"],
  },
  subspace: {
    swept: ["subspace-sweeps", "subspace-free"],
    renewed: ["subspace-solve", "subspace-project", "stop"],
  },
};
const pivoting: readonly SolverId[] = ["lemke", "principal-pivoting"];

/** @param blockOf the rows that are solved together with a row */
export function momentsOf(
  id: SolverId,
  walk: Walk,
  blockOf: (row: number) => readonly number[],
): readonly Moment[] {
  const start = listings[id][0]?.line ?? "";
  const moments: Moment[] = [{ line: start, k: 0, stop: 0, rows: [] }];
  for (let k = 1; k <= walk.iterations; k++)
    moments.push(...(id === "block-gauss-seidel" ? blocks(walk, k, blockOf) : ofIteration(id, walk, k)));
  return moments;
}

function blocks(walk: Walk, k: number, blockOf: (row: number) => readonly number[]): Moment[] {
  const moments: Moment[] = [];
  let at = walk.endOf(k - 1);
  const end = walk.endOf(k);
  while (at < end) {
    const rows = blockOf(walk.at(at + 1).row);
    const after = Math.min(end, at + rows.length);
    moments.push({ line: "block-rest", k, stop: at, rows }, { line: "block-solve", k, stop: after, rows });
    at = after;
  }
  return [...moments, { line: "stop", k, stop: end, rows: [] }];
}

function ofIteration(id: Exclude<SolverId, "block-gauss-seidel">, walk: Walk, k: number): Moment[] {
  const [before, end] = [walk.endOf(k - 1), walk.endOf(k)];
  const lines = (names: readonly string[] = [], stop: number): Moment[] =>
    names.map((line) => ({ line, k, stop, rows: [] }));
  if (pivoting.includes(id) && k === walk.iterations) return lines(["refine"], end);
  if (id === "lemke" && k === 1) return lines(["lemke-first"], end);
  const { old, swept, renewed } = phases[id];
  // The last stop of an iteration with a sweep is the step after it; where NNCG restarts there is none.
  const restarts = id === "nncg" && !walk.at(end).together;
  const middle = restarts ? end : end - 1;
  // SPG takes both of Barzilai and Borwein's step lengths in turn.
  const notTaken = k % 2 === 1 ? "spg-alpha-even" : "spg-alpha";
  const after = restarts ? ["nncg-restart", "stop"] : renewed.filter((name) => name !== notTaken);
  return [...lines(old, before), ...lines(swept, middle), ...lines(after, end)];
}
