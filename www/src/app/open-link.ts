// The experiment of a link takes the place of the one that a lesson begins with.

import { nextTask } from "../base/next-task";
import { loadMessages, t } from "../messages";
import { experimentIn, retrace, showExperiment, unpackExperiment } from "./experiment";
import type { Shown } from "./lesson-memory";

export async function openLink(host: HTMLElement, hash: string, shown: Shown | null): Promise<void> {
  const text = experimentIn(hash);
  if (text === null || !shown) return;
  const experiment = await unpackExperiment(text);
  if (!host.isConnected) return;
  const done = experiment !== null && showExperiment(shown.session, experiment);
  if (done && shown.plots && experiment.plots.length > 0) shown.plots.plots = experiment.plots;
  if (done) {
    // Plots say first what is to be recorded.
    await shown.plots?.updateComplete;
    await nextTask();
    if (host.isConnected) retrace(shown.session, experiment);
    shown.stage.view = experiment.view ?? [];
    return;
  }
  await loadMessages("places");
  complain(host);
}

function complain(host: HTMLElement): void {
  const note = document.createElement("p");
  note.className = "link-broken";
  note.role = "alert";
  note.textContent = t("app-share-broken");
  host.querySelector(".article")?.prepend(note);
}
