// The tables of the lesson: S with the velocities it makes, M(q) and the bias.
import { mathml } from "../../formula/mathml";
import { indexed, type TableView } from "../live-table";
import formulas from "./formulas.tex";
import { twoBars } from "./tree";

const label = (name: string): unknown => mathml(formulas, name);

/** The columns of S, S q̇ and the core's velocities. */
export const motionsView: TableView = {
  caption: "coordinates-motions-caption",
  columns: [
    { label: label("S1"), name: "S, 1", symbol: "grad", decimals: 2 },
    { label: label("S2"), name: "S, 2", symbol: "grad", decimals: 2 },
    { label: label("Sq"), name: "S q̇", symbol: "E", decimals: 3 },
    { label: label("v"), name: "v", symbol: "v", decimals: 3 },
  ],
  lines: (simulation) => {
    const { s, rates, v } = twoBars(simulation);
    return v.map((value, i) => {
      const [first = 0, second = 0] = [s[0][i], s[1][i]];
      return {
        label: indexed(["x", "y", "θ"][i % 3] ?? "", 1 + Math.floor(i / 3)),
        values: [first, second, first * rates[0] + second * rates[1], value],
      };
    });
  },
};

/** M(q), both parts of h, and τ; a line for each coordinate. */
export const biasView: TableView = {
  caption: "coordinates-bias-caption",
  columns: [
    { label: label("M-i1"), name: "M, 1", symbol: "m", decimals: 2 },
    { label: label("M-i2"), name: "M, 2", symbol: "m", decimals: 2 },
    { label: label("squares"), name: "h, q̇²", symbol: "fhat", decimals: 2 },
    { label: label("products"), name: "h, q̇ q̇", symbol: "v", decimals: 2, sign: "+" },
    { label: label("tau"), name: "τ", symbol: "f", decimals: 2 },
  ],
  lines: (simulation) => {
    const { m, centrifugal, coriolis, tau } = twoBars(simulation);
    return ([0, 1] as const).map((i) => ({
      label: indexed("q", i + 1),
      values: [...m[i], centrifugal[i], coriolis[i], tau[i]],
    }));
  },
};
