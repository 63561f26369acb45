// One question to a simulation with other parameters than its scene has.
import {
  type ParameterValue,
  type SceneDocument,
  type Simulation,
  withSimulation,
} from "../../simulation/core";

export function withParameters<T>(
  scene: SceneDocument,
  parameters: Readonly<Record<string, ParameterValue>>,
  question: (simulation: Simulation) => T,
): T {
  return withSimulation(scene, (simulation) => {
    for (const [name, value] of Object.entries(parameters)) simulation.set(name, value);
    simulation.reset();
    return question(simulation);
  });
}
