// A whole scene, or an experiment, in an address: as JSON, deflated, in base64url. Nothing is stored anywhere else.
import type { SceneDocument } from "../simulation/core";

/** Longer addresses are cut by too many programs that pass them on. Letters */
export const longestLink = 16_000;
/** Largest size of an unpacked document: a broken or malicious link must not fill the memory. bytes */
const largestDocument = 8_000_000;

/** A value of JSON as letters that may stand in an address. */
export async function pack(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const packed = await through(bytes, new CompressionStream("deflate-raw"), Number.POSITIVE_INFINITY);
  let letters = "";
  for (let i = 0; i < packed.length; i += 8192)
    letters += String.fromCharCode(...packed.subarray(i, i + 8192));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The value that `pack` was given, which the caller has to check; rejects when the text is none. */
export async function unpack<T = SceneDocument>(text: string): Promise<T> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const bytes = await through(packed, new DecompressionStream("deflate-raw"), largestDocument);
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as T;
}

/** Text for a link: the present state where it has one and fits, otherwise the start; null when even that is too long. */
export async function shared(
  document: SceneDocument,
  moved: boolean,
): Promise<{ text: string; state: boolean } | null> {
  const { state: _, ...start } = document;
  for (const candidate of moved ? [document, start] : [start]) {
    const text = await pack(candidate);
    if (text.length <= longestLink) return { text, state: candidate === document };
  }
  return null;
}

/** The scene in an address such as "#/laboratory?scene=…"; null when there is none. */
export function sceneIn(hash: string): string | null {
  const at = hash.indexOf("?");
  return at < 0 ? null : new URLSearchParams(hash.slice(at + 1)).get("scene");
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // Errors are reported by the reader.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
