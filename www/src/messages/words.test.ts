// docs/words.md is the glossary: no message uses a word that its last column rules out. And every language keeps one register:
// Korean the plain style of a textbook, in the interface as in the lessons; Japanese the polite one in the lessons; English there
// without inversions taken from German.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from ".";

const here = import.meta.dirname;
const [glossary = ""] = readFileSync(join(here, "../../../docs/words.md"), "utf8").split("\n## Meanings");

interface Row {
  readonly term: string;
  /** By language: the word for it. */
  readonly words: Readonly<Record<string, string>>;
  /** Language and word. */
  readonly not: readonly (readonly [string, string])[];
}

const rows: Row[] = glossary
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| term"))
  .map((line) => {
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [term = "", , , de = "", ja = "", ko = "", not = ""] = cells;
    const pairs = not === "" ? [] : not.split(";").map((pair) => pair.trim().split(": ") as [string, string]);
    return { term, words: { en: term, de, ja, ko }, not: pairs };
  });

describe("the glossary", () => {
  it("has every term once, with its word in every language", () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(new Set(rows.map(({ term }) => term)).size).toBe(rows.length);
    for (const { term, words } of rows)
      for (const { id } of languages) expect(words[id], `${term} in ${id}`).not.toBe("");
  });
  it("rules words out in a known language only", () => {
    const known = new Set<string>(languages.map(({ id }) => id));
    for (const { term, not } of rows)
      for (const [language, word] of not) {
        expect(known.has(language), `${term}: ${language}`).toBe(true);
        expect(word ?? "", term).not.toBe("");
      }
  });
});

describe.each(languages.map(({ id }) => id))("messages in %s", (language) => {
  const files = readdirSync(join(here, language));
  const ruledOut = rows.flatMap(({ term, not, words }) =>
    not.filter(([of]) => of === language).map(([, word]) => ({ word, term, better: words[language] })),
  );
  it.each(files)("%s keeps to the glossary", (file) => {
    const text = readFileSync(join(here, language, file), "utf8");
    const used = ruledOut.filter(({ word }) => text.includes(word));
    expect(used.map(({ word, better }) => `${word}: say ${better}`)).toEqual([]);
  });
});

/** The words of the lessons' texts and of their figures, by their files. */
const texts = [
  ...[
    "circle",
    "drift",
    "curves",
    "particles",
    "redundant",
    "complementarity",
    "solutions",
    "iterating",
    "programs",
    "pivoting",
  ],
  ...["rigid", "contact", "friction", "collisions", "stack", "joints", "kit-lesson"],
  ...["impulses", "positions", "coordinates", "methods"],
  ...[
    "course-forces",
    "course-impulses",
    "course-contact",
    "course-solvers",
    "course-other",
    "course-workshop",
  ],
  ...["draw", "handout", "lcp", "iterations", "condition"],
];

