// Elements of the kit: redrawn when the workbench changes.
import type { PropertyDeclarations } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { on } from "../base/observe";
import type { Workbench } from "./workbench";

export abstract class KitElement extends CdElement {
  static override properties: PropertyDeclarations = { bench: { attribute: false } };
  declare bench: Workbench;
  protected override sources(): readonly unknown[] {
    return [this.bench];
  }
  protected override listen(): readonly Stop[] {
    return [on(this.bench, "change", () => this.requestUpdate())];
  }
}
