// Prints the handout (cheat sheet, table of symbols, notes for lecturers) of the built site, in every language, to public/pdf/. What
// is there from the present sources is left as it is. pdf.mjs --all: prints everything.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { PDFDocument } from "pdf-lib";
import { chromium } from "playwright-core";
import { createServer } from "vite";
import { launchOptions } from "../../tests/browser/support/launch.mjs";
import { serve } from "../../tests/browser/support/server.mjs";

const www = fileURLToPath(new URL("..", import.meta.url));
const mark = /\n%sources ([0-9a-f]+)\nstartxref\n/;
const all = process.argv.includes("--all");

// The page's own modules, for what the digests are made of.
const vite = await createServer({
  root: www,
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const [{ digestOf, fileOf }, { handoutIds }, { languages }] = await Promise.all(
  ["printed.testing", "pdf-files", "../messages/index"].map((name) =>
    vite.ssrLoadModule(`/src/handout/${name}.ts`),
  ),
);

const stale = [];
for (const id of handoutIds)
  for (const { id: language } of languages) {
    const [file, digest] = [fileOf(id, language), await digestOf(id, language)];
    const present = existsSync(file) ? mark.exec(readFileSync(file, "latin1"))?.[1] : undefined;
    if (all || present !== digest) stale.push({ id, language, file, digest });
  }
await vite.close();

if (stale.length > 0) {
  const server = await serve(join(www, "dist"));
  const browser = await chromium.launch(launchOptions);
  for (const { id, language, file, digest } of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      marked(
        await print(browser, `${server.origin}/index.html?lang=${language}#/${id}`, id === "notes"),
        digest,
      ),
    );
    console.error(`· ${relative(process.cwd(), file)}`);
  }
  await browser.close();
  server.close();
}

/** `long`: with bookmarks and the structure that readers of screens go by; it would take three quarters of a sheet of formulas. */
async function print(browser, address, long) {
  const context = await browser.newContext({ serviceWorkers: "block", colorScheme: "light" });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(".handout h2").last().waitFor({ state: "attached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Links would lead to this server.
    for (const link of document.querySelectorAll("a[href]")) link.removeAttribute("href");
  });
  const pdf = await page.pdf({
    format: "A4",
    printBackground: true,
    tagged: long,
    outline: long,
    displayHeaderFooter: true,
    headerTemplate: "<span></span>",
    footerTemplate: `<div style="width: 100%; text-align: center; font: 7px sans-serif; color: #666"><span class="pageNumber"></span> / <span class="totalPages"></span></div>`,
  });
  await context.close();
  // Objects in compressed streams: Chromium writes the structure uncompressed, a third of the file.
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

/** The file with the digest of its sources in a comment before its end, where no place in it moves. */
function marked(pdf, digest) {
  const end = pdf.lastIndexOf("\nstartxref\n");
  if (end < 0) throw new Error("no end of the file");
  return Buffer.concat([pdf.subarray(0, end), Buffer.from(`\n%sources ${digest}`), pdf.subarray(end)]);
}
