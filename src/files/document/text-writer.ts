import type { InlineStyle, TextBlock, TextImage } from "./imported-document.ts";
import { addSpan, type StructureWriter } from "./structure-writer.ts";

/**
 * Writes paragraphs one after another and notes where everything came to stand. A paragraph of which nothing shows
 * leaves no trace, its separator and marker included.
 */
export class TextWriter {
  readonly #structure: StructureWriter;
  readonly #pieces: string[] = [];
  #length = 0;
  #separator = "";
  #marker = "";
  #start = 0;
  #markerEnd = 0;
  #isEmpty = true;
  /** Line breaks that count only if words follow: a page break at the end of a paragraph makes no empty line. */
  #breaks = "";
  #waitingImages: Pick<TextImage, "description" | "address">[] = [];
  /** White space at the start of a paragraph of which nothing shows yet. */
  #indent: { readonly text: string; readonly style: InlineStyle }[] = [];

  constructor(structure: StructureWriter) {
    this.#structure = structure;
  }

  beginParagraph(separator: string, marker: string): void {
    this.#separator = separator;
    this.#marker = marker;
    this.#isEmpty = true;
    this.#breaks = "";
    this.#indent = [];
  }

  text(text: string, style: InlineStyle): void {
    let rest = text;
    if (this.#isEmpty) {
      if (rest.trim() === "") {
        const indent = rest.replaceAll("\n", "");
        if (indent !== "") this.#indent.push({ text: indent, style });
        return;
      }
      // What separates a number or mark from the words is one space, whatever the file has there.
      rest = this.#marker === "" ? rest.replace(/^\n+/, "") : rest.trimStart();
      this.#beginWords();
    }
    let end = rest.length;
    while (end > 0 && rest.charCodeAt(end - 1) === 0x0a) end -= 1;
    if (end > 0) {
      this.#put(this.#breaks);
      this.#breaks = "";
      this.#putStyled(rest.slice(0, end), style);
    }
    this.#breaks += rest.slice(end);
  }

  /** A picture before the first words of its paragraph stands where the next words will. */
  image(description: string, address: string): void {
    if (this.#isEmpty) this.#waitingImages.push({ description, address });
    else this.#structure.images.push({ offset: this.#length, description, address });
  }

  /** Ends the paragraph; says whether anything of it shows, or it was kept though empty. */
  endParagraph(block: Omit<TextBlock, "span" | "marker">, keepsEmpty: boolean): boolean {
    if (this.#isEmpty) {
      if (!keepsEmpty) return false;
      this.#put(this.#separator);
      return true;
    }
    const { kind, level, part, cell } = block;
    this.#structure.blocks.push({
      kind,
      level,
      span: { start: this.#start, end: this.#length },
      marker: { start: this.#start, end: this.#markerEnd },
      part,
      cell,
    });
    return true;
  }

  /** The whole text. */
  finish(): string {
    this.#placeImages();
    return this.#pieces.join("");
  }

  #placeImages(): void {
    for (const image of this.#waitingImages) this.#structure.images.push({ offset: this.#length, ...image });
    this.#waitingImages = [];
  }

  #beginWords(): void {
    this.#isEmpty = false;
    this.#put(this.#separator);
    this.#start = this.#length;
    this.#put(this.#marker);
    this.#markerEnd = this.#length;
    if (this.#marker !== "") this.#put(" ");
    this.#placeImages();
    if (this.#marker !== "") return;
    for (const { text, style } of this.#indent) this.#putStyled(text, style);
  }

  #put(text: string): void {
    if (text === "") return;
    this.#pieces.push(text);
    this.#length += text.length;
  }

  #putStyled(text: string, style: InlineStyle): void {
    const start = this.#length;
    this.#put(text);
    const end = this.#length;
    if (style.bold) addSpan(this.#structure.bold, start, end);
    if (style.italic) addSpan(this.#structure.italic, start, end);
    if (style.isDeleted) addSpan(this.#structure.deleted, start, end);
    if (style.address !== null) this.#structure.link(start, end, style.address);
  }
}
