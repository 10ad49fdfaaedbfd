import type { Block } from "./block.ts";
import type { Span } from "./span.ts";
import { isLineBreak } from "./white-space.ts";

/** How many sentences begin in a block; one that the block before began is not among them. */
export function countSentenceStarts({ text, sentences, continues }: Block): number {
  return sentences.length - (continues.sentence && goesOn(text, sentences) ? 1 : 0);
}

/** How many paragraphs begin in a block; one that the block before began is not among them. */
export function countParagraphStarts({ text, paragraphs, continues }: Block): number {
  return paragraphs.length - (continues.paragraph && goesOn(text, paragraphs) ? 1 : 0);
}

/** Whether the first of a block's spans goes on with what was open before the block: no line break comes first. */
function goesOn(text: string, spans: readonly Span[]): boolean {
  const [first] = spans;
  if (first === undefined) return false;
  for (let offset = 0; offset < first.start; offset += 1) {
    if (isLineBreak(text.charCodeAt(offset))) return false;
  }
  return true;
}
