// <cd-contact-plane .session>: the λ-plane of the laboratory on the running scene. Where just two contacts touch, their
// problem w = Aλ + b comes from the core and the plane shows it; otherwise a line says how many there are.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../../base/cd-element";
import { type Problem, problem } from "../../lcp/problem";
import { loadMessages, t } from "../../messages";
import { looks } from "../../simulation/looks";
import type { Session } from "../../simulation/session";
import "./contact-plane.css";

/** Time between two looks while the run plays. ms */
const pace = 100;
/** Digits that the picture can show. */
const digits = 5;

export class ContactPlane extends CdElement {
  static override properties = {
    session: { attribute: false },
    _problem: { state: true },
    _count: { state: true },
    _ready: { state: true },
  };
  declare session: Session;
  declare _problem: Problem | null;
  declare _count: number;
  declare _ready: boolean;
  #known = "";

  constructor() {
    super();
    this._problem = null;
    this._count = 0;
    this._ready = false;
  }
  protected override firstUpdated(): void {
    const laboratory = import("../../simulation/laboratory").then(({ loadLaboratory }) => loadLaboratory());
    void Promise.all([loadMessages("lcp"), import("../../lcp/lambda-plane"), laboratory]).then(() => {
      this._ready = true;
    });
  }
  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    return looks(this.session, pace, () => this.#look());
  }

  #look(): void {
    const { a, b } = this.session.selected.simulation.contactProblem();
    this._count = b.length;
    const round = (x: number): number => Number(x.toPrecision(digits));
    const [a11 = 0, a12 = 0, a21 = 0, a22 = 0] = Array.from(a, round);
    const next =
      b.length === 2
        ? problem(
            [
              [a11, a12],
              [a21, a22],
            ],
            Array.from(b, round),
          )
        : null;
    const text = JSON.stringify(next);
    if (text === this.#known) return;
    this.#known = text;
    this._problem = next;
  }

  protected override render(): TemplateResult {
    const shown = this._ready && this._problem;
    return html`<figure class="contact-plane">
      <div class="contact-plane-frame">${shown ? html`<lambda-plane .problem=${shown}></lambda-plane>` : nothing}
        ${this._problem ? nothing : html`<p class="contact-plane-none">${t("contact-plane-state", { count: this._count })}</p>`}</div>
      <figcaption>${t("contact-plane-caption")}</figcaption></figure>`;
  }
}
customElements.define("cd-contact-plane", ContactPlane);
