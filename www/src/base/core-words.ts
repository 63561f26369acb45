// Message in place of the simulation where the core cannot run.
import { html, render } from "lit";
import { onLanguage, t } from "../messages";
import { loadCore } from "../simulation/core";
import { CoreUnavailable } from "../simulation/wasm";

/** Loads the core, and what is asked for besides. When it cannot be had, `host` says why, in the present language, and the result is false. */
export async function coreOrWords(
  host: HTMLElement | DocumentFragment,
  ...besides: (() => Promise<void>)[]
): Promise<boolean> {
  try {
    await Promise.all([loadCore, ...besides].map((load) => load()));
    return true;
  } catch (error) {
    const reason = error instanceof CoreUnavailable ? error.reason : "blocked";
    const say = (): unknown =>
      render(html`<p class="card core-unavailable" role="alert">${t(`app-core-${reason}`)}</p>`, host);
    say();
    onLanguage(say);
    return false;
  }
}
