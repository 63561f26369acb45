// A part of a text that is drawn first when it is its turn, so that a long text is drawn in short tasks.
import { nothing } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import { turn } from "../base/next-task";

class InTurn extends AsyncDirective {
  #make: () => unknown = () => nothing;
  #state: "new" | "asked" | "drawn" = "new";

  override render(make: () => unknown): unknown {
    this.#make = make;
    if (this.#state === "drawn") return make();
    if (this.#state === "new") void this.#draw();
    return nothing;
  }

  async #draw(): Promise<void> {
    this.#state = "asked";
    await turn();
    this.#state = "drawn";
    if (this.isConnected) this.setValue(this.#make());
  }
}

export const inTurn = directive(InTurn);
