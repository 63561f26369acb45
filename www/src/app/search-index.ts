// Index of the search: lessons, their sections, terms, symbols and scenes, in the reader's language and in English.
import terms from "virtual:glossary";
import sections from "virtual:sections";
import { symbols } from "../formula/symbols";
import { sceneObservation, sceneTitle } from "../kit/words";
import { laboratory, lessons } from "../lessons/registry";
import { language, t } from "../messages";
import type { SceneEntry } from "../simulation/core";
import { slugOfTerm } from "./terms";

/** In the order in which they are shown. */
export const kinds = ["lesson", "section", "symbol", "term", "scene"] as const;
export type Kind = (typeof kinds)[number];

export interface Entry {
  readonly kind: Kind;
  readonly title: string;
  readonly symbol?: string;
  /** Beside the title. */
  readonly details: string;
  /** Found as well, not shown. */
  readonly words: string;
  /** Behind "#/". */
  readonly place: string;
}

const titleOf = (lesson: string): string => t(`lesson-${lesson}-title`);

/** All there is to find. Without the core there are no scenes. */
export function entries(scenes: readonly SceneEntry[]): Entry[] {
  const shown = language();
  const places: Entry[] = [
    { id: laboratory.id, title: t(laboratory.titleMessage) },
    { id: "scenes", title: t("app-scenes") },
    { id: "words", title: t("app-words") },
    { id: "misprints", title: t("app-misprints") },
  ].map(({ id, title }) => ({ kind: "lesson", title, details: "", words: id, place: id }));
  const registered = new Set(lessons.map(({ id }) => id));
  return [
    ...lessons.map(
      ({ id, titleMessage, summaryMessage }, i): Entry => ({
        kind: "lesson",
        title: t(titleMessage),
        details: t("app-lesson-number", { number: i + 1 }),
        words: `${id} ${t(summaryMessage)}`,
        place: id,
      }),
    ),
    ...places,
    ...sections
      .filter(({ lesson, slug }) => registered.has(lesson) && slug !== "sources" && slug !== "exercises")
      .map(
        ({ lesson, slug, titles }): Entry => ({
          kind: "section",
          title: titles[shown] || titles.en || slug,
          details: titleOf(lesson),
          words: `${slug} ${titles.en}`,
          place: `${lesson}/${slug}`,
        }),
      ),
    ...symbols.map(
      ({ key, symbol, place }): Entry => ({
        kind: "symbol",
        title: t(`symbol-${key}`),
        symbol,
        details: titleOf(place.split("/")[0] ?? ""),
        words: `${symbol} ${key}`,
        place,
      }),
    ),
    ...terms.map(
      (term): Entry => ({
        kind: "term",
        title: term.words[shown] || term.term,
        details: term.symbol,
        words: `${term.term} ${term.symbol}`,
        place: `words/${slugOfTerm(term)}`,
      }),
    ),
    ...scenes.map(
      (scene): Entry => ({
        kind: "scene",
        title: sceneTitle(scene),
        details: "",
        words: `${scene.id} ${scene.title} ${sceneObservation(scene)}`,
        place: `scenes/${scene.id}`,
      }),
    ),
  ];
}

/** Small letters without accents and without word joiners; what is written alike is found alike. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u2060]/g, "")
    .toLowerCase();

/** How well it answers: less is better; null where a word is missing. */
export function rank(entry: Entry, query: string): number | null {
  const title = plain(entry.title);
  const wanted = plain(query).trim();
  // One or two letters name a symbol, and are part of nearly every word.
  if (entry.symbol !== undefined && plain(entry.symbol) === wanted) return 0;
  if (title.startsWith(wanted)) return 1;
  const words = wanted.split(/\s+/);
  const all = ` ${title} ${plain(entry.details)} ${plain(entry.words)}`;
  if (words.every((word) => ` ${title}`.includes(` ${word}`))) return 2;
  if (words.every((word) => title.includes(word))) return 3;
  if (words.every((word) => all.includes(` ${word}`))) return 4;
  return words.every((word) => word.length > 2 && all.includes(word)) ? 5 : null;
}

export interface Group {
  readonly kind: Kind;
  readonly found: readonly Entry[];
}

const most: Readonly<Record<Kind, number>> = { lesson: 5, section: 7, symbol: 3, term: 4, scene: 5 };

/** The best of each kind; the kind with the best answer first. Without a query: the lessons. */
export function search(all: readonly Entry[], query: string): Group[] {
  if (query.trim() === "") return [{ kind: "lesson", found: all.filter(({ kind }) => kind === "lesson") }];
  const ranked = all
    .map((entry) => ({ entry, rank: rank(entry, query) }))
    .filter((each): each is { entry: Entry; rank: number } => each.rank !== null)
    .sort((a, b) => a.rank - b.rank);
  const order = [...new Set(ranked.map(({ entry }) => entry.kind))];
  return order.map((kind) => ({
    kind,
    found: ranked
      .filter(({ entry }) => entry.kind === kind)
      .slice(0, most[kind])
      .map(({ entry }) => entry),
  }));
}
