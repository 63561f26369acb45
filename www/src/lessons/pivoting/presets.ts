// Presets for the buttons in the text.
import type { SolverId } from "./code";
import type { SmallId } from "./problems";

/** Message `pivoting-try-<id>`. */
export const tryouts = {
  lemke: ["pair", "lemke"],
  "lemke-obstacle": ["obstacle", "lemke"],
  principal: ["pair", "principal-pivoting"],
  "principal-alike": ["alike", "principal-pivoting"],
  block: ["rough", "block-gauss-seidel"],
  nncg: ["stack", "nncg"],
  apgd: ["obstacle", "apgd"],
  spg: ["alike", "spectral-projected-gradient"],
  subspace: ["obstacle", "subspace"],
} as const satisfies Record<string, readonly [SmallId, SolverId]>;
