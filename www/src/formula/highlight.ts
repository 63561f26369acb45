// One symbol lit everywhere: pointing at a term, focusing it or tapping it tells the session, and whatever lights a
// symbol (an arrow on the stage, a curve in a plot) lights its terms here.

import { typedKey } from "../panels/typed-key";
import type { Session, SymbolKey } from "../simulation/session";

/** The part of the session this needs. */
export type Attention = Pick<Session, "highlight" | "addEventListener" | "removeEventListener">;

const source = "formula";

/** Connects all terms and chips under `root`, those added later included; call the result to disconnect. */
export function connectHighlight(root: HTMLElement, session: Attention): () => void {
  /** Chosen by a tap or a click: stays when the pointer leaves. */
  let pinned: SymbolKey | null = null;

  const set = (symbol: SymbolKey | null): void => {
    session.highlight = symbol ? { symbol, source } : null;
  };
  const enter = (event: Event): void => {
    const symbol = symbolAt(event.target);
    if (symbol) set(symbol);
  };
  const leave = (event: Event): void => {
    if (symbolAt(event.target) && session.highlight?.source === source) set(pinned);
  };
  const choose = (event: Event): void => {
    const symbol = symbolAt(event.target);
    if (!symbol) return;
    pinned = pinned === symbol ? null : symbol;
    set(pinned);
  };
  const release = (event: KeyboardEvent): void => {
    if (typedKey(event) !== "Escape" || !pinned) return;
    pinned = null;
    set(null);
  };
  const show = (): void => {
    const symbol = session.highlight?.symbol;
    for (const element of root.querySelectorAll("[data-symbol]")) {
      const lit = element.getAttribute("data-symbol") === symbol;
      element.classList.toggle("lit", lit);
      if (element.hasAttribute("aria-pressed")) element.setAttribute("aria-pressed", String(lit));
    }
  };

  const listeners: [string, (event: never) => void][] = [
    ["pointerover", enter],
    ["pointerout", leave],
    ["focusin", enter],
    ["focusout", leave],
    ["click", choose],
    ["keydown", release],
  ];
  for (const [type, listener] of listeners) root.addEventListener(type, listener as EventListener);
  session.addEventListener("highlight", show);
  show();
  return () => {
    for (const [type, listener] of listeners) root.removeEventListener(type, listener as EventListener);
    session.removeEventListener("highlight", show);
    if (session.highlight?.source === source) set(null);
  };
}

function symbolAt(target: EventTarget | null): SymbolKey | null {
  if (!(target instanceof Element)) return null;
  return (
    (target.closest("[data-symbol]")?.getAttribute("data-symbol") as SymbolKey | null | undefined) ?? null
  );
}
