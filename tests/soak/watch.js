// Injected into every page of the soak before its own scripts: how long frames take, how large the core's memory is, which words
// are shown that no page should show, and what can be pressed.
(() => {
  if (globalThis.soak) return;
  const soak = { longest: 0, frozen: [], rejections: [], memory: null };
  globalThis.soak = soak;

  // Replaces a dialog that would stop the run: printing.
  globalThis.print = () => undefined;

  let last = performance.now();
  const frame = () => {
    const now = performance.now();
    if (!document.hidden) {
      soak.longest = Math.max(soak.longest, now - last);
      if (now - last > 2000) soak.frozen.push(`${Math.round(now - last)} ms at ${location.href.slice(0, 120)}`);
    }
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  document.addEventListener("visibilitychange", () => { last = performance.now(); });
  addEventListener("unhandledrejection", (event) => soak.rejections.push(String(event.reason?.stack ?? event.reason)));

  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...args) => {
    const result = await instantiate.apply(WebAssembly, args);
    soak.memory = Object.values(result.instance.exports).find((each) => each instanceof WebAssembly.Memory) ?? null;
    return result;
  };

  /** Every element of the page, those in shadow roots too. */
  const elements = (root = document, found = []) => {
    for (const element of root.querySelectorAll("*")) {
      found.push(element);
      if (element.shadowRoot) elements(element.shadowRoot, found);
    }
    return found;
  };
  const shown = (element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

  const wrong = /(?:^|[^\p{L}_$])(NaN|undefined|Infinity|\[object [A-Z]\w*\])(?:$|[^\p{L}_])/u;
  soak.words = () => {
    const found = [];
    const judge = (text, where) => {
      if (text && wrong.test(text)) found.push(`${where.localName}.${where.className}: ${text.trim().slice(0, 100)}`);
    };
    for (const element of elements()) {
      if (["script", "style", "noscript", "template"].includes(element.localName)) continue;
      for (const node of element.childNodes) if (node.nodeType === 3 && wrong.test(node.data) && shown(element)) judge(node.data, element);
      for (const name of ["aria-label", "title", "aria-valuetext", "d", "points", "transform"]) judge(element.getAttribute(name), element);
      if (element.localName === "input" && shown(element)) judge(element.value, element);
    }
    return found;
  };

  /** Where everything is that can be pressed and is in the window now, in the order of the document. */
  soak.targets = (selector) => {
    const found = [];
    for (const element of elements()) {
      if (!element.matches(selector)) continue;
      const box = element.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      if (box.width > 0 && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && shown(element)) found.push({ x, y });
    }
    return found;
  };

  /** One of the options of one of the lists, as a user chooses it. */
  soak.choose = (which, option) => {
    const lists = elements().filter((each) => each.localName === "select" && shown(each) && !each.disabled);
    const list = lists[Math.floor(which * lists.length)];
    if (!list || list.options.length === 0) return;
    list.selectedIndex = Math.floor(option * list.options.length);
    list.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    list.dispatchEvent(new Event("change", { bubbles: true, composed: true }));
  };

  /** True where the contents page is shown, and nothing of a lesson. */
  soak.settled = () => document.querySelector("main > .contents-host") !== null && document.querySelector("cd-stage, cd-plot") === null;

  /** Elements and texts in the page now. */
  soak.nodes = () => elements().reduce((sum, element) => sum + 1 + [...element.childNodes].filter((node) => node.nodeType === 3).length, 0);
})();
