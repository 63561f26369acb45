// Sizes and sight of elements as subscriptions.
import type { Stop } from "./cd-element";

/** Tells the size of the element's content box, in whole CSS pixels. */
export function onSize(element: Element, tell: (width: number, height: number) => void): Stop {
  const observer = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    tell(Math.floor(width), Math.floor(height));
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Tells its width alone. */
export const onWidth = (element: Element, tell: (width: number) => void): Stop => onSize(element, tell);

/** Tells when the element comes into view or leaves it. On a busy page several changes are handed over at once: the last one holds. */
export function onSight(element: Element, tell: (visible: boolean) => void): Stop {
  const observer = new IntersectionObserver((changes) => tell(changes.at(-1)?.isIntersecting ?? true));
  observer.observe(element);
  return () => observer.disconnect();
}

/** Follows an event of a target. */
export function on(target: EventTarget, type: string, act: () => void): Stop {
  target.addEventListener(type, act);
  return () => target.removeEventListener(type, act);
}

/** Tells when the page is about to be printed, and when it has been. */
export function onPrinting(tell: (printing: boolean) => void): Stop {
  const stops = [on(window, "beforeprint", () => tell(true)), on(window, "afterprint", () => tell(false))];
  return () => {
    for (const stop of stops) stop();
  };
}

/** For `ref`: acts once, when the first of its elements is less than a window away; on paper everything is near. */
export function whenNear(act: () => void): (element: Element | undefined) => void {
  let done = false;
  let watch: IntersectionObserver | undefined;
  const now = (): void => {
    if (done) return;
    done = true;
    watch?.disconnect();
    act();
  };
  return (element) => {
    if (!element || done) return;
    if (!watch) {
      watch = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && now(),
        {
          rootMargin: "100%",
        },
      );
      addEventListener("beforeprint", now, { once: true });
    }
    watch.observe(element);
  };
}
