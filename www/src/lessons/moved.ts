// Lesson 1 became two: addresses from before lead to where their section or experiment is now.

const sections: Readonly<Record<string, readonly string[]>> = {
  circle: ["drift", "feedback", "explode", "spring", "forms", "exact"],
};
const presets: Readonly<Record<string, readonly string[]>> = {
  circle: [
    ...["drift", "halved", "rk4", "critical", "damping", "velocity", "explodes", "spring", "hanging"],
    ...["stiff", "rivals", "forms", "integrators"],
  ],
};
const next = "drift";

const named = (moved: Readonly<Record<string, readonly string[]>>, lesson: string, name: string): boolean =>
  Object.hasOwn(moved, lesson) && (moved[lesson]?.includes(name) ?? false);

/** The lesson that has the section now. */
export function lessonWithSection(lesson: string, section: string): string {
  return named(sections, lesson, section) ? next : lesson;
}
/** The lesson that has the experiment now. */
export function lessonWithPreset(lesson: string, preset: string): string {
  return named(presets, lesson, preset) ? next : lesson;
}
