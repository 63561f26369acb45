// A lesson as a whole: the browser lays out only what is near the window, and knows neither the width nor the visible text of the rest.
export async function layOutAll(page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".article > section { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    // And the page learns the new sizes.
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  });
}

/** All its text, as it is read. */
export async function articleText(page) {
  await layOutAll(page);
  return page.locator(".article").innerText();
}
