// The worker of the maps of stability, with an engine of its own. It is told the id of a map, says that it is ready, and measures cell
// by cell. The page ends it.
import { loadWholeCore } from "../../simulation/core";
import { type Failure, failureOf } from "../../simulation/failure";
import { cells, growthIn, maps } from "./maps";

/** A message of the worker. */
export type News =
  | { readonly kind: "ready" }
  | { readonly kind: "unavailable" }
  | { readonly kind: "measured"; readonly cells: readonly Measured[] }
  | { readonly kind: "failed"; readonly failure: Failure };
/** A cell, and the factor by which the error changes in a step there. */
export type Measured = readonly [cell: number, factor: number];

/** Between two messages, ms. */
const interval = 40;
const tell = (news: News): void => self.postMessage(news);

self.onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    await loadWholeCore();
  } catch {
    tell({ kind: "unavailable" });
    return;
  }
  tell({ kind: "ready" });
  try {
    measure(data);
  } catch (thrown) {
    tell({ kind: "failed", failure: failureOf(thrown) });
  }
};

function measure(id: string): void {
  const map = maps.find((each) => each.id === id);
  if (!map) throw new Error(`no map ${id}`);
  let found: Measured[] = [];
  let told = performance.now();
  const report = (): void => {
    tell({ kind: "measured", cells: found });
    found = [];
    told = performance.now();
  };
  for (const cell of cells) {
    found.push([cell, growthIn(map, cell)]);
    if (performance.now() - told > interval) report();
  }
  report();
}
