// Note beside a symbol that is pointed at or focused: its meaning, its unit, and where it was introduced.

import sections from "virtual:sections";
import { html, nothing, render } from "lit";
import type { Stop } from "../base/cd-element";
import { signsOf } from "../formula/sign";
import { type CourseSymbol, symbolColoured, symbolNamed } from "../formula/symbols";
import { language, loadMessages, t } from "../messages";
import { inTheirLetters, ownLettersUsed } from "../panels/letters";
import { symbol } from "../panels/symbol";
import { typedKey } from "../panels/typed-key";
import "../styles/symbol-note.css";

/** Whoever passes over a formula wants no notes. ms */
const delay = 350;
/** To get from the symbol to the note. ms */
const grace = 250;

/** Explains the symbols under `article`, beginning with that of `first`, until the result is called. */
export async function explain(article: HTMLElement, lesson: string, first: Element): Promise<Stop> {
  await loadMessages("symbols");
  const note = new Note(article, lesson);
  note.want(first);
  return () => note.end();
}

class Note {
  readonly #element = document.createElement("div");
  readonly #article: HTMLElement;
  readonly #lesson: string;
  readonly #abort = new AbortController();
  #target: Element | null = null;
  #timer = 0;

  constructor(article: HTMLElement, lesson: string) {
    this.#article = article;
    this.#lesson = lesson;
    const element = this.#element;
    element.className = "symbol-note";
    element.id = "symbol-note";
    element.role = "tooltip";
    element.popover = "manual";
    document.body.append(element);
    const { signal } = this.#abort;
    const enter = ({ target }: Event): void => this.want(target);
    const leave = ({ target }: Event): void => {
      if (target instanceof Element && target.closest("[data-symbol]") === this.#target)
        this.#later(() => this.#hide(), grace);
    };
    for (const type of ["pointerover", "focusin"]) article.addEventListener(type, enter, { signal });
    for (const type of ["pointerout", "focusout"]) article.addEventListener(type, leave, { signal });
    element.addEventListener("pointerenter", () => clearTimeout(this.#timer), { signal });
    element.addEventListener("pointerleave", () => this.#later(() => this.#hide(), grace), { signal });
    addEventListener("scroll", () => this.#hide(), { signal, passive: true });
    addEventListener("hashchange", () => this.#hide(), { signal });
    document.addEventListener("keydown", (event) => typedKey(event) === "Escape" && this.#hide(), { signal });
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#abort.abort();
    this.#element.remove();
  }

  want(target: EventTarget | null): void {
    const place = target instanceof Element ? target.closest("[data-symbol]") : null;
    const known = place && meant(place, this.#lesson);
    if (place && known && this.#article.contains(place)) this.#later(() => this.#show(place, known), delay);
  }

  #later(act: () => void, wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(act, wait);
  }

  #show(place: Element, known: CourseSymbol): void {
    this.#hide();
    this.#target = place;
    place.setAttribute("aria-describedby", this.#element.id);
    render(words(known, place.getAttribute("data-symbol") ?? ""), this.#element);
    this.#element.showPopover();
    const { left, top, bottom } = place.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.#element;
    const above = top - height - 6;
    this.#element.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    this.#element.style.top = `${above > 8 ? above : bottom + 6}px`;
  }

  #hide(): void {
    clearTimeout(this.#timer);
    this.#target?.removeAttribute("aria-describedby");
    this.#target = null;
    if (this.#element.matches(":popover-open")) this.#element.hidePopover();
  }
}

/** The quantity of the sign that stands there; its colour alone does not say it. */
function meant(place: Element, lesson: string): CourseSymbol | undefined {
  const colour = place.getAttribute("data-symbol") ?? "";
  // A chip has its name before its sign and its number behind; the head of a table its name before it.
  const label =
    place.querySelector(":scope > .equals")?.previousElementSibling ??
    place.querySelector(":scope > [aria-hidden]") ??
    place;
  const { whole, last } = signsOf(label);
  const own = symbolColoured(colour, lesson);
  if (own && label !== place && last === inTheirLetters(own.symbol)) return own;
  if (ownLettersUsed()) return symbolNamed(whole, lesson, colour);
  return own && whole === inTheirLetters(own.symbol) ? own : undefined;
}

function words({ key, symbol: sign, unit, place }: CourseSymbol, colour: string): unknown {
  const section = sections.find(({ lesson, slug }) => `${lesson}/${slug}` === place);
  const title = section?.titles[language()] || section?.titles.en;
  return html`<p><span class="symbol-note-sign">${symbol(sign, `--${colour}`)}</span> ${t(`symbol-${key}`)}${
    unit ? html` <span class="symbol-note-unit">(${t("symbol-unit", { unit })})</span>` : nothing
  }</p>${title ? html`<p><a href="#/${place}">${t("symbol-introduced", { title })}</a></p>` : nothing}`;
}
