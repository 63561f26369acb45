// "Linear and quadratic programs as LCPs": the best corner, balance of forces, M and q, the lowest point, the saddle.
import { html, type TemplateResult } from "lit";
import { formulaOf, mathml } from "../../formula/mathml";
import { answerField } from "../answer";
import { choiceField } from "../choice";
import { answers } from "./answers";
import { choices } from "./choices";
import "../../lcp/numbers";
import type { Figure, NumbersView } from "../../lcp/numbers";
import { openSheet } from "../../lcp/page";
import type { ProgramState } from "../../lcp/program";
import "../../lcp/program-editor";
import { programExamples } from "../../lcp/program-examples";
import "../../lcp/program-matrix";
import "../../lcp/program-stage";
import { icon } from "../../base/icons";
import { question } from "../../lcp/question";
import { t } from "../../messages";
import type { Kkt } from "../../simulation/laboratory";
import type { SymbolKey } from "../../simulation/session";
import type { Lesson } from "../lesson";
import { followSections } from "../section-problem";
import { kicker, writer } from "../text";
import "../film";
import { pulledBead } from "./film";
import formulas from "./formulas.tex";
import { questions, workshop } from "./questions";

/** The conditions, and how well each holds. */
function kktView(state: ProgramState): NumbersView {
  const measured = (symbol: SymbolKey, key: keyof Kkt): Figure => ({
    symbol,
    label: mathml(formulas, key),
    name: `programs-quantity-${key}`,
    value: () => state.solved?.kkt[key] ?? Number.NaN,
  });
  const of = (symbol: SymbolKey, label: string, key: "x" | "y" | "s"): Figure => ({
    symbol,
    label: mathml(formulas, `chip-${label}`),
    name: "lcp-quantity-lambda",
    value: () => state.candidates[0]?.[key] ?? [],
    decimals: 2,
  });
  return {
    formula: formulaOf(formulas, "kkt"),
    lines: [
      [of("x", "x", "x"), of("lambda", "y", "y"), of("Cdot", "s", "s")],
      [
        measured("f", "stationarity"),
        measured("x", "primal"),
        measured("lambda", "dual"),
        measured("E", "complementarity"),
      ],
    ],
  };
}

function article(state: ProgramState): TemplateResult {
  const slots = Object.fromEntries(Object.keys(formulas).map((name) => [name, mathml(formulas, name)]));
  const { section, p, formula, lines, exercise, words } = writer(formulas, slots);
  const q = questions(state);
  const tries = (...keys: (keyof typeof programExamples)[]): TemplateResult =>
    html`<div class="tries">${keys.map((key) => html`<button type="button" class="button try" data-try=${key} .set=${() => state.put(programExamples[key])} @click=${() => state.put(programExamples[key])}>${icon("play")}<span>${t(`program-example-${key}`)}</span></button>`)}</div>`;
  return html`
    <p class="kicker">${kicker("programs")}</p>
    <h1>${t("lesson-programs-title")}</h1>
    <p class="lead">${words("programs-lead")}</p>
    ${p("programs-guide")}
    ${section(
      "programs-lp",
      p("programs-lp-1"),
      formula("program"),
      p("programs-lp-2"),
      question(q.corner, p("programs-corner-why")),
      p("programs-lp-3"),
      tries("edge", "empty", "unbounded"),
    )}
    ${section(
      "programs-kkt",
      p("programs-kkt-1"),
      html`<lcp-numbers class="inset" .state=${state} .view=${kktView(state)}></lcp-numbers>`,
      p("programs-kkt-2"),
      tries("shop"),
      p("programs-kkt-3"),
      p("programs-film-1"),
      html`<cd-film .film=${pulledBead}></cd-film>`,
      p("programs-kkt-4"),
    )}
    ${section("programs-lcp", p("programs-lcp-1"), formula("lcp"), lines("programs"), p("programs-lcp-2"), tries("shop", "inside"))}
    ${section(
      "programs-qp",
      p("programs-qp-1"),
      tries("inside", "corner"),
      question(q.wall, p("programs-wall-why")),
      p("programs-qp-2"),
    )}
    ${section(
      "programs-saddle",
      p("programs-saddle-1"),
      question(q.saddle, p("programs-saddle-why")),
      p("programs-saddle-2"),
      tries("hill", "saddle"),
    )}
    ${section(
      "programs-exercises",
      html`<ol class="exercises">
        ${exercise("programs-exercise-1", [answerField(answers["programs-exercise-1"])], [p("programs-exercise-1-answer")])}
        ${exercise("programs-exercise-2", [choiceField(choices["programs-exercise-2"])], [p("programs-exercise-2-answer")])}
        ${exercise("programs-exercise-3", [answerField(answers["programs-exercise-3"])], [p("programs-exercise-3-answer")])}
        ${exercise("programs-exercise-4", [answerField(answers["programs-exercise-4"])], [p("programs-exercise-4-answer")])}
        ${exercise("programs-exercise-5", [answerField(answers["programs-exercise-5"])], [p("programs-exercise-5-answer")])}
      </ol>`,
    )}
    ${section(
      "programs-sources",
      html`<ul class="sources">
        <li>${words("programs-source-korean")}</li>
        <li>${words("programs-source-lemke")}</li>
        <li>${words("programs-source-nocedal")}</li>
      </ul>`,
    )}`;
}

export const programsLesson: Lesson = {
  id: "programs",
  titleMessage: "lesson-programs-title",
  mount: (host) =>
    openSheet(host, {
      messages: ["programs"],
      follow: followSections,
      build: () => {
        const state = workshop();
        return {
          article: () => article(state),
          stage: () => html`<program-stage .state=${state}></program-stage>`,
          cards: [
            {
              id: "editor",
              titleMessage: "program-editor-title",
              content: () => html`<program-editor .state=${state}></program-editor>`,
              open: true,
            },
            {
              id: "matrix",
              titleMessage: "program-matrix-title",
              content: () => html`<program-matrix .state=${state}></program-matrix>`,
              open: true,
            },
          ],
          attention: state,
        };
      },
    }),
};
