// A line that announces a newer version of the course. The open page stays as it is; the reader decides when to reload.
import { html, render } from "lit";
import { loadMessages, onLanguage, t } from "../messages";
import "./new-version.css";

export async function showNewVersion(registration: ServiceWorkerRegistration): Promise<void> {
  await loadMessages("version");
  if (document.querySelector(".new-version")) return;
  const note = document.createElement("div");
  note.className = "new-version";
  note.setAttribute("role", "status");
  document.body.append(note);
  const draw = (): unknown =>
    render(
      html`<p>${t("version-new")}</p>
        <button class="button" type="button" @click=${() => takeOver(registration)}>${t("version-reload")}</button>
        <button class="button" type="button" @click=${() => note.remove()}>${t("version-later")}</button>`,
      note,
    );
  draw();
  onLanguage(draw);
}

/** The waiting version becomes that of this page; another page may have asked for it before. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take-over");
}
