// Places a native popover beside the button that opens it: below and to the right edge, or above where there is no room.
const gap = 4;

/** For the `beforetoggle`/`toggle` pair of an element with `popover`: call it on `toggle`. */
export function placeBeside(event: Event, button: HTMLElement): void {
  if ((event as ToggleEvent).newState !== "open") return;
  const popover = event.currentTarget as HTMLElement;
  const anchor = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const right = Math.min(
    innerWidth - 8,
    anchor.left + width > innerWidth - 8 ? anchor.right : anchor.left + width,
  );
  const left = Math.max(8, right - width);
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - height;
  const top =
    below + height <= innerHeight - 8 || above < 8
      ? Math.min(below, Math.max(8, innerHeight - 8 - height))
      : above;
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
  popover.querySelector<HTMLElement>("button:not(:disabled), input:not(:disabled), [tabindex]")?.focus();
}

/** Arrow keys walk through the buttons or links of an open list. */
export function walkList(event: KeyboardEvent): void {
  const keys = ["ArrowDown", "ArrowUp", "Home", "End"];
  if (!keys.includes(event.key)) return;
  const list = event.currentTarget as HTMLElement;
  const items = [...list.querySelectorAll<HTMLElement>("button:not(:disabled), a[href]")];
  const at = items.indexOf((list.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key] as number;
  items.at(next % items.length)?.focus();
  event.preventDefault();
}
