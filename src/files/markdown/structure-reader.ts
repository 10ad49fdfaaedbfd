import { Lexer, type MarkedToken, type Token, type Tokens } from "marked";

import type { Span } from "#core/document/span.ts";

import type { CellPosition, TextBlock } from "../document/imported-document.ts";
import { addSpan, type StructureWriter } from "../document/structure-writer.ts";
import { TextView } from "./text-view.ts";

/** The addresses that links name instead of writing them out. */
export type LinkDefinitions = Readonly<Record<string, { readonly href: string; readonly title: string }>>;

/** Where blocks are. */
interface Surroundings {
  readonly listLevel: number;
  /** The list item whose first paragraph is still to come: where its number or bullet stands. */
  readonly item: Span | null;
}

const ownTypes: ReadonlySet<string> = new Set<MarkedToken["type"]>([
  "blockquote",
  "br",
  "checkbox",
  "code",
  "codespan",
  "def",
  "del",
  "em",
  "escape",
  "heading",
  "hr",
  "html",
  "image",
  "link",
  "list",
  "list_item",
  "paragraph",
  "space",
  "strong",
  "table",
  "text",
]);

/** Whether a token is one of the parser's own and not of an extension; none is used. */
function isOwn(token: Token): token is MarkedToken {
  return ownTypes.has(token.type);
}

/** Reads the structure of slices of a Markdown text, in the order of the text. */
export class StructureReader {
  readonly #structure: StructureWriter;
  readonly #definitions: LinkDefinitions;
  #tables = 0;

  constructor(structure: StructureWriter, definitions: LinkDefinitions) {
    this.#structure = structure;
    this.#definitions = definitions;
  }

  /** Reads a slice that begins at an offset of the document. Throws `RangeError` for one that nests too deep. */
  read(slice: string, start: number): void {
    const lexer = new Lexer();
    Object.assign(lexer.tokens.links, this.#definitions);
    this.#blocks(lexer.lex(slice), TextView.of(slice, start), { listLevel: 0, item: null });
  }

  #blocks(tokens: readonly Token[], view: TextView, around: Surroundings): void {
    let offset = 0;
    let { item } = around;
    for (const token of tokens) {
      const start = view.text.indexOf(token.raw, offset);
      if (start < 0) continue;
      offset = start + token.raw.length;
      this.#block(token, view, start, { ...around, item });
      if (token.type !== "space" && token.type !== "checkbox") item = null;
    }
  }

  #block(token: Token, view: TextView, start: number, around: Surroundings): void {
    if (!isOwn(token)) return;
    if (token.type === "heading") {
      this.#heading(token, view, start);
    } else if (token.type === "list") {
      this.#list(token, view, start, around.listLevel + 1);
    } else if (token.type === "blockquote") {
      const inner = view.narrow(token.text, start, start + token.raw.length);
      if (inner !== null) this.#blocks(token.tokens, inner, around);
    } else if (token.type === "table") {
      this.#table(token, view, start);
    } else if (token.type === "paragraph" || token.type === "text" || token.type === "code") {
      const { item, listLevel } = around;
      const kind =
        item === null
          ? ({ kind: "paragraph", level: 0 } as const)
          : ({ kind: "list-item", level: listLevel } as const);
      this.#add(kind, token.raw, view, start, item);
      if (token.type !== "code") this.#inlines(token.tokens ?? [], view, start);
    }
  }

  #heading(heading: Tokens.Heading, view: TextView, start: number): void {
    const sign = /^ {0,3}#/.test(heading.raw) ? heading.raw.indexOf("#") : -1;
    const marker =
      sign < 0
        ? null
        : { start: view.toDocument(start + sign), end: view.toDocument(start + sign + heading.depth) };
    this.#add({ kind: "heading", level: heading.depth }, heading.raw, view, start, marker);
    this.#inlines(heading.tokens, view, start + Math.max(0, heading.raw.indexOf(heading.text)));
  }

  /** Adds a block; `marker` is where its number or mark stands in the document. */
  #add(
    kind: Pick<TextBlock, "kind" | "level">,
    raw: string,
    view: TextView,
    start: number,
    marker: Span | null,
    cell: CellPosition | null = null,
  ): void {
    const end = start + raw.trimEnd().length;
    const first = start + raw.length - raw.trimStart().length;
    if (end <= first) return;
    const words = { start: view.toDocument(first), end: view.toDocument(end) };
    this.#structure.blocks.push({
      ...kind,
      span: { start: Math.min(words.start, marker?.start ?? words.start), end: words.end },
      marker: marker ?? { start: words.start, end: words.start },
      part: "body",
      cell,
    });
  }

  #list(list: Tokens.List, view: TextView, start: number, listLevel: number): void {
    let offset = start;
    for (const item of list.items) {
      const at = view.text.indexOf(item.raw, offset);
      if (at < 0) continue;
      offset = at + item.raw.length;
      const marker = /^\s*(?:[-*+]|\d{1,9}[.)])/.exec(item.raw)?.[0] ?? "";
      const markerStart = at + marker.length - marker.trimStart().length;
      const inner = view.narrow(item.text, at, offset);
      if (inner === null) continue;
      const place = { start: view.toDocument(markerStart), end: view.toDocument(at + marker.length) };
      this.#blocks(item.tokens, inner, { listLevel, item: place });
    }
  }

  #table(table: Tokens.Table, view: TextView, start: number): void {
    const number = this.#tables;
    this.#tables += 1;
    const lines = table.raw.split("\n");
    const rows = [table.header, null, ...table.rows];
    let lineStart = start;
    for (const [index, cells] of rows.entries()) {
      const line = lines[index] ?? "";
      let column = 0;
      let offset = 0;
      for (const cell of cells ?? []) {
        const at = line.indexOf(cell.text, offset);
        const position = {
          table: number,
          row: Math.max(0, index - 1),
          column,
          columns: 1,
          isHeading: index === 0,
          within: null,
        };
        column += 1;
        if (at < 0 || cell.text === "") continue;
        offset = at + cell.text.length;
        this.#add({ kind: "paragraph", level: 0 }, cell.text, view, lineStart + at, null, position);
        this.#inlines(cell.tokens, view, lineStart + at);
      }
      lineStart += line.length + 1;
    }
  }

  #inlines(tokens: readonly Token[], view: TextView, from: number): void {
    let offset = from;
    for (const token of tokens) {
      const at = view.text.indexOf(token.raw, offset);
      if (at < 0) continue;
      offset = at + token.raw.length;
      this.#inline(token, view, at);
    }
  }

  #inline(token: Token, view: TextView, at: number): void {
    if (!isOwn(token)) return;
    if (token.type === "image") {
      const { text, href } = token;
      this.#structure.images.push({ offset: view.toDocument(at), description: text, address: href });
      return;
    }
    if (token.type !== "strong" && token.type !== "em" && token.type !== "del" && token.type !== "link")
      return;
    const textStart = at + Math.max(0, token.raw.indexOf(token.text));
    const start = view.toDocument(textStart);
    const end = view.toDocument(textStart + token.text.length);
    if (token.type === "strong") addSpan(this.#structure.bold, start, end);
    if (token.type === "em") addSpan(this.#structure.italic, start, end);
    if (token.type === "link") this.#structure.link(start, end, token.href);
    this.#inlines(token.tokens, view, textStart);
  }
}
