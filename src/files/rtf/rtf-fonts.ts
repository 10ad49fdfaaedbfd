import { decodePage, pageOfCharset } from "./code-pages.ts";
import type { Font } from "./rtf-state.ts";

/** Three bytes in a row that are accented letters in Windows-1252: no western word has them. */
function looksForeign(bytes: Uint8Array): boolean {
  let run = 0;
  for (const byte of bytes) {
    run = byte >= 0xc0 ? run + 1 : 0;
    if (run >= 3) return true;
  }
  return false;
}

/** The fonts of a file, which say what the bytes of text in them mean. */
export class RtfFonts {
  readonly #fonts = new Map<number, Font>();
  #current: Font | null = null;
  /** The code page of the file, for text in no font or one without a character set. */
  page = 1252;
  defaultFont = 0;

  /** Begins the description of a font. */
  begin(number: number): void {
    this.#current = { name: "", charset: null, page: null };
    this.#fonts.set(number, this.#current);
  }

  setCharset(charset: number): void {
    if (this.#current !== null) this.#current.charset = charset;
  }

  setPage(page: number): void {
    if (this.#current !== null) this.#current.page = page;
  }

  addToName(text: string): void {
    if (this.#current !== null) this.#current.name += text;
  }

  nameOf(number: number | null): string {
    return (
      this.#fonts
        .get(number ?? this.defaultFont)
        ?.name.split(";")[0]
        ?.trim() ?? ""
    );
  }

  /** Whether the font has symbols at the places of letters. */
  isSymbolic(number: number | null): boolean {
    return this.#fonts.get(number ?? this.defaultFont)?.charset === 2;
  }

  /** Decodes text in a font. */
  decode(bytes: Uint8Array, number: number | null): string {
    const font = this.#fonts.get(number ?? this.defaultFont);
    const ofCharset =
      font?.charset === null || font?.charset === undefined ? null : pageOfCharset(font.charset);
    const own = font?.page ?? ofCharset;
    // Programs that know one language only write its code page at the start and call every font western.
    const isMistaken = own === 1252 && this.page !== 1252 && looksForeign(bytes);
    const text = decodePage(bytes, own === null || isMistaken ? this.page : own);
    if (own === null || own === this.page || !text.includes("\ufffd")) return text;
    // Bytes that mean nothing in the font's code page were written in that of the document.
    const other = decodePage(bytes, this.page);
    return other.includes("\ufffd") ? text : other;
  }
}
