// Highlighted parts of each matrix: the entry under the pointer with its row and column, or the rows and columns of
// the constraint or body that is highlighted elsewhere.
import type { Highlight } from "../simulation/session-types";
import type { Light } from "./paint";
import type { Cell } from "./picture";
import type { MatrixName, Structure } from "./system";

export interface Pointed {
  readonly name: MatrixName;
  readonly cell: Cell;
}

export const nowhere: ReadonlySet<number> = new Set();

/** Entries of three kinds: equations as rows, equations as columns of A (and as entries of λ), coordinates. */
interface Lit {
  readonly rows: ReadonlySet<number>;
  readonly pairs: ReadonlySet<number>;
  readonly coordinates: ReadonlySet<number>;
}

export function lightOf(
  name: MatrixName,
  structure: Structure,
  highlight: Highlight | null,
  pointed: Pointed | null,
): Light {
  const lit = pointed ? litByPointing(pointed) : litByThing(structure, highlight);
  if (name === "W") return { rows: lit.coordinates, cols: lit.coordinates };
  if (name === "J") return { rows: lit.rows, cols: lit.coordinates };
  if (name === "A" || name === "U") return { rows: lit.rows, cols: lit.pairs };
  // In A λ column j of A meets entry j of λ.
  return { rows: name === "lambda" ? lit.pairs : lit.rows, cols: nowhere };
}

function range(from: number, to: number): ReadonlySet<number> {
  return new Set(Array.from({ length: to - from }, (_, i) => from + i));
}

function litByPointing({ name, cell }: Pointed): Lit {
  const rows = range(cell.row, cell.rowEnd);
  const cols = range(cell.col, cell.colEnd);
  if (name === "W") return { rows: nowhere, pairs: nowhere, coordinates: new Set([...rows, ...cols]) };
  if (name === "J") return { rows, pairs: rows, coordinates: cols };
  if (name === "A" || name === "U") return { rows, pairs: cols, coordinates: nowhere };
  return { rows, pairs: rows, coordinates: nowhere };
}

function litByThing({ equations, coordinates }: Structure, highlight: Highlight | null): Lit {
  const thing = highlight?.thing;
  const indices = <T>(list: readonly T[], test: (each: T) => boolean): ReadonlySet<number> =>
    new Set(list.flatMap((each, i) => (test(each) ? [i] : [])));
  const rows =
    thing?.kind === "constraint"
      ? indices(
          equations,
          (e) => e.constraint === thing.id && (thing.row === undefined || thing.row === e.row),
        )
      : nowhere;
  const own = thing?.kind === "body" ? indices(coordinates, ({ body }) => body === thing.id) : nowhere;
  return { rows, pairs: rows, coordinates: own };
}
