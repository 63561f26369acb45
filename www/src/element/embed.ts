// embed.html: one scene for a frame in a slide, as the address says. It takes no focus, and stands still unless it is told to play.
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "./embed.css";
import { startAppearance, type Theme } from "../base/appearance";
import { keepOffline } from "../base/keep-offline";
import { nextTask } from "../base/next-task";
import { markPage, ready, t } from "../messages";
import { fetchCore, fetchRest } from "../simulation/core-file";
import { lightScenes } from "../simulation/light-scenes";
import { ConstrainedDynamics, defineElement } from "./element";
import { connectFrame } from "./frame-port";
import { giveKeyboardBack } from "./keyboard";
import { siteAt } from "./site";

void fetchCore();
giveKeyboardBack();
// As a file of its own it has no course beside it, and its words stand in the file (www/scripts/offline.ts).
if (location.protocol !== "file:") siteAt(location.href);

const query = new URLSearchParams(location.search || document.documentElement.dataset.words);
const light =
  lightScenes.includes(query.get("scene") ?? "circle") && !query.has("document") && !query.has("preset");
if (!light) void fetchRest();
const theme = query.get("theme");
const known: readonly (string | null)[] = ["light", "dark", "auto"];
startAppearance({
  ...(known.includes(theme) ? { theme: theme as Theme } : {}),
  large: query.get("type") === "large",
});
markPage();
await ready;
await nextTask();
document.title = t("app-title");

defineElement();
const scene = new ConstrainedDynamics();
scene.words = query;
connectFrame(scene);
const heading = document.createElement("h1");
heading.className = "unseen";
heading.textContent = t("app-title");
document.getElementById("page")?.replaceChildren(heading, scene);
if (import.meta.env.VITE_SERVICE_WORKER) keepOffline();
