// Values of the variables in the lesson's messages besides formulas, see ../vocabulary.ts.
import type { Slots } from "../../messages/rich";
import type { Vocabulary } from "../vocabulary";

export const slots = ({ set }: Vocabulary): Slots => ({
  "set-alpha": set("alpha"),
  "set-beta": set("beta"),
  "set-step": set("stepSize"),
  "set-step-all": set("stepSize", true),
});
