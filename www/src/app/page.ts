// The course as one page: header, and below it the contents or one lesson, as the address says (#/, #/<lesson> or #/laboratory).
import { render } from "lit";
import { laboratory, lessons } from "../lessons/registry";
import { onLanguage, t } from "../messages";
import { placeIn } from "./address";
import { contentsTemplate } from "./contents";
import "./header";

const places = [...lessons, laboratory];

export class Page {
  readonly #main: HTMLElement;
  #unmount: (() => void) | undefined;
  /** Which visit is the present one: a slow lesson must not replace a later choice. */
  #visit = 0;

  constructor(host: HTMLElement) {
    host.replaceChildren();
    const skip = document.createElement("button");
    skip.className = "skip button strong";
    skip.type = "button";
    this.#main = document.createElement("main");
    this.#main.tabIndex = -1;
    skip.addEventListener("click", () => this.#main.focus());
    host.append(skip, document.createElement("cd-header"), this.#main);
    const words = (): void => {
      skip.textContent = t("app-skip");
      if (!this.#unmount) this.#showContents();
      this.#title();
    };
    onLanguage(words);
    skip.textContent = t("app-skip");
    addEventListener("hashchange", () => void this.#go(true));
    void this.#go(false);
  }

  get #lessonId(): string {
    return placeIn(location.hash);
  }

  async #go(moved: boolean): Promise<void> {
    this.#visit += 1;
    const visit = this.#visit;
    this.#unmount?.();
    this.#unmount = undefined;
    this.#title();
    const lesson = places.find(({ id }) => id === this.#lessonId);
    if (!lesson) {
      this.#showContents();
      if (moved) this.#arrive();
      return;
    }
    const host = document.createElement("div");
    this.#clear();
    this.#main.append(host);
    if (moved) this.#arrive();
    const unmount = await lesson.mount(host);
    if (visit === this.#visit) this.#unmount = unmount;
    else unmount();
  }

  #arrive(): void {
    scrollTo(0, 0);
    this.#main.focus({ preventScroll: true });
  }

  #title(): void {
    const lesson = places.find(({ id }) => id === this.#lessonId);
    document.title = lesson ? `${t(lesson.titleMessage)} · ${t("app-title")}` : t("app-title");
  }

  #showContents(): void {
    if (places.some(({ id }) => id === this.#lessonId)) return;
    const host =
      this.#main.querySelector<HTMLElement>(":scope > .contents-host") ?? document.createElement("div");
    if (!host.isConnected) {
      host.className = "contents-host";
      this.#clear();
      this.#main.append(host);
    }
    render(contentsTemplate(this.#lessonId !== ""), host);
  }

  #clear(): void {
    this.#main.replaceChildren();
  }
}
