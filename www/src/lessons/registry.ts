// The lessons there are, in reading order: one line each.
import type { Lesson } from "./lesson";

/** Parts of the course in reading order: messages `app-part-<id>` and `app-part-<id>-help`. */
export const parts = ["forces", "impulses", "contact", "solvers", "other", "workshop"] as const;
export type PartId = (typeof parts)[number];

/** Ways through the course: messages `app-path-<id>`. */
export const paths = ["engine", "mathematics"] as const;
export type PathId = (typeof paths)[number];

export interface LessonEntry extends Lesson {
  /** Message id of one sentence about it. */
  readonly summaryMessage: string;
  readonly part: PartId;
  /** Ways through the course that it lies on. */
  readonly paths: readonly PathId[];
  /** Lessons that it builds on. */
  readonly needs: readonly string[];
  /** To work through it, counted from its messages. min */
  readonly minutes: number;
}

interface Plan {
  readonly part: PartId;
  readonly paths: readonly PathId[];
  readonly needs?: readonly string[];
  /** Area of its words in src/messages/<language>/; its id unless given. */
  readonly messages?: string;
}

const minutes = import.meta.glob<number>("../messages/en/*.ftl", {
  query: "?minutes",
  import: "default",
  eager: true,
});

/** The lesson's code is fetched when it is opened. */
function lesson(id: string, plan: Plan, load: () => Promise<Lesson>): LessonEntry {
  const { part, paths, needs = [], messages = id } = plan;
  return {
    id,
    titleMessage: `lesson-${id}-title`,
    summaryMessage: `lesson-${id}-summary`,
    part,
    paths,
    needs,
    minutes: minutes[`../messages/en/${messages}.ftl`] ?? 0,
    mount: async (host) => (await load()).mount(host),
  };
}

const both = paths;
const engine: readonly PathId[] = ["engine"];
const mathematics: readonly PathId[] = ["mathematics"];

// biome-ignore format: one line each
export const lessons: readonly LessonEntry[] = [
  lesson("circle", { part: "forces", paths: both }, async () => (await import("./circle")).circleLesson),
  lesson("drift", { part: "forces", paths: both, needs: ["circle"] }, async () => (await import("./drift")).driftLesson),
  lesson("curves", { part: "forces", paths: mathematics, needs: ["circle"] }, async () => (await import("./curves")).curvesLesson),
  lesson("particles", { part: "forces", paths: both, needs: ["drift"] }, async () => (await import("./particles")).particlesLesson),
  lesson("redundant", { part: "forces", paths: mathematics, needs: ["particles"] }, async () => (await import("./redundant")).redundantLesson),
  lesson("impulses", { part: "impulses", paths: both, needs: ["particles"] }, async () => (await import("./impulses")).impulsesLesson),
  lesson("rigid", { part: "impulses", paths: engine, needs: ["particles"] }, async () => (await import("./rigid")).rigidLesson),
  lesson("joints", { part: "impulses", paths: engine, needs: ["impulses", "rigid"] }, async () => (await import("./joints")).jointsLesson),
  lesson("contact", { part: "contact", paths: both, needs: ["impulses"] }, async () => (await import("./contact")).contactLesson),
  lesson("complementarity", { part: "contact", paths: mathematics, needs: ["contact"] }, async () => (await import("./complementarity")).complementarityLesson),
  lesson("solutions", { part: "contact", paths: mathematics, needs: ["complementarity"] }, async () => (await import("./solutions")).solutionsLesson),
  lesson("friction", { part: "contact", paths: both, needs: ["contact"] }, async () => (await import("./friction")).frictionLesson),
  lesson("collisions", { part: "contact", paths: engine, needs: ["rigid", "contact", "friction"] }, async () => (await import("./collisions")).collisionsLesson),
  lesson("iterating", { part: "solvers", paths: both, needs: ["particles", "contact"] }, async () => (await import("./iterating")).iteratingLesson),
  lesson("stack", { part: "solvers", paths: engine, needs: ["friction", "iterating"] }, async () => (await import("./stack")).stackLesson),
  lesson("programs", { part: "solvers", paths: mathematics, needs: ["complementarity"] }, async () => (await import("./programs")).programsLesson),
  lesson("pivoting", { part: "solvers", paths: mathematics, needs: ["complementarity", "iterating"] }, async () => (await import("./pivoting")).pivotingLesson),
  lesson("positions", { part: "other", paths: both, needs: ["particles", "impulses"] }, async () => (await import("./positions")).positionsLesson),
  lesson("coordinates", { part: "other", paths: both, needs: ["impulses", "contact"] }, async () => (await import("./coordinates")).coordinatesLesson),
  lesson("methods", { part: "other", paths: both, needs: ["drift", "impulses", "positions", "coordinates"] }, async () => (await import("./methods")).methodsLesson),
  lesson("kit", { part: "workshop", paths: engine, needs: ["particles", "joints"], messages: "kit-lesson" }, async () => (await import("./kit")).kitLesson),
];

/** Parts with at least one lesson. */
export const partsWithLessons = parts.filter((part) => lessons.some((lesson) => lesson.part === part));

/** The building kit on an empty stage: below the lessons, without a number. */
export const laboratory: Lesson = {
  id: "laboratory",
  titleMessage: "laboratory-title",
  mount: async (host) => (await import("./laboratory")).laboratory.mount(host),
};
