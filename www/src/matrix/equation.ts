// The matrices as they stand on paper: first what A and b are made of, then A λ = −b, then A after elimination.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { symbol } from "../panels/symbol";
import { rootSize } from "../plots/look";
import type { SymbolKey } from "../simulation/session-types";
import { type Colors, symbolColor } from "../styles/palette";
import { columnBeside, type Fit, fit, type Sizes } from "./fit";
import { nowhere } from "./light";
import type { Light, Picture } from "./paint";
import type { Cell } from "./picture";
import "./picture";
import { reading, signs } from "./reading";
import type { MatrixName, Moment, Structure } from "./system";

const definitions: readonly MatrixName[] = ["J", "W", "JdotV"];
const equation: readonly MatrixName[] = ["A", "lambda", "b"];
/** All that can be shown. */
export const names: readonly MatrixName[] = [...definitions, ...equation, "U"];

/** Sizes in the page's type size. */
const margins = 6;
const columns = 10;
const narrowest = 8;
const numberCell = { width: 2.75, height: 1.55 };
const labelSize = 0.66;

/** Symbol that gives a matrix its colour; null where it has none. */
export function symbolKey(name: MatrixName): SymbolKey | null {
  return name === "J" ? "grad" : name === "lambda" ? "lambda" : null;
}
export function property(name: MatrixName): string {
  const key = symbolKey(name);
  return key ? symbolColor(key) : "--ink";
}
/** Meaning of a matrix, in words. */
export function meaning(name: MatrixName, { rate }: Structure): string {
  return t(`matrix-${name}`, { rate });
}

export interface Written {
  readonly structure: Structure;
  readonly moment: Moment;
  readonly shown: ReadonlySet<MatrixName>;
  /** Equations that follow from others. */
  readonly marked: ReadonlySet<number>;
  /** Of the card. CSS px */
  readonly width: number;
  readonly colors: Colors;
  readonly light: (name: MatrixName) => Light;
  /** Painted by the core where there are too many entries to draw one by one. */
  readonly dots: (name: MatrixName) => ImageData;
}

export function pictures(written: Written): TemplateResult {
  const { moment } = written;
  const fits = fitAll(written);
  const shown = (list: readonly MatrixName[]): MatrixName[] =>
    // A method that solves nothing has no b.
    list.filter((name) => written.shown.has(name) && (moment.grid(name)?.rows ?? 0) > 0);
  const one = (name: MatrixName): TemplateResult | typeof nothing => picture(name, fits[name], written);
  const line = (list: readonly MatrixName[], parts: unknown, together = ""): unknown =>
    list.length === 0 ? nothing : html`<div class="matrix-line ${together}">${parts}</div>`;
  const [first, second, third] = [shown(definitions), shown(equation), shown(["U"])];
  const equal = html`<span class="matrix-sign" aria-hidden="true">= −</span>`;
  const sides = second.map(
    (name) => html`${name === "b" && second.length > 1 ? equal : nothing}${one(name)}`,
  );
  return html`<div class="matrix-scroll">${line(first, first.map(one))}${line(second, sides, "together")}${line(third, third.map(one))}</div>`;
}

function fitAll({ structure, shown, width }: Written): Record<MatrixName, Fit> {
  const em = rootSize();
  const sizes: Sizes = {
    width: Math.max(narrowest * em, width - margins * em),
    number: { width: Math.round(numberCell.width * em), height: Math.round(numberCell.height * em) },
  };
  const room = shown.has("lambda") || shown.has("b") ? columns * em : 0;
  const beside = { ...sizes, width: Math.max(narrowest * em, sizes.width - room) };
  const constraints = structure.equations.map(({ constraint }) => constraint);
  const bodies = structure.coordinates.map(({ body }) => body);
  const square = fit({ rows: constraints, cols: constraints }, beside);
  const column = columnBeside(square, sizes);
  return {
    J: fit({ rows: constraints, cols: bodies }, sizes),
    W: fit({ rows: bodies, cols: bodies }, sizes),
    JdotV: column,
    A: square,
    lambda: column,
    b: column,
    U: square,
  };
}

function picture(name: MatrixName, fitted: Fit, written: Written): TemplateResult | typeof nothing {
  const { structure, moment, marked, colors } = written;
  const grid = moment.grid(name);
  if (!grid || grid.cols === 0) return nothing;
  const block = (i: number, j: number): boolean =>
    name === "U" ? marked.has(i) || grid.data[i * grid.cols + j] !== 0 : structure.block(name, i, j);
  const shown: Picture = {
    grid,
    fit: fitted,
    block,
    ...labels(name, fitted, written),
    light: written.light(name),
    marked: name === "W" || name === "JdotV" ? nowhere : marked,
    dots: fitted.mode === "image" && name !== "U" ? written.dots(name) : null,
  };
  const what = meaning(name, structure);
  const label = t("matrix-label", { matrix: signs[name], meaning: what, rows: grid.rows, cols: grid.cols });
  return html`<figure class="matrix-figure" data-matrix=${name}>
    <figcaption title=${what}>${symbol(signs[name], property(name))}<span class="numbers">${grid.rows} × ${grid.cols}</span></figcaption>
    <cd-matrix-picture .picture=${shown} .colors=${colors} .size=${Math.round(labelSize * rootSize())} .label=${label}
      .spoken=${(cell: Cell) => reading(name, cell, grid, structure)}></cd-matrix-picture>
  </figure>`;
}

/** λ and b have the labels of A's rows where A stands beside them. */
function labels(
  name: MatrixName,
  { mode }: Fit,
  { structure, shown }: Written,
): Pick<Picture, "rowLabel" | "colLabel"> {
  const { equations, coordinates } = structure;
  const row = (i: number): string => `C_${equations[i]?.label ?? ""}`;
  const column = (j: number): string => {
    const { axis, body } = coordinates[j] ?? { axis: "x", body: 0 };
    return `${mode === "blocks" ? "p" : axis}_${body}`;
  };
  const none = (): string => "";
  if (name === "W") return { rowLabel: column, colLabel: column };
  if (name === "J") return { rowLabel: row, colLabel: column };
  if (name === "A" || name === "U") return { rowLabel: row, colLabel: row };
  return { rowLabel: shown.has("A") && name !== "JdotV" ? none : row, colLabel: none };
}
