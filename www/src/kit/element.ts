// Elements of the kit: redrawn when the workspace changes.
import type { PropertyDeclarations } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { on } from "../base/observe";
import type { Workspace } from "./workspace";

export abstract class KitElement extends CdElement {
  static override properties: PropertyDeclarations = { workspace: { attribute: false } };
  declare workspace: Workspace;
  protected override sources(): readonly unknown[] {
    return [this.workspace];
  }
  protected override listen(): readonly Stop[] {
    return [on(this.workspace, "change", () => this.requestUpdate())];
  }
}
