// The cards under the picture that lessons on complementarity share.
import { html } from "lit";
import type { Workspace } from "./workspace";
import "./code-card";
import "./editor";
import type { Card } from "./page";
import "./ways-card";

export function laboratoryCards(workspace: Workspace): Card[] {
  return [
    {
      id: "editor",
      titleMessage: "lcp-editor-title",
      content: () => html`<lcp-editor .workspace=${workspace}></lcp-editor>`,
      open: true,
    },
    {
      id: "ways",
      titleMessage: "lcp-ways-card",
      content: () => html`<lcp-ways-card .workspace=${workspace}></lcp-ways-card>`,
    },
    {
      id: "code",
      titleMessage: "lcp-code-title",
      content: () => html`<lcp-code .workspace=${workspace}></lcp-code>`,
    },
  ];
}
