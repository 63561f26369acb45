// The numbers of the problem, to be typed: the table of the laboratory of complementarity (../lcp), fetched when it is wanted.
import { html, type TemplateResult } from "lit";
import type { Bench } from "../lcp/bench";
import { loadMessages } from "../messages";
import type { Lab } from "./lab";

/** More rows are not typed. */
export const mostTyped = 12;

export class OwnProblem {
  readonly #bench: Bench;
  readonly #stop: () => void;

  private constructor(bench: Bench, lab: Lab) {
    this.#bench = bench;
    this.#stop = bench.plane.on("change", () => {
      const { problem } = bench.plane;
      if (problem.b.length > 0) lab.put(problem);
    });
  }

  /** The table, filled with the problem that stands in the laboratory. */
  static async open(lab: Lab): Promise<OwnProblem> {
    const [{ Bench }] = await Promise.all([
      import("../lcp/bench"),
      import("../lcp/editor"),
      loadMessages("lcp"),
    ]);
    const problem = lab.numbers;
    return new OwnProblem(new Bench({ tab: "plane", problem }, problem, ["plane"]), lab);
  }

  table(): TemplateResult {
    return html`<lcp-editor .bench=${this.#bench}></lcp-editor>`;
  }
  close(): void {
    this.#stop();
  }
}
