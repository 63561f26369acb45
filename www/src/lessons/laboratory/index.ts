// The free laboratory: the kit with everything beside it: lists and numbers, settings, plots. It opens with what was built at the last
// visit, or else with an example that runs.
import { html, render, type TemplateResult } from "lit";
import { reducedMotion } from "../../base/appearance";
import "../../base/fold";
import { coreOrWords } from "../../base/core-words";
import { icon } from "../../base/icons";
import { loadMessages, onLanguage, t } from "../../messages";
import type { Lesson } from "../lesson";
import { matrixPanel, solversPanel } from "../panels";
import "../../panels/controls";
import "../../plots/card";
import type { SceneDocument } from "../../simulation/core";
import { Session } from "../../simulation/session";
import "../../styles/layout.css";
import "../../styles/panel-folds.css";
import { type Autosave, autosave, kept } from "../../kit/autosave";
import { emptyScene } from "../../kit/empty";
import { heavy } from "../../kit/heavy";
import { History } from "../../kit/history";
import "../../kit/kit";
import "./laboratory.css";
import { sceneIn, unpack } from "../../kit/share";
import { Workspace } from "../../kit/workspace";

const plots = ["energy", "C", "drift"];
const panels = [matrixPanel, solversPanel];
/** A scene of the catalogue of particles and sticks, the kit's first tools, that moves for ever. */
const example = "peaucellier";

export const laboratory: Lesson = {
  id: "laboratory",
  titleMessage: "laboratory-title",
  async mount(host) {
    void import("../panel-folds");
    const [able] = await Promise.all([
      coreOrWords(host),
      ...["kit", "catalogue", "condition"].map(loadMessages),
    ]);
    if (!able) return () => host.replaceChildren();
    const before = kept();
    const large = heavy(before) !== null;
    const scene = sceneIn(location.hash);
    const { session, from } = begin(large ? null : before, large || scene !== null);
    const history = new History(session);
    const workspace = new Workspace(session, history);
    const draw = (): void => {
      render(page(workspace), host);
    };
    draw();
    if (from === "before" && (before?.bodies.length ?? 0) > 0) workspace.say("kit-restored");
    if (from === "example") {
      workspace.say("kit-example");
      if (!reducedMotion()) session.play();
    }
    const saving = autosave(session, from === "example");
    const visit = { workspace, saving, left: false };
    if (scene !== null) void openLink(visit, scene);
    else if (before && large) void openKept(visit, before);
    const stops = [onLanguage(draw), () => saving.stop()];
    return () => {
      visit.left = true;
      for (const stop of stops) stop();
      workspace.stop();
      history.stop();
      render(html``, host);
      session.destroy();
    };
  },
};

type Beginning = "before" | "example" | "empty";

/** With what was kept at the last visit, if the core still takes it; else with an example, unless something else is about to come. */
function begin(before: SceneDocument | null, coming: boolean): { session: Session; from: Beginning } {
  const options = { name: "kit-run" };
  if (before) {
    try {
      return { session: new Session(before, {}, options), from: "before" };
    } catch {
      // Kept by an older version: nothing that can be shown.
    }
  }
  const from = coming ? "empty" : "example";
  return { session: new Session(coming ? emptyScene("plane") : example, {}, options), from };
}

interface Visit {
  readonly workspace: Workspace;
  readonly saving: Autosave;
  /** The page shows something else by now. */
  left: boolean;
}

/**
 * The scene of a link takes the place of one's own as a step that can be undone. It leaves the address when this tab keeps
 * it for a reload, and not before; what one built oneself stays kept until something is changed here.
 */
async function openLink(visit: Visit, text: string): Promise<void> {
  const { workspace, saving } = visit;
  const document = await unpack(text).catch(() => null);
  if (visit.left) return;
  const refused = document && (await workspace.offer(document));
  if (visit.left) return;
  if (!document) workspace.say("kit-link-broken", {}, true);
  else if (refused === "kept") workspace.say("kit-heavy-cancelled");
  else if (refused) workspace.refused(refused, "kit-link-refused");
  else workspace.say("kit-link-opened");
  const opened = document !== null && refused === null;
  if (!opened || saving.keepHere()) window.history.replaceState(null, "", "#/laboratory");
}

/** Opens the document kept from the last visit, where it is large. */
async function openKept({ workspace }: Visit, document: SceneDocument): Promise<void> {
  if ((await workspace.offer(document)) === null) workspace.say("kit-restored");
}

function page(workspace: Workspace): TemplateResult {
  const { session } = workspace;
  return html`<div class="laboratory">
    <h1 class="unseen">${t("laboratory-title")}</h1>
    <div class="card laboratory-kit"><cd-kit .workspace=${workspace}></cd-kit></div>
    <div class="laboratory-side">
      <div class="card"><cd-kit-inspector .workspace=${workspace}></cd-kit-inspector></div>
      <details class="card kit-fold laboratory-settings"><summary>${icon("chevronRight")}<span>${t("controls-title")}</span></summary><cd-controls .session=${session}></cd-controls></details>
      <div class="card"><cd-plots .session=${session} .plots=${plots}></cd-plots></div>
      <cd-panel-folds .session=${session} .panels=${panels}></cd-panel-folds>
    </div>
  </div>`;
}
