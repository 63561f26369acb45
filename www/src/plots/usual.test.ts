// Every scene of the catalogue is shown with curves that say something about it.
import { describe, expect, it } from "vitest";
import { catalog, simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { findPlot } from "./registry";
import { usualPlots } from "./usual";

startCore();
const scenes = catalog().scenes.map(({ id }) => id);
const ofConstraints = ["C", "lambda", "drift"];

describe("usual plots", () => {
  it.each(scenes)("of %s exist there, and C is plotted only where there is a constraint", (id) => {
    const simulation = simulate(id, {});
    const plots = usualPlots(simulation, ofConstraints);
    for (const each of plots) expect(findPlot(each, simulation), each).not.toBeNull();
    const touchesOnly =
      simulation.constraints().length === 0 &&
      simulation.observables().some(({ name }) => name === "contact.gap");
    expect(plots.includes("C")).toBe(!touchesOnly);
  });
  it("are gaps and forces where balls only touch", () => {
    expect(usualPlots(simulate("newtons-cradle", {}), ofConstraints)[1]).toBe("contact.force");
  });
});
