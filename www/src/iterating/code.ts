// The pseudo-code of each iteration: its lines, how far they are indented, and which moment lights them.
import { type MethodId, methodOf } from "./methods";
import type { Line } from "./moments";

export interface CodeLine {
  /** Words before and after the formula: message ids. */
  readonly before?: string;
  /** Name of the formula (formulas.tex). */
  readonly formula?: string;
  readonly after?: string;
  readonly indent: number;
  readonly lights?: Line;
}

/** @param bounded whether rows have bounds: then their change is projected */
export function codeOf(id: MethodId, bounded: boolean): readonly CodeLine[] {
  const { copies, omega } = methodOf(id);
  const change = `change-${bounded ? "clamp" : "free"}${omega === undefined ? "" : "-omega"}`;
  return [
    { formula: "start", indent: 0, lights: "start" },
    { before: "iterations-code-for", formula: "for-k", indent: 0 },
    ...(copies ? [{ formula: "old", indent: 1, lights: "old" as const }] : []),
    {
      before: "iterations-code-for",
      formula: id === "symmetric-gauss-seidel" ? "for-back" : "for-i",
      indent: 1,
    },
    { formula: copies ? "residual-old" : "residual-new", indent: 2, lights: "residual" },
    { formula: change, indent: 2, lights: "change" },
    { before: "iterations-code-stop", indent: 1, lights: "test" },
  ];
}
