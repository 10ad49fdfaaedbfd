import type { Span } from "#core/document/span.ts";

/** What a file turned out to be, told by its content. */
export type DocumentFormat =
  | "text"
  | "markdown"
  | "html"
  | "subtitles"
  | "rtf"
  | "docx"
  | "odt"
  | "doc"
  | "pdf";

/** Where a block stands: in the running text, or apart from it. */
export type PartKind = "body" | "text-box" | "footnote" | "endnote" | "header" | "footer" | "comment";

/** A cell of a table. Tables are numbered through the document from 0, rows and columns within a table from 0. */
export interface CellPosition {
  readonly table: number;
  readonly row: number;
  readonly column: number;
  /** How many columns the cell is wide. */
  readonly columns: number;
  /** Whether the row or cell is marked as a heading of the table. */
  readonly isHeading: boolean;
  /** The cell that the table stands in, for a table within a table. */
  readonly within: CellPosition | null;
}

/** A paragraph of any kind. Its span holds its marker (the number or bullet) and its text, no line end. */
export interface TextBlock {
  readonly kind: "paragraph" | "heading" | "list-item";
  /** 1 to 9 for headings; how deep a list item is nested, from 1; 0 for paragraphs. */
  readonly level: number;
  readonly span: Span;
  /** The number, bullet or note mark that stands before the words; empty where there is none or it is not shown. */
  readonly marker: Span;
  readonly part: PartKind;
  readonly cell: CellPosition | null;
}

/** The words of a link, and the address it leads to as the file gives it: it is not checked. */
export interface TextLink {
  readonly span: Span;
  readonly address: string;
}

/** A picture, by the offset in the text at which it stands. */
export interface TextImage {
  readonly offset: number;
  /** The alternative text; empty where the author gave none. */
  readonly description: string;
  /** The address as the file gives it; empty where the picture is inside the file. */
  readonly address: string;
}

/** What the format says about the text. All lists are in the order of the text. */
export interface TextStructure {
  /** Empty for plain text, which marks nothing. */
  readonly blocks: readonly TextBlock[];
  readonly links: readonly TextLink[];
  readonly images: readonly TextImage[];
  readonly bold: readonly Span[];
  readonly italic: readonly Span[];
  /** Passages that the author deleted with changes tracked; only where they are shown. */
  readonly deleted: readonly Span[];
}

/** Something that is in the file and not in the text, and how often. */
export interface LeftOut {
  readonly kind:
    | "deletion"
    | "comment"
    | "hidden-text"
    | "footnote"
    | "endnote"
    | "text-box"
    | "header"
    | "footer"
    | "undecodable"
    | "embedded-document"
    | "structure"
    | "picture-page"
    | "unreadable-page"
    | "damaged-page"
    | "rest";
  readonly count: number;
}

/** The switches of a word processor's own count and print dialogs. */
export interface ComposeOptions {
  /** Footnotes and endnotes, after the body, with their marks in the text. */
  readonly notes?: boolean;
  /** Text boxes, after the paragraph that they are anchored to. */
  readonly textBoxes?: boolean;
  /** Page headers before the body, page footers at the end, each once. */
  readonly headersAndFooters?: boolean;
  /** Passages deleted with changes tracked, at their places. */
  readonly deletions?: boolean;
  /** Comments of the margin, at the end. */
  readonly comments?: boolean;
  readonly hiddenText?: boolean;
  /** The numbers and bullets of lists and numbered headings. */
  readonly listMarkers?: boolean;
  /**
   * The marks of notes in brackets, in the text and before each note. Off, as they are no words: neither does a word
   * processor count them.
   */
  readonly noteMarks?: boolean;
  /** What stands between paragraphs. With "line-end", empty paragraphs are kept as empty lines. */
  readonly paragraphGap?: "blank-line" | "line-end";
}

/** A text made from a document under some switches. */
export interface ComposedText {
  /** Plain text; every line ends with LF. */
  readonly text: string;
  readonly structure: TextStructure;
  readonly leftOut: readonly LeftOut[];
  /** The same in words, one sentence each: "3 tracked deletions are not included." */
  readonly notes: readonly string[];
}

/** How a run of characters looks, and whether it is shown. Equal styles are the same object. */
export interface InlineStyle {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly isHidden: boolean;
  /** Deleted with changes tracked. */
  readonly isDeleted: boolean;
  /** The address of the link that the run belongs to. */
  readonly address: string | null;
}

/** A piece of a paragraph. */
export type Inline =
  | { readonly kind: "text"; readonly text: string; readonly style: InlineStyle }
  | {
      readonly kind: "image";
      readonly description: string;
      readonly address: string;
      readonly style: InlineStyle;
    }
  | {
      readonly kind: "note";
      readonly note: "footnote" | "endnote";
      /** Index among the parts of the document. */
      readonly part: number;
      /** The mark as shown, without brackets; empty where the author typed a mark into the text. */
      readonly label: string;
      readonly style: InlineStyle;
    }
  | { readonly kind: "text-box"; readonly part: number; readonly style: InlineStyle };

/** A paragraph before it is put into a text. */
export interface FlowBlock {
  readonly kind: TextBlock["kind"];
  readonly level: number;
  readonly marker: string;
  readonly cell: CellPosition | null;
  /** No blank line stands between this block and the one before it. */
  readonly isTight: boolean;
  /** The end of the paragraph is not shown, for this reason: its words run on into the next paragraph. */
  readonly joinsNext: "deleted" | "hidden" | "drop-cap" | null;
  readonly inlines: readonly Inline[];
}

/** A story of its own: the body, a note, a text box, a header. */
export interface FlowPart {
  readonly kind: PartKind;
  readonly blocks: readonly FlowBlock[];
}

/**
 * What was read, before the switches are applied. Formats that are text already keep it as written; the others are
 * a list of parts, the body first.
 */
export type DocumentParts =
  | { readonly kind: "written"; readonly text: string; readonly structure: TextStructure }
  | {
      readonly kind: "flow";
      readonly parts: readonly FlowPart[];
      /** How many tracked deletions the parts hold; a deleted end of a paragraph is one too. */
      readonly deletions: number;
    };

/** A file that was read: its text under the usual switches, and all that is needed to make it under others. */
export interface ImportedDocument extends ComposedText {
  /** The name of the file, as given. */
  readonly name: string;
  readonly format: DocumentFormat;
  /** The encoding of the bytes (a label of the WHATWG Encoding Standard) for formats that are text; else `null`. */
  readonly encoding: string | null;
  readonly parts: DocumentParts;
  /** What no switch can bring back, and is told among `leftOut`. */
  readonly losses: readonly LeftOut[];
}
