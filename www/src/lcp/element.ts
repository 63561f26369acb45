// Elements of the complementarity lessons: redrawn when a state changes, and when something on it is lit.
import type { PropertyDeclarations } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import type { Workspace } from "./workspace";

export interface Told {
  on(event: "change" | "highlight", listener: () => void): Stop;
}

abstract class Following extends CdElement {
  protected abstract override sources(): readonly (Told | undefined)[];
  protected override listen(): readonly Stop[] {
    const redraw = (): void => this.requestUpdate();
    return this.sources().flatMap((source) =>
      source ? [source.on("change", redraw), source.on("highlight", redraw)] : [],
    );
  }
}

export abstract class StateElement<T extends Told> extends Following {
  static override properties: PropertyDeclarations = { state: { attribute: false } };
  declare state: T;
  protected override sources(): readonly (Told | undefined)[] {
    return [this.state];
  }
}

export abstract class WorkspaceElement extends Following {
  static override properties: PropertyDeclarations = { workspace: { attribute: false } };
  declare workspace: Workspace;
  protected override sources(): readonly (Told | undefined)[] {
    return [this.workspace, this.workspace?.state];
  }
}
