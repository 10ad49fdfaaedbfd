import type { Span } from "#core/document/span.ts";
import type { PageReading, Sentence } from "./words/page-reading.ts";

/** How a place is known again after edits elsewhere: by its own words, or by the sentence that it stands in. */
export type AcceptedBy = "words" | "sentence";

/** A place that a person has put aside: the id of the check, and the key of the place. */
export interface AcceptedPlace {
  readonly check: string;
  readonly place: string;
}

const mostUnits = 200;
const contextUnits = 40;

/** The sentence in which an offset lies; sentences ascend. */
function sentenceAt(sentences: readonly Sentence[], offset: number): Sentence | null {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.span.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const sentence = sentences[low - 1];
  return sentence !== undefined && offset < sentence.span.end ? sentence : null;
}

/** White space as one space; of a long text its beginning and end, and how much lies between. */
function shorten(text: string): string {
  if (text.length <= mostUnits) return text.replace(/\s+/g, " ").trim();
  const half = mostUnits / 2;
  const left = text.length - mostUnits;
  return shorten(`${text.slice(0, half)} …${left}… `) + shorten(text.slice(-half));
}

/**
 * The words by which a place of a page's text is known again, as long as they are not changed. Alike words give the same
 * key wherever they stand. A picture is known by its address, any other place without words by those before it.
 */
export function keyOfPlace({ page, sentences }: PageReading, { start, end }: Span, by: AcceptedBy): string {
  const sentence = by === "sentence" && end > start ? sentenceAt(sentences, start) : null;
  if (sentence !== null) return shorten(sentence.text);
  if (end > start) return shorten(page.text.slice(start, end));
  const picture = page.images.find(({ offset, address }) => offset === start && address !== "");
  if (picture !== undefined) return shorten(picture.address);
  return shorten(page.text.slice(Math.max(0, start - contextUnits), start));
}
