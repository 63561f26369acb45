// How a lesson writes down its experiments: each run is a name, a scene, and what differs from it.
import type { Preset } from "../panels/presets";
import type { ParameterValue, SceneDocument } from "../simulation/core";

export type PlannedRun = readonly [
  name: string,
  scene: string | SceneDocument,
  parameters?: Readonly<Record<string, ParameterValue>>,
];

/** Messages `<lesson>-preset-<id>` and `<lesson>-run-<name>`. */
export function presetMaker(lesson: string) {
  return (id: string, runs: readonly PlannedRun[], plots: readonly string[]): Preset => ({
    id,
    titleMessage: `${lesson}-preset-${id}`,
    runs: runs.map(([name, scene, parameters = {}]) => ({
      name: `${lesson}-run-${name}`,
      scene,
      parameters,
    })),
    plots,
  });
}
