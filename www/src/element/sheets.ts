// The page's styles for a shadow root: the same files, with `:root` read as `:host`.

import base from "../styles/base.css?inline";
import layout from "../styles/layout.css?inline";
import tokens from "../styles/tokens.css?inline";
import own from "./element.css?inline";

const parts = import.meta.glob<string>(["../stage/*.css", "../panels/*.css", "../plots/*.css"], {
  query: "?inline",
  import: "default",
  eager: true,
});
let made: CSSStyleSheet | undefined;

export function elementSheet(): CSSStyleSheet {
  if (!made) {
    made = new CSSStyleSheet();
    const styles = [tokens, base, layout, ...Object.values(parts), own];
    made.replaceSync(styles.map(forShadow).join("\n"));
  }
  return made;
}

/** `:root[data-theme="dark"]` → `:host([data-theme="dark"])`, `:root` → `:host`, sizes in rem stay the document's. */
function forShadow(css: string): string {
  return css
    .replaceAll(/:root((?:\[[^\]]*\]|:lang\([^)]*\))+)/g, ":host($1)")
    .replaceAll(":root", ":host")
    .replaceAll(/(^|[\s,}])body(?=\s*[{,])/g, "$1.frame");
}
