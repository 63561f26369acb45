// Messages from anywhere: what is no request is ignored, what is a wrong one is answered with an error, and nothing throws.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Session } from "../simulation/session";
import { startCore } from "../simulation/start-core.testing";
import type { ConstrainedDynamics } from "./element";
import { operations } from "./operations";
import { api, deckMessage, perform, readRequest } from "./protocol";

startCore();
Object.assign(globalThis, {
  document: Object.assign(new EventTarget(), {}),
  requestAnimationFrame: () => 1,
  cancelAnimationFrame: () => {},
});

/** The element without its page. */
function sceneOf(session: Session | undefined, errors: string[] = []): ConstrainedDynamics {
  return {
    session,
    errors,
    ready: session !== undefined,
    play: () => session?.play(),
    pause: () => session?.pause(),
    preset: async (id: string) => {
      throw new Error(id);
    },
    series: (name: string) => session?.selected.simulation.series(name),
  } as unknown as ConstrainedDynamics;
}

async function ask(scene: ConstrainedDynamics, message: object): Promise<Record<string, unknown>> {
  const request = readRequest({ api, v: 1, id: 1, ...message });
  if (!request) throw new Error("ignored");
  return { ...("op" in request ? await perform(request, scene) : request) };
}

describe("a message", () => {
  const scene = sceneOf(new Session("circle"));
  it("sets, steps, asks and goes back in time", async () => {
    expect(await ask(scene, { op: "set", args: { name: "alpha", value: 25 } })).toEqual({
      api,
      v: 1,
      id: 1,
      result: undefined,
    });
    expect(await ask(scene, { op: "get", args: { name: "alpha" } })).toMatchObject({ result: 25 });
    await ask(scene, { op: "step", args: { count: 10 } });
    await ask(scene, { op: "step", args: { count: -4 } });
    const { result } = await ask(scene, { op: "state" });
    expect(result).toMatchObject({ playing: false, runs: [{ status: "ok" }] });
    expect((result as { time: number }).time).toBeCloseTo(
      6 * (scene.session?.selected.simulation.stepSize ?? 0),
    );
    expect(await ask(scene, { op: "observe", args: { name: "C.norm" } })).toMatchObject({
      result: scene.session?.selected.simulation.observe("C.norm"),
    });
    expect((await ask(scene, { op: "snapshot" })).result).toBeInstanceOf(Uint8Array);
  });
  it("that is wrong is answered with an error", async () => {
    const code = async (message: object): Promise<unknown> =>
      ((await ask(scene, message)).error as { code: string } | undefined)?.code;
    expect(await code({ v: 2, op: "play" })).toBe("bad-message");
    expect(await code({ id: "x".repeat(65), op: "play" })).toBe("bad-message");
    expect(await code({ op: "play", args: [] })).toBe("bad-message");
    expect(await code({ op: "constructor" })).toBe("unknown-operation");
    expect(await code({ op: "step", args: { count: 1e6 } })).toBe("bad-argument");
    expect(await code({ op: "step", args: { count: 0.5 } })).toBe("bad-argument");
    expect(await code({ op: "seek", args: { time: Number.NaN } })).toBe("bad-argument");
    expect(await code({ op: "get", args: { name: "x".repeat(201) } })).toBe("bad-argument");
    expect(await code({ op: "set", args: { name: "alpha", value: {} } })).toBe("bad-argument");
    expect(await code({ op: "set", args: { name: "radius", value: -1 } })).toBe("refused");
    expect(await code({ op: "get", args: { name: "__proto__" } })).toMatch(/unknown/);
  });
  it("to a scene that is not there is answered too", async () => {
    expect(await ask(sceneOf(undefined), { op: "play" })).toMatchObject({ error: { code: "not-ready" } });
    expect(await ask(sceneOf(undefined, ["no"]), { op: "play" })).toMatchObject({
      error: { code: "failed", message: "no" },
    });
  });
  it("of a deck is one of two words", () => {
    expect(["slide:start", "slide:stop", "slide:", "", null, {}].map(deckMessage)).toEqual([
      "shown",
      "hidden",
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("any message at all", () => {
  it("without the name of the protocol is ignored", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true, withTypedArray: true }), (data) => {
        expect(readRequest(data)).toBeNull();
        expect(deckMessage(data)).toBeNull();
      }),
    );
  });
  it("with it gets one answer with its own id, and leaves the scene usable", async () => {
    const anything = fc.anything({
      maxDepth: 3,
      withNullPrototype: true,
      withBigInt: true,
      withSparseArray: true,
    });
    const names = fc.oneof(fc.constantFrom("name", "value", "time", "count", "id", "__proto__"), fc.string());
    const message = fc.record(
      {
        v: fc.oneof({ arbitrary: fc.constant(1), weight: 6 }, { arbitrary: anything, weight: 1 }),
        id: fc.oneof(fc.integer(), fc.string(), anything),
        op: fc.oneof(
          { arbitrary: fc.constantFrom(...operations.keys()), weight: 4 },
          { arbitrary: anything, weight: 1 },
        ),
        args: fc.oneof(fc.dictionary(names, anything), anything),
      },
      { requiredKeys: [] },
    );
    const scene = sceneOf(new Session("circle"));
    await fc.assert(
      fc.asyncProperty(message, async (parts) => {
        const read = readRequest({ ...parts, api });
        if (read === null) throw new Error("ignored");
        const reply = "op" in read ? await perform(read, scene) : read;
        expect([parts.id, null]).toContain(reply.id);
        if (reply.error) expect(reply.error.message).toBeTypeOf("string");
        expect(Number.isFinite(scene.session?.time)).toBe(true);
      }),
      { numRuns: 400 },
    );
    expect(await ask(scene, { op: "observe", args: { name: "C.norm" } })).toHaveProperty("result");
  });
});
