// The questions of the lesson, and how the runs answer them.
import { fixed, formatNumber } from "../../panels/numbers";
import type { Run } from "../../simulation/session";
import { extent } from "../measure";
import type { Prediction } from "../prediction";
import { presets } from "./presets";

/** The normal force of all contacts that a fixed body (by id) has, N. */
function borne({ simulation }: Run, support: number): number {
  return simulation
    .contacts()
    .filter(({ bodies }) => bodies.includes(support))
    .reduce((sum, { lambda: [n = 0] }) => sum + n, 0);
}

export const plank: Prediction = {
  id: "contact-plank",
  choices: ["both", "left", "right"],
  preset: presets.tipping,
  until: 0.25,
  speed: 0.12,
  record: ["body[2].angle"],
  judge: (run) => {
    const [left, right] = [borne(run, 0), borne(run, 1)];
    const choice = left > 0.01 && right > 0.01 ? "both" : left > right ? "left" : "right";
    return { choice, numbers: { left: formatNumber(left), right: formatNumber(right) } };
  },
};

export const ball: Prediction = {
  id: "contact-ball",
  choices: ["sinks", "stops", "through"],
  preset: presets.ball,
  until: 0.5,
  speed: 0.2,
  record: ["body[1].y"],
  judge: (run) => {
    // Radius of the ball.
    const lowest = extent(run, "body[1].y").least - 0.2;
    const choice = lowest < -0.4 ? "through" : lowest < -1e-6 ? "sinks" : "stops";
    return { choice, numbers: { lowest: formatNumber(1000 * Math.abs(lowest) < 1e-6 ? 0 : 1000 * lowest) } };
  },
};

/** Direction in which the struck ball flies, from the x axis. degrees */
export const direction = ({ simulation }: Pick<Run, "simulation">): number =>
  (Math.atan2(simulation.observe("body[1].vy"), simulation.observe("body[1].vx")) * 180) / Math.PI;

/** Differences of directions below this are not spoken of. degrees */
const alike = 1;

export const offCentre: Prediction = {
  id: "contact-off-centre",
  choices: ["flat", "exact", "steep"],
  preset: presets.offCentre,
  until: 0.8,
  speed: 0.3,
  record: ["body[1].vx", "body[1].vy"],
  judge: (_, runs) => {
    const [coarse = 0, fine = 0, meeting = 0] = runs.map(direction);
    const choice = coarse < 30 - alike ? "flat" : coarse > 30 + alike ? "steep" : "exact";
    return {
      choice,
      numbers: { coarse: fixed(coarse, 1), fine: fixed(fine, 1), meeting: fixed(meeting, 1) },
    };
  },
};

export const threefold: Prediction = {
  id: "contact-threefold",
  choices: ["same", "forces", "motion"],
  preset: presets.threefold,
  until: 0.5,
  speed: 0.5,
  record: ["body[3].y"],
  judge: (_, runs) => {
    const [one, other] = runs as [Run, Run];
    const place = (run: Run): number[] => [...run.simulation.positions()].slice(9);
    const apart = Math.max(...place(one).map((x, i) => Math.abs(x - (place(other)[i] ?? 0))));
    const [a, b] = [borne(one, 1), borne(other, 1)];
    const choice = apart > 1e-4 ? "motion" : Math.abs(a - b) > 0.1 ? "forces" : "same";
    return { choice, numbers: { a: formatNumber(a), b: formatNumber(b) } };
  },
};
