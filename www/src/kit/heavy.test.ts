// Large documents need a confirmation before they are built, whatever else they contain.
import { describe, expect, it } from "vitest";
import { heavy, heavyThings } from "./heavy";

const particles = (count: number): unknown => ({
  version: 1,
  bodies: Array.from({ length: count }, (_, i) => ({ particle: {}, at: [i, 0] })),
});

describe("a heavy document", () => {
  it("has many bodies, or bodies and constraints together", () => {
    expect(heavy(particles(heavyThings - 1))).toBeNull();
    expect(heavy(particles(heavyThings))).toMatchObject({ bodies: heavyThings, constraints: 0 });
    const half = heavyThings / 2;
    const chain = { ...(particles(half) as object), constraints: Array.from({ length: half }, () => ({})) };
    expect(heavy(chain)).toMatchObject({ bodies: half, constraints: half });
  });
  it("may be one body of very many corners", () => {
    const hull = Array.from({ length: 100_000 }, (_, i) => [i, i, i]);
    expect(heavy({ bodies: [{ shape: { hull } }] })).toMatchObject({ bodies: 1, numbers: 300_000 });
  });
  it.each([null, 1, "text", [], {}, { bodies: 5 }, { bodies: { length: 1e9 } }])("%j is none", (document) => {
    expect(heavy(document)).toBeNull();
  });
  it("is counted however deep its brackets are", () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(heavy({ bodies: [deep] })).toBeNull();
  });
});
