// The free laboratory: the kit on an empty stage, with everything beside it: lists and numbers, settings, plots.
import { html, render, type TemplateResult } from "lit";
import "../app/fold";
import { coreOrWords } from "../app/core-words";
import { icon } from "../icons";
import type { Lesson } from "../lessons/lesson";
import "../lessons/panel-folds";
import { matrixPanel, solversPanel } from "../lessons/panels";
import { loadMessages, onLanguage, t } from "../messages";
import "../panels/controls";
import "../plots/card";
import type { SceneDocument } from "../simulation/core";
import { Session } from "../simulation/session";
import "../styles/layout.css";
import { autosave, kept } from "./autosave";
import { emptyScene } from "./empty";
import { History } from "./history";
import "./kit";
import "./laboratory.css";
import { sceneIn, unpack } from "./share";
import { Workbench } from "./workbench";

const plots = ["energy", "C", "drift"];
const panels = [matrixPanel, solversPanel];

export const laboratory: Lesson = {
  id: "laboratory",
  titleMessage: "laboratory-title",
  async mount(host) {
    const [able] = await Promise.all([coreOrWords(host), loadMessages("kit"), loadMessages("catalogue")]);
    if (!able) return () => host.replaceChildren();
    const before = kept();
    const { session, restored } = begin(before);
    const history = new History(session);
    const bench = new Workbench(session, history);
    const draw = (): void => {
      render(page(bench), host);
    };
    draw();
    if (restored && (before?.bodies.length ?? 0) > 0) bench.say("kit-restored");
    const scene = sceneIn(location.hash);
    if (scene !== null) await openLink(bench, scene);
    const stops = [onLanguage(draw), autosave(session)];
    return () => {
      for (const stop of stops) stop();
      bench.stop();
      history.stop();
      render(html``, host);
      session.destroy();
    };
  },
};

/** With what was kept at the last visit, if the core still takes it. */
function begin(before: SceneDocument | null): { session: Session; restored: boolean } {
  const options = { name: "kit-run" };
  if (before) {
    try {
      return { session: new Session(before, {}, options), restored: true };
    } catch {
      // Kept by an older version: nothing that can be shown.
    }
  }
  return { session: new Session(emptyScene("plane"), {}, options), restored: false };
}

/** The scene of a link takes the place of one's own as a step that can be undone, and leaves the address. */
async function openLink(bench: Workbench, text: string): Promise<void> {
  try {
    const problem = bench.open(await unpack(text));
    if (problem) bench.say("kit-link-refused", { message: problem.message }, true);
    else bench.say("kit-link-opened");
  } catch {
    bench.say("kit-link-broken", {}, true);
  }
  window.history.replaceState(null, "", "#/laboratory");
}

function page(bench: Workbench): TemplateResult {
  const { session } = bench;
  return html`<div class="laboratory">
    <h1 class="unseen">${t("laboratory-title")}</h1>
    <div class="card laboratory-kit"><cd-kit .bench=${bench}></cd-kit></div>
    <div class="laboratory-side">
      <div class="card"><cd-kit-inspector .bench=${bench}></cd-kit-inspector></div>
      <details class="card kit-fold laboratory-settings"><summary>${icon("chevronRight")}<span>${t("controls-title")}</span></summary><cd-controls .session=${session}></cd-controls></details>
      <div class="card"><cd-plots .session=${session} .plots=${plots}></cd-plots></div>
      <cd-panel-folds .session=${session} .panels=${panels}></cd-panel-folds>
    </div>
  </div>`;
}
