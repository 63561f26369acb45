// Number words of the texts and their values: "twice" 2, „ein Fünftel“ 1/5, 「四つ」 4, “서른” 30.
import type { WordClaim } from "./claims";

type Language = keyof WordClaim["words"];
type Spoken = readonly (readonly [word: string, value: number])[];

const english: Spoken = [
  ["two", 2],
  ["twice", 2],
  ["double", 2],
  ["both", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["sixth", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["twelve", 12],
  ["fourteen", 14],
  ["sixteen", 16],
  ["eighteen", 18],
  ["twenty", 20],
  ["twenty-one", 21],
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["sixty", 60],
  ["hundred", 100],
  ["hundred and twenty", 120],
  ["two hundred", 200],
  ["thousand", 1000],
  ["half", 1 / 2],
  ["halve", 1 / 2],
  ["halving", 1 / 2],
  ["third", 1 / 3],
  ["the third,", 3],
  ["third row", 3],
  ["third eigenvalue", 3],
  ["third stage", 3],
  ["two thirds", 2 / 3],
  ["quarter", 1 / 4],
  ["fifth", 1 / 5],
  ["one sixth", 1 / 6],
  ["tenth", 1 / 10],
  ["three tenths", 3 / 10],
  ["sixteenth", 1 / 16],
  ["twentieth", 1 / 20],
  ["sixtieth", 1 / 60],
  ["hundredth", 1 / 100],
  ["four-hundredth", 1 / 400],
  ["millionth", 1e-6],
  ["two millionths", 2e-6],
  ["one", 1],
  ["once", 1],
  ["single", 1],
  ["first", 1],
  ["second", 2],
  ["square", 2],
  ["cube", 3],
  ["cubic", 3],
  ["thirteen", 13],
  ["ten thousand", 10_000],
  ["ten-thousandth", 1 / 10_000],
  ["twenty thousand", 20_000],
  ["fiftieth", 1 / 50],
  ["thousandth", 1 / 1000],
  ["three thousandths", 3 / 1000],
  ["two fifths", 2 / 5],
  ["billionth", 1e-9],
  ["eleven", 11],
  ["fifteen", 15],
  ["seventeen", 17],
  ["nineteen", 19],
  ["seventy", 70],
  ["eighty", 80],
  ["ninety", 90],
  ["dozen", 12],
  ["million", 1e6],
  ["billion", 1e9],
  ["triple", 3],
  ["thrice", 3],
  ["seventh", 1 / 7],
  ["eighth", 1 / 8],
  ["ninth", 1 / 9],
  ["twelfth", 1 / 12],
];
const german: Spoken = [
  ["zwei", 2],
  ["doppel", 2],
  ["quadrat", 2],
  ["beide", 2],
  ["drei", 3],
  ["vier", 4],
  ["fünf", 5],
  ["sechs", 6],
  ["sieben", 7],
  ["acht", 8],
  ["neun", 9],
  ["zehn", 10],
  ["zwölf", 12],
  ["dreizehn", 13],
  ["vierzehn", 14],
  ["sechzehn", 16],
  ["achtzehn", 18],
  ["zwanzig", 20],
  ["einundzwanzig", 21],
  ["dreißig", 30],
  ["vierzig", 40],
  ["fünfzig", 50],
  ["sechzig", 60],
  ["hundert", 100],
  ["hundertzwanzig", 120],
  ["zweihundert", 200],
  ["tausend", 1000],
  ["hälfte", 1 / 2],
  ["halb", 1 / 2],
  ["drittel", 1 / 3],
  ["zwei dritteln", 2 / 3],
  ["viertel", 1 / 4],
  ["fünftel", 1 / 5],
  ["zwei fünftel", 2 / 5],
  ["sechstel", 1 / 6],
  ["zehntel", 1 / 10],
  ["drei zehntel", 3 / 10],
  ["sechzehntel", 1 / 16],
  ["zwanzigstel", 1 / 20],
  ["sechzigstel", 1 / 60],
  ["hundertstel", 1 / 100],
  ["vierhundertstel", 1 / 400],
  ["tausendstel", 1 / 1000],
  ["drei tausendstel", 3 / 1000],
  ["millionstel", 1e-6],
  ["zwei millionstel", 2e-6],
  ["milliardstel", 1e-9],
  ["ein", 1],
  ["erst", 1],
  ["dritt", 3],
  ["quadrat", 2],
  ["tausendstel", 1 / 1000],
];
const japanese: Spoken = [
  ["半分", 1 / 2],
  ["両方", 2],
  ["100万分の1", 1e-6],
  ["千", 1000],
  ["両成分", 2],
  ["どちら", 2],
  ["半頂角", 1 / 2],
  ["100万分の2", 2e-6],
  ["10億分の1", 1e-9],
];
const korean: Spoken = [
  ["절반", 1 / 2],
  ["삼중", 3],
  ["백만분의 1", 1e-6],
  ["백만분의 일", 1e-6],
  ["반꼭지각", 1 / 2],
  ["백만분의 2", 2e-6],
  ["10억분의 1", 1e-9],
  ["제곱", 2],
  ["백", 100],
  ["이백", 200],
  ["천", 1000],
  ["첫", 1],
];

/** Chinese numerals up to 999. */
function kanji(text: string): number {
  const digits = "〇一二三四五六七八九";
  let [sum, digit] = [0, 0];
  for (const sign of text) {
    const factor = { 十: 10, 百: 100 }[sign];
    if (factor === undefined) digit = digits.indexOf(sign);
    else {
      sum += factor * (digit || 1);
      digit = 0;
    }
  }
  return sum + digit;
}
const tens = ["", "열", "(?:스물|스무)", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"];
const ones = [
  "",
  "(?:하나|한)",
  "(?:둘|두)",
  "(?:셋|세)",
  "(?:넷|네)",
  "다섯",
  "여섯",
  "일곱",
  "여덟",
  "아홉",
];
/** Native Korean numerals up to 99, the longer ones first. */
const native = tens
  .flatMap((ten, i) => ones.map((one, k): [RegExp, number] => [new RegExp(`^${ten}${one}`), 10 * i + k]))
  .filter(([, value]) => value > 0)
  .sort((p, q) => q[0].source.length - p[0].source.length);

/** The value of what a text begins with, and its length: of several readings the longest. */
function first(text: string, language: Language): [length: number, value: number] | null {
  const found: [number, number][] = [];
  const list = { en: english, de: german, ja: japanese, ko: korean }[language];
  for (const [word, value] of list) if (text.startsWith(word)) found.push([word.length, value]);
  const fraction = /^(\d+)(?:分の|분의 )(\d+)/.exec(text);
  if (fraction) found.push([fraction[0].length, Number(fraction[2]) / Number(fraction[1])]);
  const figure = /^\d+(?:\.\d+)?/.exec(text)?.[0];
  if (figure) found.push([figure.length, Number(figure)]);
  const chinese = language === "ja" ? /^[一二三四五六七八九十百]+/.exec(text)?.[0] : undefined;
  if (chinese) found.push([chinese.length, kanji(chinese)]);
  if (language === "ko")
    for (const [word, value] of native) {
      const length = word.exec(text)?.[0].length;
      if (length) found.push([length, value]);
    }
  return found.sort((p, q) => q[0] - p[0])[0] ?? null;
}

/** All numbers that a phrase names. */
export function spokenIn(phrase: string, language: Language): number[] {
  const text = phrase.toLowerCase();
  const values: number[] = [];
  for (let i = 0; i < text.length; ) {
    const found = first(text.slice(i), language);
    if (found) values.push(found[1]);
    i += found?.[0] ?? 1;
  }
  return values;
}

const whole = new RegExp(
  `\\b(?:${english
    .map(([word]) => word)
    .sort((p, q) => q.length - p.length)
    .join("|")})(?:(?<=e)d|e?s|fold)?\\b`,
  "gi",
);
/** The number words of an English text and where they stand: whole words, “halves” and “fourfold” too. */
export const numberWordsIn = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(whole)].map((found) => ({ word: found[0].toLowerCase(), at: found.index }));
