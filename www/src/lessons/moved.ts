// Lesson 1 became two, and sections have been renamed: addresses from before lead to where their section or experiment is now.

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
/** Earlier names of sections, by lesson. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  collisions: { blow: "impact" },
};

const named = (moved: Readonly<Record<string, readonly string[]>>, lesson: string, name: string): boolean =>
  Object.hasOwn(moved, lesson) && (moved[lesson]?.includes(name) ?? false);

/** The lesson that has the section now, and its present name. */
export function sectionNow(lesson: string, section: string): [lesson: string, section: string] {
  if (named(sections, lesson, section)) return [next, section];
  const names = Object.hasOwn(renamed, lesson) ? renamed[lesson] : undefined;
  return [lesson, names && Object.hasOwn(names, section) ? (names[section] ?? section) : section];
}
/** The lesson that has the experiment now. */
export function lessonWithPreset(lesson: string, preset: string): string {
  return named(presets, lesson, preset) ? next : lesson;
}
