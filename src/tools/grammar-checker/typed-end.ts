/** Typing adds so many units between two checks at most; more is pasted. */
const MOST_TYPED = 12;
const IN_WORD = /^[\p{L}\p{M}'’-]$/u;

/** Where a word ends that somebody is typing: the caret, where letters were added before it and none stand after it. */
export function findTypedEnd(before: string, text: string, caret: number): number | null {
  const added = text.length - before.length;
  if (before === "" || added < 1 || added > MOST_TYPED) return null;
  if (!IN_WORD.test(text.charAt(caret - 1)) || IN_WORD.test(text.charAt(caret))) return null;
  return caret;
}
