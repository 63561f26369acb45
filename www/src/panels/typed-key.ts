// The key of a keyboard event in a place where one types.

/**
 * "" while an input method composes (Japanese, Korean, Chinese, dead keys): Enter and Escape then choose or give up what
 * is being composed. 229 is the code of all keys there, and in Safari the only sign on the Enter that ends it.
 */
export function typedKey(event: Pick<KeyboardEvent, "key" | "isComposing" | "keyCode">): string {
  return event.isComposing || event.keyCode === 229 ? "" : event.key;
}
