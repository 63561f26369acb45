// Actions of the seeded visitor on a page: mouse, wheel, touch, keys, numbers typed in, lists, language, theme, size of the window.
// Every action draws all of its random numbers before it asks the page anything, so that one seed gives one list of actions.

const pressable = "button, a[href], select, summary, input, [role=button], [role=tab], [role=slider], [tabindex='0'], canvas, svg, label";
const typed = "input:not([type=checkbox]):not([type=radio]):not([type=range]):not([type=file]), textarea";
// Numbers of every kind and much that is none; no words that the page must not show, since it quotes what it refuses.
const texts = [
  "0", "1", "-1", "0.5", "1,5", "-0", "1e-320", "1e400", "-1e300", "1e9", "1e-9", "999999999999999999999", "0x10", "--1", "1e", "", " ", ".", "−3", "１．５", "٣",
  "π", "2 m", "1/2", "<img src=x onerror=alert(1)>", "${1}", "🙂", "a".repeat(300),
];
const keys = [
  " ", "Enter", "Escape", "Tab", "Shift+Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Delete", "Backspace",
  "Control+z", "Control+y", "Control+a", "Control+c", "Control+v", "Control+x", "+", "-", "0", "1", "b", "c", "d", "g", "j", "p", "r", "s", "v", "n", "?", ".", ",", "[",
];
const sizes = [[1280, 860], [1280, 860], [1600, 1000], [900, 700], [390, 844], [320, 568], [960, 540], [844, 390]];

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** One random action: its name, and what does it. */
export function draw(random) {
  const name = random.weighted(actions.map(([weight, id]) => [weight, id]));
  const perform = actions.find(([, id]) => id === name)[2](random);
  return { name, perform };
}

/** A random place in the window, as parts of its size. */
const place = (random) => [random.unit(), random.unit()];
const at = async (tab, [x, y]) => {
  const { width, height } = await tab.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  return [Math.floor(x * width), Math.floor(y * height)];
};
/** Where one of the things that `selector` finds is. */
async function target(tab, selector, part) {
  const found = await tab.evaluate((selector) => globalThis.soak.targets(selector), selector);
  return found.length === 0 ? null : found[Math.floor(part * found.length)];
}
async function press(tab, { x, y }) {
  await tab.move(Math.round(x), Math.round(y));
  await tab.down();
  await tab.up();
}
async function chord(tab, key) {
  const parts = key === "+" ? ["+"] : key.split("+");
  await tab.press(parts.at(-1), parts.slice(0, -1));
}
const scroll = (part) => [0, Math.round((part - 0.5) * 1600)];

const actions = [
  [14, "press something", (random) => {
    const part = random.unit();
    return async (tab) => {
      const found = await target(tab, pressable, part);
      if (found) await press(tab, found);
    };
  }],
  [6, "press a button", (random) => {
    const part = random.unit();
    return async (tab) => {
      const found = await target(tab, "button", part);
      if (found) await press(tab, found);
    };
  }],
  [8, "click", (random) => {
    const where = place(random);
    const twice = random.chance(0.15);
    return async (tab) => {
      const [x, y] = await at(tab, where);
      await press(tab, { x, y });
      if (twice) await press(tab, { x, y });
    };
  }],
  [10, "drag", (random) => {
    const onCanvas = random.chance(0.7);
    const part = random.unit();
    const path = Array.from({ length: 2 + random.below(8) }, () => place(random));
    const escape = random.chance(0.1);
    return async (tab) => {
      const [x, y] = await at(tab, path[0]);
      const start = (onCanvas && (await target(tab, "canvas, svg", part))) || { x, y };
      await tab.move(Math.round(start.x + (path[0][0] - 0.5) * 60), Math.round(start.y + (path[0][1] - 0.5) * 60));
      await tab.down();
      for (const point of path.slice(1)) await tab.move(...(await at(tab, point)));
      if (escape) await tab.press("Escape", []);
      await tab.up();
    };
  }],
  [4, "touch", (random) => {
    const path = Array.from({ length: 1 + random.below(5) }, () => place(random));
    return async (tab) => {
      await tab.touchStart(...(await at(tab, path[0])));
      for (const point of path.slice(1)) await tab.touchMove(...(await at(tab, point)));
      await tab.touchEnd();
    };
  }],
  [8, "wheel", (random) => {
    const where = place(random);
    const turn = random.unit();
    return async (tab) => {
      await tab.move(...(await at(tab, where)));
      await tab.wheel(...scroll(turn));
    };
  }],
  [8, "key", (random) => {
    const list = Array.from({ length: 1 + random.below(4) }, () => random.pick(keys));
    return async (tab) => { for (const key of list) await chord(tab, key); };
  }],
  [8, "number", (random) => {
    const part = random.unit();
    const text = random.pick(texts);
    const end = random.pick(["Enter", "Tab", "Escape", "ArrowUp"]);
    return async (tab) => {
      const found = await target(tab, typed, part);
      if (!found) return;
      await press(tab, found);
      await tab.press("a", ["Control"]);
      await tab.type(text);
      await tab.press(end, []);
    };
  }],
  [6, "list", (random) => {
    const argument = [random.unit(), random.unit()];
    return (tab) => tab.evaluate(([which, option]) => globalThis.soak.choose(which, option), argument);
  }],
  [3, "language or theme", (random) => {
    const part = random.unit();
    const option = random.unit();
    return async (tab) => {
      if (part < 0.5) await tab.evaluate((option) => globalThis.soak.choose(0, option), option);
      const found = part < 0.5 ? null : await target(tab, "cd-header button", option);
      if (found) await press(tab, found);
    };
  }],
  [2, "top of the page", () => (tab) => tab.evaluate(() => scrollTo(0, 0))],
  [1, "size", (random) => {
    const [width, height] = random.pick(sizes);
    return (tab) => tab.resize(width, height);
  }],
  [3, "wait", (random) => {
    const time = random.between(20, 400);
    return () => pause(time);
  }],
];
