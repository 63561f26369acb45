// The units beside a plot's name, with the power of ten taken out of its labels.
import { t } from "../messages";
import { powerOfTen, withUnit } from "../panels/numbers";
import type { Session } from "../simulation/session";
import { type PlotDefinition, resolve, unitsOf } from "./definition";

/** The unit of each observable; "m² or m" where runs differ (the two forms of C). */
export function axisUnits(definition: PlotDefinition, session: Session): string[] {
  const perRun = session.runs.map(({ simulation }) =>
    unitsOf(resolve(definition, simulation) ?? [], simulation),
  );
  return definition.observables.map((_, i) => {
    const units = new Set(perRun.map((each) => each[i] ?? "").filter((unit) => unit !== ""));
    return [...units].join(` ${t("plots-or")} `);
  });
}

/** "m²", "10⁻⁶ m²"; both axes of a phase portrait. */
export function unitText(
  definition: PlotDefinition,
  units: readonly string[],
  exponents = { x: 0, y: 0 },
): string {
  const written = (exponent: number, unit = ""): string =>
    withUnit(exponent === 0 ? "" : powerOfTen(exponent), unit).trim();
  if (definition.kind.axis === "time") return written(exponents.y, units[0]);
  const [up, along] = [written(exponents.y, units[1]), written(exponents.x, units[0])];
  return up === "" && along === "" ? "" : `↑ ${up || "1"}  → ${along || "1"}`;
}
