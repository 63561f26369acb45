// Opens a lesson: loads the core and the messages, sets up the first experiment, and draws the page.
import { coreOrWords } from "../base/core-words";
import { nextTask } from "../base/next-task";
import { loadMessages } from "../messages";
import { type Preset, setUp } from "../panels/presets";
import { loadCore, loadWholeCore } from "../simulation/core";
import { Session } from "../simulation/session";
import { type LessonPage, mountLesson } from "./layout";

export interface LessonPlan extends Omit<LessonPage, "session" | "plots" | "extras"> {
  /** Areas of its words. */
  readonly messages: readonly string[];
  /** The experiment it begins with. */
  readonly first: Preset;
  /** It opens and plays with the first of the core's two files. */
  readonly light?: boolean;
  /** Plots shown at first; the first experiment's unless given. */
  readonly plots?: readonly string[];
}

export async function openLesson(host: HTMLElement, plan: LessonPlan): Promise<() => void> {
  const [able] = await Promise.all([
    coreOrWords(host, plan.light ? loadCore : loadWholeCore),
    ...plan.messages.map(loadMessages),
  ]);
  if (!able) return () => host.replaceChildren();
  await nextTask();
  const [run] = plan.first.runs;
  const session = new Session(run?.scene ?? "circle", run?.parameters, { name: run?.name ?? "" });
  if (plan.first.runs.length > 1) setUp(session, plan.first);
  return mountLesson(host, {
    ...plan,
    session,
    plots: plan.plots ?? plan.first.plots ?? [],
    extras: plan.first.extras ?? [],
  });
}
