// A paragraph that ends with a colon is followed by what it announces, never by another paragraph.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "../messages";
import { statedIn } from "./texts.testing";

/** Paragraphs that another paragraph follows. */
const followed = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => /^[\w-]+[\\/][^.]+\.ts$/.test(file))
  .flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/\bp\("([\w-]+)"\),?\s*(?=p\(")/g),
    ].map(([, id = ""]) => id),
  );

it.each(languages.map(({ id }) => id))(
  "announces nothing that another paragraph follows, in %s",
  (language) => {
    expect(followed.length).toBeGreaterThan(30);
    expect(followed.filter((id) => /[:：]$/.test(statedIn(language, id)?.trim() ?? ""))).toEqual([]);
  },
);
