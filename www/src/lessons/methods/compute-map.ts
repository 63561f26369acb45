// Computes a map of stability in a worker, so that the page goes on at its full rate; where no worker can start (the course as one file,
// a policy of others), in slices on the page, with the same function.
import { scriptAddress } from "../../base/script-address";
import { SimulationFailure } from "../../simulation/failure";
import { inSlices } from "../slices";
import type { Measured, News } from "./map-worker";
// Not `new Worker(new URL(…))`: the address must be of a trusted type.
import address from "./map-worker?worker&url";
import { cellCount, cells, growthIn, type StabilityMap } from "./maps";

/** Calls `found` with all cells, a few at a time; rejects with what the core throws. Ends early when the signal says so. */
export async function computeMap(
  map: StabilityMap,
  signal: AbortSignal,
  found: (cells: readonly Measured[]) => void,
): Promise<void> {
  const started = await inWorker(map, signal, found);
  if (started || signal.aborted) return;
  let cellsFound: Measured[] = [];
  const pieces = cells.map((cell) => () => void cellsFound.push([cell, growthIn(map, cell)]));
  await inSlices(pieces, signal, () => {
    if (!signal.aborted) found(cellsFound);
    cellsFound = [];
  });
}

/** False where no worker can start, or none with an engine. */
function inWorker(
  map: StabilityMap,
  signal: AbortSignal,
  found: (cells: readonly Measured[]) => void,
): Promise<boolean> {
  const worker = startWorker();
  if (!worker) return Promise.resolve(false);
  let [ready, left] = [false, cellCount];
  return new Promise<boolean>((resolve, reject) => {
    signal.addEventListener("abort", () => resolve(ready), { once: true });
    worker.onerror = (event) => {
      event.preventDefault();
      if (ready) reject(new SimulationFailure({ code: "", path: "", message: event.message }));
      else resolve(false);
    };
    worker.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.kind === "unavailable") resolve(false);
      else if (data.kind === "failed") reject(new SimulationFailure(data.failure));
      else if (data.kind === "ready") ready = true;
      else {
        found(data.cells);
        left -= data.cells.length;
        if (left === 0) resolve(true);
      }
    };
    worker.postMessage(map.id);
  }).finally(() => worker.terminate());
}

function startWorker(): Worker | undefined {
  if (address === "") return undefined;
  try {
    return new Worker(scriptAddress("worker", address), { type: "module", name: "stability-map" });
  } catch {
    return undefined;
  }
}
