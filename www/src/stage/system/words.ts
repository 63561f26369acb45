// What is said about a system: how much there is, where a body is, whose λ is shown.
import { t } from "../../messages";
import { formatNumber } from "../../panels/numbers";
import type { BodyInfo, CatalogEntry, Vector } from "../../simulation/core";
import type { ShownIterate } from "../../simulation/session";
import type { Links } from "./links";
import type { LoadWords } from "./loads";

export function sceneWords(bodies: readonly BodyInfo[], links: Links, c: string, turns: boolean): string {
  const particles = bodies.filter(({ fixed }) => !fixed).length;
  const counts = t("system-description", {
    particles,
    fixed: bodies.length - particles,
    sticks: links.rods.length,
    others: links.curves.length + links.anchors.length,
    c,
  });
  return `${counts} ${t(turns ? "system-keys-space" : "system-keys")}`;
}

export function bodyWords(order: number, bodies: readonly BodyInfo[], at: Vector): string {
  const count = bodies.filter(({ fixed }) => !fixed).length;
  const place = at.map((x, i) => `${"xyz"[i]} = ${formatNumber(x)} m`).join(", ");
  return t("system-body", { order, count, place });
}

export function placedWords(legal: boolean, c: string): string {
  return t(legal ? "system-placed-legal" : "system-placed-illegal", { c });
}

export function loadWords(): LoadWords {
  return { pushed: t("system-pushed"), pulled: t("system-pulled") };
}

export function iterateWords({ solver, k }: ShownIterate, solvers: readonly CatalogEntry[]): string {
  return t("system-iterate", { solver: solvers.find(({ id }) => id === solver)?.title ?? solver, k });
}
