// The place #/scenes: all scenes of the catalogue with what is to be seen in them; #/scenes/<id> runs one.
import { coreOrWords } from "../base/core-words";
import type { Lesson } from "../lessons/lesson";
import { loadMessages } from "../messages";

export const scenes: Lesson = {
  id: "scenes",
  titleMessage: "app-scenes",
  mount: async (host) => {
    const [able, { Gallery }] = await Promise.all([
      coreOrWords(host),
      import("./gallery"),
      ...["scenes", "catalogue", "kit"].map(loadMessages),
    ]);
    if (!able) return () => host.replaceChildren();
    const gallery = new Gallery();
    host.append(gallery);
    return () => gallery.remove();
  },
};
