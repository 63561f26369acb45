// An embedded scene does not keep the keyboard. What is clicked takes the focus, and from then on the page or the deck around it
// hears no key. So after a press of the pointer the focus goes back, unless it is in a text field or a list; focus by
// the Tab key stays until Escape. `parent.focus()` is allowed across origins in Chromium and Firefox.
import { typedKey } from "../panels/typed-key";
import { ConstrainedDynamics } from "./element";

/** Where the next keys are meant for this very place. */
const typing =
  "input:not([type='range'], [type='checkbox'], [type='radio'], [type='button']), select, textarea, [contenteditable]:not([contenteditable='false'])";
const opened = "[popover]:popover-open, dialog[open]";

/** In a frame: to the page around it. Does nothing in a page that is no frame. */
export function giveKeyboardBack(page: Window = window): void {
  if (page.parent === page) return;
  watch(
    page,
    () => true,
    () => page.parent.focus(),
  );
}

/** In a page of others: from inside a scene to nowhere in particular. */
export function leaveAfterUse(page: Window = window): void {
  watch(
    page,
    (event) => event.composedPath().some((each) => each instanceof ConstrainedDynamics),
    () => undefined,
  );
}

function watch(page: Window, concerns: (event: Event) => boolean, away: () => void): void {
  const leave = (): void => {
    (focused(page) as HTMLElement | null)?.blur();
    away();
  };
  // The element that takes the focus may do so only after the event.
  const afterPress = (event: Event): void => {
    if (concerns(event)) setTimeout(() => !keepsKeyboard(focused(page)) && leave());
  };
  page.addEventListener("pointerup", afterPress);
  page.addEventListener("click", (event) => {
    // A button that was pressed by a key has no pointer.
    if ((event as PointerEvent).pointerType) afterPress(event);
  });
  page.addEventListener("keydown", (event) => {
    if (typedKey(event) !== "Escape" || event.defaultPrevented || !concerns(event)) return;
    // The first Escape closes what is open.
    if (!focused(page)?.closest(opened)) leave();
  });
}

/** True where the element takes keyboard input: a text field, or an open list. */
export function keepsKeyboard(element: Element | null): boolean {
  return element !== null && (element.matches(typing) || element.closest(opened) !== null);
}

/** In whatever shadow tree it is. */
export function focused(page: Window): Element | null {
  let element = page.document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
