// "One step on paper": the present step of a small scene as a worksheet, its solution on the next page. All numbers are the core's.
import { html, nothing, render, type TemplateResult } from "lit";
import { t } from "../messages";
import { formatChosen, formatNumber } from "../panels/numbers";
import { quantityTitle } from "../panels/stages";
import { symbol } from "../panels/symbol";
import { nameOf, parameterTitle, valueTitle } from "../panels/words";
import { type Matrix, type Simulation, withSimulation } from "../simulation/core";
import type { Session } from "../simulation/session";
import "../styles/worksheet.css";

/** More do not fit on paper, nor into an hour. */
const most = { rows: 6, coordinates: 16 };
/** Components of a vector in one line: three particles, or two bodies, of the plane. */
const inLine = 6;

export interface Quantity {
  readonly symbol: string;
  readonly title: string;
  readonly unit: string;
  readonly cols: number;
  readonly values: ArrayLike<number>;
}
export interface Worksheet {
  readonly title: string;
  readonly time: number;
  readonly step: number;
  /** True where the system is one for hλ. */
  readonly impulses: boolean;
  /** True where q⁺ follows with the velocity before the step. */
  readonly explicit: boolean;
  /** How the run goes on where no hand can follow it, in words. */
  readonly instead: readonly string[];
  readonly given: readonly Quantity[];
  /** To be computed by hand, in this order. */
  readonly wanted: readonly Quantity[];
}

const row = (values: ArrayLike<number>, of: Omit<Quantity, "cols" | "values">): Quantity => ({
  ...of,
  cols: Math.min(inLine, values.length),
  values,
});
const diagonal = ({ rows, cols, data }: Matrix): number[] =>
  Array.from({ length: rows }, (_, i) => data[i * cols + i] as number);

/** Integrators that a hand can follow: v⁺ = v + h v̇, and q⁺ = q + h v or q⁺ = q + h v⁺. */
const byHand: readonly unknown[] = ["explicit-euler", "symplectic-euler"];
/** A step that a hand can follow: no substeps, one way of taking errors back, λ exact. */
const plain = {
  substeps: 1,
  projection: false,
  stabilization: "baumgarte",
  maxIterations: 100_000,
  tolerance: 1e-12,
};

function onPaper<T>(simulation: Simulation, read: (copy: Simulation) => T): T {
  return withSimulation(simulation.toJSON(), (copy) => {
    copy.restore(simulation.snapshot());
    const known = new Set(copy.parameters().map(({ name }) => name));
    const parts = simulation.toJSON().method?.substeps ?? 1;
    const chosen = simulation.get("integrator");
    const integrator = byHand.includes(chosen) ? chosen : "symplectic-euler";
    const settings = { ...plain, integrator, stepSize: simulation.stepSize / parts };
    for (const [name, value] of Object.entries(settings)) if (known.has(name)) copy.set(name, value);
    return read(copy);
  });
}

/** Null where the scene is too large, has no rows, or its method solves no linear system of a step. */
export function worksheetOf(simulation: Simulation, title: string): Worksheet | null {
  const rows = simulation.lambda().length;
  const coordinates = simulation.velocities().length;
  if (rows === 0 || rows > most.rows || coordinates > most.coordinates) return null;
  const method = simulation.get("method");
  if (method !== "acceleration" && method !== "velocity") return null;
  const instead = insteadOf(simulation);
  return onPaper(simulation, (copy) => {
    const numbers = sheetOf(copy, method === "velocity");
    return numbers && { title, instead, ...numbers };
  });
}

/** Parts of the run’s step that the sheet leaves out, by name. */
function insteadOf(simulation: Simulation): string[] {
  return simulation.parameters().flatMap((info) => {
    if (!info.active) return [];
    const other =
      (info.name === "integrator" && !byHand.includes(info.value)) ||
      (info.name === "stabilization" && info.value !== plain.stabilization);
    if (other) return [valueTitle(info, String(info.value))];
    if (info.name === "substeps" && Number(info.value) > 1) return [`${parameterTitle(info)}: ${info.value}`];
    return info.name === "projection" && info.value === true ? [parameterTitle(info)] : [];
  });
}

