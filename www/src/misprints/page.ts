// The place #/misprints: where the sources print something else than they mean, as printed, corrected, and a computation that decides.
import { html, nothing, type TemplateResult } from "lit";
import { coreOrWords } from "../base/core-words";
import { nextTask } from "../base/next-task";
import { display } from "../formula/display";
import { mathml } from "../formula/mathml";
import { keepDrawn } from "../handout/page";
import { pack } from "../kit/share";
import { loadMessages, t } from "../messages";
import { rich, type Slots } from "../messages/rich";
import { formatNumber } from "../panels/numbers";
import { loadWholeCore } from "../simulation/core";
import { loadLaboratory } from "../simulation/laboratory";
import { type Check, omega, sweeps, swings } from "./checks";
import formulas from "./formulas.tex";
import { type Misprint, misprints, type Place } from "./list";
import "../styles/misprints.css";

/** Variables of the texts: formulas, and the settings of the computations. */
const slots = (): Slots => ({
  ...Object.fromEntries(Object.keys(formulas).map((name) => [name, mathml(formulas, name)])),
  time: swings.time,
  radius: swings.radius,
  sweeps,
  factor: formatNumber(omega, 2),
});

/** Comes later than the words, by misprint. */
interface Computed {
  readonly checks: Map<string, Check>;
  /** Addresses of experiments, behind "#/". */
  readonly experiments: Map<string, string>;
}

export async function mountMisprints(host: HTMLElement): Promise<() => void> {
  const lessons = new Set(misprints.flatMap(({ place }) => (place ? [place.lesson] : [])));
  await Promise.all([...lessons].map(loadMessages));
  const computed: Computed = { checks: new Map(), experiments: new Map() };
  /** Says why there are no numbers, where the core cannot be had. */
  const notice = document.createElement("div");
  const { draw, stop } = keepDrawn(host, () => page(computed, notice));
  void compute(computed, notice, draw, () => notice.isConnected);
  return stop;
}

async function compute(
  { checks, experiments }: Computed,
  notice: HTMLElement,
  draw: () => void,
  shown: () => boolean,
): Promise<void> {
  for (const { key, place } of misprints)
    if (place?.preset) experiments.set(key, await addressOf(place.lesson, place.preset));
  if (!shown()) return;
  draw();
  if (!(await coreOrWords(notice, loadWholeCore, loadLaboratory))) return;
  for (const { key, check } of misprints) {
    await nextTask();
    if (!shown()) return;
    if (check) checks.set(key, check());
  }
  draw();
}

/** As app/experiment.ts packs it. */
async function addressOf(lesson: string, { runs, plots }: NonNullable<Place["preset"]>): Promise<string> {
  const begun = runs.map(({ name, scene = "circle", parameters }) => ({ name, scene, parameters }));
  return `${lesson}?state=${await pack({ version: 1, runs: begun, selected: 0, plots: plots ?? [] })}`;
}

function page(computed: Computed, notice: HTMLElement): TemplateResult {
  return html`<div class="handout misprints">
    <h1>${t("app-misprints")}</h1><p class="lead">${t("misprints-lead")}</p>
    ${notice}
    ${misprints.map((misprint) => section(misprint, computed))}
    <p class="misprint-sources">${t("app-sources")}</p>
  </div>`;
}

function section(misprint: Misprint, { checks, experiments }: Computed): TemplateResult {
  const { key, words, check, place, unit = "" } = misprint;
  const title = `misprint-${key}-title`;
  const written = (which: "printed" | "corrected"): TemplateResult =>
    html`<div class=${`misprint-${which}`}><dt>${t(`misprints-${which}`)}</dt><dd>${
      words ? html`<q lang=${words.language}>${words[which]}</q>` : display(formulas, `${key}-${which}`)
    }</dd></div>`;
  return html`<section aria-labelledby=${title}>
    <h2 id=${title}>${t(`misprint-${key}-place`)}</h2>
    <dl>${written("printed")}${written("corrected")}</dl>
    <p>${rich(`misprint-${key}-why`, slots())}</p>
    ${check ? decision(key, checks.get(key), unit) : nothing}
    ${place ? html`<p class="misprint-place">${link(place, experiments.get(key))}</p>` : nothing}
  </section>`;
}

function decision(key: string, check: Check | undefined, unit: string): TemplateResult {
  // Rounding is no physics.
  const least = check ? 1e-9 * Math.max(...Object.values(check).map(Math.abs)) : 0;
  const written = (value: number): string =>
    `${formatNumber(Math.abs(value) < least ? 0 : value)} ${unit}`.trimEnd();
  const what = `misprint-${key}-what`;
  return html`<p class="misprint-what" id=${what}>${rich(what, slots())}</p>
    <table class="misprint-check" aria-labelledby=${what}><tbody class="numbers">${(
      ["printed", "corrected", "measured"] as const
    ).map(
      (row) =>
        html`<tr><th scope="row">${t(`misprints-by-${row}`)}</th><td>${check ? written(check[row]) : "…"}</td></tr>`,
    )}</tbody></table>`;
}

/** An experiment's address comes later; until then the link leads to its lesson. */
function link({ lesson, section, preset }: Place, experiment: string | undefined): TemplateResult {
  const part = preset ? t(preset.titleMessage) : t(`${lesson}-${section}-title`);
  const address = experiment ?? `${lesson}${section ? `/${section}` : ""}`;
  return html`<a href="#/${address}">${t(`lesson-${lesson}-title`)}: ${part}</a>`;
}
