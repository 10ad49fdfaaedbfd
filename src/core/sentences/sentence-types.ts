import type { Span } from "#core/document/span.ts";

/** What the mark at the end of a sentence makes of it, in the order in which people list them. */
export const sentenceTypes = ["statement", "question", "exclamation", "fragment"] as const;
export type SentenceType = (typeof sentenceTypes)[number];

/** How far back from its end a sentence is looked at: room for a mark, quotes, brackets, a note and emoji. */
const LONGEST_TAIL = 80;
/** What stands after the last letter or number of a sentence. */
const TAIL = /[^\p{L}\p{N}]*$/u;
/** The number of a note after the mark: `so.12`, `so.[3]`; superscript digits are numbers too. */
const NOTE = /(?<=[^\p{N}][.!?…]["”’)]?)(?:\[[^\]\s]{1,20}\]|\d{1,3}|[⁰¹²³⁴-⁹]+|[†‡*])+$/u;
const QUESTION_MARKS = "?？؟⸮‽⁇⁈⁉\u037e﹖";
const EXCLAMATION_MARKS = "!！‼﹗";
/** Every mark that ends a sentence, from its last one back. */
const END_MARKS =
  /[.!?…‼‽⁇⁈⁉\u037e։؞؟۔।॥።፧፨។៕⸮。﹒﹖﹗！．？｡]+(?=[^.!?…‼‽⁇⁈⁉\u037e։؞؟۔।॥።፧፨។៕⸮。﹒﹖﹗！．？｡]*$)/u;
const GREEK_QUESTION = /\p{Script=Greek}["»”)]*;["»”)]*$/u;
const ETHIOPIC_QUESTION = "፧";
/** Armenian sets them on the word that is asked or called, not at the end. */
const ARMENIAN_QUESTION = "՞";
const ARMENIAN_EXCLAMATION = /[՜՛](?=[^՜՛]*$)/u;

/**
 * The type of a sentence by the mark that it ends with: a question mark, also with others beside it (`?!`), makes a
 * question; an exclamation mark an exclamation; a full stop, dots or any other mark that ends sentences a statement.
 * Closing quotes, brackets, notes and emoji after the mark are passed over; of a quotation in a sentence only the mark
 * at the very end counts, so that `“Why?” she asked.` is a statement. Without a mark it is called a fragment: headings,
 * items of lists and captions are, as well as sentences that break off. The wording is not looked at.
 */
export function classifySentence(text: string, { start, end }: Span): SentenceType {
  const near = text.slice(Math.max(start, end - LONGEST_TAIL), end);
  const tail = TAIL.exec(near.replace(NOTE, ""))?.[0] ?? "";
  const marks = END_MARKS.exec(tail)?.[0] ?? "";
  if (marks === "") return GREEK_QUESTION.test(near) ? "question" : "fragment";
  const holds = (kinds: string): boolean => Array.from(kinds).some((mark) => marks.includes(mark));
  if (holds(QUESTION_MARKS) || marks.includes(ETHIOPIC_QUESTION)) return "question";
  if (holds(EXCLAMATION_MARKS)) return "exclamation";
  if (!marks.includes("։")) return "statement";
  if (near.includes(ARMENIAN_QUESTION)) return "question";
  return ARMENIAN_EXCLAMATION.test(near) ? "exclamation" : "statement";
}
