// Numbers for the lines of the derivation: two swinging bars, whose rates are differences of the core's motion, and the constraint
// forces that the same state has with rows.
import { column, inverse, matrix } from "../../formula/evaluate.testing";
import { simulate } from "../../simulation/core";
import { type Derived, rateOf } from "../lines.testing";
import { swinging } from "./scenes";

const [stepSize, before] = [1e-4, 5000];

export const derived: Derived = {
  harmless: { 4: [["+ 2"], "adds zero, as the next line says"] },
  cases: () => {
    /** The moving bodies' numbers, the pin's left out. */
    const moving = (numbers: ArrayLike<number>): number[] => Array.from(numbers).slice(-6);
    const simulation = simulate(swinging, { stepSize });
    const states = new Map<number, { v: number[]; s: number[]; q: number[] }>();
    simulation.step(before - 2);
    let now: ReturnType<typeof simulation.matrix>[] = [];
    let state = simulation.toJSON();
    for (const k of [-2, -1, 0, 1, 2]) {
      const s = simulation.matrix("S");
      states.set(k, {
        v: moving(simulation.velocities()),
        s: Array.from(s.data).slice(-6 * s.cols),
        q: Array.from(simulation.matrix("qdot").data),
      });
      if (k === 0) {
        now = [s, simulation.matrix("qdot")];
        state = simulation.toJSON();
      }
      simulation.step(1);
    }
    const rate = (of: "v" | "s" | "q"): number[] =>
      rateOf((t) => states.get(Math.round(t / stepSize))?.[of] ?? [], stepSize);
    // With rows: the same bodies at the same place, their method solved for accelerations.
    const withRows = simulate({
      ...swinging,
      method: { kind: "acceleration", integrator: "rk4", alpha: 0, beta: 0 },
    });
    const live = simulate(state);
    for (const { id, fixed, positionOffset: p, velocityOffset: v } of live.bodies()) {
      const [positions, velocities] = [live.positions(), live.velocities()];
      if (fixed) continue;
      const [x = 0, y = 0, angle = 0] = positions.slice(p, p + 3);
      const [vx = 0, vy = 0, spin = 0] = velocities.slice(v, v + 3);
      withRows.setState(id, { at: [x, y], angle, velocity: [vx, vy], spin });
    }
    const j = withRows.matrix("J");
    const [s, qdot] = now;
    const columns = s?.cols ?? 0;
    const matrixOf = (data: number[]) => matrix({ data, cols: columns });
    const values = {
      "\\bm{\\hat M}": inverse(matrix(withRows.matrix("W")).slice(-6).map(moving)),
      "\\bm{v}": column(states.get(0)?.v ?? []),
      "\\dot{\\bm{v}}": column(rate("v")),
      "\\bm{Q}": column(moving(withRows.appliedForces())),
      "\\bm{J}": matrix(j).map((each) => each.slice(-6)),
      "\\bm{\\lambda}": column(withRows.lambda()),
      "\\bm{S}": matrixOf(states.get(0)?.s ?? []),
      "\\dot{\\bm{S}}": matrixOf(rate("s")),
      "\\dot{\\bm{q}}": column(qdot?.data ?? []),
      "\\ddot{\\bm{q}}": column(rate("q")),
    };
    return [{ lines: [1, 2, 3, 4, 5], values, within: 1e-5 }];
  },
};
