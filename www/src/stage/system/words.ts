// Descriptions of a system: numbers of items, place of a body, owner of a λ.
import { t } from "../../messages";
import { formatNumber } from "../../panels/numbers";
import type { BodyInfo, CatalogEntry } from "../../simulation/core";
import { placeOf } from "../../simulation/pose";
import type { ShownIterate } from "../../simulation/session";
import type { Links } from "./links";
import type { LoadWords } from "./loads";

/** `contacts`: how many there are in a scene of rigid bodies; null in one without. */
export function sceneWords(
  bodies: readonly BodyInfo[],
  links: Links,
  c: string,
  turns: boolean,
  contacts: number | null,
): string {
  const particles = bodies.filter(({ fixed }) => !fixed).length;
  if (contacts !== null) {
    const counts = t("rigid-description", { bodies: particles, contacts });
    return `${counts} ${t(turns ? "system-keys-space" : "rigid-keys")}`;
  }
  const counts = t("system-description", {
    particles,
    fixed: bodies.length - particles,
    sticks: links.rods.length,
    others: links.curves.length + links.anchors.length,
    c,
  });
  return `${counts} ${t(turns ? "system-keys-space" : "system-keys")}`;
}

export function bodyWords(
  order: number,
  bodies: readonly BodyInfo[],
  body: BodyInfo,
  drawn: Float64Array,
): string {
  const count = bodies.filter(({ fixed }) => !fixed).length;
  const at = placeOf(drawn, body);
  const place = at.map((x, i) => `${"xyz"[i]} = ${formatNumber(x)} m`).join(", ");
  if (body.kind !== "rigid") return t("system-body", { order, count, place });
  const turned = at.length === 2 ? `, θ = ${formatNumber(drawn[body.positionOffset + 2] ?? 0)} rad` : "";
  return t("rigid-body", { order, count, place: place + turned });
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
