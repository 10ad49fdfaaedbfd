import type { ListDefinition } from "../docx/numbering-definitions.ts";
import { type ByteView, noBytes } from "./byte-view.ts";
import {
  applyCharacterModifiers,
  type CharacterProperties,
  plainCharacters,
} from "./character-properties.ts";
import type { CompoundFile } from "./compound-file.ts";
import { type DrawingShapes, pictureDescription, readDrawingShapes } from "./drawing-shapes.ts";
import type { FileInformation } from "./file-information.ts";
import { readFontNames } from "./font-names.ts";
import { readDropDown } from "./form-fields.ts";
import { FormattedPages } from "./formatted-pages.ts";
import { readLists } from "./list-tables.ts";
import { applyParagraphModifiers, type ParagraphProperties, plainParagraph } from "./paragraph-properties.ts";
import { type Piece, readPieceTable } from "./piece-table.ts";
import { readStyleSheet, type StyleSheet } from "./style-sheet.ts";

/** Characters next to each other that have the same properties. */
export interface CharacterRun {
  readonly end: number;
  readonly properties: CharacterProperties;
}

/** Where the streams beside that of the text come from. */
type StreamSource = Pick<CompoundFile, "stream">;

/** The tables of a document, and the properties of its characters and paragraphs by their positions. */
export class WordTables {
  readonly information: FileInformation;
  readonly text: string;
  readonly fonts: readonly string[];
  readonly lists: ReadonlyMap<string, ListDefinition>;
  readonly shapes: DrawingShapes;
  readonly #file: StreamSource;
  readonly #pieces: readonly Piece[];
  readonly #styles: StyleSheet;
  readonly #characterPages: FormattedPages;
  readonly #paragraphPages: FormattedPages;
  readonly #knownCharacters = new Map<string, CharacterProperties>();
  readonly #knownParagraphs = new Map<number, ParagraphProperties>();
  #data: ByteView | null = null;
  #lastPiece = 0;

  constructor(file: StreamSource, information: FileInformation) {
    this.#file = file;
    this.information = information;
    const { text, pieces } = readPieceTable(information);
    this.text = text;
    this.#pieces = pieces;
    // The formatting of Word 6 and Word 95 has another form, and is not read.
    const table = information.isBeforeWord97 ? () => noBytes : information.table;
    const { document } = information;
    this.fonts = readFontNames(table("fonts"));
    this.#styles = readStyleSheet(table("styleSheet"));
    this.#characterPages = new FormattedPages(document, table("characterPages"), "character");
    this.#paragraphPages = new FormattedPages(document, table("paragraphPages"), "paragraph");
    const lists = information.isBeforeWord97 ? noBytes : information.tableAndRest("lists");
    const overrides = information.isBeforeWord97 ? noBytes : information.tableAndRest("listOverrides");
    this.lists = readLists(lists, overrides, this.fonts);
    this.shapes = readDrawingShapes(table("drawings"));
  }

  /** The properties of the paragraph whose mark is at a position. */
  paragraph(mark: number): ParagraphProperties {
    const piece = this.#pieceAt(mark);
    if (piece === null) return plainParagraph;
    const run = this.#paragraphPages.at(piece.offset + (mark - piece.start) * piece.unitBytes);
    const properties = run === null ? plainParagraph : this.#paragraphAt(run.properties);
    if (piece.modifiers.length === 0) return properties;
    return applyParagraphModifiers(piece.modifiers, properties, this.#readData);
  }

  /** The run of characters that begins at a position, in a paragraph of a style. */
  characters(position: number, paragraphStyle: number): CharacterRun {
    const piece = this.#pieceAt(position);
    if (piece === null) return { end: position + 1, properties: plainCharacters };
    const { start, offset, unitBytes, modifiers } = piece;
    const run = this.#characterPages.at(offset + (position - start) * unitBytes);
    if (run === null) {
      const properties = this.#charactersAt(0, paragraphStyle, modifiers);
      return { end: piece.end, properties };
    }
    const end = Math.min(piece.end, start + Math.ceil((run.to - offset) / unitBytes));
    return {
      end: Math.max(position + 1, end),
      properties: this.#charactersAt(run.properties, paragraphStyle, modifiers),
    };
  }

  /** The words that a picture has for those who do not see it; `place` is where it lies among the data. */
  pictureDescription(place: number): string {
    const data = this.#readData();
    if (place + 6 > data.length) return "";
    const size = Math.min(data.u32(place), data.length - place);
    const headBytes = data.u16(place + 4);
    if (headBytes > size) return "";
    return pictureDescription(data.slice(place + headBytes, size - headBytes));
  }

  /** What is chosen in a drop-down list of a form; `place` is where its field's data lies. Empty for other fields. */
  dropDownChoice(place: number): string {
    const data = this.#readData();
    if (place + 6 > data.length) return "";
    const size = Math.min(data.u32(place), data.length - place);
    const headBytes = data.u16(place + 4);
    return headBytes > size ? "" : readDropDown(data.slice(place + headBytes, size - headBytes));
  }

  readonly #readData = (): ByteView => {
    this.#data ??= this.#file.stream("Data") ?? noBytes;
    return this.#data;
  };

  #pieceAt(position: number): Piece | null {
    const last = this.#pieces[this.#lastPiece];
    if (last !== undefined && last.start <= position && position < last.end) return last;
    let low = 0;
    let high = this.#pieces.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#pieces[middle]?.end ?? Infinity) <= position) low = middle + 1;
      else high = middle;
    }
    this.#lastPiece = low;
    return this.#pieces[low] ?? null;
  }

  #paragraphAt(place: number): ParagraphProperties {
    const known = this.#knownParagraphs.get(place);
    if (known !== undefined) return known;
    const properties = this.#readParagraph(place);
    this.#knownParagraphs.set(place, properties);
    return properties;
  }

  /** Reads the properties of a paragraph: its style's index and modifiers ([MS-DOC] 2.9.184, PapxInFkp). */
  #readParagraph(place: number): ParagraphProperties {
    const { document } = this.information;
    if (place === 0) return this.#styles.paragraph(0);
    const words = document.u8(place);
    const from = words === 0 ? place + 2 : place + 1;
    const size = words === 0 ? 2 * document.u8(place + 1) : 2 * words - 1;
    if (size < 2 || from + size > document.length) return this.#styles.paragraph(0);
    const style = this.#styles.paragraph(document.u16(from));
    return applyParagraphModifiers(document.slice(from + 2, size - 2), style, this.#readData);
  }

  #charactersAt(place: number, paragraphStyle: number, modifiers: ByteView): CharacterProperties {
    const key = `${place} ${paragraphStyle} ${modifiers.bytes.byteOffset} ${modifiers.length}`;
    const known = this.#knownCharacters.get(key);
    if (known !== undefined) return known;
    const base = this.#styles.charactersOfParagraph(paragraphStyle);
    const apply = (modifiers: ByteView, under: CharacterProperties): CharacterProperties =>
      applyCharacterModifiers(modifiers, under, (style, below) => this.#styles.characters(style, below));
    const properties = apply(this.#characterList(place), base);
    const whole = modifiers.length === 0 ? properties : apply(modifiers, properties);
    this.#knownCharacters.set(key, whole);
    return whole;
  }

  #characterList(place: number): ByteView {
    const { document } = this.information;
    const size = place === 0 ? 0 : Math.min(document.u8(place), document.length - place - 1);
    return size === 0 ? noBytes : document.slice(place + 1, size);
  }
}
