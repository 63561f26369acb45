// Addresses of what is on the page: of the experiment as it stands, and a short one for a QR code.
import type { Session } from "../simulation/session";
import type { Stage } from "../stage/stage";

/** The experiment that is to be shared. */
export interface Shareable {
  readonly session: Session;
  readonly plots: readonly string[];
  readonly stage: Stage | null;
}

/** Letters of an address that every camera reads as a code, and those that most read from a screen. */
const readable = 600;
const longestCode = 1500;

export const placeLink = (place: string): string => new URL(`#/${place}`, location.href).href;

/** To the present state; null where that is too long. */
export async function stateLink({ session, plots, stage }: Shareable, place: string): Promise<string | null> {
  session.pause();
  const { packExperiment } = await import("./experiment");
  const text = await packExperiment(session, plots, stage?.view);
  return text === null ? null : `${placeLink(place)}?state=${text}`;
}

/** For a code: the present state, or as near to it as a camera can read, and the message that says what is missing. */
export async function codeLink(found: Shareable, place: string): Promise<{ link: string; said: string }> {
  const state = await stateLink(found, place);
  if (state !== null && state.length <= readable) return { link: state, said: "" };
  const { packShortly } = await import("./experiment");
  const short = await packShortly(found.session, found.plots, found.stage?.view);
  const link = short && `${placeLink(place)}?state=${short.text}`;
  const fits = link !== null && link.length <= longestCode;
  if (fits && short?.exact) return { link, said: "" };
  if (state !== null && state.length <= longestCode) return { link: state, said: "" };
  return fits
    ? { link, said: "app-share-qr-beginning" }
    : { link: placeLink(place), said: "app-share-qr-place" };
}
