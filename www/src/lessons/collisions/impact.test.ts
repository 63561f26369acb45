// The impact of a rod with friction: what is drawn agrees with what the core's step finds, and each law with what it says.
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../../simulation/start-core.testing";
import { gaining, type Impact, type Measured, measure, type Pair } from "./impact-scene";
import { type laws, path, velocity, work } from "./routh";

beforeAll(startCore);

const some: Impact[] = [-75, -43, -20, 10, 43, 70].flatMap((lean) =>
  [-1.5, -0.4, 0.3, 0.6, 2].flatMap((slip) =>
    [0.2, 0.8].flatMap((mu) => [0, 0.5, 0.9].map((e) => ({ lean, slip, e, mu }))),
  ),
);
function of(impact: Impact): Measured {
  const measured = measure(impact);
  if (!measured) throw new Error("two contacts");
  return measured;
}
const endOf = (measured: Measured, impact: Impact, law: (typeof laws)[number]): Pair =>
  path(measured, impact, law).points.at(-1) as Pair;

describe("an impact with friction", () => {
  it("has the velocity and the matrix of the rod", () => {
    const { u, nn, tt, tn } = of({ lean: 0, slip: 0.6, e: 0.5, mu: 0.5 });
    expect(u[0]).toBeCloseTo(1.2, 9);
    expect(u[1]).toBeCloseTo(-2, 9);
    expect(nn).toBeCloseTo(1, 3);
    expect(tt).toBeGreaterThan(3);
    expect(tn).toBeCloseTo(0, 3);
  });
  it("ends by Newton’s law where the core’s step does, unless the slip reverses", () => {
    let [compared, reversed] = [0, 0];
    for (const impact of some) {
      const measured = of(impact);
      const { points, reverses } = path(measured, impact, "newton");
      if (reverses) reversed += 1;
      else {
        compared += 1;
        const end = points.at(-1) ?? [Number.NaN, Number.NaN];
        expect(end[0], JSON.stringify(impact)).toBeCloseTo(measured.impulse[0], 4);
        expect(end[1], JSON.stringify(impact)).toBeCloseTo(measured.impulse[1], 4);
      }
    }
    expect(compared).toBeGreaterThan(100);
    expect(reversed).toBeGreaterThan(5);
  });
  it("changes the energy as the core measures it", () => {
    for (const impact of some) {
      const measured = of(impact);
      expect(work(measured, measured.impulse)).toBeCloseTo(measured.after - measured.before, 6);
    }
  });
  it("gains energy by Newton’s law, and by no other", () => {
    const measured = of(gaining);
    expect(measured.after / measured.before).toBeGreaterThan(1.05);
    for (const impact of some)
      for (const law of ["poisson", "stronge"] as const)
        expect(
          work(of(impact), endOf(of(impact), impact, law)),
          `${law} ${JSON.stringify(impact)}`,
        ).toBeLessThan(1e-9);
  });
  it("parts by e in the meaning of each law", () => {
    const measured = of(gaining);
    const { compression } = path(measured, gaining, "poisson");
    expect(velocity(measured, compression)[1]).toBeCloseTo(0, 9);
    expect(velocity(measured, endOf(measured, gaining, "newton"))[1]).toBeCloseTo(1.8, 9);
    expect(endOf(measured, gaining, "poisson")[1]).toBeCloseTo(1.9 * compression[1], 9);
  });
});
