// How many words the row under the stage has room for: all, that of the exact motion only, none. Never a part of one.
const levels = ["all", "exact", "none"] as const;

const waiting = new WeakSet<HTMLElement>();

/** Right before the next picture, when everything else is in its place: nothing is seen to move, and the page is laid out once. */
export function fitWordsSoon(bar: HTMLElement): void {
  if (waiting.has(bar)) return;
  waiting.add(bar);
  requestAnimationFrame(() => {
    waiting.delete(bar);
    fitWords(bar);
  });
}

/** At once, where sizes have just changed. */
export function fitWords(bar: HTMLElement): void {
  for (const level of levels) {
    bar.dataset.words = level;
    const [toggles, zoom] = bar.children;
    if (!toggles || !zoom) return;
    const box = bar.getBoundingClientRect();
    const margin = toggles.getBoundingClientRect().left - box.left;
    if (zoom.getBoundingClientRect().right <= box.right - margin + 0.5) return;
  }
}
