// A row of buttons as one stop of the Tab key, in which the arrow keys walk.
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function buttonsOf(bar: Element): HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter(
    (each) => !each.closest("[popover], dialog"),
  );
}

/** For `keydown` of the bar. */
export function walkToolbar(event: KeyboardEvent): void {
  const bar = event.currentTarget as HTMLElement;
  const buttons = buttonsOf(bar);
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const step = steps[event.key];
  const next = step ? at + step : { Home: 0, End: buttons.length - 1 }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  buttons.at(next % buttons.length)?.focus();
}

/** After every drawing, and whenever a button gets the focus: it is the one that Tab returns to. */
export function keepOneStop(bar: Element | null): void {
  if (!bar) return;
  const buttons = buttonsOf(bar);
  const stop =
    buttons.find((each) => each === document.activeElement) ??
    buttons.find((each) => each.tabIndex === 0 && each.hasAttribute("tabindex")) ??
    buttons.find((each) => each.getAttribute("aria-pressed") === "true") ??
    buttons[0];
  for (const each of bar.querySelectorAll<HTMLElement>("button")) {
    if (!each.closest("[popover], dialog")) each.tabIndex = each === stop ? 0 : -1;
  }
}
