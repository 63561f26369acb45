// Whatever numbers are typed into a program: its drawing has finite numbers only.
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../messages";
import { startCore } from "../simulation/start-core.testing";
import { drawn } from "./drawn.testing";
import { type Program, ProgramState } from "./program";
import { programExamples } from "./program-examples";
import { ProgramPlane } from "./program-plane";
import { View } from "./view";

beforeAll(async () => {
  startCore();
  await loadMessages("programs");
});

/** The drawing as text; shown as the element shows it: fitted, then edited, perhaps fitted again. */
function drawing(first: Program, then: Program, size: readonly [number, number], fit: boolean): string {
  const plane = new ProgramPlane() as unknown as {
    state: ProgramState;
    wanted(): [number, number][];
    drawing(view: View): unknown;
  };
  plane.state = new ProgramState(first);
  let view = View.around(plane.wanted(), ...size);
  plane.state.edit(then);
  if (fit) view = View.around(plane.wanted(), ...size);
  return drawn(plane.drawing(view));
}

const entry = fc.oneof(
  fc.constantFrom(0, 1, -1, 4, 1e-9, 1e9, 1e-300, 1e300, -1e300, 1.7e308, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ noNaN: true, min: -10, max: 10 }),
);
const pair = fc.tuple(entry, entry).map((row): number[] => [...row]);
const program: fc.Arbitrary<Program> = fc
  .record({
    h: fc.oneof(
      fc.constant([
        [0, 0],
        [0, 0],
      ]),
      fc.tuple(pair, pair).map((rows): number[][] => [...rows]),
    ),
    c: pair,
    rows: fc.array(fc.tuple(pair, entry), { maxLength: 5 }),
  })
  .map(({ h, c, rows }) => ({ h, c, g: rows.map(([row]) => row), d: rows.map(([, d]) => d) }));
const size = fc.constantFrom([640, 480] as const, [300, 200] as const, [1, 1] as const);

describe("the drawing of a program", () => {
  it("is finite for what people type", () => {
    const known = fc.constantFrom(...Object.values(programExamples));
    fc.assert(
      fc.property(fc.oneof(known, program), program, size, fc.boolean(), (first, then, size, fit) => {
        expect(drawing(first, then, size, fit)).not.toMatch(/NaN|Infinity|undefined|e[+]\d\d/);
      }),
      { numRuns: 120 },
    );
  });
});