/** At velocity level the unknown is the impulse hλ, and the core knows it after the step. */
function sheetOf(simulation: Simulation, impulses: boolean): Omit<Worksheet, "title" | "instead"> | null {
  const { time, stepSize: step } = simulation;
  const explicit = !impulses && simulation.get("integrator") === "explicit-euler";
  const quantities = simulation
    .stages()
    .flatMap((stage) => (stage.id === "clear" ? [] : stage.quantities))
    .map(
      ({ layout, cols, values, ...each }): Quantity => ({
        ...each,
        // The applied forces are f in every line of the sheet.
        symbol: each.symbol.replace("Q", "f"),
        values,
        cols: layout === "matrix" ? cols : Math.min(inLine, values.length),
      }),
    );
  const listed = quantities.filter((each) => each.symbol !== "h" && each.values.length > 0);
  const last = listed.findIndex((each) => each.symbol === "b");
  const b = listed[last];
  if (!b) return null;
  const turn = simulation.bodies().some(({ kind }) => kind === "rigid");
  const state = [
    row(simulation.positions(), { symbol: "q", title: t("worksheet-position"), unit: turn ? "m, rad" : "m" }),
    row(simulation.velocities(), {
      symbol: "v",
      title: t("worksheet-velocity"),
      unit: turn ? "m/s, rad/s" : "m/s",
    }),
    row(diagonal(simulation.matrix("W")), { symbol: "W", title: t("worksheet-inverse-mass"), unit: "" }),
  ];
  const given = [...state, ...listed.slice(0, last)];
  const wanted = listed.slice(last + 1);
  if (!impulses) return { time, step, impulses, explicit, given: [...given, b], wanted };
  simulation.step(1);
  const unknown = [
    row(
      simulation.lambda().map((value) => step * value),
      { symbol: "hλ", title: t("worksheet-impulse"), unit: "" },
    ),
    row(simulation.constraintForces(), { symbol: "f̂", title: t("worksheet-force"), unit: "N" }),
  ];
  const after = wanted.filter((each) => ["v⁺", "q⁺"].includes(each.symbol));
  const sum = { ...b, title: t("worksheet-sum") };
  return { time, step, impulses, explicit, given: [...given, sum], wanted: [...unknown, ...after] };
}

/** Prints the worksheet of the selected run; false where there is none. */
export function printWorksheet(session: Session, address: string): boolean {
  const { simulation, name } = session.selected;
  // A scene of a lesson has no title of its own; its run has a name, or the lesson has a heading.
  const title = simulation.title || nameOf(name) || document.querySelector("h1")?.textContent?.trim() || "";
  const sheet = worksheetOf(simulation, title);
  if (!sheet) return false;
  const host = document.createElement("div");
  host.className = "worksheet";
  render(pages(sheet, address), host);
  const root = document.documentElement;
  document.body.append(host);
  root.dataset.worksheet = "";
  addEventListener(
    "afterprint",
    () => {
      host.remove();
      delete root.dataset.worksheet;
    },
    { once: true },
  );
  print();
  return true;
}

function pages(sheet: Worksheet, address: string): TemplateResult {
  const facts = t("worksheet-facts", {
    scene: sheet.title,
    time: formatNumber(sheet.time),
    step: formatChosen(sheet.step),
  });
  const { impulses, explicit } = sheet;
  const task = t(`worksheet-task${impulses ? "-impulses" : explicit ? "-explicit" : ""}`);
  const instead = sheet.instead.length
    ? html`<p>${t("worksheet-instead", { ways: sheet.instead.join(", ") })}</p>`
    : nothing;
  return html`<section><h1>${t("worksheet-title")}</h1><p>${facts}</p>${instead}
      <h2>${t("worksheet-given")}</h2>${table(sheet.given, false)}
      <h2>${t("worksheet-wanted")}</h2><p>${task}</p>${table(sheet.wanted, true)}
      <p class="worksheet-address">${address}</p></section>
    <section><h1>${t("worksheet-solution")}</h1><p>${facts}</p>${table(sheet.wanted, false)}</section>`;
}

function table(quantities: readonly Quantity[], blank: boolean): TemplateResult {
  return html`<table>${quantities.map((quantity) => lines(quantity, blank))}</table>`;
}

function lines({ symbol: sign, title, unit, cols, values }: Quantity, blank: boolean): TemplateResult[] {
  const count = Math.max(1, Math.ceil(values.length / cols));
  return Array.from({ length: count }, (_, line) => {
    const part = Array.from(values).slice(line * cols, (line + 1) * cols);
    const name = html`<th scope="row" rowspan=${count}>${symbol(sign)}<span class="unseen">${sign}</span></th><td rowspan=${count} class="worksheet-words">${quantityTitle({ title })}${unit ? html` <span>[${unit}]</span>` : nothing}</td>`;
    return html`<tr>${line === 0 ? name : nothing}<td class="worksheet-numbers">${part.map(
      (value) =>
        html`<span class=${blank ? "worksheet-blank" : ""}>${blank ? nothing : formatNumber(value)}</span> `,
    )}</td></tr>`;
  });
}
