// Texts that change while a simulation runs.

/**
 * Writes the text of an element that holds nothing else. The text node stays: an element whose children come and go makes the browser
 * ask all `:has()` of the page again.
 */
export function writeText(element: Element, text: string): void {
  const { firstChild, lastChild } = element;
  if (firstChild === null || firstChild !== lastChild || firstChild.nodeType !== Node.TEXT_NODE)
    element.textContent = text;
  else if (firstChild.nodeValue !== text) firstChild.nodeValue = text;
}
