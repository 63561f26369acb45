// Message in place of the simulation where the core cannot run.
import { html, render } from "lit";
import { onLanguage, t } from "../messages";
import { loadWholeCore } from "../simulation/core";
import { CoreUnavailable } from "../simulation/wasm";

/** Loads the core: all of it, or what is given. When it cannot be had, `host` says why, in the present language, and the result is false. */
export async function coreOrWords(
  host: HTMLElement | DocumentFragment,
  ...loads: (() => Promise<void>)[]
): Promise<boolean> {
  try {
    await Promise.all((loads.length > 0 ? loads : [loadWholeCore]).map((load) => load()));
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
