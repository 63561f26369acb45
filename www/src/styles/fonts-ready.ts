// When the fonts are there. To ask the browser makes it lay out the page on the spot, so the question waits for the next picture.
export async function fontsReady(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
}

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
