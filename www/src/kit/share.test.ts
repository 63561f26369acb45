// A scene is unpacked from an address unchanged.
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type SceneDocument, simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { longestLink, pack, sceneIn, shared, unpack } from "./share";

beforeAll(startCore);

const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((x) => x + 0);
const documents = fc.record({
  version: fc.constant(1 as const),
  space: fc.constant("plane" as const),
  title: fc.string({ unit: "binary", maxLength: 40 }),
  bodies: fc.array(
    fc.record({ particle: fc.constant({}), at: fc.tuple(coordinate, coordinate), fixed: fc.boolean() }),
    { maxLength: 30 },
  ),
});

function chain(n: number): SceneDocument {
  const bodies = Array.from({ length: n }, (_, i) => ({
    particle: {},
    at: [Math.sin(i), Math.cos(3 * i)],
    fixed: i === 0,
  }));
  return { version: 1, space: "plane", gravity: [0, -9.81], bodies };
}

describe("share", () => {
  it("gives back every document, with letters that need no escaping", async () => {
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        const text = await pack(document);
        expect(text).toMatch(/^[\w-]*$/);
        expect(sceneIn(`#/laboratory?scene=${text}`)).toBe(text);
        expect(await unpack(text)).toEqual(document);
      }),
      { numRuns: 100 },
    );
  });

  it("carries a running simulation bit for bit", async () => {
    const simulation = simulate("circle", { integrator: "rk4" });
    simulation.step(137);
    const link = await shared(simulation.toJSON(), true);
    expect(link?.state).toBe(true);
    const other = simulate(await unpack(link?.text ?? ""));
    expect(other.stateHash()).toBe(simulation.stateHash());
    simulation.step(50);
    other.step(50);
    expect(other.stateHash()).toBe(simulation.stateHash());
  });

  it("leaves the state behind where it makes the link too long, and gives no link that is too long", async () => {
    const noise = Array.from({ length: longestLink }, (_, i) =>
      String.fromCharCode(65 + ((i * i * 7919) % 26)),
    ).join("");
    const random = Array.from({ length: longestLink }, (_, i) =>
      ((Math.sin(i * 12.9898) * 43758.5453) % 1).toString(36).slice(-2),
    ).join("");
    const link = await shared({ ...chain(3), state: noise + random }, true);
    expect(link?.state).toBe(false);
    expect((await unpack(link?.text ?? "")).bodies.length).toBe(3);
    expect(await shared(chain(3000), false)).toBeNull();
  });

  it("refuses what is not a scene, however it is broken", async () => {
    const text = await pack(chain(5));
    for (const broken of ["", "!", "AAAA", text.slice(0, 20), `${text.slice(0, 10)}x${text.slice(11)}`])
      await expect(unpack(broken), broken).rejects.toThrow();
    const bomb = await pack({ ...chain(1), title: "0".repeat(9_000_000) });
    expect(bomb.length).toBeLessThan(20_000);
    await expect(unpack(bomb)).rejects.toThrow(RangeError);
  });
});
