// Messages with more than words in them: formulas, live numbers, controls. A variable {$name} of the message is
// replaced by the slot of that name; *word* is emphasis, **word** is strong.
import { html } from "lit";
import { t } from ".";

/** Values in place of {$name}: anything Lit can render. */
export type Slots = Readonly<Record<string, unknown>>;

/** A character no message holds, around the name of a slot. */
const mark = "\u0001";
/** Punctuation that stays on the line of the slot before it: browsers may break a line between a formula and its full stop. */
const closing = "[.,:;!?)”“’»、。）」]*";
const pieces = new RegExp(`(${mark}[^${mark}]+${mark}${closing}|\\*\\*[^*]+\\*\\*|\\*[^*]+\\*)`);

/** The message as a list Lit can render. */
export function rich(id: string, slots: Slots = {}): unknown[] {
  return compose(t(id, marked(slots)), slots);
}

/** Composes a text with its slots filled. Exported for its test. */
export function compose(text: string, slots: Slots): unknown[] {
  return text
    .split(pieces)
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (piece.startsWith(mark)) {
        const [, name = "", after = ""] = piece.split(mark);
        const slot = slots[name];
        return after ? html`<span class="held">${slot}${after}</span>` : slot;
      }
      if (piece.startsWith("**")) return html`<strong>${compose(piece.slice(2, -2), slots)}</strong>`;
      if (piece.startsWith("*") && piece.length > 2)
        return html`<em>${compose(piece.slice(1, -1), slots)}</em>`;
      return piece;
    });
}

const known = new WeakMap<Slots, Record<string, string>>();

function marked(slots: Slots): Record<string, string> {
  let names = known.get(slots);
  if (!names) {
    names = Object.fromEntries(Object.keys(slots).map((name) => [name, mark + name + mark]));
    known.set(slots, names);
  }
  return names;
}
