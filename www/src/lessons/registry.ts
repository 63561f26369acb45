// The lessons there are, in reading order: one line each.
import type { Lesson } from "./lesson";

export interface LessonEntry extends Lesson {
  /** Message id of one sentence about it. */
  readonly summaryMessage: string;
  /** Area of its words in src/messages/<language>/. */
  readonly messages: string;
  /** To work through it. min */
  readonly minutes: number;
}

/** The lesson's code is fetched when it is opened. */
function lesson(id: string, minutes: number, load: () => Promise<Lesson>): LessonEntry {
  return {
    id,
    titleMessage: `lesson-${id}-title`,
    summaryMessage: `lesson-${id}-summary`,
    messages: id,
    minutes,
    mount: async (host) => (await load()).mount(host),
  };
}

export const lessons: readonly LessonEntry[] = [
  lesson("circle", 15, async () => (await import("./circle")).circleLesson),
  lesson("curves", 20, async () => (await import("./curves")).curvesLesson),
  lesson("particles", 25, async () => (await import("./particles")).particlesLesson),
  lesson("redundant", 20, async () => (await import("./redundant")).redundantLesson),
  lesson("impulses", 30, async () => (await import("./impulses")).impulsesLesson),
  lesson("complementarity", 25, async () => (await import("./complementarity")).complementarityLesson),
  lesson("solutions", 25, async () => (await import("./solutions")).solutionsLesson),
  lesson("iterating", 30, async () => (await import("./iterating")).iteratingLesson),
  lesson("programs", 25, async () => (await import("./programs")).programsLesson),
  lesson("rigid", 20, async () => (await import("./rigid")).rigidLesson),
  lesson("contact", 20, async () => (await import("./contact")).contactLesson),
  lesson("friction", 20, async () => (await import("./friction")).frictionLesson),
  lesson("collisions", 20, async () => (await import("./collisions")).collisionsLesson),
  lesson("stack", 20, async () => (await import("./stack")).stackLesson),
  lesson("joints", 25, async () => (await import("./joints")).jointsLesson),
  lesson("positions", 30, async () => (await import("./positions")).positionsLesson),
  lesson("coordinates", 30, async () => (await import("./coordinates")).coordinatesLesson),
  lesson("methods", 25, async () => (await import("./methods")).methodsLesson),
  lesson("kit", 15, async () => (await import("./kit")).kitLesson),
];

/** The building kit on an empty stage: below the lessons, without a number. */
export const laboratory: Lesson = {
  id: "laboratory",
  titleMessage: "laboratory-title",
  mount: async (host) => (await import("./laboratory")).laboratory.mount(host),
};
