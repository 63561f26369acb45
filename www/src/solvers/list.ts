// The list of solvers, which is the plot's legend too: what each did, whether its curve is shown, whose iterates are looked at.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { formatChosen } from "../panels/numbers";
import { choiceTitle } from "../panels/words";
import { swatch } from "../plots/swatch";
import type { Trace } from "../simulation/core";
import type { Session } from "../simulation/session";
import { markerOutline } from "../styles/palette";
import { solverStyle } from "./style";
import { ending, type Solved, sameForces } from "./traces";

export interface SolverList {
  readonly solved: readonly Solved[];
  /** Ids of solvers whose curves are not shown. */
  readonly hidden: ReadonlySet<string>;
  /** Id of the solver whose iterates are looked at. */
  readonly watched: string;
  /** The direct solver's solution, where there is one. */
  readonly best: Trace | null;
  readonly toggle: (id: string) => void;
  readonly watch: (id: string) => void;
}

export function solverList(list: SolverList): TemplateResult {
  return html`<div class="solvers-scroll"><table class="solvers-list numbers">
    <thead><tr><th scope="col"><span class="unseen">${t("solvers-shown")}</span></th><th scope="col">${t("solvers-solver")}</th>
      <th scope="col">${t("solvers-iterations")}</th><th scope="col">${t("solvers-ended")}</th></tr></thead>
    <tbody>${list.solved.map((each) => item(each, list))}</tbody></table></div>`;
}

function item(solved: Solved, { hidden, watched, best, toggle, watch }: SolverList): TemplateResult {
  const { id, trace } = solved;
  const name = choiceTitle("solver", solved);
  const end = trace ? ending(trace) : (solved.refused ?? "too-large");
  const same = html`<span class="solvers-quiet" title=${t("solvers-same-forces-help")}>${t("solvers-same-forces")}</span>`;
  return html`<tr data-solver=${id}>
    <td><input type="checkbox" .checked=${trace !== null && !hidden.has(id)} ?disabled=${!trace} aria-label=${t("solvers-show", { solver: name })} @change=${() => toggle(id)}></td>
    <th scope="row"><label><input type="radio" name="solvers-watched" .checked=${id === watched} ?disabled=${!trace} aria-label=${t("solvers-watch", { solver: name })}
      @change=${() => watch(id)}>${key(solved)}${name}</label></th>
    <td>${trace ? trace.iterations : "—"}</td>
    <td class=${end === "diverges" ? "warn" : ""}>${t(`solvers-ended-${end}`)}${trace && sameForces(trace, best) ? same : nothing}</td>
  </tr>`;
}

/** The line and the marker of its curve. */
function key({ color: index }: Solved): TemplateResult {
  const { color, dash, marker } = solverStyle(index);
  return html`<span class="solvers-swatch" .style=${`color: var(${color})`}>${swatch(color, dash)}<svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true"
    ><path d=${markerOutline(marker, 0, 0, 4)} fill="currentColor"></path></svg></span>`;
}

/** Over-relaxation is a parameter of the run: SOR here and in the step. */
export function omegaSlider(session: Session): TemplateResult | typeof nothing {
  const omega = session.selected.simulation.parameters().find(({ name }) => name === "omega");
  if (!omega || typeof omega.value !== "number") return nothing;
  const [lo, hi] = omega.soft ?? [omega.min ?? 0, omega.max ?? 2];
  const part = (value: number): number => (value - lo) / (hi - lo);
  const set = (event: Event): void => {
    session.set("omega", Number((event.target as HTMLInputElement).value));
  };
  return html`<label class="solvers-omega">${t("solvers-omega")} <span class="symbol">𝜔</span>
    <input class="slider" type="range" min=${lo} max=${hi} step="0.01" .value=${String(omega.value)} .style=${`--at: ${part(omega.value)}; --default: ${part(Number(omega.default))}`} @input=${set}>
    <output class="numbers">${formatChosen(omega.value)}</output></label>`;
}
