// How many words the row under the stage has room for: all, that of the exact motion only, none. Never a part of one.
const levels = ["all", "exact", "none"] as const;

/** Called after a drawing and when sizes change, before the next picture: nothing is seen to move. */
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
