// When the fonts are there. To ask the browser makes it lay out the page on the spot, so the question waits for the next picture.
export async function fontsReady(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
}
