import type { Span } from "#core/document/span.ts";
import { SourceMap } from "./source-map.ts";
import type { SourcePiece } from "./source-map.ts";

const whiteSpace = /[\t\n\f\r ]+/y;
const notWhiteSpace = /[^\t\n\f\r ]+/y;

/** Puts a text together from pieces of a source, with white space as one space, and remembers where each came from. */
export class TextBuilder {
  readonly #parts: string[] = [];
  readonly #pieces: SourcePiece[] = [];
  #length = 0;
  #spaceAt: number | null = null;
  #atBlockStart = true;

  get length(): number {
    return this.#length;
  }

  /** Adds characters that stand in the source as they are, from `offset` on. */
  characters(characters: string, offset: number): void {
    let index = 0;
    while (index < characters.length) {
      whiteSpace.lastIndex = index;
      if (whiteSpace.test(characters)) {
        this.#spaceAt ??= offset + index;
        index = whiteSpace.lastIndex;
        continue;
      }
      notWhiteSpace.lastIndex = index;
      notWhiteSpace.test(characters);
      const end = notWhiteSpace.lastIndex;
      const start = offset + index;
      this.#add(characters.slice(index, end), { start, end: offset + end });
      index = end;
    }
  }

  /** Adds a character that stands for something else in the source, such as an entity. */
  replacement(character: string, original: Span): void {
    if (/^[\t\n\f\r ]$/.test(character)) this.#spaceAt ??= original.start;
    else this.#add(character, original);
  }

  /** A break of a line: as a space between words. */
  space(offset: number): void {
    this.#spaceAt ??= offset;
  }

  /** Ends a block; the next one begins after an empty line. */
  endBlock(offset: number): void {
    this.#spaceAt = null;
    if (this.#atBlockStart) return;
    this.#push("\n\n", { start: offset, end: offset });
    this.#atBlockStart = true;
  }

  finish(): { readonly text: string; readonly map: SourceMap } {
    return { text: this.#parts.join(""), map: new SourceMap(this.#pieces) };
  }

  #add(text: string, original: Span): void {
    if (this.#spaceAt !== null && !this.#atBlockStart) {
      this.#push(" ", { start: this.#spaceAt, end: this.#spaceAt + 1 });
    }
    this.#spaceAt = null;
    this.#atBlockStart = false;
    this.#push(text, original);
  }

  #push(text: string, original: Span): void {
    this.#parts.push(text);
    this.#pieces.push({ start: this.#length, length: text.length, original });
    this.#length += text.length;
  }
}
