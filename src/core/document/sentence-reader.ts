import { findNextItem } from "../sentences/inline-items.ts";
import { holdsWord } from "../sentences/letters.ts";
import { findTerminator } from "../sentences/marks.ts";
import { isInParenthesis } from "../sentences/quotations.ts";
import { readSentenceEdge } from "../sentences/sentence-edge.ts";
import type { SentenceRules } from "../sentences/sentence-rules.ts";
import type { Span } from "./span.ts";
import { skipWhiteSpace, trimWhiteSpaceEnd } from "./white-space.ts";

/** Finds the sentences of paragraphs by the rules for a language; `findSentences` says what these are. */
export function readSentences(text: string, paragraphs: readonly Span[], rules: SentenceRules): Span[] {
  const reader = new SentenceReader(text, rules);
  for (const paragraph of paragraphs) reader.read(paragraph);
  return reader.sentences;
}

class SentenceReader {
  readonly sentences: Span[] = [];
  readonly #text: string;
  readonly #rules: SentenceRules;
  /** The first parenthesis that opens at or after the sentence being read; the text's length when none does. */
  #parenthesis = -1;

  constructor(text: string, rules: SentenceRules) {
    this.#text = text;
    this.#rules = rules;
  }

  read(paragraph: Span): void {
    const text = this.#text;
    const limit = paragraph.end;
    const before = this.sentences.length;
    let start = paragraph.start;
    let offset = start;
    // From `start` to here there is no letter or number; not to be searched again.
    let wordless = start;
    let nextItem = findNextItem(text, start, limit);
    let terminator = findTerminator(text, offset, limit);
    while (offset < limit) {
      // One that is still ahead, past an item, is not to be searched again.
      if (terminator < offset) terminator = findTerminator(text, offset, limit);
      if (nextItem >= 0 && terminator >= nextItem && holdsWord(text, wordless, nextItem)) {
        this.sentences.push({ start, end: trimWhiteSpaceEnd(text, start, nextItem) });
        start = nextItem;
      } else {
        if (terminator >= limit) break;
        const edge = readSentenceEdge(text, { start, terminator, limit }, this.#rules);
        offset = edge.offset;
        if (!edge.isEnd || this.#isInParenthesis(start, terminator, offset)) continue;
        if (!holdsWord(text, wordless, offset)) {
          wordless = offset;
          continue;
        }
        this.sentences.push({ start, end: offset });
        start = skipWhiteSpace(text, offset, limit);
      }
      offset = start;
      wordless = start;
      nextItem = findNextItem(text, start, limit);
    }
    if (start >= limit) return;
    if (holdsWord(text, wordless, limit)) {
      this.sentences.push({ start, end: limit });
    } else if (this.sentences.length > before) {
      const last = this.sentences.pop();
      if (last !== undefined) this.sentences.push({ start: last.start, end: limit });
    }
  }

  #isInParenthesis(start: number, terminator: number, end: number): boolean {
    const text = this.#text;
    if (this.#parenthesis < start) {
      const found = text.indexOf("(", start);
      this.#parenthesis = found < 0 ? text.length : found;
    }
    return (
      this.#parenthesis > start &&
      this.#parenthesis < terminator &&
      isInParenthesis(text, this.#parenthesis, terminator, end)
    );
  }
}
