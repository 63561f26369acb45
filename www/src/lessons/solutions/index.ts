// "None, one, many solutions": one pair, Painlevé's rod, two pairs, proofs, cones, propositions.
import { html, type TemplateResult } from "lit";
import { formulaOf, mathml } from "../../formula/mathml";
import { laboratoryCards } from "../../lcp/cards";
import { openSheet } from "../../lcp/page";
import { question } from "../../lcp/question";
import { type Setting, Workspace } from "../../lcp/workspace";
import { answerField } from "../answer";
import { choiceField } from "../choice";
import { answers } from "./answers";
import { choices } from "./choices";
import "../../lcp/stage";
import { settingButtons } from "../../lcp/tries";
import { t } from "../../messages";
import type { Lesson } from "../lesson";
import { followSections } from "../section-problem";
import { kicker, writer } from "../text";
import formulas from "./formulas.tex";
import { pillarSetting } from "./pillar";
import { noWork, oneLambda } from "./propositions/bead";
import "./propositions/card";
import { complementary } from "./propositions/rows";
import { questions } from "./questions";
import { type PainleveRod, rods } from "./rod";
import "./rod-film";
import type { PainleveRuns } from "./rod-film";
import type { Rod } from "./rod-problem";
import type { Outcome } from "./rod-runs";
import { settings } from "./settings";

type Key = Exclude<keyof typeof settings, "conesPd" | "conesThree" | "empty">;

function article(workspace: Workspace): TemplateResult {
  const slots = Object.fromEntries(Object.keys(formulas).map((name) => [name, mathml(formulas, name)]));
  const { section, p, formula, exercise, words } = writer(formulas, slots);
  const put = (rod: Rod): void => document.querySelector<PainleveRod>("painleve-rod")?.put(rod);
  const show = (outcome: Outcome): void =>
    document.querySelector<PainleveRuns>("painleve-runs")?.choose(outcome);
  const q = questions(workspace, put, show);
  const buttons = (...list: [string, Setting][]): TemplateResult =>
    settingButtons(
      workspace,
      list.map(([name, setting]): [string, Setting] => [`solutions-try-${name}`, setting]),
    );
  const tries = (...keys: Key[]): TemplateResult =>
    buttons(...keys.map((key): [string, Setting] => [key, settings[key]]));
  const rodButton = (name: keyof typeof rods): TemplateResult =>
    html`<button type="button" class="button try" data-try=${`solutions-try-${name}`} @click=${() => put(rods[name])}>${t(`solutions-try-${name}`)}</button>`;
  return html`
    <p class="kicker">${kicker("solutions")}</p>
    <h1>${t("lesson-solutions-title")}</h1>
    <p class="lead">${words("solutions-lead")}</p>
    ${p("solutions-guide")}
    ${section(
      "solutions-pair",
      p("solutions-pair-1"),
      tries("climbing"),
      question(q.falling, p("solutions-falling-why")),
      p("solutions-pair-2"),
      tries("below", "level", "falling"),
    )}
    ${section(
      "solutions-rod",
      p("solutions-rod-1"),
      p("solutions-rod-2"),
      html`<painleve-rod class="inset" .workspace=${workspace} .formula=${formulaOf(formulas, "rod")}></painleve-rod>`,
      p("solutions-rod-3"),
      question(q.chalk, p("solutions-chalk-why")),
      p("solutions-rod-4"),
      html`<div class="tries">${rodButton("turning")}${rodButton("chalk")}${rodButton("flat")}</div>`,
      p("solutions-runs-1"),
      question(q.starts, p("solutions-starts-why")),
      html`<painleve-runs .chosen=${put}></painleve-runs>`,
      p("solutions-runs-2"),
    )}
    ${section(
      "solutions-plane",
      p("solutions-plane-1"),
      question(q.three, p("solutions-three-why")),
      tries("three"),
      p("solutions-plane-2"),
      tries("segment"),
      p("solutions-plane-3"),
      tries("ray"),
    )}
    ${section(
      "solutions-proof",
      p("solutions-proof-1"),
      formula("certificate"),
      p("solutions-proof-2"),
      tries("infeasible"),
      question(q.psd, p("solutions-psd-why")),
      p("solutions-proof-3"),
      tries("lemke"),
    )}
    ${section(
      "solutions-cones",
      p("solutions-cones-1"),
      p("solutions-cones-2"),
      buttons(["cones-pd", settings.conesPd]),
      p("solutions-cones-3"),
      buttons(["cones-three", settings.conesThree]),
      p("solutions-cones-4"),
      p("solutions-cones-5"),
      buttons(["pillar", pillarSetting(0)], ["pillar-rough", pillarSetting(2)]),
      p("solutions-cones-6"),
    )}
    ${section(
      "solutions-props",
      p("solutions-props-1"),
      p("solutions-props-2"),
      tries("rows"),
      [noWork, oneLambda, complementary].map(
        (each) =>
          html`<cd-proposition .proposition=${each} .formulas=${formulas} .slots=${slots}></cd-proposition>`,
      ),
    )}
    ${section(
      "solutions-exercises",
      html`<ol class="exercises">
        ${exercise("solutions-exercise-1", [answerField(answers["solutions-exercise-1"])], [p("solutions-exercise-1-answer")])}
        ${exercise("solutions-exercise-2", [choiceField(choices["solutions-exercise-2"]), answerField(answers["solutions-exercise-2"])], [p("solutions-exercise-2-answer")])}
        ${exercise("solutions-exercise-3", [answerField(answers["solutions-exercise-3"])], [p("solutions-exercise-3-answer")])}
        ${exercise("solutions-exercise-4", [answerField(answers["solutions-exercise-4"])], [p("solutions-exercise-4-answer")])}
        ${exercise("solutions-exercise-5", [answerField(answers["solutions-exercise-5"])], [p("solutions-exercise-5-answer")])}
        ${exercise("solutions-exercise-6", [answerField(answers["solutions-exercise-6"])], [p("solutions-exercise-6-answer")])}
      </ol>`,
    )}
    ${section(
      "solutions-sources",
      html`<ul class="sources">
        <li>${words("solutions-source-painleve")}</li>
        <li>${words("solutions-source-genot")}</li>
        <li>${words("solutions-source-cottle")}</li>
        <li>${words("solutions-source-ogawa")}</li>
      </ul>`,
    )}`;
}

export const solutionsLesson: Lesson = {
  id: "solutions",
  titleMessage: "lesson-solutions-title",
  mount: (host) =>
    openSheet(host, {
      messages: ["solutions"],
      follow: followSections,
      build: () => {
        const workspace = new Workspace(settings.climbing, settings.climbing.problem);
        return {
          article: () => article(workspace),
          stage: () => html`<lcp-stage .workspace=${workspace}></lcp-stage>`,
          cards: laboratoryCards(workspace),
          attention: workspace.attention,
        };
      },
    }),
};
