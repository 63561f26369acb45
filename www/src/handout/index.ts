// The places #/sheet, #/symbols and #/notes (#/notes/<lesson>): what is printed and handed out.
import type { Lesson } from "../lessons/lesson";
import { loadMessages } from "../messages";

/** The code comes with the place. */
function place(id: string, mount: (host: HTMLElement) => Promise<() => void>): Lesson {
  return { id, titleMessage: `app-${id}`, mount };
}

export const handout: readonly Lesson[] = [
  place("sheet", async (host) => {
    const [{ sheet }, { mountPage }] = await Promise.all([
      import("./sheet"),
      import("./page"),
      loadMessages("handout"),
    ]);
    return mountPage(host, "sheet", sheet);
  }),
  place("symbols", async (host) => {
    const [{ symbols }, { mountPage }] = await Promise.all([
      import("./symbols"),
      import("./page"),
      loadMessages("handout"),
    ]);
    return mountPage(host, "symbols", symbols);
  }),
  place("notes", async (host) => {
    const [{ notes }, { mountPage }] = await Promise.all([
      import("./notes"),
      import("./page"),
      loadMessages("handout"),
    ]);
    const stop = mountPage(host, "notes", await notes());
    const go = (): void => {
      const lesson = /^#\/notes\/([a-z]+)$/.exec(location.hash)?.[1];
      if (lesson) host.querySelector(`#notes-${lesson}`)?.scrollIntoView();
    };
    // The page goes to its own place first.
    const timer = setTimeout(go, 50);
    addEventListener("hashchange", go);
    return () => {
      clearTimeout(timer);
      removeEventListener("hashchange", go);
      stop();
    };
  }),
];
