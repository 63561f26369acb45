// Places that are no lessons: #/scenes, all scenes of the catalogue with what is to be seen in them (#/scenes/<id> runs one),
// #/words, the glossary, and #/misprints, the misprints of the sources.
import type { Lesson } from "../lessons/lesson";
import { loadMessages } from "../messages";

export const scenes: Lesson = {
  id: "scenes",
  titleMessage: "app-scenes",
  mount: async (host) => {
    const { coreOrWords } = await import("../base/core-words");
    const [able, { Gallery }] = await Promise.all([
      coreOrWords(host),
      import("./gallery"),
      ...["places", "catalogue", "kit"].map(loadMessages),
    ]);
    if (!able) return () => host.replaceChildren();
    const gallery = new Gallery();
    host.append(gallery);
    return () => gallery.remove();
  },
};

export const words: Lesson = {
  id: "words",
  titleMessage: "app-words",
  mount: async (host) => {
    const [{ mountWords }] = await Promise.all([import("./words"), loadMessages("places")]);
    return mountWords(host);
  },
};

export const misprints: Lesson = {
  id: "misprints",
  titleMessage: "app-misprints",
  mount: async (host) => {
    const [{ mountMisprints }] = await Promise.all([import("../misprints/page"), loadMessages("misprints")]);
    return mountMisprints(host);
  },
};
