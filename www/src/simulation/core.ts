// The only door to the core in ../pkg: loads the WebAssembly, hands out functions and types, simulations from
// simulations.ts.
import init, {
  bestOmega,
  type Catalog,
  circleLambda,
  collisionImpulse,
  catalog as coreCatalog,
  definiteness,
  enumerateLcp,
  iterationMatrix,
  lcpFromLp,
  lcpFromQp,
  programKkt,
  reduceMixed,
  solveBoxLcp,
} from "../../../pkg/constrained_dynamics.js";
import wasmAddress from "../../../pkg/constrained_dynamics_bg.wasm?url";

export type * from "../../../pkg/constrained_dynamics.js";
export { type Simulation, simulate, withSimulation } from "./simulations";
export {
  bestOmega,
  circleLambda,
  collisionImpulse,
  definiteness,
  enumerateLcp,
  iterationMatrix,
  lcpFromLp,
  lcpFromQp,
  programKkt,
  reduceMixed,
  solveBoxLcp,
};

/** Why there is no simulation: "missing": no WebAssembly here; "blocked": it may not run or could not be fetched. */
export class CoreUnavailable extends Error {
  constructor(
    readonly reason: "missing" | "blocked",
    cause?: unknown,
  ) {
    super(reason === "missing" ? "WebAssembly is missing" : "WebAssembly is blocked or could not be loaded", {
      cause,
    });
    this.name = "CoreUnavailable";
  }
}

let loading: Promise<void> | undefined;

/** Fetches and starts the core; the same promise however often it is called. Rejects with CoreUnavailable. */
export function loadCore(): Promise<void> {
  loading ??= start();
  return loading;
}

async function start(): Promise<void> {
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
    throw new CoreUnavailable("missing");
  }
  try {
    await init({ module_or_path: wasmAddress });
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
