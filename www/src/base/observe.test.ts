import { afterEach, describe, expect, it, vi } from "vitest";
import { onSight } from "./observe";

type Change = Pick<IntersectionObserverEntry, "isIntersecting">;

/** An element whose changes are handed over by hand. */
function watched(): {
  seen: boolean[];
  handOver: (...changes: readonly Change[]) => void;
  stopped: () => boolean;
  stop: () => void;
} {
  let handOver: (changes: readonly Change[]) => void = () => undefined;
  let disconnected = false;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (changes: readonly Change[]) => void) {
        handOver = tell;
      }
      observe(): void {}
      disconnect(): void {
        disconnected = true;
      }
    },
  );
  const seen: boolean[] = [];
  const stop = onSight({} as Element, (visible) => seen.push(visible));
  return { seen, handOver: (...changes) => handOver(changes), stopped: () => disconnected, stop };
}

describe("sight", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is that of the last change where several are handed over at once", () => {
    const { seen, handOver } = watched();
    handOver({ isIntersecting: false }, { isIntersecting: true });
    handOver({ isIntersecting: true }, { isIntersecting: false });
    expect(seen).toEqual([true, false]);
  });

  it("is not told any more once it is stopped", () => {
    const { stop, stopped } = watched();
    stop();
    expect(stopped()).toBe(true);
  });
});
