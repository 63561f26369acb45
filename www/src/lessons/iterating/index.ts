// Lesson "Iterating: Jacobi, Gauss–Seidel, SOR": the text beside a laboratory of its own; nothing moves here but λ.
import { html, render, type TemplateResult } from "lit";
import { coreOrWords } from "../../app/core-words";
import { mathml } from "../../formula/mathml";
import { takeHanded } from "../../iterating/handed";
import { Lab } from "../../iterating/lab";
import { loadMessages, onLanguage, t } from "../../messages";
import { loadLaboratory } from "../../simulation/laboratory";
import type { Lesson } from "../lesson";
import { kicker, writer } from "../text";
import "../../app/fold";
import "../../iterating/iterating";
import "../../iterating/rates-panel";
import "../../iterating/splitting-panel";
import "../../styles/layout.css";
import "../lesson.css";
import "./iterating.css";
import { beginning } from "./beginning";
import { ending } from "./ending";
import formulas from "./formulas.tex";
import { first } from "./presets";
import { labWriter } from "./text";

function article(lab: Lab): TemplateResult {
  const symbols = Object.fromEntries(Object.keys(formulas).map((name) => [name, mathml(formulas, name)]));
  const write = writer(formulas, symbols);
  const answers = labWriter(lab);
  return html`
    <p class="kicker">${kicker("iterating")}</p>
    <h1>${t("lesson-iterating-title")}</h1>
    <p class="lead">${write.words("iterating-lead")}</p>
    ${write.p("iterating-guide")}
    ${beginning(write, answers)} ${ending(write, answers)}`;
}

function page(lab: Lab): TemplateResult {
  return html`<div class="lesson iterating-lesson">
    <article class="article">${article(lab)}</article>
    <section class="stage-column" aria-label=${t("lesson-stage-label")}>
      <div class="card stage-card"><cd-iterating .lab=${lab}></cd-iterating></div>
      <cd-fold class="plots-fold" label=${t("iterations-rates-short")}>
        <div class="card"><cd-iterating-rates .lab=${lab}></cd-iterating-rates></div>
      </cd-fold>
      <cd-fold class="splitting-fold" label=${t("iterations-splitting-short")}>
        <div class="card"><cd-iterating-splitting .lab=${lab}></cd-iterating-splitting></div>
      </cd-fold>
    </section>
  </div>`;
}

export const iteratingLesson: Lesson = {
  id: "iterating",
  titleMessage: "lesson-iterating-title",
  mount: async (host) => {
    const [able] = await Promise.all([
      coreOrWords(host, loadLaboratory),
      ...["iterating", "iterations", "solvers"].map(loadMessages),
    ]);
    if (!able) return () => host.replaceChildren();
    const lab = new Lab();
    lab.set(first);
    const handed = takeHanded();
    if (handed) lab.put(handed);
    const draw = (): void => {
      render(page(lab), host);
    };
    draw();
    const stop = onLanguage(draw);
    return () => {
      stop();
      render(html``, host);
    };
  },
};
