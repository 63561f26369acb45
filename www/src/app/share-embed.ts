// Code that embeds an experiment in another page: an <iframe> of embed.html whose address names the scene, the runs and the time.
import { longestStart } from "../base/longest-start";
import { t } from "../messages";
import { attributeNumber } from "../panels/numbers";
import { nameOf } from "../panels/words";
import type { ParameterInfo, ParameterValue } from "../simulation/core";
import type { Run } from "../simulation/session";
import type { Shareable } from "./share-links";

/** Width and height of a frame, as its attributes. */
export const frameSizes = [
  ["640", "420"],
  ["960", "640"],
  ["1280", "720"],
  ["100%", "640"],
] as const;
export type FrameSize = (typeof frameSizes)[number];
export const usualSize: FrameSize = frameSizes[1];

/** Null where the scene is too long for an address. `place`: that of the course. */
export async function embedCode(
  found: Shareable,
  place: string,
  [width, height]: FrameSize,
): Promise<string | null> {
  const words = await embedWords(found);
  if (!words) return null;
  const { session, plots } = found;
  const query = new URLSearchParams({ ...words, plots: plots.join(",") });
  query.set("lang", document.documentElement.lang);
  const { name, simulation } = session.selected;
  if (name !== "" && !words.runs) query.set("name", nameOf(name));
  if (!place.includes("/")) query.set("open", place);
  const address = new URL(`embed.html?${query}`, location.href).href;
  const title = simulation.title || t("app-title");
  return `<iframe src="${quoted(address)}" title="${quoted(title)}" width="${width}" height="${height}"></iframe>`;
}

/** All runs where they are runs of one scene, otherwise the selected one; and when they are seen, and how fast. */
export async function embedWords({
  session,
}: Pick<Shareable, "session">): Promise<Record<string, string> | null> {
  const runs = runsInWords(session.runs);
  const source = await sourceOf(session.selected, runs === "");
  if (!source) return null;
  const time = Math.min(session.time, longestStart);
  return {
    ...source,
    ...(runs === "" ? {} : { runs }),
    ...(time > 0 ? { from: attributeNumber(time) } : {}),
    ...(session.speed === 1 ? {} : { playback: attributeNumber(session.speed) }),
  };
}

/** "alpha:0; alpha:25": of every run what differs from the scene in one of them; "" where they are not runs of one scene. */
function runsInWords(runs: readonly Run[]): string {
  const [first] = runs;
  if (runs.length < 2 || runs.some(({ rebuilt, scene }) => rebuilt || scene !== first?.scene)) return "";
  if (typeof first?.scene !== "string") return "";
  const parameters = runs.map(({ simulation }) => simulation.parameters());
  const changed = new Set(parameters.flatMap((all) => all.filter(isChanged).map(({ name }) => name)));
  const words = parameters.map((all) =>
    all
      .filter(({ name }) => changed.has(name))
      .map(({ name, value }) => `${name}:${inWords(value)}`)
      .join(","),
  );
  return words.includes("") ? "" : words.join(";");
}

/** A scene with what differs from it, or the whole document. */
async function sourceOf(
  { scene, rebuilt, simulation }: Run,
  alone: boolean,
): Promise<Record<string, string> | null> {
  if (typeof scene !== "string" || rebuilt) {
    const { shared } = await import("../kit/share");
    const packed = await shared(simulation.toJSON(), false);
    return packed && { document: packed.text };
  }
  const changed = alone ? simulation.parameters().filter(isChanged) : [];
  return { scene, ...Object.fromEntries(changed.map(({ name, value }) => [name, inWords(value)])) };
}

const isChanged = (info: ParameterInfo): boolean => info.value !== info.default;
const inWords = (value: ParameterValue): string =>
  typeof value === "number" ? attributeNumber(value) : String(value);
const quoted = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
