// A lesson of the usual form: its place in the course, title, lead, a note on the stage, its sections
// and exercises; beside it the experiment with its controls. Each lesson passes its own content.
import { html, type TemplateResult } from "lit";
import type { Formulas } from "../formula/mathml";
import { t } from "../messages";
import type { Slots } from "../messages/rich";
import type { Preset } from "../panels/presets";
import type { Stage } from "../stage/stage";
import { inTurn } from "./in-turn";
import type { Lesson, Workspace } from "./lesson";
import { openLesson } from "./open";
import type { LessonPanel } from "./panel";
import { solversPanel } from "./panels";
import { kicker, type Writer, writer } from "./text";
import { type Vocabulary, vocabularyOf } from "./vocabulary";

export interface UsualLesson {
  /** Also the area of its messages: lesson-<id>-title, <id>-lead, <id>-guide. */
  readonly id: string;
  readonly formulas: Formulas;
  /** False where none of the catalogue's words is shown: they need not be fetched. */
  readonly catalogue?: boolean;
  /** Areas of words besides its own. */
  readonly messages?: readonly string[];
  /** Values of its variables besides formulas. */
  readonly slots?: (vocabulary: Vocabulary) => Slots;
  /** Its sections in order, exercises last. */
  readonly parts: readonly ((write: Writer, workspace: Workspace) => unknown)[];
  /** It opens and plays with the first of the core's two files. */
  readonly light?: boolean;
  /** The experiment it begins with, and those offered above the controls. */
  readonly first: Preset;
  readonly offered: readonly Preset[];
  /** The first three are always in view where there is room. */
  readonly controls: readonly string[];
  readonly panels?: readonly LessonPanel[];
  /** Layers of contacts that the stage shows at first. */
  readonly layers?: readonly string[];
  /** Forces of contacts are those of the last step: with one step taken there are some to be seen. */
  readonly stepped?: boolean;
}

export function usualLesson(plan: UsualLesson): Lesson {
  const { id, first, offered: presets, controls, panels, layers } = plan;
  const messages = [id, ...(plan.messages ?? [])];
  if (plan.catalogue !== false) messages.push("catalogue");
  if (panels?.includes(solversPanel)) messages.push("solvers");
  return {
    id,
    titleMessage: `lesson-${id}-title`,
    mount: async (host) => {
      const stop = await openLesson(host, {
        messages,
        first,
        light: plan.light ?? false,
        article: (workspace) => article(plan, workspace),
        controls,
        presets,
        ...(panels ? { panels } : {}),
        ...(layers ? { layers } : {}),
      });
      const session = host.querySelector<Stage>("cd-stage")?.session;
      if (plan.stepped) session?.stepForward();
      return stop;
    },
  };
}

function article({ id, formulas, slots, parts }: UsualLesson, workspace: Workspace): TemplateResult {
  const vocabulary = vocabularyOf(workspace.session, formulas);
  const write = writer(formulas, { ...vocabulary.formulas, ...slots?.(vocabulary) });
  return html`
    <p class="kicker">${kicker(id)}</p>
    <h1>${t(`lesson-${id}-title`)}</h1>
    <p class="lead">${write.words(`${id}-lead`)}</p>
    ${write.p(`${id}-guide`)}
    ${parts.map((part) => inTurn(() => part(write, workspace)))}`;
}

/** The name of another lesson as a link to it. */
export function linkTo(lesson: string): TemplateResult {
  return html`<a href="#/${lesson}">${t(`lesson-${lesson}-title`)}</a>`;
}
