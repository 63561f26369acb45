// Menus whose code comes with the first press: the menu takes the place of its button, and opens.
import type { CdElement } from "../base/cd-element";

export async function openInPlace(button: HTMLElement, make: () => Promise<CdElement>): Promise<void> {
  const menu = await make();
  if (!button.isConnected) return;
  button.replaceWith(menu);
  await menu.updateComplete;
  menu.querySelector("button")?.click();
}
