// Numbers for the lines of the derivation: a tumbling brick under a torque, its rates by differences of the core's motion.
import {
  column,
  diagonal,
  type Matrix,
  numbersOf,
  product,
  transposed,
} from "../../formula/evaluate.testing";
import { type ForceDocument, simulate } from "../../simulation/core";
import { type Derived, rateOf } from "../lines.testing";
import { brick } from "./scenes";

const stepSize = 1e-3;
/** About the body's own axes, N·m. */
const torque = [3, -2, 4];
const torques: ForceDocument[] = torque.map((size, i) => ({
  formula: { of: [0], torque: String(size), axis: torque.map((_, k) => (i === k ? 1 : 0)) },
}));

/** R of a quaternion x, y, z, w. */
function rotation([x = 0, y = 0, z = 0, w = 1]: readonly number[]): Matrix {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
}

export const derived: Derived = {
  cases: () => {
    const simulation = simulate({ ...brick, forces: torques }, { stepSize });
    const states: { r: Matrix; omega: number[]; l: number[] }[] = [];
    simulation.step(300);
    for (let k = 0; k < 5; k++) {
      const r = rotation(Array.from(simulation.positions()).slice(3));
      const omega = numbersOf(product(transposed(r), column(simulation.velocities().slice(3))));
      states.push({
        r,
        omega,
        l: ["angularMomentum.x", "angularMomentum.y", "angularMomentum"].map((name) =>
          simulation.observe(name),
        ),
      });
      simulation.step(1);
    }
    const at = (t: number) => states[Math.round(t / stepSize) + 2] as (typeof states)[number];
    const rate = (read: (state: (typeof states)[number]) => number[]): number[] =>
      rateOf((t) => read(at(t)), stepSize);
    const { r, omega, l } = at(0);
    const [x = 0, y = 0, z = 0] = omega;
    const turned = rate((state) => numbersOf(state.r));
    const values = {
      "\\bm{L}": column(l),
      "\\dot{\\bm{L}}": column(rate((state) => state.l)),
      "\\bm{\\tau}": product(r, column(torque)),
      "\\bm{\\tau}_b": column(torque),
      "\\bm{R}": r,
      "\\dot{\\bm{R}}": [0, 3, 6].map((from) => turned.slice(from, from + 3)),
      // 6 kg, the edges 1 m, 0.6 m and 0.2 m.
      "\\bm{I}": diagonal([0.36 + 0.04, 1 + 0.04, 1 + 0.36].map((squares) => (6 / 12) * squares)),
      "\\bm{\\omega}_b": column(omega),
      "\\dot{\\bm{\\omega}}_b": column(rate((state) => state.omega)),
      "[\\bm{\\omega}_b]_{\\times}": [
        [0, -z, y],
        [z, 0, -x],
        [-y, x, 0],
      ],
    };
    return [{ lines: [1, 2, 3, 4, 5], values, within: 1e-7 }];
  },
};
