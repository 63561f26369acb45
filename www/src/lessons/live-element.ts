// The base of what shows numbers of this moment in a text: drawn anew while the runs play, slowly enough to be read, and
// only while it is in sight.
import { CdElement, type Stop } from "../base/cd-element";
import { onSight } from "../base/observe";
import { looks } from "../simulation/looks";
import type { Session } from "../simulation/session";

/** Time between two changes of the numbers while the runs play. ms */
const pace = 100;

export abstract class LiveElement extends CdElement {
  static override properties: Record<string, { attribute?: boolean; state?: boolean }> = {
    session: { attribute: false },
  };
  declare session: Session;
  #visible = true;

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    return [
      ...looks(this.session, pace, () => this.#look()),
      onSight(this, (visible) => {
        this.#visible = visible;
        this.#look();
      }),
    ];
  }
  #look(): void {
    if (this.#visible) this.requestUpdate();
  }
}
