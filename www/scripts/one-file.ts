// The course, or one scene, as a single HTML file: script, style, fonts and WebAssembly stand in it (vite.offline.config.ts).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { layerOrder } from "./layers.ts";

const www = resolve(import.meta.dirname, "..");

/** `words`: those of an embedded scene, as in the address of embed.html. */
export function oneFile(fileName: string, words: string | undefined): Plugin {
  return {
    name: "one-file",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const parts = Object.values(bundle);
        const scripts = parts.flatMap((part) => (part.type === "chunk" ? [part.code] : []));
        const styles = parts.flatMap((part) => (part.type === "asset" ? [part] : []));
        const [script] = scripts;
        const other = styles.filter((part) => !part.fileName.endsWith(".css"));
        if (script === undefined || scripts.length > 1 || other.length > 0)
          throw new Error(`not one file: ${Object.keys(bundle).join(", ")}`);
        const style = styles.map(({ source }) => String(source)).join("\n");
        for (const key of Object.keys(bundle)) delete bundle[key];
        this.emitFile({ type: "asset", fileName, source: page(script, style, words) });
      },
    },
  };
}

/** A worker is a file of its own: one file has none, and an empty address says so. */
export function noWorkers(): Plugin {
  const query = "?worker&url";
  return {
    name: "no-workers",
    enforce: "pre",
    resolveId: (id) => (id.endsWith(query) ? `\0none${query}` : undefined),
    load: (id) => (id === `\0none${query}` ? 'export default "";' : undefined),
  };
}

/** The notices of what is shipped stand beside the site; here the link holds them itself. */
export function licencesInside(): Plugin {
  const link = 'href="./licences.txt"';
  return {
    name: "licences-inside",
    enforce: "pre",
    transform(code) {
      if (!code.includes(link)) return undefined;
      const text = Buffer.from(notices()).toString("base64");
      return code.replaceAll(
        link,
        () => `download="licences.txt" href="data:text/plain;charset=utf-8;base64,${text}"`,
      );
    },
  };
}

const notices = (): string => readFileSync(resolve(www, "dist/licences.txt"), "utf8");

function page(script: string, style: string, words: string | undefined): string {
  // Neither may end its element.
  const code = `\n${script.replaceAll("</script", "<\\/script").replaceAll("<!--", "\\x3c!--")}\n`;
  const look = `\n${layerOrder}\n${style.replaceAll("</style", "<\\/style")}\n`;
  const icon = readFileSync(resolve(www, "public/icon.svg")).toString("base64");
  return `<!doctype html>
<html lang="en"${words === undefined ? "" : ` data-words="${escaped(words)}"`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(code, look)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Constrained Dynamics</title>
<link rel="icon" href="data:image/svg+xml;base64,${icon}">
<style>${look}</style>
</head>
<body>
<main id="page"></main>
<noscript><p>Constrained Dynamics needs JavaScript.</p></noscript>
<script type="module">${code}</script>
${words === undefined ? "" : `<script type="text/plain" id="licences">\n${notices().replaceAll("</", "<\\/")}</script>\n`}</body>
</html>
`;
}

function policy(script: string, style: string): string {
  const digest = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [
    "default-src 'none'",
    `script-src ${digest(script)} 'wasm-unsafe-eval'`,
    `style-src ${digest(style)}`,
    "img-src data:",
    "font-src data:",
    "connect-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types lit-html",
  ].join("; ");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
