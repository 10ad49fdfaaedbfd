import type { Span } from "#core/document/span.ts";

/** Something with its place: `start` is a UTF-16 offset in the document. */
export interface Placed<Value> {
  readonly start: number;
  readonly value: Value;
}

/**
 * What was already open where a block starts. Nearly every block starts a paragraph, and all four are false;
 * only inside a paragraph of more than one block's length does a block go on with something.
 */
export interface Continuation {
  readonly line: boolean;
  readonly paragraph: boolean;
  readonly sentence: boolean;
  /** The cut had to be made within a run of more than a block's length without white space. */
  readonly word: boolean;
}

/**
 * The smallest piece of a document that is read again when it changes: whole lines up to the end of a paragraph,
 * or a part of a very long paragraph cut at a sentence edge. Blank lines belong to the paragraph before them, and
 * several short paragraphs may share a block. The blocks of a document, joined, are its text.
 * Spans count from the block's own start.
 */
export interface Block {
  readonly text: string;
  /** From first to last visible character, with no line break at the end. */
  readonly paragraphs: readonly Span[];
  /** Sentences that hold at least one letter or number, without the white space between them. */
  readonly sentences: readonly Span[];
  /** What the block goes on with, so that a word or line that two blocks share is counted once. */
  readonly continues: Continuation;
}
