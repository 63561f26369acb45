// How far the reader has come: sections read, by lesson. Kept in this browser only.
import { recallValue, rememberValue } from "../base/memory";

export interface Progress {
  /** Slugs of the sections whose end was in view. */
  readonly seen: readonly string[];
  /** Sections of the lesson. */
  readonly of: number;
  /** The section that was read last; "" for the top. */
  readonly last: string;
  readonly done: boolean;
}

const key = "progress";
const version = 1;
const listeners = new Set<() => void>();

type Lessons = Readonly<Record<string, Progress>>;
interface Kept {
  readonly lessons: Lessons;
  /** The lesson that was open last. */
  readonly present: string;
}

function kept(): Kept {
  const found = recallValue<Kept>(key, version);
  return found && typeof found.lessons === "object" ? found : { lessons: {}, present: "" };
}

export function progressOf(lesson: string): Progress | null {
  const { lessons } = kept();
  return Object.hasOwn(lessons, lesson) ? (lessons[lesson] ?? null) : null;
}

export function noteProgress(lesson: string, progress: Progress): void {
  rememberValue(key, version, { lessons: { ...kept().lessons, [lesson]: progress }, present: lesson });
  for (const listener of listeners) listener();
}

/** The lesson to go on with. */
export function presentLesson(): string {
  return kept().present;
}

export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** 0 to 1. */
export function share(progress: Progress | null): number {
  if (!progress || progress.of === 0) return 0;
  return progress.done ? 1 : Math.min(1, progress.seen.length / progress.of);
}
