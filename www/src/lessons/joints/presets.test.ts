// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import type { SceneDocument } from "../../simulation/core";
import { simulate } from "../../simulation/core";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { extent, samples } from "../measure";
import { chain, drift, motor, projection, torn, ways } from "./predictions";
import { presets } from "./presets";
import { limit, pendulum, tear, torn as tornScene } from "./scenes";

const C = "C.norm";
/** Half a bar: the lever of its joints, m. */
const r = 0.5;
/** I of a bar of 1 kg, 1 m by 0.1 m. */
const inertia = (1 + 0.01) / 12;
/** Of a torn bar's vertical row. */
const A = 1 + r ** 2 / inertia;
beforeAll(startCore);

describe("the rows", () => {
  it("of the joint between two bars are those of the formula", () => {
    const [run] = play(presets.pendulum, 0.5);
    const joint = run?.simulation.constraints()[1];
    const angles = [1, 2].map((body) => run?.simulation.observe(`body[${body}].angle`) ?? 0);
    const [first = 0, second = 0] = angles;
    const [r1, r2] = [
      [r * Math.cos(first), r * Math.sin(first)],
      [-r * Math.cos(second), -r * Math.sin(second)],
    ] as [[number, number], [number, number]];
    const wanted = [
      [
        [1, 0, -r1[1]],
        [-1, 0, r2[1]],
      ],
      [
        [0, 1, r1[0]],
        [0, -1, -r2[0]],
      ],
    ];
    wanted.forEach((row, i) => {
      row.forEach((block, body) => {
        const found = joint?.rows[i]?.gradient[body]?.values ?? [];
        block.forEach((value, k) => {
          expect(found[k]).toBeCloseTo(value, 9);
        });
      });
    });
  });
});

describe("errors of place", () => {
  it("without β grow in proportion to h", () => {
    const apart = [0.02, 0.01, 0.005].map((stepSize) => {
      const simulation = simulate(pendulum, { baumgarte: 0, stepSize });
      simulation.step(Math.round(4 / stepSize));
      return simulation.observe(C);
    });
    expect(apart[0]).toBeGreaterThan(0.25);
    for (const [i, j] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const ratio = (apart[i] ?? 0) / (apart[j] ?? 1);
      // Higher powers of h make up the rest.
      expect(ratio).toBeGreaterThan(1.6);
      expect(ratio).toBeLessThan(2.2);
    }
  });
  it("with β settle where a step adds what β takes, r(hω)²/2β", () => {
    const document: SceneDocument = {
      ...tornScene,
      bodies: tornScene.bodies.map((body, i) =>
        i === 1 ? { ...body, at: [r, 0], velocity: [0, 4 * r], spin: 4 } : body,
      ),
    };
    const simulation = simulate(document, { baumgarte: 0.2 });
    simulation.step(40);
    const spin = simulation.observe("body[1].spin");
    const steady = (r * (0.02 * spin) ** 2) / (2 * 0.2);
    expect(simulation.observe(C) / steady).toBeGreaterThan(0.9);
    expect(simulation.observe(C) / steady).toBeLessThan(1.1);
  });
  it("of the torn joint shrink by 1 − β a step, and β's kick has the energy of the formula", () => {
    for (const [i, beta] of [0.2, 0.5, 1].entries()) {
      const run = play(presets.tornWhole, 0.4, [C, "energy.kinetic"])[i];
      if (!run) throw new Error("no run");
      const { y } = samples(run, C);
      // The bar turns meanwhile, which is of second order.
      expect(Math.abs((y[1] ?? 0) / tear - (1 - beta))).toBeLessThan(0.2 * beta);
      const kick = (beta * tear) / 0.02;
      expect(extent(run, "energy.kinetic").most).toBeCloseTo(kick ** 2 / (2 * A), 6);
    }
  });
});

describe("the other ways", () => {
  it("soft: the joint swings, slower than Baumgarte's, and closes", () => {
    const [fifth, soft] = play(presets.ways, 1.5, [C, "energy.kinetic"]);
    if (!fifth || !soft) throw new Error("no runs");
    expect(samples(soft, C).y[5]).toBeGreaterThan(samples(fifth, C).y[5] ?? 1);
    expect(samples(soft, C).y.at(-1)).toBeLessThan(0.01);
  });
  it("projection keeps the joints to rounding", () => {
    const projected = play(presets.projection, 4, [C])[1];
    if (!projected) throw new Error("no run");
    expect(extent(projected, C).most).toBeLessThan(1e-11);
  });
  it("Runge and Kutta's method at the same step keeps energy to three thousandths of a joule, joints to 0.1 mm", () => {
    const [, rk4] = play(presets.rival, 4, [C, "energy.drift"]);
    if (!rk4) throw new Error("no run");
    const { least, most } = extent(rk4, "energy.drift");
    expect(Math.max(-least, most)).toBeLessThan(3e-3);
    expect(extent(rk4, C).most).toBeLessThan(1e-4);
  });
});

describe("bounds", () => {
  it("the weak motor is at its bound and never above it", () => {
    const [weak] = play(presets.motor, 4, ["constraint[1].lambda"]);
    if (!weak) throw new Error("no run");
    expect(extent(weak, "constraint[1].lambda").most).toBeCloseTo(3, 9);
    expect(weak.simulation.observe("constraint[1].lambda")).toBeCloseTo(3, 9);
  });
  it("drive: the motor is at its bound until the bar has its speed, then below it", () => {
    const [run] = play(presets.drive, 1, ["constraint[1].lambda", "body[1].spin"]);
    if (!run) throw new Error("no run");
    const { y } = samples(run, "constraint[1].lambda");
    expect(Math.max(...y)).toBeCloseTo(12, 9);
    expect(y.at(-1)).toBeLessThan(5);
    expect(run.simulation.observe("body[1].spin")).toBeCloseTo(1, 9);
  });
  it("limited: the bar rests on its lower limit, which bears the weight's torque; the other limit does nothing", () => {
    const [run] = play(presets.limited, 3, ["body[1].angle"]);
    expect(run?.simulation.observe("body[1].angle")).toBeCloseTo(-limit, 6);
    const [lower, upper] = run?.simulation.constraints()[0]?.rows.slice(2) ?? [];
    expect(lower?.lambda).toBeCloseTo(9.81 * r * Math.cos(limit), 4);
    expect(upper?.lambda).toBe(0);
    expect(upper?.c).toBeCloseTo(2 * limit, 6);
  });
});

describe("the questions", () => {
  it.each([
    ["drift", drift, "much"],
    ["torn", torn, "turns"],
    ["chain", chain, "fifth"],
    ["ways", ways, "two"],
    ["projection", projection, "less"],
    ["motor", motor, "strong"],
  ] as const)("%s", (_, question, choice) => {
    const verdict = answer(question);
    expect(verdict.choice).toBe(choice);
  });
});
