// A map is computed by one function, cell by cell: in a worker, and where there is none, in slices on the page.
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startCore } from "../../simulation/start-core.testing";
import { computeMap } from "./compute-map";
import type { Measured, News } from "./map-worker";
import {
  cellCount,
  cells,
  columns,
  feedbackMap,
  growth,
  growthIn,
  maps,
  middleOf,
  partOf,
  rows,
  type StabilityMap,
  springMap,
  type Verdict,
  valueAt,
  verdictOn,
} from "./maps";

beforeAll(startCore);

describe("the cells of a map", () => {
  it("are each measured once", () => {
    expect(new Set(cells).size).toBe(cellCount);
    expect(Math.min(...cells)).toBe(0);
    expect(Math.max(...cells)).toBe(cellCount - 1);
  });
  it("lie inside its axes, the first at the lower left", () => {
    const [beta, alpha] = middleOf(feedbackMap, 0);
    expect(beta).toBeCloseTo(120 / 72, 12);
    expect(alpha).toBeCloseTo(12_000 / 48, 12);
    for (const { across, up, ...map } of maps) {
      for (const cell of cells) {
        const [x, y] = middleOf({ across, up, ...map }, cell);
        expect(x > across.lo && x < across.hi && y > up.lo && y < up.hi).toBe(true);
      }
    }
  });
});

/** By the eigenvalues of a step. */
function theory(map: StabilityMap, across: number, up: number): Verdict {
  if (!(up < map.boundary(across))) return "grows";
  return map === springMap ? "stays" : "decays";
}
/** A point off the boundary, with both verdicts. */
const compared = (map: StabilityMap, x: number, y: number) => ({
  at: `${map.across.symbol} = ${x}, ${map.up.symbol} = ${y}`,
  measured: verdictOn(growth(map, x, y)),
  theory: theory(map, x, y),
});
const differing = (points: readonly ReturnType<typeof compared>[]) =>
  points.filter(({ measured, theory }) => measured !== theory);
/** Half the width of the band about the boundary in which a run may be too short for a verdict, as a part of the map's height: a quarter of a cell. */
const band = 0.25 / rows;

describe.each(maps.map((map) => [map.id, map] as const))("the verdicts of the map %s", (_, map) => {
  it("are those of the theory in every cell", () => {
    expect(differing(cells.map((cell) => compared(map, ...middleOf(map, cell))))).toEqual([]);
  });
  it("are those of the theory at both edges of the band about the boundary", () => {
    const edges = Array.from({ length: columns }, (_, i) => valueAt(map.across, (i + 0.5) / columns)).flatMap(
      (x) => [-band, band].map((off) => [x, partOf(map.up, map.boundary(x)) + off] as const),
    );
    const inside = edges.filter(([, part]) => part > 0 && part < 1);
    expect(inside.length).toBeGreaterThan(columns);
    expect(differing(inside.map(([x, part]) => compared(map, x, valueAt(map.up, part))))).toEqual([]);
  });
});

/** All that a computation finds. */
async function found(map = springMap, signal = new AbortController().signal): Promise<Map<number, number>> {
  const all = new Map<number, number>();
  await computeMap(map, signal, (some: readonly Measured[]) => {
    for (const [cell, factor] of some) all.set(cell, factor);
  });
  return all;
}

describe("without a worker", () => {
  beforeEach(() => void vi.unstubAllGlobals());

  it("all cells are measured on the page, with the same function", async () => {
    const all = await found();
    expect(all.size).toBe(cellCount);
    for (const cell of [0, 100, 863]) expect(all.get(cell)).toBe(growthIn(springMap, cell));
  });
  it("cancelling ends it", async () => {
    const work = new AbortController();
    const measured: Measured[] = [];
    await computeMap(springMap, work.signal, (some) => {
      measured.push(...some);
      work.abort();
    });
    expect(measured.length).toBeLessThan(cellCount);
  });
  it("a worker that has no engine is replaced", async () => {
    const worker = stubWorker((tell) => tell({ kind: "unavailable" }));
    expect((await found()).size).toBe(cellCount);
    expect(worker.ended).toBe(1);
  });
  it("a worker that may not start is replaced", async () => {
    vi.stubGlobal(
      "Worker",
      class {
        constructor() {
          throw new Error("refused by the policy");
        }
      },
    );
    expect((await found()).size).toBe(cellCount);
  });
});

describe("with a worker", () => {
  beforeEach(() => void vi.unstubAllGlobals());

  it("its cells are those of the map, and it is ended", async () => {
    const worker = stubWorker((tell) => {
      tell({ kind: "ready" });
      tell({ kind: "measured", cells: cells.map((cell) => [cell, 2]) });
    });
    const all = await found();
    expect([all.size, all.get(7)]).toEqual([cellCount, 2]);
    expect(worker).toEqual({ asked: ["spring"], ended: 1 });
  });
  it("its failure is that of the computation", async () => {
    const failure = { code: "out-of-memory", path: "", message: "unreachable" };
    const worker = stubWorker((tell) => {
      tell({ kind: "ready" });
      tell({ kind: "failed", failure });
    });
    await expect(found()).rejects.toMatchObject(failure);
    expect(worker.ended).toBe(1);
  });
  it("cancelling ends it, before it is ready and after", async () => {
    for (const first of [[], [{ kind: "ready" }]] as const) {
      const work = new AbortController();
      const worker = stubWorker((tell) => {
        for (const news of first) tell(news);
        work.abort();
      });
      expect((await found(springMap, work.signal)).size).toBe(0);
      expect(worker.ended).toBe(1);
    }
  });
});

/** A worker that answers its first message by `act`. */
function stubWorker(act: (tell: (news: News) => void) => void): { asked: string[]; ended: number } {
  const record = { asked: [] as string[], ended: 0 };
  vi.stubGlobal(
    "Worker",
    class {
      onmessage: ((event: { data: News }) => void) | null = null;
      postMessage(id: string): void {
        record.asked.push(id);
        setTimeout(() => act((data) => this.onmessage?.({ data })));
      }
      terminate(): void {
        record.ended += 1;
      }
    },
  );
  return record;
}
