// Numbers for the lines of the derivation: one step of two balls, one of which comes down on the ground in it, while the other is
// still high above.
import { column, diagonal, type Matrix, product, transposed } from "../../formula/evaluate.testing";
import { simulate } from "../../simulation/core";
import type { Derived } from "../lines.testing";
import { disc, ground, plane, stepping } from "../sketch";

const [radius, masses] = [0.2, [1, 3]];

export const derived: Derived = {
  cases: () => {
    const balls = [
      [0, 0.25],
      [2, 1],
    ].map((at, i) => disc(at, radius, { mass: masses[i] ?? 1, friction: 0, velocity: [0.3, -6] }));
    const simulation = simulate(
      plane({ bodies: [ground({ friction: 0 }), ...balls], constraints: [], method: stepping }),
    );
    const moving = (numbers: ArrayLike<number>): number[] =>
      simulation
        .bodies()
        .filter(({ fixed }) => !fixed)
        .flatMap(({ velocityOffset: from }) => Array.from(numbers).slice(from, from + 3));
    const gaps = () => column([1, 2].map((i) => simulation.observe(`body[${i}].y`) - radius));
    const [c, v, q] = [gaps(), moving(simulation.velocities()), moving(simulation.appliedForces())];
    simulation.step(1);
    const j: Matrix = [
      [0, 1, 0, 0, 0, 0],
      [0, 0, 0, 0, 1, 0],
    ];
    const w = diagonal(masses.flatMap((m) => [1 / m, 1 / m, 2 / (m * radius ** 2)]));
    const lambda = [0, 2].map(
      (x) => simulation.contacts().find(({ point }) => Math.abs((point[0] ?? 0) - x) < 0.5)?.lambda[0] ?? 0,
    );
    const values = {
      "\\C": c,
      "\\C^{+}": gaps(),
      "\\h": simulation.stepSize,
      "\\bm{J}": j,
      "\\bm{v}": column(v),
      "\\bm{v}^{+}": column(moving(simulation.velocities())),
      "\\bm{W}": w,
      "\\bm{Q}": column(q),
      "\\lam": column(lambda),
      "\\bm{A}": product(product(j, w), transposed(j)),
    };
    return [{ lines: [1, 2, 3, 4, 5, 6], values, within: 1e-8 }];
  },
};
