// Speaks with a scene in a frame (embed.html) by messages; nothing else of this package is needed for it. No dependency.
const api = "constrained-dynamics";
const version = 1;
/** Between two questions to a frame that has not answered yet. ms */
const pause = 200;

/** What went wrong, with the frame's code: "bad-argument", "refused", "failed", "timeout", "closed" … */
export class FrameError extends Error {
  constructor(code, message) {
    super(message);
    this.name = "FrameError";
    this.code = code;
  }
}

/** Resolves when the scene in the frame is ready. */
export async function connect(iframe, options = {}) {
  const { timeout = 30000, keys = true } = options;
  const scene = new FrameScene(iframe, options.origin, keys);
  const end = Date.now() + timeout;
  for (;;) {
    try {
      await scene.request("state", undefined, Math.max(pause, Math.min(1000, end - Date.now())));
      return scene;
    } catch (error) {
      const again = error.code === "not-ready" || error.code === "timeout";
      if (!again || Date.now() > end) {
        scene.close();
        throw error;
      }
      if (error.code === "not-ready") await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

class FrameScene {
  #iframe;
  #origin;
  #keys;
  #next = 1;
  #open = new Map();
  #listeners = new Map();
  #hear = (event) => this.#receive(event);

  constructor(iframe, origin, keys) {
    this.#iframe = iframe;
    this.#origin = origin;
    this.#keys = keys;
    addEventListener("message", this.#hear);
  }

  play() {
    return this.request("play");
  }
  pause() {
    return this.request("pause");
  }
  step(count = 1) {
    return this.request("step", { count });
  }
  seek(time) {
    return this.request("seek", { time });
  }
  set(name, value) {
    return this.request("set", { name, value });
  }
  get(name) {
    return this.request("get", { name });
  }
  observe(name) {
    return this.request("observe", { name });
  }
  series(name) {
    return this.request("series", { name });
  }
  snapshot() {
    return this.request("snapshot");
  }
  state() {
    return this.request("state");
  }
  preset(id) {
    return this.request("preset", { id });
  }

  /** One request; rejects with a FrameError. */
  request(op, args, timeout = 10000) {
    const target = this.#iframe.contentWindow;
    if (!target) return Promise.reject(new FrameError("closed", "the frame is not in the page"));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#open.delete(id);
        reject(new FrameError("timeout", `no answer to ${op} within ${timeout} ms`));
      }, timeout);
      this.#open.set(id, { resolve, reject, timer });
      target.postMessage({ api, v: version, id, op, args }, this.#origin ?? "*");
    });
  }

  /** Listens to "ready", "status", "state", "resize", "error" or "key"; call the result to stop. */
  on(event, listener) {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  close() {
    removeEventListener("message", this.#hear);
    for (const { reject, timer } of this.#open.values()) {
      clearTimeout(timer);
      reject(new FrameError("closed", "the connection was closed"));
    }
    this.#open.clear();
  }

  #receive({ data, source, origin }) {
    if (source === null || source !== this.#iframe.contentWindow) return;
    if (this.#origin !== undefined && origin !== this.#origin) return;
    if (data?.api !== api || data.v !== version) return;
    if (typeof data.event === "string") this.#tell(data.event, data.detail);
    else this.#answer(data);
  }

  #tell(event, detail) {
    if (event === "key" && this.#keys) pressHere(detail);
    for (const listener of this.#listeners.get(event) ?? []) listener(detail);
  }

  #answer({ id, result, error }) {
    const request = this.#open.get(id);
    if (!request) return;
    this.#open.delete(id);
    clearTimeout(request.timer);
    if (error) request.reject(new FrameError(error.code, error.message));
    else request.resolve(result);
  }
}

/** A key that the scene has no use for is pressed in this page: it turns the slides of a deck. */
function pressHere({ key, code, keyCode, shiftKey, ctrlKey, altKey, metaKey }) {
  const init = { key, code, keyCode, shiftKey, ctrlKey, altKey, metaKey, bubbles: true, cancelable: true };
  document.dispatchEvent(new KeyboardEvent("keydown", init));
}
