// The only door to the core in ../pkg: loads the WebAssembly, hands out functions and types, simulations from
// simulations.ts. (The laboratory of complementarity problems is a WebAssembly of its own: laboratory.ts.)
import init, {
  type Catalog,
  circleLambda,
  collisionImpulse,
  catalog as coreCatalog,
  loadRest,
} from "../../../pkg/constrained_dynamics.js";
import { fetchCore, fetchRest } from "./core-file";
import { afterFirstSeconds } from "./first-seconds";
import { CoreUnavailable, loader } from "./wasm";

export type * from "../../../pkg/constrained_dynamics.js";
export { type Simulation, simulate, withSimulation } from "./simulations";
export { circleLambda, collisionImpulse };

const startCore = loader((options) => init({ ...options, rest: "later" }), fetchCore);

/**
 * Loads the first of the core's two files, which is enough for most lessons to open and play (`light` in their plans). The other follows
 * when the page has come to rest; a call that needs it earlier loads it, and the page waits.
 */
export async function loadCore(): Promise<void> {
  await startCore();
  afterFirstSeconds(() => void loadWholeCore().catch(() => undefined));
}

let isWhole = false;

/** True when both files are there. */
export const coreIsWhole = (): boolean => isWhole;

/** Loads both. */
export async function loadWholeCore(): Promise<void> {
  const rest = fetchRest();
  await startCore();
  try {
    await loadRest(rest);
    isWhole = true;
  } catch (cause) {
    throw new CoreUnavailable("blocked", cause);
  }
}

let known: Catalog | undefined;

/** The catalogue; after loadCore(). */
export function catalog(): Catalog {
  known ??= coreCatalog();
  return known;
}
