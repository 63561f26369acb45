// The experiment beside a lesson on complementarity: the states of two problems, one for a pair, one for several unknowns, and which of the
// pictures is in view.

import { followAll, type Readable, type Reading, rowReadings } from "../base/readable";
import type { Highlight } from "../simulation/session";
import { type Example, example } from "./examples";
import type { Walker } from "./paths";
import type { Problem } from "./problem";
import { ProblemState } from "./problem-state";
import { solutionsOf } from "./verdict";

export type Tab = "pair" | "plane" | "cones";

export interface Setting {
  readonly tab: Tab;
  readonly problem: Problem;
  readonly start?: readonly number[];
  readonly walkers?: readonly Walker[];
}

/** An example of the menu as it is shown in a tab. */
export function exampleSetting(id: string, tab: Tab = "plane", walkers?: readonly Walker[]): Setting {
  const { problem, start }: Example = example(id);
  return { tab, problem, ...(start ? { start } : {}), ...(walkers ? { walkers } : {}) };
}

/** Hands the highlight on to several problems. */
class Attention extends EventTarget {
  constructor(private readonly states: () => readonly ProblemState[]) {
    super();
  }
  get highlight(): Highlight | null {
    return this.states()[0]?.highlight ?? null;
  }
  set highlight(highlight: Highlight | null) {
    for (const state of this.states()) state.highlight = highlight;
    this.dispatchEvent(new Event("highlight"));
  }
}

export class Workspace extends EventTarget implements Readable {
  readonly pair: ProblemState;
  readonly plane: ProblemState;
  #tab: Tab;

  constructor(
    first: Setting,
    pair: Problem,
    readonly tabs: readonly Tab[] = ["pair", "plane", "cones"],
  ) {
    super();
    this.#tab = first.tab;
    this.pair = new ProblemState(first.tab === "pair" ? first.problem : pair);
    this.plane = new ProblemState(
      first.tab === "pair" ? example("plank").problem : first.problem,
      first.walkers,
    );
    if (first.start) this.state.start = first.start;
  }

  /** Symbols that are pointed at in the text are highlighted in both pictures. */
  readonly attention = new Attention(() => [this.pair, this.plane]);

  get tab(): Tab {
    return this.#tab;
  }
  set tab(tab: Tab) {
    this.#tab = tab;
    this.dispatchEvent(new Event("change"));
  }
  /** State of the present picture. */
  get state(): ProblemState {
    return this.#tab === "pair" ? this.pair : this.plane;
  }

  set({ tab, problem, start, walkers }: Setting): void {
    this.#tab = tab;
    this.state.put(problem, { ...(start ? { start } : {}), walkers: walkers ?? [...this.state.shown] });
    this.dispatchEvent(new Event("change"));
  }

  readings(): readonly Reading[] {
    const solutions = solutionsOf(this.state.verdict);
    const [first] = solutions;
    return [["solutions", solutions.length], ...(first ? rowReadings(first.lambda, first.w) : [])];
  }
  follow(listener: () => void): () => void {
    return followAll([this, this.pair, this.plane], ["change"], listener);
  }

  on(event: "change" | "highlight", listener: () => void): () => void {
    if (event === "highlight") return () => undefined;
    this.addEventListener(event, listener);
    return () => this.removeEventListener(event, listener);
  }
}
