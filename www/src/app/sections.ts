// The sections of a lesson's text, as they stand on the page: their names in addresses, their titles, which one is being read.

export interface Section {
  /** In addresses: "drift" for the section "circle-drift". English in every language. */
  readonly slug: string;
  readonly element: HTMLElement;
}

/** A section in the list of all lessons (scripts/sections.ts). */
export interface ListedSection {
  readonly lesson: string;
  /** In addresses. */
  readonly slug: string;
  /** By language. */
  readonly titles: Readonly<Record<string, string>>;
}

/** Place of a section, as it stands behind "#/" in its address; of the lesson's beginning for "". */
export function placeOf(lesson: string, slug: string): string {
  return slug === "" ? lesson : `${lesson}/${slug}`;
}

export function slugOf(id: string): string {
  return id.slice(id.indexOf("-") + 1);
}

export function sectionsOf(article: Element): Section[] {
  return [...article.querySelectorAll<HTMLElement>(":scope > section[id]")].map((element) => ({
    slug: slugOf(element.id),
    element,
  }));
}

/** In the present language; formulas as plain letters. */
export function titleOf({ element, slug }: Section): string {
  return element.querySelector("h2")?.textContent?.trim() || slug;
}

/** Where the text begins in the window: below what sticks to its top. px */
export function topOfText(article: Element): number {
  const text = article.getBoundingClientRect();
  const covers = (element: Element | null): number => {
    if (!(element instanceof HTMLElement) || getComputedStyle(element).position !== "sticky") return 0;
    const { left, right } = element.getBoundingClientRect();
    return left < text.right - 1 && right > text.left + 1 ? element.offsetHeight : 0;
  };
  const stage = covers(article.parentElement?.querySelector(":scope > .stage-column") ?? null);
  const bar = covers(article.querySelector(":scope > .lesson-top"));
  return Math.min(stage + bar, 0.7 * innerHeight);
}

/** The section that is being read: the last one whose heading has reached the upper part of the text; null above the first. */
export function readingIn(sections: readonly Section[], top: number): Section | null {
  return sections.findLast(({ element }) => element.getBoundingClientRect().top < top + 120) ?? null;
}
