// Errors of the core, in the reader's language: a sentence by the error's code, with the place. The core's messages
// are English; in other languages they follow the sentence as a detail.
import { html, nothing, type TemplateResult } from "lit";
import { has, language, t } from "../messages";
import type { Failure } from "../simulation/failure";

/** One sentence, or two with the place; in English the core's own, which say most. */
export function failureSentence({ code, path, message }: Failure): string {
  const known = has(`error-${code}`) && code !== "";
  if (language() === "en" && message !== "" && code !== "out-of-memory" && known) return message;
  const sentence = t(known ? `error-${code}` : "error-other");
  return path === "" ? sentence : t("error-at", { sentence, path });
}

/** The core's English, where the sentence is not that already. */
export function failureDetail(failure: Failure): TemplateResult | typeof nothing {
  return failureSentence(failure) === failure.message ? nothing : coreWords(failure.message);
}

/** "constraints[0]: its λ is not finite" as a place in the document and a sentence. */
export function placeAndSentence(words: string): { place: string; sentence: string } {
  const [, place = "", rest = ""] = /^(?:(\w+(?:\.\w+|\[[^\]]*\])*): )?(.*)$/s.exec(words.trim()) ?? [];
  const sentence = `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`;
  return { place, sentence: /[.!?]$/.test(sentence) || sentence === "" ? sentence : `${sentence}.` };
}

/** English behind words in the reader's language; a body is no place in a document here, and has the number that plots give it. */
export function coreWords(words: string | undefined): TemplateResult | typeof nothing {
  if (!words) return nothing;
  const { place, sentence } = placeAndSentence(
    words.replace(/^bodies\[(\d+)]:/, (_, index: string) => `Body ${Number(index) + 1}:`),
  );
  return html` <small class="core-words" lang="en">${place === "" ? nothing : html`<code>${place}</code> `}${sentence}</small>`;
}

export function failureWords(failure: Failure): TemplateResult {
  return html`${failureSentence(failure)}${failureDetail(failure)}`;
}
