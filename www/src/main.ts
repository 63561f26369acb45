// The course: starts the page.
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/page.css";
import { Page } from "./app/page";
import { startAppearance } from "./base/appearance";
import { keepOffline } from "./base/keep-offline";
import { nextTask } from "./base/next-task";
import { markPage, ready } from "./messages";

startAppearance();
markPage();
await ready;
// The browser lays out what there is when it has read the file: the page is not there yet.
await nextTask();
new Page(document.getElementById("page") as HTMLElement);
if (import.meta.env.VITE_SERVICE_WORKER)
  keepOffline((registration) => {
    void import("./app/new-version").then(({ showNewVersion }) => showNewVersion(registration));
  });
