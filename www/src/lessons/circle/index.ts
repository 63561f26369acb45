// Lesson 1: a point held on a circle, and the force that holds it.
import { matrixPanel } from "../panels";
import { usualLesson } from "../usual";
import { derivation } from "./derivation";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { presets } from "./presets";
import { slots } from "./vocabulary";

export const circleLesson = usualLesson({
  id: "circle",
  formulas,
  catalogue: false,
  slots,
  parts: [derivation, exercises],
  first: presets.pendulum,
  light: true,
  offered: [presets.pendulum, presets.over],
  controls: ["mass", "gravity", "speed", "angle", "radius", "stepSize", "integrator"],
  panels: [matrixPanel],
});
