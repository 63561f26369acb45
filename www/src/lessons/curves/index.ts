// Lesson 2: curves and surfaces.
import { matrixPanel, solversPanel } from "../panels";
import { linkTo, usualLesson } from "../usual";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { moving } from "./moving";
import { offered, presets } from "./presets";
import { shapes } from "./shapes";
import { nowWork } from "./views";

export const curvesLesson = usualLesson({
  id: "curves",
  formulas,
  messages: ["condition"],
  slots: ({ now }) => ({ "now-work": now(nowWork), kit: linkTo("kit") }),
  parts: [shapes, moving, exercises],
  first: presets.ellipse,
  offered,
  controls: ["alpha", "beta", "stepSize", "gravity", "method", "integrator", "stiffness", "damping"],
  panels: [matrixPanel, solversPanel],
});
