// Lesson "Iterating: Jacobi, Gauss–Seidel, SOR": the text beside a laboratory of its own; nothing moves here but λ.
import { html, render, type TemplateResult } from "lit";
import { coreOrWords } from "../../base/core-words";
import { mathml } from "../../formula/mathml";
import { Workspace } from "../../iterating/workspace";
import { loadMessages, onLanguage, t } from "../../messages";
import { loadWholeCore } from "../../simulation/core";
import { loadLaboratory } from "../../simulation/laboratory";
import { takeHanded } from "../../solvers/handed";
import type { Lesson } from "../lesson";
import { followSections } from "../section-problem";
import { kicker, writer } from "../text";
import "../../base/divider";
import "../../base/fold";
import "../../iterating/iterating";
import "../../iterating/rates-panel";
import "../../iterating/splitting-panel";
import "../../styles/layout.css";
import "../../styles/lesson.css";
import "./iterating.css";
import { beginning } from "./beginning";
import { ending } from "./ending";
import formulas from "./formulas.tex";
import { first } from "./presets";
import { labWriter } from "./text";

function article(workspace: Workspace): TemplateResult {
  const symbols = Object.fromEntries(Object.keys(formulas).map((name) => [name, mathml(formulas, name)]));
  const write = writer(formulas, symbols);
  const answers = labWriter(workspace);
  return html`
    <p class="kicker">${kicker("iterating")}</p>
    <h1>${t("lesson-iterating-title")}</h1>
    <p class="lead">${write.words("iterating-lead")}</p>
    ${write.p("iterating-guide")}
    ${beginning(write, answers)} ${ending(write, answers)}`;
}

function page(workspace: Workspace): TemplateResult {
  return html`<div class="lesson iterating-lesson">
    <article class="article">${article(workspace)}</article>
    <cd-divider></cd-divider>
    <section class="stage-column" aria-label=${t("lesson-stage-label")}>
      <div class="card stage-card"><cd-iterating .workspace=${workspace}></cd-iterating></div>
      <cd-fold class="plots-fold" label=${t("iterations-rates-short")}>
        <div class="card"><cd-iterating-rates .workspace=${workspace}></cd-iterating-rates></div>
      </cd-fold>
      <cd-fold class="splitting-fold" label=${t("iterations-splitting-short")}>
        <div class="card"><cd-iterating-splitting .workspace=${workspace}></cd-iterating-splitting></div>
      </cd-fold>
    </section>
  </div>`;
}

export const iteratingLesson: Lesson = {
  id: "iterating",
  titleMessage: "lesson-iterating-title",
  mount: async (host) => {
    const [able] = await Promise.all([
      coreOrWords(host, loadWholeCore, loadLaboratory),
      ...["iterating", "iterations", "solvers"].map(loadMessages),
    ]);
    if (!able) return () => host.replaceChildren();
    const workspace = new Workspace();
    workspace.set(first);
    const handed = takeHanded();
    if (handed) workspace.put(handed);
    const draw = (): void => {
      render(page(workspace), host);
    };
    draw();
    const stops = [onLanguage(draw), followSections(host, handed !== null)];
    return () => {
      for (const stop of stops) stop();
      render(html``, host);
    };
  },
};
