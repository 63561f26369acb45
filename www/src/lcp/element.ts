// Elements of the complementarity lessons: redrawn when a desk changes, and when something on it is lit.
import type { PropertyDeclarations } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import type { Bench } from "./bench";

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

export abstract class DeskElement<T extends Told> extends Following {
  static override properties: PropertyDeclarations = { desk: { attribute: false } };
  declare desk: T;
  protected override sources(): readonly (Told | undefined)[] {
    return [this.desk];
  }
}

export abstract class BenchElement extends Following {
  static override properties: PropertyDeclarations = { bench: { attribute: false } };
  declare bench: Bench;
  protected override sources(): readonly (Told | undefined)[] {
    return [this.bench, this.bench?.desk];
  }
}
