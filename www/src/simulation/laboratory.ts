// The only door to the laboratory of complementarity problems in ../pkg, which the lessons that need it fetch.
import init from "../../../pkg/constrained_dynamics_lab.js";
import wasmAddress from "../../../pkg/constrained_dynamics_lab_bg.wasm?url";
import { loader } from "./wasm";

export type * from "../../../pkg/constrained_dynamics_lab.js";
export {
  bestOmega,
  definiteness,
  enumerateLcp,
  iterationMatrix,
  lcpFromLp,
  lcpFromQp,
  programKkt,
  reduceMixed,
  solveBoxLcp,
} from "../../../pkg/constrained_dynamics_lab.js";

export const loadLaboratory = loader(init, () => fetch(wasmAddress));
