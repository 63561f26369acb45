// Keyboard shortcuts of the transport. They never fire while something is typed or a control uses the key itself,
// and with several scenes on a page they go to the one that was used last.
import type { Session } from "../simulation/session";
import { typedKey } from "./typed-key";

export interface Shortcut {
  /** KeyboardEvent.key, lower case. */
  readonly keys: readonly string[];
  /** Message that says what it does. */
  readonly message: string;
  /** As written in the list of keys. */
  readonly shown: string;
  readonly act: (session: Session, event: KeyboardEvent) => void;
}

const speeds = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 4] as const;

export { speeds };

/** The next speed of the list in a direction. */
export function otherSpeed(speed: number, direction: 1 | -1): number {
  const near = speeds.reduce((a, b) =>
    Math.abs(Math.log(b / speed)) < Math.abs(Math.log(a / speed)) ? b : a,
  );
  const index = speeds.indexOf(near) + direction;
  return speeds[Math.min(speeds.length - 1, Math.max(0, index))] as number;
}

const many = (event: KeyboardEvent): number => (event.shiftKey ? 10 : 1);

export const shortcuts: readonly Shortcut[] = [
  { keys: [" "], shown: "Space", message: "app-key-toggle", act: (session) => session.toggle() },
  {
    keys: ["arrowright", "."],
    shown: "→  .",
    message: "app-key-forward",
    act: (session, event) => session.stepForward(many(event)),
  },
  {
    keys: ["arrowleft", ","],
    shown: "←  ,",
    message: "app-key-back",
    act: (session, event) => session.stepBack(many(event)),
  },
  { keys: ["home"], shown: "Home", message: "app-key-rewind", act: (session) => session.rewind() },
  { keys: ["r"], shown: "R", message: "app-key-reset", act: (session) => session.reset() },
  {
    keys: ["["],
    shown: "[",
    message: "app-key-slower",
    act: (session) => {
      session.speed = otherSpeed(session.speed, -1);
    },
  },
  {
    keys: ["]"],
    shown: "]",
    message: "app-key-faster",
    act: (session) => {
      session.speed = otherSpeed(session.speed, 1);
    },
  },
];

/** Keys that scroll the page; they keep this meaning in the text. */
const readersKeys = [" ", "home"];
/** Places that belong to the simulation beside a text. */
const column = ".stage-column";
/** True beside the text of a lesson, where it is not folded away, until something of the simulation is used, and again when the text is used. */
let reading = true;

/** The header and what else is around the text leave it as it is. */
function onUse({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  // A button in the text that sets up an experiment, pressed with the mouse, is followed by the space bar that runs it.
  if (target.closest(column) || (type === "pointerdown" && target.closest(".article .try"))) reading = false;
  else if (target.closest(".article")) reading = true;
}

/** The button that was pressed with the mouse: it has the focus without showing it, and the space bar is not meant for it. */
let unmarked: Element | null = null;

function onFocusIn(event: FocusEvent): void {
  const [target] = event.composedPath();
  unmarked =
    target instanceof Element && !target.matches(":focus-visible") && !target.closest("[popover]")
      ? target
      : null;
}

/** Does this element want the key for itself? */
export function wantsKey(element: EventTarget | undefined, key: string): boolean {
  if (!(element instanceof Element)) return false;
  if (element instanceof HTMLInputElement && element.type === "range") return key !== " ";
  if (element.closest("input, select, textarea, [contenteditable]:not([contenteditable='false'])"))
    return true;
  const button = element.closest(
    "button, a[href], summary, [role='button'], [role='menuitem'], [role='tab']",
  );
  if (button) return key === "enter" || (key === " " && button !== unmarked);
  if (key !== " " && element.closest("[role='slider']")) return true;
  if (element.closest("[role='listbox'], [role='menu'], [role='radiogroup'], [role='tablist'], [popover]"))
    return true;
  return key.startsWith("arrow") && (element.closest("[role='grid']") !== null || scrollsSideways(element));
}

function scrollsSideways(element: Element): boolean {
  return element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
}

interface Listener {
  readonly host: HTMLElement;
  readonly session: () => Session | undefined;
}
const listeners: Listener[] = [];
let insideOnly = false;

/** In a page of others: a scene hears only the keys that are pressed inside it. */
export function hearInsideOnly(): void {
  insideOnly = true;
}

/** Lets a transport hear the shortcuts; call the result when it goes. */
export function listen(host: HTMLElement, session: () => Session | undefined): () => void {
  const listener = { host, session };
  listeners.push(listener);
  if (listeners.length === 1) {
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("focusin", onUse);
    document.addEventListener("pointerdown", onUse);
    reading = true;
  }
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length > 0) return;
    document.removeEventListener("keydown", onKeyDown);
    document.removeEventListener("focusin", onFocusIn);
    document.removeEventListener("focusin", onUse);
    document.removeEventListener("pointerdown", onUse);
  };
}

/** The last one used comes first. */
export function prefer(host: HTMLElement): void {
  const index = listeners.findIndex((listener) => listener.host === host);
  const [listener] = listeners.splice(index, 1);
  if (listener) listeners.unshift(listener);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = typedKey(event).toLowerCase();
  if (reading && readersKeys.includes(key) && document.querySelector(".article")?.checkVisibility()) return;
  if (wantsKey(event.composedPath()[0], key)) return;
  const shortcut = shortcuts.find((each) => each.keys.includes(key));
  const listener = insideOnly
    ? listeners.find(({ host }) => event.composedPath().includes(host.getRootNode()))
    : listeners[0];
  const session = listener?.session();
  if (!shortcut || !session) return;
  event.preventDefault();
  // Some browsers press a focused button when the space bar is released, whatever was prevented before.
  if (key === " " && unmarked instanceof HTMLButtonElement) unmarked.blur();
  shortcut.act(session, event);
}
