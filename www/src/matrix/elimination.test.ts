// A row that follows from others becomes zero, and is exactly that sum of them.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eliminate } from "./elimination";

const tolerance = 1e-10;

/** B Bᵀ of a list of rows. */
function gram(rows: readonly (readonly number[])[]): Float64Array {
  return Float64Array.from(
    rows.flatMap((one) => rows.map((other) => one.reduce((sum, x, i) => sum + x * (other[i] as number), 0))),
  );
}

describe("elimination", () => {
  it("of independent rows leaves none dependent, and an upper triangle whose diagonal is positive", () => {
    const { upper, dependent } = eliminate(
      gram([
        [2, 0, 0],
        [1, 1, 0],
        [0, 3, 1],
      ]),
      3,
      tolerance,
    );
    expect(dependent).toEqual([]);
    for (let i = 0; i < 3; i++) {
      expect(upper[i * 3 + i]).toBeGreaterThan(0);
      for (let j = 0; j < i; j++) expect(upper[i * 3 + j]).toBe(0);
    }
  });

  it("makes a repeated row a row of zeros that equals the first", () => {
    const { upper, dependent } = eliminate(
      gram([
        [1, 2],
        [1, 0],
        [1, 2],
      ]),
      3,
      tolerance,
    );
    expect([...upper.slice(6)]).toEqual([0, 0, 0]);
    expect(dependent).toHaveLength(1);
    expect(dependent[0]?.row).toBe(2);
    expect(dependent[0]?.of.map(({ row }) => row)).toEqual([0]);
    expect(dependent[0]?.of[0]?.factor).toBeCloseTo(1, 12);
  });

  it("takes a row of zeros as the sum of nothing", () => {
    expect(
      eliminate(
        gram([
          [1, 0],
          [0, 0],
        ]),
        2,
        tolerance,
      ).dependent,
    ).toEqual([{ row: 1, of: [] }]);
  });

  it("leaves as many rows as the rank, and every other row is the sum it names", () => {
    const small = fc.integer({ min: -3, max: 3 });
    const rows = fc.array(fc.tuple(small, small, small), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(rows, (rows) => {
        const { dependent } = eliminate(gram(rows), rows.length, tolerance);
        expect(rows.length - dependent.length).toBe(rank(rows));
        for (const { row, of } of dependent)
          for (let x = 0; x < 3; x++) {
            const sum = of.reduce(
              (total, { row: i, factor }) => total + factor * (rows[i]?.[x] as number),
              0,
            );
            expect(sum).toBeCloseTo(rows[row]?.[x] as number, 6);
          }
      }),
    );
  });
});

/** Of integer rows of three: by their largest minor that is not zero, exactly. */
function rank(rows: readonly (readonly [number, number, number])[]): number {
  const cross = (a: readonly number[], b: readonly number[]): number[] =>
    [0, 1, 2].map((i) => {
      const [j, k] = [(i + 1) % 3, (i + 2) % 3];
      return (a[j] as number) * (b[k] as number) - (a[k] as number) * (b[j] as number);
    });
  const some = (list: readonly number[]): boolean => list.some((x) => x !== 0);
  const one = rows.find(some);
  if (!one) return 0;
  const two = rows.find((row) => some(cross(one, row)));
  if (!two) return 1;
  const normal = cross(one, two);
  return rows.some((row) => row.reduce((sum, x, i) => sum + x * (normal[i] as number), 0) !== 0) ? 3 : 2;
}
