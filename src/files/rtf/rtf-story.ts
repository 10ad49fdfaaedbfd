import { fieldAddress, fieldSymbol } from "../document/field-codes.ts";
import type { FlowWriter } from "../document/flow-writer.ts";
import type { InlineStyle } from "../document/imported-document.ts";
import { shownBullet } from "../lists/bullets.ts";
import { readSymbol, readSymbols } from "../lists/symbol-fonts.ts";
import { RtfFonts } from "./rtf-fonts.ts";
import {
  newGroupState,
  newParagraphState,
  type Destination,
  type GroupState,
  type OpenShape,
  type ParagraphState,
} from "./rtf-state.ts";
import { RtfTables } from "./rtf-tables.ts";

interface OpenField {
  code: string;
  hasResult: boolean;
}

/** A note's mark in the text, and whether the note counts: one that shows no number was marked by hand. */
export interface RtfNote {
  readonly inline: {
    kind: "note";
    note: "footnote" | "endnote";
    part: number;
    label: string;
    style: InlineStyle;
  };
  isNumbered: boolean;
}

interface OuterStory {
  readonly tables: RtfTables;
  readonly paragraph: ParagraphState;
  readonly marker: string;
}

/** What is known while an RTF file is read, and what is done with its text. */
export class RtfStory {
  readonly writer: FlowWriter;
  readonly fonts = new RtfFonts();
  readonly notes: RtfNote[] = [];
  readonly shapes: OpenShape[] = [];
  readonly fields: OpenField[] = [];
  /** Heading levels of the styles, by number. */
  readonly headingStyles = new Map<number, number>();
  /** Where text went before each of the texts that are held twice. */
  readonly alternatives: Destination[] = [];
  group: GroupState = newGroupState();
  paragraph: ParagraphState = newParagraphState();
  tables: RtfTables;
  marker = "";
  markerFont = "";
  openNotes: RtfNote[] = [];
  noteFormats = { footnote: "decimal", endnote: "lowerRoman" };
  noteStarts = { footnote: 1, endnote: 1 };
  /** The style that is being described. */
  describedStyle: { number: number | null; level: number | null; name: string } = {
    number: null,
    level: null,
    name: "",
  };
  readonly #outer: OuterStory[] = [];

  constructor(writer: FlowWriter) {
    this.writer = writer;
    this.tables = new RtfTables(writer);
  }

  style(): InlineStyle {
    const { bold, italic, isHidden, isDeleted, address } = this.group;
    return this.writer.style({ bold, italic, isHidden, isDeleted, address });
  }

  /** How deep in tables the open paragraph is. */
  get tableDepth(): number {
    const { isInTable, tableDepth } = this.paragraph;
    return Math.min(50, Math.max(isInTable ? 1 : 0, isInTable ? (tableDepth ?? 1) : 0));
  }

  /** Adds characters to wherever text goes now. */
  addText(text: string): void {
    const { group } = this;
    switch (group.destination) {
      case "text":
        this.#noteDeletion();
        this.writer.text(readSymbols(text, this.fonts.nameOf(group.font)), this.style());
        break;
      case "fonts":
        this.fonts.addToName(text);
        break;
      case "styles":
        this.#describeStyle(text);
        break;
      case "field-code": {
        const field = this.fields.at(-1);
        if (field !== undefined) field.code += text;
        break;
      }
      case "list-marker":
        this.marker += text;
        if (text.trim() !== "") this.markerFont = this.fonts.nameOf(group.font);
        break;
      case "property-name":
      case "property-value": {
        const shape = this.shapes.at(-1);
        if (shape === undefined) break;
        if (group.destination === "property-name") shape.propertyName += text;
        else shape.propertyValue += text;
        break;
      }
      case "skipped":
      case "properties":
        break;
    }
  }

