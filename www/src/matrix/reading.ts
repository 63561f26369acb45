// Text about an entry: its name with its indices, its number, and its origin in words.
import { has, t } from "../messages";
import { formatNumber, listed, withUnit } from "../panels/numbers";
import type { Cell } from "./picture";
import type { Equation, Grid, MatrixName, Structure } from "./system";

/** As the symbols are set and said. */
export const signs: Readonly<Record<MatrixName, string>> = {
  J: "J",
  W: "W",
  JdotV: "J̇v",
  A: "A",
  lambda: "λ",
  b: "b",
  U: "U",
};

const below: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789"].map((digit, i) => [digit, "₀₁₂₃₄₅₆₇₈₉"[i] as string]),
);

/** "12" → "₁₂"; letters stay on the line where no subscript of them exists. */
function subscript(label: string): string {
  return [...label]
    .map((sign) => below[sign] ?? ({ a: "ₐ", x: "ₓ" } as Record<string, string>)[sign] ?? sign)
    .join("");
}

/** "distance 2", or the name its document gave it. */
export function constraintWords({
  kind,
  name,
  constraint,
}: Pick<Equation, "kind" | "name" | "constraint">): string {
  const words = has(`matrix-kind-${kind}`) ? t(`matrix-kind-${kind}`) : kind;
  return name ?? `${words} ${constraint}`;
}
export function equationWords(equation: Equation): string {
  const whole = constraintWords(equation);
  const part = equation.label.replace(/^\d+/, "");
  return part === "" ? whole : t("matrix-part", { constraint: whole, part });
}

/** "A₂₃" for A and the labels "2" and "3"; a comma where they are longer than a sign. */
export function indexed(sign: string, ...labels: readonly string[]): string {
  const comma = labels.some((label) => label.length > 1) ? "," : "";
  return sign + labels.map(subscript).join(comma);
}

/** The whole sentence about a cell. */
export function reading(name: MatrixName, cell: Cell, grid: Grid, structure: Structure): string {
  const { row, col } = cell;
  const many = cell.rowEnd - row > 1 || cell.colEnd - col > 1;
  const value = valueWords(cell, grid);
  const [one, other] = [structure.equations[row], structure.equations[col]];
  const coordinate = structure.coordinates[col];
  const body = coordinate?.body ?? 0;
  if (name === "W" && coordinate) {
    if (row !== col && !many) return `${signs.W} = 0. ${t("matrix-w-off")}`;
    return `${indexed("W", String(body))} = ${value}. ${t(coordinate.fixed ? "matrix-w-fixed" : "matrix-w-mass", { body })}`;
  }
  if (!one) return "";
  const constraint = equationWords(one);
  if (name === "J" && coordinate) {
    const sign = many
      ? `∂C${subscript(one.label)}/∂p${subscript(String(body))}`
      : `∂C${subscript(one.label)}/∂${indexed(coordinate.axis, String(body))}`;
    if (!structure.block("J", row, col)) return `${sign} = 0. ${t("matrix-j-none", { constraint, body })}`;
    return `${sign} = ${value}. ${t(coordinate.fixed ? "matrix-j-fixed" : "matrix-j", { constraint, body, axis: coordinate.axis, whole: many ? "yes" : "no" })}`;
  }
  if ((name === "A" || name === "U") && other) {
    const sign = indexed(name, one.label, other.label);
    if (name === "U") return `${sign} = ${value}. ${t("matrix-u", { constraint })}`;
    return `${sign} = ${value}. ${coupling(row, col, one, other, structure)}`;
  }
  return `${indexed(signs[name], one.label)} = ${value}. ${t(`matrix-${name}-entry`, { constraint, rate: structure.rate })}`;
}

/** Why A couples two equations, or does not. */
function coupling(row: number, col: number, one: Equation, other: Equation, structure: Structure): string {
  const names = { one: equationWords(one), other: equationWords(other) };
  if (row === col) return t("matrix-a-diagonal", { constraint: names.one, rate: structure.rate });
  const shared = structure.shared(row, col);
  if (shared.length === 0)
    return t(structure.shared(row, col, true).length > 0 ? "matrix-a-fixed" : "matrix-a-none", names);
  const most = 4;
  const bodies = shared.slice(0, most).join(", ") + (shared.length > most ? ", …" : "");
  return t("matrix-a-shared", { ...names, bodies, count: shared.length });
}

/** The number, or the numbers of a block, row by row. */
function valueWords({ row, rowEnd, col, colEnd }: Cell, { data, cols }: Grid): string {
  const most = 6;
  const values: string[] = [];
  for (let i = row; i < rowEnd; i++)
    for (let j = col; j < colEnd; j++) values.push(formatNumber(data[i * cols + j] as number));
  if (values.length === 1) return withUnit(values[0] as string, "");
  return `(${listed(values.slice(0, most))}${values.length > most ? ", …" : ""})`;
}
