// "Pivoting and gradients": Lemke, principal pivoting, block Gauss–Seidel, NNCG, projected gradients, subspaces, line by line; and a
// table of all that the reader measures.
import { html, type TemplateResult } from "lit";
import { icon } from "../../base/icons";
import { mathml } from "../../formula/mathml";
import { openSheet } from "../../lcp/page";
import { question } from "../../lcp/question";
import { t } from "../../messages";
import { answerField } from "../answer";
import type { Lesson } from "../lesson";
import { followSections } from "../section-problem";
import { kicker, writer } from "../text";
import { answers } from "./answers";
import "../../iterating/iterating.css";
import "../film";
import { heavy } from "./film";
import formulas from "./formulas.tex";
import "./pivoting.css";
import { tryouts } from "./presets";
import { questions } from "./questions";
import "./stage";
import { PivotState } from "./state";
import { Trial } from "./trial";
import "./trial-table";

function article(state: PivotState, trial: Trial): TemplateResult {
  const slots = Object.fromEntries(Object.keys(formulas).map((name) => [name, mathml(formulas, name)]));
  const { section, p, formula, lines, exercise, words } = writer(formulas, slots);
  const q = questions(state);
  const button = (id: string, label: string, act: () => void, set?: () => void): TemplateResult =>
    html`<button type="button" class="button try" data-try=${id} .set=${set} @click=${act}>${icon("play")}<span>${t(label)}</span></button>`;
  const tries = (...ids: (keyof typeof tryouts)[]): TemplateResult =>
    html`<div class="tries">${ids.map((id) => {
      const [problem, solver] = tryouts[id];
      const setup = { problem, solver };
      return button(
        id,
        `pivoting-try-${id}`,
        () => state.perform(setup),
        () => state.set(setup),
      );
    })}</div>`;
  const measure = (): void => {
    document.querySelector('[data-card="trial"]')?.setAttribute("open", "");
    void trial.run();
  };
  return html`
    <p class="kicker">${kicker("pivoting")}</p>
    <h1>${t("lesson-pivoting-title")}</h1>
    <p class="lead">${words("pivoting-lead")}</p>
    ${p("pivoting-guide")}
    ${section(
      "pivoting-lemke",
      p("pivoting-lemke-1"),
      formula("lcp"),
      p("pivoting-lemke-2"),
      formula("cover"),
      p("pivoting-lemke-3"),
      tries("lemke", "lemke-obstacle"),
      p("pivoting-lemke-4"),
      question(q.count, p("pivoting-count-why")),
    )}
    ${section(
      "pivoting-principal",
      p("pivoting-principal-1"),
      lines("pivoting"),
      tries("principal", "principal-alike"),
      p("pivoting-principal-2"),
    )}
    ${section(
      "pivoting-sweeps",
      p("pivoting-sweeps-1"),
      tries("block"),
      p("pivoting-sweeps-2"),
      tries("nncg"),
      question(q.conjugate, p("pivoting-conjugate-why")),
    )}
    ${section(
      "pivoting-gradients",
      p("pivoting-gradients-1"),
      formula("energy"),
      p("pivoting-gradients-2"),
      tries("apgd"),
      p("pivoting-gradients-3"),
      tries("spg"),
    )}
    ${section("pivoting-subspace", p("pivoting-subspace-1"), tries("subspace"), p("pivoting-subspace-2"))}
    ${section(
      "pivoting-choice",
      p("pivoting-choice-1"),
      html`<div class="tries">${button("measure", "pivoting-trial-measure", measure)}</div>`,
      p("pivoting-choice-2"),
      p("pivoting-film-1"),
      html`<cd-film .film=${heavy}></cd-film>`,
      question(q.circle, p("pivoting-circle-why")),
      p("pivoting-choice-3"),
    )}
    ${section(
      "pivoting-exercises",
      html`<ol class="exercises">
        ${exercise("pivoting-exercise-1", [answerField(answers["pivoting-exercise-1"])], [p("pivoting-exercise-1-answer")])}
        ${exercise("pivoting-exercise-2", [answerField(answers["pivoting-exercise-2"]), answerField(answers["pivoting-exercise-2-end"])], [p("pivoting-exercise-2-answer")])}
        ${exercise("pivoting-exercise-3", [answerField(answers["pivoting-exercise-3"])], [p("pivoting-exercise-3-answer")])}
        ${exercise("pivoting-exercise-4", [answerField(answers["pivoting-exercise-4"])], [p("pivoting-exercise-4-answer")])}
      </ol>`,
    )}
    ${section(
      "pivoting-sources",
      html`<ul class="sources">
        <li>${words("pivoting-source-lemke")}</li>
        <li>${words("pivoting-source-cottle")}</li>
        <li>${words("pivoting-source-judice")}</li>
        <li>${words("pivoting-source-silcowitz")}</li>
        <li>${words("pivoting-source-mazhar")}</li>
        <li>${words("pivoting-source-birgin")}</li>
        <li>${words("pivoting-source-morales")}</li>
      </ul>`,
    )}`;
}

export const pivotingLesson: Lesson = {
  id: "pivoting",
  titleMessage: "lesson-pivoting-title",
  mount: (host) =>
    openSheet(host, {
      messages: ["pivoting", "iterations"],
      follow: followSections,
      build: () => {
        const [state, trial] = [new PivotState(), new Trial()];
        return {
          article: () => article(state, trial),
          stage: () => html`<pivoting-stage .state=${state}></pivoting-stage>`,
          cards: [
            {
              id: "trial",
              titleMessage: "pivoting-trial-title",
              content: () => html`<pivoting-trial .trial=${trial}></pivoting-trial>`,
              open: true,
            },
          ],
          attention: state,
        };
      },
    }),
};
