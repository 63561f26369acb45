// Numbers for the lines of the derivation: the sliding puck, in the cone and in the box, and forces within their bounds.
import { column, type Matrix } from "../../formula/evaluate.testing";
import { simulate } from "../../simulation/core";
import { arbitrary, type Derived, type LineCase } from "../lines.testing";
import { puck } from "./scenes";

/** The puck in a step: how it slides at its end, and the friction of all its contacts. */
function sliding(frictionModel: "box" | "cone"): { v: Matrix; lambda: Matrix; normal: number; mu: number } {
  const simulation = simulate(puck, { frictionModel });
  simulation.step(20);
  const [vx, vz] = ["vx", "vz"].map((axis) => simulation.observe(`body[1].${axis}`));
  const contacts = simulation.contacts();
  const total = (of: (each: (typeof contacts)[number]) => number): number =>
    contacts.reduce((sum, each) => sum + of(each), 0);
  return {
    v: column([vx ?? 0, vz ?? 0]),
    lambda: column([0, 2].map((i) => total(({ friction }) => friction[i] ?? 0))),
    normal: total(({ lambda: [n = 0] }) => n),
    mu: contacts[0]?.mu ?? Number.NaN,
  };
}
function values(lambda: Matrix, { v, normal, mu }: ReturnType<typeof sliding>): LineCase["values"] {
  return {
    "\\bm{\\lambda}_t": lambda,
    "\\bm{v}_t": v,
    "\\lambda_n": normal,
    "\\mu": mu,
    "\\lambda_{t1}": lambda[0]?.[0] ?? Number.NaN,
    "\\lambda_{t2}": lambda[1]?.[0] ?? Number.NaN,
    "v_{t1}": v[0]?.[0] ?? Number.NaN,
    "v_{t2}": v[1]?.[0] ?? Number.NaN,
  };
}

export const derived: Derived = {
  unchecked: { 1: "states the problem: a largest value and the set it is sought in" },
  cases: () => {
    const [cone, box] = [sliding("cone"), sliding("box")];
    const next = arbitrary();
    const within = (r: number) => column([next() * r, next() * r]);
    const radius = cone.mu * cone.normal;
    const others = Array.from({ length: 20 }, () => ({
      lines: [2, 4],
      values: values(within(radius / Math.SQRT2), cone),
    }));
    return [
      ...others,
      { lines: [2, 3], values: values(cone.lambda, cone), tight: true, within: 1e-6 },
      { lines: [4, 5], values: values(box.lambda, box), tight: true, within: 1e-6 },
    ];
  },
};
