// Numbers of the laboratory's texts. It has no lesson text: its only quantity of physics is in the help of the wind tool.
import { perMetre } from "../../kit/tools/wind";
import type { Claim } from "../claims";

export const claims: readonly Claim[] = [
  { at: "kit-tool-wind-help", says: "wind of a drag of one metre, m/s", value: () => perMetre },
];
