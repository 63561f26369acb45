// The course: starts the page.
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/page.css";
import { Page } from "./app/page";
import { startAppearance } from "./base/appearance";
import { markPage, ready } from "./messages";

startAppearance();
markPage();
await ready;
new Page(document.getElementById("page") as HTMLElement);
