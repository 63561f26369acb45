// The bead of the contents page: a run of the core that drifts off its ring, and the feedback that takes it back.
import { formatNumber } from "../panels/numbers";
import { loadCore } from "../simulation/core";
import { Session } from "../simulation/session";
import "../stage/stage";
import { alphaFor, start, strongest } from "./bead-feedback";

/** How long feedback takes to come. ms */
const sliding = 900;
/** Farther off than this the run begins anew. m² */
const farthest = 0.5;

export interface Bead {
  readonly session: Session;
  readonly feedback: boolean;
  /** C in words. */
  value(): string;
  /** Slides β in or out. */
  toggleFeedback(): void;
  end(): void;
}

export async function startBead(): Promise<Bead> {
  await loadCore();
  const session = new Session("circle", start, { name: "app-hero-run" });
  let feedback = false;
  let frame = 0;
  const violation = (): number => session.selected.simulation.observe("constraint[0].C") as number;

  const slide = (): void => {
    const from = session.selected.simulation.get("beta") as number;
    const to = feedback ? strongest : 0;
    const began = performance.now();
    const step = (): void => {
      const done = Math.min(1, (performance.now() - began) / sliding);
      const beta = from + (to - from) * done;
      session.set("beta", beta);
      session.set("alpha", alphaFor(beta));
      if (done < 1) frame = requestAnimationFrame(step);
    };
    cancelAnimationFrame(frame);
    step();
  };
  const stop = session.on("frame", () => {
    if (!session.playing || Math.abs(violation()) < farthest) return;
    session.reset();
  });
  return {
    session,
    get feedback() {
      return feedback;
    },
    value: () => formatNumber(violation()),
    toggleFeedback: () => {
      feedback = !feedback;
      slide();
      session.play();
    },
    end: () => {
      cancelAnimationFrame(frame);
      stop();
      session.destroy();
    },
  };
}
