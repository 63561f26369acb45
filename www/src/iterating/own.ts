// The numbers of the problem, to be typed: the table of the laboratory of complementarity (../lcp), fetched when it is wanted.
import { html, type TemplateResult } from "lit";
import type { Workspace as Table } from "../lcp/workspace";
import { loadMessages } from "../messages";
import type { Workspace } from "./workspace";

/** More rows are not typed. */
export const mostTyped = 12;

export class OwnProblem {
  readonly #table: Table;
  readonly #stop: () => void;

  private constructor(table: Table, workspace: Workspace) {
    this.#table = table;
    this.#stop = table.plane.on("change", () => {
      const { problem } = table.plane;
      if (problem.b.length > 0) workspace.put(problem);
    });
  }

  /** The table, filled with the problem that stands in the laboratory. */
  static async open(workspace: Workspace): Promise<OwnProblem> {
    const [lcp] = await Promise.all([
      import("../lcp/workspace"),
      import("../lcp/editor"),
      loadMessages("lcp"),
    ]);
    const problem = workspace.numbers;
    return new OwnProblem(new lcp.Workspace({ tab: "plane", problem }, problem, ["plane"]), workspace);
  }

  table(): TemplateResult {
    return html`<lcp-editor .workspace=${this.#table}></lcp-editor>`;
  }
  close(): void {
    this.#stop();
  }
}
