// Scenes that say something only beside themselves: opened from the catalogue, they come as several runs.
import type { ParameterValue, SceneDocument } from "../simulation/core";
import type { RunOptions } from "../simulation/session";

/** For each such scene the runs: what differs, and the end of its name, `kit-run-…`. */
const several: Readonly<
  Record<string, readonly (readonly [string, Readonly<Record<string, ParameterValue>>])[]>
> = {
  "newtons-cradle": [
    ["sequence", { solve: "in-sequence", level: 0.35 }],
    ["together", { solve: "together", level: -0.35 }],
  ],
};

/** Name of a run that is alone. */
const own = "kit-run";

/** The runs with which a scene is opened. */
export function runsOf(scene: string | SceneDocument, name: string): readonly RunOptions[] {
  const runs = typeof scene === "string" ? several[scene] : undefined;
  if (!runs) return [{ name: name.startsWith(`${own}-`) ? own : name, scene }];
  return runs.map(([end, parameters]) => ({ name: `${own}-${end}`, scene, parameters }));
}
