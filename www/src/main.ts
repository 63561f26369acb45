// The course: starts the page.
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/page.css";
import { startAppearance } from "./app/appearance";
import { Page } from "./app/page";
import { ready } from "./messages";

startAppearance();
await ready;
new Page(document.getElementById("page") as HTMLElement);
