// embed.html: one scene for a frame in a slide. The query is the element's attributes; it starts paused and takes no
// focus.
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "./embed.css";
import { startAppearance, type Theme } from "../app/appearance";
import { ready, t } from "../messages";
import "./element";
import { giveKeyboardBack } from "./keyboard";

giveKeyboardBack();

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
const known: readonly (string | null)[] = ["light", "dark", "auto"];
startAppearance({
  ...(known.includes(theme) ? { theme: theme as Theme } : {}),
  large: query.get("type") === "large",
});
await ready;
document.title = t("app-title");

const scene = document.createElement("constrained-dynamics");
for (const [name, value] of query) {
  try {
    scene.setAttribute(
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    );
  } catch {
    // No name of an attribute, so surely none of a parameter: said like any other that is not known.
    scene.setAttribute("unreadable", name);
  }
}
const heading = document.createElement("h1");
heading.className = "unseen";
heading.textContent = t("app-title");
document.getElementById("page")?.replaceChildren(heading, scene);
