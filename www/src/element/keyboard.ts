// A scene in a frame of another page (a deck, a text) does not keep the keyboard. A frame that is clicked takes the focus,
// and from then on its page hears no key. So after a press of the pointer the focus goes back to the page around it, unless
// it is where one types or chooses; whoever comes into the frame with the Tab key keeps it until Escape.
// `parent.focus()` is allowed across origins in Chromium and Firefox.
import { typedKey } from "../panels/typed-key";

/** Where the next keys are meant for this very place. */
const typing =
  "input:not([type='range'], [type='checkbox'], [type='radio'], [type='button']), select, textarea, [contenteditable]:not([contenteditable='false'])";
const opened = "[popover]:popover-open, dialog[open]";

/** Does nothing in a page that is no frame. */
export function giveKeyboardBack(page: Window = window): void {
  if (page.parent === page) return;
  // The element that takes the focus may do so only after the event.
  const afterPress = (): void => void setTimeout(() => !keepsKeyboard(focused(page)) && leave(page));
  page.addEventListener("pointerup", afterPress);
  page.addEventListener("click", (event) => {
    // A button that was pressed by a key has no pointer.
    if ((event as PointerEvent).pointerType) afterPress();
  });
  page.addEventListener("keydown", (event) => {
    if (typedKey(event) !== "Escape" || event.defaultPrevented) return;
    // The first Escape closes what is open.
    if (!focused(page)?.closest(opened)) leave(page);
  });
}

function keepsKeyboard(element: Element | null): boolean {
  return element !== null && (element.matches(typing) || element.closest(opened) !== null);
}

function leave(page: Window): void {
  (focused(page) as HTMLElement | null)?.blur();
  page.parent.focus();
}

/** In whatever shadow tree it is. */
function focused(page: Window): Element | null {
  let element = page.document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
