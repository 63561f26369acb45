// Messages between embed.html and the page around it: answers go to the sender, events to the parent. Messages are accepted from the parent alone, or,
// where the address names origins, from these origins.
import type { ConstrainedDynamics } from "./element";
import { focused, keepsKeyboard } from "./keyboard";
import { api, deckMessage, perform, type Reply, readRequest, version } from "./protocol";

const told = ["ready", "status", "state", "error"] as const;
/** Requests that are being answered at one time. */
const mostOpen = 64;

export function connectFrame(scene: ConstrainedDynamics, page: Window = window): void {
  const parent = page.parent === page ? null : page.parent;
  const tell = (event: string, detail: unknown): void =>
    parent?.postMessage({ api, v: version, event, detail }, "*");
  for (const event of told)
    scene.addEventListener(event, (each) => tell(event, (each as CustomEvent<unknown>).detail));
  new ResizeObserver(() => tell("resize", { width: page.innerWidth, height: page.innerHeight })).observe(
    scene,
  );
  forwardKeys(page, (key) => tell("key", key));

  let open = 0;
  page.addEventListener("message", ({ data, origin, source }: MessageEvent<unknown>) => {
    const { origins } = scene;
    if (origins.length > 0 ? !origins.includes(origin) : source === null || source !== parent) return;
    const shown = deckMessage(data);
    if (shown !== null) {
      scene.shown = shown === "shown";
      return;
    }
    const request = readRequest(data);
    if (request === null || open >= mostOpen) return;
    const answer = (reply: Reply): void =>
      (source as Window | null)?.postMessage(reply, origin === "null" ? "*" : origin);
    if (!("op" in request)) {
      answer(request);
      return;
    }
    open += 1;
    void perform(request, scene)
      .then(answer)
      .finally(() => {
        open -= 1;
      });
  });
}

/** Keys that the scene has no use for; the page around may turn its slides with them. */
function forwardKeys(page: Window, tell: (key: object) => void): void {
  page.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || keepsKeyboard(focused(page))) return;
    const { key, code, keyCode, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (key !== "Tab") tell({ key, code, keyCode, shiftKey, ctrlKey, altKey, metaKey });
  });
}
