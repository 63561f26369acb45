// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { weight } from "../measure";
import { links } from "./presets";
import { hanging, horizontal, slanting } from "./scenes";

/** Entries of J that are not zero, without the fixed point, whose two columns are the first. */
function entries(): number {
  const { data, cols } = simulate(slanting(100)).matrix("J");
  return data.filter((x, i) => x !== 0 && i % cols >= 2).length;
}

/** λ of Atwood's machine, 3 kg and 1 kg. N */
function rope(): number {
  const simulation = simulate("atwood", { angle: 0, mass1: 3, mass2: 1 });
  simulation.step(1);
  return simulation.lambda()[0] ?? Number.NaN;
}
/** The pull in the third of ten links. N */
function third(): number {
  const simulation = simulate(hanging(10));
  simulation.step(1);
  return -(simulation.lambda()[2] ?? Number.NaN);
}

export const claims: readonly Claim[] = [
  { at: "answer:particles-exercise-1", says: "entries that are not zero", value: entries },
  { at: "answer:particles-exercise-3", says: "pull in the third link", value: third },
  { at: "answer:particles-exercise-4", says: "λ of Atwood's machine", value: rope },
  {
    at: "particles-exercise-4-answer",
    says: "λ of Atwood's machine",
    value: rope,
  },
  {
    at: "particles-start-measured",
    says: "weight of the chain",
    value: () => weight(simulate(horizontal(links))),
  },
  { at: "particles-many-1", says: "particles of the cloth", value: () => simulate("cloth").bodies().length },
  {
    at: "particles-many-1",
    says: "threads of the cloth",
    value: () => simulate("cloth").constraints().length,
  },
  { at: "particles-exercise-1-answer", says: "entries that are not zero", value: entries },
];
