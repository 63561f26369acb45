// element.js, for pages of others: <constrained-dynamics> as it is in embed.html, as a guest. It hears only the keys that are
// pressed inside it, and gives the focus back after a press of the pointer.
import { hearInsideOnly } from "../panels/shortcuts";
import inter from "../styles/fonts/inter-latin.woff2?url";
import mathematics from "../styles/fonts/math.woff2?url";
import { ConstrainedDynamics, defineElement } from "./element";
import { leaveAfterUse } from "./keyboard";
import { siteAt } from "./site";

const here = import.meta.url;
siteAt(here);
hearInsideOnly();
leaveAfterUse();
// Fonts of shadow roots are those of the document. A policy may forbid them: then others take their place.
for (const [family, address, weight] of [
  ["Inter Variable", inter, "100 900"],
  ["STIX Two Math", mathematics, "400"],
] as const) {
  const font = new FontFace(family, `url("${new URL(address, here).href}")`, { weight, display: "swap" });
  document.fonts.add(font);
}
defineElement();

export { ConstrainedDynamics };
