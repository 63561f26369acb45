// The search finds what the lesson says: no counterexample with all hypotheses, one without each that the proof uses.
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../../../simulation/start-core.testing";
import { noWork, oneLambda } from "./bead";
import { complementary } from "./rows";
import { type Proposition, search } from "./search";

beforeAll(startCore);

const all: readonly Proposition<unknown>[] = [noWork, oneLambda, complementary];

describe.each(all.map((each) => [each.id, each] as const))("%s", (_, proposition) => {
  it("holds in every case that meets its hypotheses", () => {
    const { met, cases, counterexample } = search(proposition, new Set());
    expect(counterexample).toBeNull();
    expect(met).toBeGreaterThan(10);
    expect(met).toBeLessThan(cases);
  });
  it.each(proposition.hypotheses.map(({ id }) => id))("without %s: fails if the proof uses it", (id) => {
    const { counterexample } = search(proposition, new Set([id]));
    expect(counterexample !== null).toBe(proposition.proof.flat().includes(id));
  });
});
