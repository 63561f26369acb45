// The cards under the picture that lessons on complementarity share.
import { html } from "lit";
import type { Bench } from "./bench";
import "./code-card";
import "./editor";
import type { Card } from "./page";
import "./ways-card";

export function laboratoryCards(bench: Bench): Card[] {
  return [
    {
      id: "editor",
      titleMessage: "lcp-editor-title",
      content: () => html`<lcp-editor .bench=${bench}></lcp-editor>`,
      open: true,
    },
    {
      id: "ways",
      titleMessage: "lcp-ways-card",
      content: () => html`<lcp-ways-card .bench=${bench}></lcp-ways-card>`,
    },
    {
      id: "code",
      titleMessage: "lcp-code-title",
      content: () => html`<lcp-code .bench=${bench}></lcp-code>`,
    },
  ];
}