describe.each(texts)("the text of %s", (lesson) => {
  const lines = (language: string): string[] =>
    readFileSync(join(here, language, `${lesson}.ftl`), "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("#"));

  it("is polite in Japanese", () => {
    const plain = /(?:である|だった|のだ|ている|ではない|できる|なる|する)。/;
    // Aims are listed in the dictionary form.
    expect(lines("ja").filter((line) => plain.test(line) && !/^course-\w+-goal-/.test(line))).toEqual([]);
  });
  it("has no German inversions in English", () => {
    const calque =
      /\b(?:Whoever|Who (?:asks|wants|builds)|shall|never quite|in the order of|at the desk|on the desk)\b/;
    expect(lines("en").filter((line) => calque.test(line))).toEqual([]);
  });
  it("has one kind of quotation marks in German, and one heading for exercises", () => {
    expect(lines("de").filter((line) => /[«»"]/.test(line))).toEqual([]);
    expect(lines("de").filter((line) => /exercises-title = (?!Aufgaben$)/.test(line))).toEqual([]);
  });
});

/** The Korean syllables that end in one of these vowels. */
const open = (vowels: string): string =>
  [...vowels]
    .flatMap((vowel) => Array.from({ length: 19 }, (_, initial) => syllable(initial, vowel)))
    .join("");
/** Those that end in ㅂ: 합, 입, 습, 십 … */
const endInB = Array.from({ length: 19 * 21 }, (_, of) => String.fromCharCode(0xac00 + 28 * of + 17)).join(
  "",
);

function syllable(initial: number, vowel: string): string {
  return String.fromCharCode(
    0xac00 + 28 * (21 * initial + "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".indexOf(vowel)),
  );
}

/** Endings and answers of the polite styles. Words that only end alike are plain: 아니다, 지니다, 다니다, 필요, 중요, 주요, 개요. */
const polite = new RegExp(
  [
    `[${endInB}](?:니다|니까|디다|시다|시오)`,
    "시오(?![가-힣])",
    // 해요, 세요, 돼요, 지요, 까요 …; 군요, 걸요, 거든요, 은요; 죠.
    `(?!개요)[${open("ㅏㅐㅓㅔㅕㅖㅘㅙㅚㅝㅞㅣ")}]요(?![가-힣])`,
    "(?:[군걸든은는]요|죠)(?![가-힣])",
    // Yes, at the head of an answer; no is 아니요, above.
    "(?:^|= ?)예(?=[,.]|$)",
  ].join("|"),
);
const politeIn = (text: string): string[] => text.split("\n").filter((line) => polite.test(line));

describe("Korean is in the plain style", () => {
  it.each(readdirSync(join(here, "ko")))("in %s", (file) => {
    expect(politeIn(readFileSync(join(here, "ko", file), "utf8"))).toEqual([]);
  });

  const root = join(here, "../../..");
  const written = [".ts", ".js", ".html", ".css", ".svg", ".json", ".md"];
  // Tests quote what must not be there.
  const tests = /\.test(?:ing)?\.ts$/;
  const below = (place: string): string[] =>
    readdirSync(join(root, place), { recursive: true, encoding: "utf8" }).map((name) => join(place, name));
  const files = [
    ...["README.md", "www/index.html", "www/embed.html"],
    ...["docs", "www/src", "www/public", "www/examples"].flatMap(below),
  ].filter((name) => written.includes(extname(name)) && !tests.test(name));
  it("outside the messages too", () => {
    const korean = files.filter((name) => /[가-힣]/.test(readFileSync(join(root, name), "utf8")));
    expect(korean).toContain(join("docs", "words.md"));
    for (const name of korean) expect(politeIn(readFileSync(join(root, name), "utf8")), name).toEqual([]);
  });

  it.each([
    "지원하지 않습니다",
    "범위는 3입니다.",
    "그렇습니까?",
    "다른 방법을 고르세요",
    "누르십시오.",
    "답하시오",
    "함께 봅시다",
    "구슬을 당겨요.",
    "해 봐요",
    "제자리를 지킬까요?",
    "수예요.",
    "맞지요?",
    "그렇군요",
    "그렇죠",
    "iterations-yes = 예",
    "아니요, 원점",
  ])("which is not “%s”", (sentence) => {
    expect(politeIn(sentence)).toEqual([sentence]);
  });
  it.each([
    "방정식이 아니다.",
    "부호를 지니다",
    "돌아다니다",
    "필요, 중요, 주요, 개요",
    "구성 요소이다",
    "요소 하나",
    "다시 오른다",
    "구하라.",
    "curves-own-examples = 예시",
    "예를 들어",
  ])("which “%s” is", (sentence) => {
    expect(politeIn(sentence)).toEqual([]);
  });
});

/** Terms for which a language had several words, or one that means something else too: wherever English has the term, so has it. */
const held = { rank: /\branks?\b/i, redundant: /\bredundan/i } as const;
/** Titles of sources keep their own words. */
const quoted = /-source-/;

/** Without placeables, and in Korean without cranks, which have the rank in them. */
function messagesOf(language: string): Map<string, string> {
  const texts = readdirSync(join(here, language)).map((file) =>
    readFileSync(join(here, language, file), "utf8"),
  );
  const found = texts.flatMap((text) => [...text.matchAll(/^([a-zA-Z][\w-]*) = (.*(?:\n[ \t]+.*)*)/gm)]);
  return new Map(
    found.map(([, id = "", text = ""]) => [id, text.replace(/\{[^}]*\}|크랭크/g, "").toLowerCase()]),
  );
}

describe.each(Object.entries(held))("the term %s", (term, pattern) => {
  const english = [...messagesOf("en")].filter(([id, text]) => pattern.test(text) && !quoted.test(id));
  const words = rows.find((row) => row.term === term)?.words ?? {};
  it.each(["de", "ja", "ko"])("has the glossary's word in %s wherever it stands in English", (language) => {
    expect(english.length).toBeGreaterThan(8);
    const word = (words[language] ?? "").toLowerCase();
    expect(word).not.toBe("");
    const texts = messagesOf(language);
    expect(english.map(([id]) => id).filter((id) => !texts.get(id)?.includes(word))).toEqual([]);
  });
});
