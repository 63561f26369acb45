// Redraws an element when what lies on its desk changes, for as long as it is on the page.
import type { ReactiveController, ReactiveControllerHost } from "lit";

interface Told {
  on(event: "change" | "highlight", listener: () => void): () => void;
}

export class Follow<T extends Told> implements ReactiveController {
  #stops: (() => void)[] = [];
  #of: T | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly desk: () => T | undefined,
    private readonly changed: () => void = () => host.requestUpdate(),
  ) {
    host.addController(this);
  }
  hostUpdate(): void {
    const desk = this.desk();
    if (desk === this.#of) return;
    this.hostDisconnected();
    this.#of = desk;
    if (desk) this.#stops = [desk.on("change", this.changed), desk.on("highlight", this.changed)];
  }
  hostConnected(): void {
    this.host.requestUpdate();
  }
  hostDisconnected(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#of = undefined;
  }
}
