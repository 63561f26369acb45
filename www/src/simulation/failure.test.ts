// Memory that runs out, in the real core with a limit on its memory: it is a failure with a code.
import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { initSync } from "../../../pkg/constrained_dynamics.js";
import { simulate } from "./core";
import { Session } from "./session";

/** One page of memory. bytes */
const page = 65_536;

/** The module with an upper limit in its memory section (id 5: count, flags, least[, most]; all LEB128). */
function limited(module: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  const number = (at: number): { value: number; next: number } => {
    let [value, shift, i] = [0, 0, at];
    for (;;) {
      const byte = module[i++] as number;
      value |= (byte & 127) << shift;
      shift += 7;
      if (byte < 128) return { value, next: i };
    }
  };
  const written = (value: number): number[] =>
    value < 128 ? [value] : [(value & 127) | 128, ...written(value >>> 7)];
  for (let at = 8; at < module.length; ) {
    const size = number(at + 1);
    const end = size.next + size.value;
    if (module[at] === 5) {
      const least = number(size.next + 2);
      const body = [1, 1, ...written(least.value), ...written(most)];
      return Uint8Array.from([
        ...module.subarray(0, at),
        5,
        ...written(body.length),
        ...body,
        ...module.subarray(end),
      ]);
    }
    at = end;
  }
  throw new Error("no memory section");
}

beforeAll(() => {
  const module = readFileSync(new URL("../../../pkg/constrained_dynamics_bg.wasm", import.meta.url));
  initSync({ module: limited(module, (8 << 20) / page) });
});

it("becomes the problem of a session, whose runs stay as they were", () => {
  globalThis.document ??= new EventTarget() as Document;
  globalThis.requestAnimationFrame ??= () => 0;
  const session = new Session("circle");
  const before = session.selected.simulation.stateHash();
  session.setRuns([{ scene: "chain", parameters: { n: 6000 } }]);
  expect(session.problem?.code).toBe("out-of-memory");
  expect(session.selected.simulation.stateHash()).toBe(before);
});

it("is thrown as a refusal with a code where there is no session", () => {
  expect(() => simulate("chain", { n: 6000 })).toThrow(expect.objectContaining({ code: "out-of-memory" }));
});
