// The lessons before and after one, in reading order.
import { type LessonEntry, lessons } from "../lessons/registry";

export interface Neighbours {
  readonly number: number;
  readonly previous: LessonEntry | undefined;
  readonly next: LessonEntry | undefined;
}

export function neighboursOf(id: string): Neighbours {
  const at = lessons.findIndex((lesson) => lesson.id === id);
  return {
    number: at + 1,
    previous: at > 0 ? lessons[at - 1] : undefined,
    next: at < 0 ? undefined : lessons[at + 1],
  };
}