  /** Adds bytes in the code page of the open font. */
  addBytes(bytes: Uint8Array): void {
    const { destination, font } = this.group;
    if (destination === "skipped" || destination === "properties") return;
    if (destination !== "fonts" && this.fonts.isSymbolic(font)) {
      const name = this.fonts.nameOf(font);
      const text = Array.from(bytes, (byte) => readSymbol(byte, name) ?? String.fromCharCode(byte)).join("");
      this.addText(text);
    } else {
      this.addText(this.fonts.decode(bytes, destination === "fonts" ? null : font));
    }
  }

  endParagraph(): void {
    if (this.group.destination !== "text") return;
    this.tables.enter(this.tableDepth);
    this.#writeParagraph();
  }

  endCell(depth: number): void {
    if (this.group.destination !== "text") return;
    this.tables.enter(Math.max(1, depth));
    this.#writeParagraph();
    this.tables.endCell();
  }

  endRow(depth: number): void {
    if (this.group.destination === "skipped") return;
    this.tables.endRow(depth);
  }

  /** Opens a part with paragraphs and tables of its own. */
  enterPart(kind: Parameters<FlowWriter["openPart"]>[0]): number {
    const { tables, paragraph, marker } = this;
    this.#outer.push({ tables, paragraph, marker });
    this.tables = new RtfTables(this.writer);
    this.paragraph = newParagraphState();
    this.marker = "";
    return this.writer.openPart(kind);
  }

  leavePart(): void {
    if (this.writer.hasInlines) {
      this.tables.enter(this.tableDepth);
      this.#writeParagraph();
    }
    this.writer.closePart();
    const outer = this.#outer.pop();
    if (outer === undefined) return;
    this.tables = outer.tables;
    this.paragraph = outer.paragraph;
    this.marker = outer.marker;
  }

  /** Ends the innermost field, which may show characters without having a result. */
  endField(): void {
    const field = this.fields.pop();
    if (field === undefined || field.hasResult) return;
    const symbol = fieldSymbol(field.code);
    if (symbol !== null) this.addText(symbol);
  }

  /** Begins the result of the innermost field. */
  beginResult(): void {
    const field = this.fields.at(-1);
    if (field === undefined) return;
    field.hasResult = true;
    this.group.address = fieldAddress(field.code) ?? this.group.address;
  }

  endShape(): void {
    const shape = this.shapes.pop();
    if (shape === undefined) return;
    const outer = this.shapes.at(-1);
    if (outer !== undefined) {
      outer.hasPicture ||= shape.hasPicture;
      if (outer.description === "") outer.description = shape.description;
    } else if (shape.hasPicture && this.group.destination === "text") {
      const description = shape.description.trim();
      this.writer.object({ kind: "image", description, address: "", style: this.style() });
    }
  }

  #noteDeletion(): void {
    const { isDeleted, isMovedAway, deleter } = this.group;
    this.writer.noteDeletion(isDeleted && !isMovedAway ? deleter : null);
  }

  #writeParagraph(): void {
    const { isDeleted, isHidden } = this.group;
    if (isDeleted) this.#noteDeletion();
    const number = this.marker.trim();
    const marker = /^\(?[\p{L}\p{N}]+[.):]/u.test(number) ? number : shownBullet(number, this.markerFont);
    this.marker = "";
    this.markerFont = "";
    const { headingLevel, listLevel } = this.paragraph;
    const joinsNext = isDeleted ? "deleted" : isHidden ? "hidden" : null;
    if (headingLevel !== null)
      this.writer.endParagraph({ kind: "heading", level: headingLevel, marker, joinsNext });
    else if (marker !== "")
      this.writer.endParagraph({ kind: "list-item", level: listLevel + 1, marker, joinsNext });
    else this.writer.endParagraph({ joinsNext });
  }

  /** Adds to the name of the style that is described; a semicolon ends it. */
  #describeStyle(text: string): void {
    const style = this.describedStyle;
    style.name += text;
    if (!text.includes(";")) return;
    const named = /^\s*heading ([1-9])\b/i.exec(style.name)?.[1];
    const level = named === undefined ? style.level : Number(named);
    if (style.number !== null && level !== null) this.headingStyles.set(style.number, level);
    this.describedStyle = { number: null, level: null, name: "" };
  }
}
