// How long a lesson takes, from the text of its messages: reading, questions, exercises, experiments.

/** Of a text with formulas in it. Words per minute */
const reading = 130;
/** To answer a question and watch the run, to solve an exercise, to try an experiment. min */
const question = 2;
const exercise = 3;
const experiment = 1;
/** Nobody plans by the minute. min */
const unit = 5;

/** The messages of the curves that a lesson asks for: its drawing.ts and draw.ftl. */
export function messagesOfCurves(drawing: string, ftl: string): string {
  const ids = [...drawing.matchAll(/\bid: "(draw-[\w-]+)"/g)].map(([, id]) => `${id}-`);
  return ftl
    .split("\n")
    .filter((line) => ids.some((id) => line.startsWith(id)))
    .join("\n");
}

/** `ftl`: the English messages of one area, with those of its curves to draw. */
export function minutesOf(ftl: string): number {
  const messages = ftl.split("\n").filter((line) => /^[a-z][\w-]* *=/.test(line));
  const ids = messages.map((line) => line.split("=", 1)[0]?.trim() ?? "");
  const count = (ending: RegExp): number => ids.filter((id) => ending.test(id)).length;
  const words = messages
    .map((line) => line.slice(line.indexOf("=") + 1))
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const minutes =
    words / reading +
    question * count(/-question$/) +
    exercise * count(/-exercise-\d+$|-task$/) +
    experiment * count(/-(?:preset|try|example)-[\w-]+$/);
  return Math.max(unit, unit * Math.round(minutes / unit));
}
