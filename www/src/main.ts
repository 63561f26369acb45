// The course: starts the page.
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/page.css";
import { Page } from "./app/page";
import { startAppearance } from "./base/appearance";
import { keepOffline } from "./base/keep-offline";
import { markPage, ready } from "./messages";

startAppearance();
markPage();
await ready;
new Page(document.getElementById("page") as HTMLElement);
if (import.meta.env.VITE_SERVICE_WORKER)
  keepOffline((registration) => {
    void import("./app/new-version").then(({ showNewVersion }) => showNewVersion(registration));
  });
