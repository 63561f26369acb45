// In lessons without a simulation: a section that is reached shows its problem, that of its first button, unless a question comes
// first, which the picture would answer (a question may show its problem with the solution covered). What the reader has changed in the picture stays until a button of the text is pressed;
// and the problem of a button that is pressed before its section counts as reached stays while the sections above it are passed. An address may name a button: "?try=jacobi".
import type { Stop } from "../base/cd-element";
import { sectionReached } from "./section-stage";

/** A part of a text; `set` shows its problem, and does nothing else. */
type Part = HTMLElement & { readonly set?: () => void };
const parts = "button.try, lcp-question, cd-iterating-question";

/** `changed`: the picture holds something of the reader's from the beginning. */
export function followSections(host: HTMLElement, changed = false): Stop {
  /** The name that an address has for the problem that is shown; none where the reader has changed it. */
  const show = (part?: Element | null): void => {
    const name = part?.getAttribute("data-try");
    const lesson = host.querySelector<HTMLElement>(".lesson");
    if (!lesson) return;
    if (name) lesson.dataset.problem = name;
    else delete lesson.dataset.problem;
  };
  /** The section that is being read, and that whose button was pressed last, until it has been reached and left. */
  let read: Element | null = null;
  let chosen: Element | null = null;
  const reached = ({ detail }: Event & { detail?: unknown }): void => {
    const section = detail as Element;
    const above = chosen && section.compareDocumentPosition(chosen) & Node.DOCUMENT_POSITION_FOLLOWING;
    const onTheWay = chosen !== read && above;
    read = section;
    if (section === chosen || onTheWay) return;
    chosen = null;
    // An address with a query holds a problem of its own.
    if (changed || location.hash.includes("?")) return;
    const all = [...section.querySelectorAll<Part>(parts)];
    const first = all.find((part) => !part.closest("details:not([open])"));
    first?.set?.();
    if (first?.set) show(first);
  };
  const choose = (button: Element): void => {
    chosen = button.closest("section");
    show(button);
  };
  const used = ({ target, type, key }: Event & { readonly key?: string }): void => {
    if (key === "Tab" || !(target instanceof Element)) return;
    if (target.closest(".stage-column")) {
      changed = true;
      show();
    } else if (type === "click") {
      const button = target.closest("button.try");
      if (!button) return;
      changed = false;
      choose(button);
    }
  };
  const named = new URLSearchParams(location.hash.split("?", 2)[1]).get("try");
  const asked = [...host.querySelectorAll<Part>("button.try")].find(
    (part) => part.getAttribute("data-try") === named,
  );
  if (asked) {
    choose(asked);
    if (asked.set) asked.set();
    else asked.click();
  }
  const uses = ["pointerdown", "keydown", "change", "click"] as const;
  host.addEventListener(sectionReached, reached);
  for (const type of uses) host.addEventListener(type, used, true);
  return () => {
    host.removeEventListener(sectionReached, reached);
    for (const type of uses) host.removeEventListener(type, used, true);
  };
}
