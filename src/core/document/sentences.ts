import { readSentenceRules } from "../sentences/language-rules.ts";
import { readSentences } from "./sentence-reader.ts";
import type { Span } from "./span.ts";

/**
 * Finds the sentences of paragraphs, from each one's first to last visible character, with closing quotes, notes and
 * emoji. `language` is a BCP 47 tag; `null` when it is not known, which reads as English and safely in any script.
 *
 * A sentence ends at a terminator that white space follows, or with its paragraph. Scripts that put no space need
 * none; nor does a capital after a word in lower case, where the space was forgotten: `end.Start`.
 * It goes on after an abbreviation, an initial or a list number; when the next word has no capital, unless the
 * sentence began without one too; within a parenthesis; and with who said it after a quoted question or exclamation.
 * Items of a list that runs on in a line are sentences of their own; an emoji alone ends nothing.
 * What holds no letter and no number is no sentence: it is counted to a sentence of its paragraph, or left out.
 */
export function findSentences(
  text: string,
  paragraphs: readonly Span[],
  language: string | null = null,
): Span[] {
  return readSentences(text, paragraphs, readSentenceRules(language));
}
