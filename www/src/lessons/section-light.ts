// A section that is reached lights what its first paragraph names first, until the reader moves the pointer or presses a key.
import type { Stop } from "../base/cd-element";
import type { Session, SymbolKey } from "../simulation/session";
import { sectionReached } from "./section-stage";

const source = "section";

export function lightSections(host: HTMLElement, session: Session): Stop {
  const own = (): boolean => session.highlight?.source === source;
  const reached = ({ detail }: Event & { detail?: unknown }): void => {
    // A symbol that the reader has lit stays.
    if (session.highlight && !own()) return;
    const symbol = named(detail as Element);
    session.highlight = symbol && { symbol, source };
  };
  const leave = (event: Event): void => {
    // Text that is scrolled below a pointer at rest is no movement of it.
    if (
      event instanceof PointerEvent &&
      event.type === "pointermove" &&
      !(event.movementX || event.movementY)
    )
      return;
    if (own()) session.highlight = null;
  };
  const ways = ["pointermove", "pointerdown", "keydown"] as const;
  host.addEventListener(sectionReached, reached);
  for (const way of ways) document.addEventListener(way, leave, true);
  return () => {
    host.removeEventListener(sectionReached, reached);
    for (const way of ways) document.removeEventListener(way, leave, true);
    if (own()) session.highlight = null;
  };
}

/** The coloured quantity that a section's first paragraph names first. */
function named(section: Element): SymbolKey | null {
  const symbol = section.querySelector("p")?.querySelector("[data-symbol]")?.getAttribute("data-symbol");
  return (symbol as SymbolKey | null | undefined) ?? null;
}
