// The three questions of the lesson, and how the run answers them. What is compared are measured numbers; the limits
// say how large a number must be to be seen at all.
import { formatNumber } from "../../panels/numbers";
import type { Verdict } from "../../panels/question";
import type { Run } from "../../simulation/session";
import type { Prediction } from "../prediction";
import { presets } from "./presets";

const C = "constraint[0].C";
/** Below this a deviation is rounding. m² */
const seen = 1e-9;

function history(run: Run): { end: number; least: number; most: number; time: number } {
  const { simulation } = run;
  const { t, y } = simulation.series(C);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, value] of y.entries()) {
    if ((t[i] ?? 0) > simulation.time) break;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { end: simulation.observe(C), least, most, time: simulation.time };
}

const squareMetres = (value: number): string => `${formatNumber(value)}\u00a0m²`;
const seconds = (value: number): string => formatNumber(value);

export const drift: Prediction = {
  id: "drift-drift",
  choices: ["on", "out", "in", "both"],
  preset: presets.drift,
  until: 5,
  speed: 2,
  record: [C],
  judge: (run) => judgeDrift(history(run)),
};

/** Which side the bead was on all the time, if it was one. */
export function judgeDrift({ end, least, most, time }: ReturnType<typeof history>): Verdict {
  const out = most > seen;
  const inside = least < -seen;
  return {
    choice: out && inside ? "both" : out ? "out" : inside ? "in" : "on",
    numbers: {
      time: seconds(time),
      end: `C = ${squareMetres(end)}`,
      least: squareMetres(least),
      most: squareMetres(most),
    },
  };
}

/** As far off the ring as no swing could take it: half its radius. m² */
const lost = 0.5;

export const explosion: Prediction = {
  id: "drift-explode",
  choices: ["better", "same", "explodes"],
  preset: presets.explodes,
  until: 2,
  speed: 0.05,
  record: [C],
  enough: (run) => Math.abs(run.simulation.observe(C)) > lost,
  judge: (run) => judgeExplosion(history(run), run.status === "diverged"),
};

/** Drift of that method in that time without feedback. m² */
const drifted = 0.19;

export function judgeExplosion(found: ReturnType<typeof history>, diverged: boolean): Verdict {
  const largest = Math.max(Math.abs(found.least), Math.abs(found.most));
  return {
    choice: diverged || largest > lost ? "explodes" : largest < drifted ? "better" : "same",
    numbers: { time: seconds(found.time), most: `|C| = ${squareMetres(largest)}` },
  };
}

export const hanging: Prediction = {
  id: "drift-spring",
  choices: ["on", "out", "in"],
  preset: presets.hanging,
  until: 3,
  speed: 1.5,
  record: [C],
  judge: (run) => judgeHanging(history(run)),
};

export function judgeHanging({ end, time }: ReturnType<typeof history>): Verdict {
  return {
    choice: end > seen ? "out" : end < -seen ? "in" : "on",
    numbers: { time: seconds(time), end: `C = ${squareMetres(end)}` },
  };
}
