// One step taken apart; the element is fetched when it is near.
import { html, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { whenNear } from "../base/observe";
import { loadMessages } from "../messages";
import type { Session } from "../simulation/session";

const load = whenNear(() => void loadMessages("stages").then(() => import("../panels/stages")));

export const stages = (session: Session): TemplateResult =>
  html`<cd-stages ${ref(load)} .session=${session}></cd-stages>`;
