// "From constraints to complementarity": one contact, bounds, two contacts, one form for all, energy.
import { html, type TemplateResult } from "lit";
import { mathml } from "../../formula/mathml";
import { laboratoryCards } from "../../lcp/cards";
import { openSheet } from "../../lcp/page";
import { question } from "../../lcp/question";
import { type Setting, Workspace } from "../../lcp/workspace";
import { answerField } from "../answer";
import { answers } from "./answers";
import "../../lcp/numbers";
import "../../lcp/stage";
import { settingButtons } from "../../lcp/tries";
import { t } from "../../messages";
import type { Lesson } from "../lesson";
import { followSections } from "../section-problem";
import { kicker, writer } from "../text";
import "./ball";
import formulas from "./formulas.tex";
import { questions } from "./questions";
import { settings } from "./settings";
import { clampView, lineView, reducedView, twoView } from "./views";

type Key = keyof typeof settings;

function article(workspace: Workspace): TemplateResult {
  const slots = Object.fromEntries(Object.keys(formulas).map((name) => [name, mathml(formulas, name)]));
  const write = writer(formulas, slots);
  const { section, p, formula, lines, exercise, words } = write;
  const q = questions(workspace);
  const tries = (...keys: Key[]): TemplateResult =>
    settingButtons(
      workspace,
      keys.map((key): [string, Setting] => [`complementarity-try-${key}`, settings[key]]),
    );
  const numbers = (state: Workspace["pair"], view: ReturnType<typeof lineView>): TemplateResult =>
    html`<lcp-numbers class="inset" .state=${state} .view=${view}></lcp-numbers>`;
  return html`
    <p class="kicker">${kicker("complementarity")}</p>
    <h1>${t("lesson-complementarity-title")}</h1>
    <p class="lead">${words("complementarity-lead")}</p>
    ${p("complementarity-guide")}
    ${section(
      "complementarity-push",
      p("complementarity-ball-1"),
      html`<cd-ball></cd-ball>`,
      p("complementarity-push-1"),
      numbers(workspace.pair, lineView(workspace)),
      p("complementarity-push-2"),
      formula("corner"),
      p("complementarity-push-3"),
      p("complementarity-push-4"),
      question(q.falling, p("complementarity-falling-why")),
      p("complementarity-push-5"),
      tries("leaving", "falling"),
    )}
    ${section(
      "complementarity-bounds",
      p("complementarity-bounds-1"),
      formula("box"),
      p("complementarity-bounds-2"),
      tries("motor", "wire"),
      question(q.motor, p("complementarity-motor-why")),
      p("complementarity-bounds-3"),
      numbers(workspace.pair, clampView(workspace)),
      p("complementarity-bounds-4"),
      tries("weak", "motor"),
      p("complementarity-bounds-5"),
    )}
    ${section(
      "complementarity-two",
      p("complementarity-two-1"),
      formula("two"),
      p("complementarity-two-2"),
      tries("resting"),
      question(q.landing, p("complementarity-landing-why")),
      p("complementarity-two-3"),
      tries("landing", "flying"),
      p("complementarity-two-4"),
      numbers(workspace.plane, twoView(workspace)),
    )}
    ${section(
      "complementarity-kinds",
      p("complementarity-kinds-1"),
      tries("linear", "box"),
      p("complementarity-kinds-2"),
      p("complementarity-kinds-3"),
      numbers(workspace.plane, reducedView(workspace)),
      tries("mixed"),
      p("complementarity-kinds-4"),
      p("complementarity-kinds-5"),
    )}
    ${section(
      "complementarity-energy",
      p("complementarity-energy-1"),
      formula("energy"),
      p("complementarity-energy-2"),
      lines("complementarity"),
      question(q.energy, p("complementarity-energy-why")),
      tries("valley"),
      p("complementarity-energy-3"),
    )}
    ${section(
      "complementarity-exercises",
      html`<ol class="exercises">
        ${exercise("complementarity-exercise-1", [answerField(answers["complementarity-exercise-1"]), answerField(answers["complementarity-exercise-1-bound"])], [p("complementarity-exercise-1-answer")])}
        ${exercise("complementarity-exercise-2", [answerField(answers["complementarity-exercise-2"])], [p("complementarity-exercise-2-answer")])}
        ${exercise("complementarity-exercise-3", [answerField(answers["complementarity-exercise-3"])], [p("complementarity-exercise-3-answer")])}
        ${exercise("complementarity-exercise-4", [answerField(answers["complementarity-exercise-4"])], [p("complementarity-exercise-4-answer")])}
      </ol>`,
    )}
    ${section(
      "complementarity-sources",
      html`<ul class="sources">
        <li>${words("complementarity-source-korean")}</li>
        <li>${words("complementarity-source-tazz")}</li>
        <li>${words("complementarity-source-cottle")}</li>
        <li>${words("complementarity-source-moreau")}</li>
      </ul>`,
    )}`;
}

export const complementarityLesson: Lesson = {
  id: "complementarity",
  titleMessage: "lesson-complementarity-title",
  mount: (host) =>
    openSheet(host, {
      messages: ["complementarity"],
      follow: followSections,
      build: () => {
        const workspace = new Workspace(settings.leaving, settings.leaving.problem, ["pair", "plane"]);
        return {
          article: () => article(workspace),
          stage: () => html`<lcp-stage .workspace=${workspace}></lcp-stage>`,
          cards: laboratoryCards(workspace),
          attention: workspace.attention,
        };
      },
    }),
};
