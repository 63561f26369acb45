// Laws of the CSV writer: what is read back is what was written, bit for bit.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Column, csv } from "./csv";

/** A reader of RFC 4180, written for the test. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let inside = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] as string;
    if (inside) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else inside = false;
    } else if (sign === '"') inside = true;
    else if (sign === "," || sign === "\n") {
      rows.at(-1)?.push(cell);
      cell = "";
      if (sign === "\n") rows.push([]);
    } else if (sign !== "\r" || text[i + 1] !== "\n") cell += sign;
  }
  return rows.slice(0, -1);
}

const column: fc.Arbitrary<Column> = fc.record({
  title: fc.string({ unit: fc.constantFrom("a", "Ċ", " ", ",", '"', "\n", "²") }),
  series: fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.double())).map((pairs) => {
    const byTime = new Map(pairs.map(([t, y]) => [t / 8, y]));
    const t = Float64Array.from([...byTime.keys()].sort((a, b) => a - b));
    return { t, y: t.map((time) => byTime.get(time) as number) };
  }),
});

describe("csv", () => {
  it("reads back exactly, whatever the names and the numbers", () => {
    fc.assert(
      fc.property(fc.array(column, { maxLength: 4 }), (columns) => {
        const [head, ...rows] = read(csv(columns));
        expect(head).toEqual(["t [s]", ...columns.map(({ title }) => title)]);
        columns.forEach(({ series }, i) => {
          const back = rows
            .filter((row) => row[i + 1] !== "")
            .map((row) => [Number(row[0]), Number(row[i + 1])]);
          expect(back).toEqual([...series.t].map((t, j) => [t, series.y[j]]));
        });
      }),
    );
  });

  it("writes no title that a spreadsheet would take for a formula", () => {
    const series = { t: Float64Array.of(0), y: Float64Array.of(-1) };
    for (const title of ["=HYPERLINK(1)", "+1", "-1", "@SUM(1)", "\t=1"]) {
      const [head = [], row = []] = read(csv([{ title, series }]));
      expect(head[1]).toBe(`'${title}`);
      expect(row[1]).toBe("-1");
    }
  });
  it("puts runs of different steps side by side on one column of time", () => {
    const a = { title: "a", series: { t: Float64Array.of(0, 0.5, 1), y: Float64Array.of(1, 2, 3) } };
    const b = { title: "b", series: { t: Float64Array.of(0, 1), y: Float64Array.of(-0.1, 1e-7) } };
    expect(csv([a, b])).toBe("t [s],a,b\r\n0,1,-0.1\r\n0.5,2,\r\n1,3,1e-7\r\n");
  });
});
