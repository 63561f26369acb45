// A curve to be drawn before an experiment; the element is fetched when the first one comes into view.
import { html, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { onSight } from "../base/observe";
import type { DrawTask } from "./draw-curve";
import type { Workspace } from "./lesson";

export type { DrawTask } from "./draw-curve";

const watched = new WeakSet<Element>();

function fetchInTime(element: Element | undefined): void {
  if (!element || watched.has(element)) return;
  watched.add(element);
  const stop = onSight(element, (visible) => {
    if (!visible) return;
    stop();
    void import("./draw-curve");
  });
}

export function draw(workspace: Workspace, task: DrawTask): TemplateResult {
  return html`<cd-draw-curve ${ref(fetchInTime)} .workspace=${workspace} .task=${task}></cd-draw-curve>`;
}
