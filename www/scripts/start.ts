// Parts inside both HTML pages: colours before the styles are there, words where the course cannot start, and in the
// built pages the Content-Security-Policy (docs/security.md).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { minifySync, type Plugin } from "vite";
import { layerOrder } from "./layers.ts";

const source = resolve(import.meta.dirname, "../src");
const languages = ["en", "de", "ja", "ko"];

export function start(): Plugin {
  let built = false;
  return {
    name: "start",
    configResolved(config) {
      built = config.command === "build";
    },
    transformIndexHtml: {
      // After the build has put in its own tags: the policy is made for what the page holds then.
      order: "post",
      handler(html) {
        const words = wordsOfStart();
        const whole = html
          .replace("</title>", () => `</title>${styleElement()}${scriptElement(words)}`)
          .replace(/<body>/, () => `<body>${noScript(words)}`);
        const charset = '<meta charset="utf-8">';
        if (!whole.includes(charset)) throw new Error(`the page lacks ${charset}`);
        return built ? whole.replace(charset, () => `${charset}\n    ${metaOf(policyFor(whole))}`) : whole;
      },
    },
  };
}

/** The policy of a page: its own files, and the scripts and styles that stand in it as they are, by their digests. */
export function policyFor(html: string): string {
  const digests = (tag: "script" | "style"): string[] =>
    [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, "g"))].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
  const rules: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...digests("script")],
    "style-src": ["'self'", ...digests("style")],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    // Text becomes markup in Lit's templates only.
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["lit-html", "service-worker", "worker"],
  };
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

function metaOf(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

type Words = Record<string, Record<string, string>>;

function wordsOfStart(): Words {
  return Object.fromEntries(
    languages.map((language) => {
      const text = readFileSync(resolve(source, `messages/${language}/start.ftl`), "utf8");
      const resource = new FluentResource(text);
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(resource);
      return [
        language,
        Object.fromEntries(
          resource.body.map(({ id }) => [
            id,
            bundle.formatPattern(bundle.getMessage(id)?.value ?? "", null, []),
          ]),
        ),
      ];
    }),
  );
}

function styleElement(): string {
  // Without comments and the space that CSS does not need.
  const rules = sourceOf("notice.css")
    .replace(/^ *\/\*.*\*\/$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/;? ?([{}:;,]) /g, "$1");
  return `\n    <style>${layerOrder}${rules.trim()}</style>`;
}

const sourceOf = (name: string): string => readFileSync(resolve(source, "start", name), "utf8");

function scriptElement(words: Words): string {
  const said = Object.fromEntries(
    Object.entries(words).map(([language, { "start-no-script": _, ...others }]) => [language, others]),
  );
  // "<" must not end the element.
  const json = JSON.stringify(said).replaceAll("<", "\\u003c");
  const script = sourceOf("notice.js").replace("WORDS;", () => `${json};`);
  // Browsers without modules run it too.
  const { code, errors } = minifySync("notice.js", script, { compress: { target: "es2015" } });
  if (errors.length > 0) throw new Error(`notice.js: ${errors[0]?.message}`);
  return `\n    <script>${code.trim()}</script>`;
}

/** In all languages: which one is wanted cannot be asked without a script. */
function noScript(words: Words): string {
  const paragraphs = Object.entries(words).map(
    ([language, { "start-no-script": text = "" }]) =>
      `        <p lang="${language}">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`,
  );
  return `
    <noscript>
      <div class="notice">
        <h1>Constrained Dynamics</h1>
${paragraphs.join("\n")}
      </div>
    </noscript>`;
}
