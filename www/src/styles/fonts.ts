// Fonts that come while a page is already drawn.
import { on } from "../base/observe";

/** Calls `redraw` whenever fonts have come: what is drawn on a canvas, or was measured, does not follow by itself. An event, since
 * `document.fonts.ready` makes the browser lay out the page on the spot. */
export const onFonts = (redraw: () => void): (() => void) => on(document.fonts, "loadingdone", redraw);

/** Fonts that every lesson shows beside those that the page begins with; text that is laid out before they come is laid out again. */
const inFormulas: readonly [string, string][] = [
  ["1em 'STIX Two Math'", "λ"],
  ["1em 'Inter Variable'", "λẋ"],
  ["italic 1em 'Source Serif 4 Variable'", "a"],
];

/** Asks for them while the lesson's code is on its way. */
export function fetchFormulaFonts(): void {
  for (const [font, text] of inFormulas) document.fonts.load(font, text).catch(() => undefined);
}
