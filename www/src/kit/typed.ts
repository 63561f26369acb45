// Numbers as one types them in a row: "1.5, 2", "1,5 2", "0; 3". Pure.
import { ascii, parseNumber } from "../panels/numbers";

/** @returns null when something in it is not a number */
export function typedNumbers(text: string): number[] | null {
  const parts = ascii(text)
    .trim()
    .split(/[;\s]+|,\s+/)
    .map((part) => part.replace(/,$/, ""))
    .filter((part) => part !== "");
  const [only] = parts;
  // "1,2" alone: two numbers rather than one with a decimal comma.
  const pieces = parts.length === 1 && only && /^[^,]+(,[^,]+)+$/.test(only) ? only.split(",") : parts;
  const numbers = pieces.map((piece) => parseNumber(piece));
  return numbers.every((each) => each !== null) ? numbers : null;
}

/** Numbers as the rows of a table, one row a line. */
export function typedRows(text: string): number[][] | null {
  const rows = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(typedNumbers);
  return rows.every((row) => row !== null) ? rows : null;
}
