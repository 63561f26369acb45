// All words of the page. A message is found in the present language, else in English, else its id is shown.
// The words of the frame around the lessons (areas below) come with the page in English; other languages,
// and the words of a lesson, are fetched when they are needed.
import { type FluentBundle, FluentResource } from "@fluent/bundle";
import { newBundle, written } from "./bundle";
import { type LanguageId, languages } from "./languages";

export { type LanguageId, languages } from "./languages";

export type Arguments = Record<string, string | number>;

/** Areas that every page needs; a file is `<language>/<area>.ftl`. */
const frame = ["app", "stage", "panels", "plots", "lessons"];
const bundled = import.meta.glob<string>(["./en/{app,stage,panels,plots,lessons}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const english = import.meta.glob<string>(
  ["./en/*.ftl", "!./en/{app,stage,panels,plots,lessons}.ftl", "!./*/start.ftl"],
  { query: "?raw", import: "default" },
);

const storageKey = "language";
const listeners = new Set<() => void>();
const bundles = new Map<LanguageId, FluentBundle>();
const loaded = new Map<string, Promise<void>>();
/** Areas asked for so far: a new language must bring them along. */
const areas = new Set(frame);
let present: LanguageId = "en";
/** The latest wish: a slow download must not overrule a later choice. */
let wanted: LanguageId = "en";

function bundleOf(language: LanguageId): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = newBundle(language);
    bundles.set(language, bundle);
  }
  return bundle;
}

/** The text of a file. An area without one in this language falls back to English, message by message. */
async function read(language: LanguageId, path: string): Promise<string> {
  const files = language === "en" ? english : (await import("./translations")).translations;
  return (await files[path]?.()) ?? "";
}

function load(language: LanguageId, area: string): Promise<void> {
  const path = `./${language}/${area}.ftl`;
  const before = loaded.get(path);
  if (before) return before;
  const now = read(language, path).then(
    (text) => void bundleOf(language).addResource(new FluentResource(text)),
    () => void loaded.delete(path),
  );
  loaded.set(path, now);
  return now;
}

for (const [path, text] of Object.entries(bundled)) {
  bundleOf("en").addResource(new FluentResource(text));
  loaded.set(path, Promise.resolve());
}

/** Everything that is written in a language is written anew. */
export function rewrite(): void {
  notify();
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/** Brings in the words of one area (a lesson's) in English and in the present language. */
export async function loadMessages(area: string): Promise<void> {
  areas.add(area);
  await Promise.all([load("en", area), load(wanted, area)]);
}

/** The message in the present language. Numbers among the arguments are written as the language writes them. */
export function t(id: string, args?: Arguments): string {
  for (const language of [present, "en"] as const) {
    const bundle = bundles.get(language);
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args ? written(args) : null, []);
  }
  return id;
}

/** True where the message exists, in the present language or in English. */
export function has(id: string): boolean {
  return [present, "en" as const].some((language) => Boolean(bundles.get(language)?.getMessage(id)?.value));
}

/** The ids of all messages that are loaded in English and begin so, as they are written. */
export function messageIds(beginning: string): readonly string[] {
  return [...bundleOf("en")._messages.keys()].filter((id) => id.startsWith(beginning));
}

export function language(): LanguageId {
  return present;
}

/** Loads the messages of a language, then switches: stores the choice and notifies the listeners. */
export async function setLanguage(id: LanguageId): Promise<void> {
  remember(id);
  await speak(id);
}

/** Sets the language without storing it: for a scene embedded in another page. */
export async function speak(id: LanguageId): Promise<void> {
  wanted = id;
  await Promise.all([...areas].map((area) => load(id, area)));
  if (wanted !== id) return;
  present = id;
  notify();
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps `<html lang>` at the present language: in pages of our own. */
export function markPage(): void {
  const mark = (): void => {
    document.documentElement.lang = present;
  };
  mark();
  onLanguage(mark);
}

function remember(id: LanguageId): void {
  try {
    localStorage.setItem(storageKey, id);
  } catch {
    // Storage may be forbidden (an iframe); the choice then lasts as long as the page.
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function known(tag: string | null | undefined): LanguageId | undefined {
  const primary = tag?.toLowerCase().split("-")[0];
  return languages.find(({ id }) => id === primary)?.id;
}

/** Language at the start: `?lang=` in the address, else the stored choice, else the browser's. */
export function preferredLanguage(): LanguageId {
  const asked = typeof location === "undefined" ? null : new URLSearchParams(location.search).get("lang");
  const browser = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  return (
    known(asked) ??
    known(remembered()) ??
    browser.map((tag) => known(tag)).find((id) => id !== undefined) ??
    "en"
  );
}

/** Settled when the preferred language is in place: wait for it before the first words are drawn. */
export const ready: Promise<void> =
  typeof document === "undefined" ? Promise.resolve() : speak(preferredLanguage());
