import type { Span } from "#core/document/span.ts";

/** How far a pattern may look back from where a part begins, and ahead from where it ends. */
export const LOOK_BEHIND = 120;
export const LOOK_AHEAD = 8;

/** What a part of a text is made of. */
interface PartOfText {
  /** The part with what stands right before and after it. */
  readonly text: string;
  /** Where the part itself lies in it. */
  readonly body: Span;
  /** The sentences of the part that are read, in order, by their place in `text`. */
  readonly sentences: readonly Span[];
}

/** A place in a part, by its offsets in the part's `text`. */
type Place = Span;

/**
 * A part of a text that is read for consistency by itself, such as a paragraph or some. It never changes but in where
 * it stands, so that what was found in it is found once.
 */
export class TextPart {
  readonly text: string;
  readonly body: Span;
  readonly sentences: readonly Span[];
  /** In lower case; only where that changes no length, it has the same offsets. */
  readonly lower: string;
  /** The offset in the whole text where `text` begins. */
  origin = 0;

  constructor({ text, body, sentences }: PartOfText) {
    this.text = text;
    this.body = body;
    this.sentences = sentences;
    this.lower = text.toLowerCase();
  }

  /** Every match of a pattern (with the flag `g`) that begins in the part itself. */
  *match(pattern: RegExp): Generator<RegExpExecArray> {
    let from = this.body.start;
    for (;;) {
      pattern.lastIndex = from;
      const match = pattern.exec(this.text);
      if (match === null || match.index >= this.body.end) return;
      from = match.index + Math.max(1, match[0].length);
      yield match;
    }
  }

  /** Every place that a pattern finds within a sentence. */
  collect(pattern: RegExp): Place[] {
    const places: Place[] = [];
    let at = 0;
    for (const match of this.match(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      while ((this.sentences[at]?.end ?? Infinity) <= start) at += 1;
      const sentence = this.sentences[at];
      if (sentence !== undefined && sentence.start <= start && end <= sentence.end)
        places.push({ start, end });
    }
    return places;
  }

  /** What stands at a place. */
  read({ start, end }: Place): string {
    return this.text.slice(start, end);
  }
}

/** Makes a function that reads a part once and then knows what it found there, as long as the part lives. */
export function readOnce<Facts>(read: (part: TextPart) => Facts): (part: TextPart) => Facts {
  const known = new WeakMap<TextPart, { readonly facts: Facts }>();
  return (part) => {
    let held = known.get(part);
    if (held === undefined) known.set(part, (held = { facts: read(part) }));
    return held.facts;
  };
}
