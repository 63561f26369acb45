// The only door to the core in ../pkg: loads the WebAssembly, hands out functions and types, simulations from
// simulations.ts. (The laboratory of complementarity problems is a WebAssembly of its own: laboratory.ts.)
import init, {
  type Catalog,
  circleLambda,
  collisionImpulse,
  catalog as coreCatalog,
} from "../../../pkg/constrained_dynamics.js";
import { fetchCore } from "./core-file";
import { loader } from "./wasm";

export type * from "../../../pkg/constrained_dynamics.js";
export { type Simulation, simulate, withSimulation } from "./simulations";
export { circleLambda, collisionImpulse };

export const loadCore = loader(init, fetchCore);

let known: Catalog | undefined;

/** The catalogue; after loadCore(). */
export function catalog(): Catalog {
  known ??= coreCatalog();
  return known;
}
