import type { FlowWriter } from "../document/flow-writer.ts";
import type { InlineStyle } from "../document/imported-document.ts";
import { shownBullet } from "../lists/bullets.ts";
import { formatNumber } from "../lists/number-format.ts";
import {
  blockGap,
  endedBy,
  headElements,
  paragraphBoundaries,
  unshownElements,
  voidElements,
} from "./element-kinds.ts";
import { readInlineCss, type CssSays } from "./inline-style-sheet.ts";
import { noChanges, OpenElements, type TextState } from "./open-elements.ts";
import { TableSpans } from "./table-spans.ts";
import type { TagHandler } from "./tag-stream.ts";

type Attributes = ReadonlyMap<string, string>;

interface OpenList {
  readonly isOrdered: boolean;
  readonly format: string;
  readonly hasNoMarker: boolean;
  readonly step: number;
  next: number;
}

/** The item of a list that is open: its number stands before its first words. */
interface OpenItem {
  readonly marker: string;
  readonly level: number;
  isWritten: boolean;
}

const numberFormats: Readonly<Record<string, string>> = {
  a: "columnLower",
  A: "columnUpper",
  i: "lowerRoman",
  I: "upperRoman",
};
const bullets = ["•", "◦", "▪"] as const;
const changesByName: Readonly<Record<string, Partial<TextState>>> = {
  b: { bold: true },
  strong: { bold: true },
  th: { bold: true },
  h1: { bold: true },
  h2: { bold: true },
  h3: { bold: true },
  h4: { bold: true },
  h5: { bold: true },
  h6: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  dfn: { italic: true },
  var: { italic: true },
  address: { italic: true },
  pre: { keepsSpace: true },
  listing: { keepsSpace: true },
  xmp: { keepsSpace: true },
  plaintext: { keepsSpace: true },
};

function wholeNumber(text: string | undefined): number | null {
  const match = /^\s*(-?\d{1,9})/.exec(text ?? "");
  return match === null ? null : Number(match[1]);
}

/** Takes down a page as it is shown: what is between tags, in blocks and lines. */
export class PageReader implements TagHandler {
  readonly #writer: FlowWriter;
  readonly #elements = new OpenElements();
  readonly #lists: OpenList[] = [];
  readonly #items: OpenItem[] = [];
  readonly #headings: number[] = [];
  readonly #tables: TableSpans[] = [];
  readonly #styles = new WeakMap<TextState, InlineStyle>();
  /** The strongest gap since the last words. */
  #gap: "space" | "line" | null = null;
  /** White space that is shown if words follow in the same line; how it would look. */
  #waitingSpace: TextState | null = null;
  #isLineStart = true;
  #dropsLineEnd = false;
  /** A list item as Word writes it into HTML: how deep it is, and its number. */
  #wordList = { level: 0, marker: "", font: "" };

  constructor(writer: FlowWriter) {
    this.#writer = writer;
  }

  open(name: string, attributes: Attributes, isSelfClosing: boolean): void {
    if (name === "plaintext") return;
    if (this.#elements.innermost === "head" && !headElements.has(name)) this.#elements.end("head");
    if (this.#elements.state.isUnshown) {
      // Only so as to find the end of what is not shown.
      if (!voidElements.has(name) && !isSelfClosing) this.#elements.push(name, noChanges, null);
      return;
    }
    const ended = Object.hasOwn(endedBy, name) ? endedBy[name] : undefined;
    if (ended !== undefined) this.#elements.endWithin(ended.names, ended.within);
    if (blockGap(name) !== null) {
      this.#elements.endWithin(["p"], paragraphBoundaries);
      this.#endBlock(name);
    }
    if (voidElements.has(name)) {
      this.#readVoid(name, attributes);
      return;
    }
    if (this.#elements.isFull && !unshownElements.has(name)) return;
    const css = readInlineCss(attributes.get("style") ?? "");
    const end = this.#begin(name, attributes, css);
    this.#elements.push(name, this.#changes(name, attributes, css), end);
    if (isSelfClosing && name.includes(":")) this.#elements.end(name);
    if (name === "pre" || name === "listing") this.#dropsLineEnd = true;
  }

  close(name: string): void {
    if (name === "br") this.#breakLine();
    if (name === "p" && !this.#elements.isOpen("p")) this.#endBlock("p");
    this.#elements.end(name);
  }

  text(text: string): void {
    const { state } = this.#elements;
    if (state.isUnshown) return;
    if (state.isListMarker) {
      this.#wordList.marker += text;
      if (state.font !== "") this.#wordList.font = state.font;
      return;
    }
    if (state.keepsSpace) this.#kept(text, state);
    else this.#collapsed(text, state);
  }

  finish(): void {
    this.#elements.endAll();
    this.#endBlock("p");
  }

  #changes(name: string, attributes: Attributes, css: CssSays): Partial<TextState> {
    if (attributes.size === 0 && !unshownElements.has(name) && name !== "dialog") {
      return Object.hasOwn(changesByName, name) ? (changesByName[name] ?? noChanges) : noChanges;
    }
    const isClosedDialog = name === "dialog" && !attributes.has("open");
    const { bold, italic, isHidden, keepsSpace, isListMarker, font } = css;
    const address = name === "a" ? attributes.get("href") : undefined;
    return {
      ...(Object.hasOwn(changesByName, name) ? changesByName[name] : {}),
      ...(bold === undefined ? {} : { bold }),
      ...(italic === undefined ? {} : { italic }),
      ...(keepsSpace === undefined ? {} : { keepsSpace }),
      ...(font === undefined ? {} : { font }),
      ...(address === undefined || address.trim() === "" ? {} : { address: address.trim() }),
      isHidden: isHidden === true || attributes.has("hidden") || isClosedDialog,
      isListMarker: isListMarker === true,
      isUnshown: unshownElements.has(name),
    };
  }

  /** What an element begins, and what is done at its end. */
  #begin(name: string, attributes: Attributes, css: CssSays): (() => void) | null {
    if (css.listLevel !== undefined) this.#wordList.level = css.listLevel;
    const heading = /^h([1-6])$/.exec(name)?.[1];
    if (heading !== undefined) {
      this.#headings.push(Number(heading));
      return this.#atEnd(name, () => this.#headings.pop());
    }
    switch (name) {
      case "ul":
      case "ol":
      case "menu":
      case "dir":
        this.#lists.push(readList(name, attributes, css));
        return this.#atEnd(name, () => this.#lists.pop());
      case "li":
        this.#items.push(this.#readItem(attributes, css));
        return this.#atEnd(name, () => this.#items.pop());
      case "table":
        this.#writer.openTable();
        this.#tables.push(new TableSpans());
        return this.#atEnd(name, () => {
          this.#writer.closeTable();
          this.#tables.pop();
        });
      case "tr":
        this.#writer.openRow();
        this.#tables.at(-1)?.beginRow();
        return this.#atEnd(name, () => this.#writer.closeCell());
      case "td":
      case "th":
        this.#openCell(attributes, name === "th");
        return this.#atEnd(name, () => this.#writer.closeCell());
      case "q":
        this.text("“");
        return () => this.text("”");
      case "rt":
        this.text("(");
        return () => this.text(")");
      default:
        return blockGap(name) === null ? null : () => this.#endBlock(name);
    }
  }

  #atEnd(name: string, undo: () => unknown): () => void {
    return () => {
      this.#endBlock(name);
      undo();
    };
  }

  #openCell(attributes: Attributes, isHeading: boolean): void {
    const columns = Math.min(1000, Math.max(1, wholeNumber(attributes.get("colspan")) ?? 1));
    const rows = Math.min(10_000, Math.max(1, wholeNumber(attributes.get("rowspan")) ?? 1));
    this.#writer.skipColumns(this.#tables.at(-1)?.place(columns, rows) ?? 0);
    this.#writer.openCell(columns, isHeading);
  }

  #readItem(attributes: Attributes, css: CssSays): OpenItem {
    const list = this.#lists.at(-1);
    const level = Math.max(1, this.#lists.length);
    if (list === undefined || list.hasNoMarker || css.hasNoMarker === true)
      return { marker: "", level, isWritten: false };
    if (!list.isOrdered) return { marker: bullets[Math.min(level, 3) - 1] ?? "•", level, isWritten: false };
    const number = wholeNumber(attributes.get("value")) ?? list.next;
    list.next = number + list.step;
    return { marker: `${formatNumber(number, list.format)}.`, level, isWritten: false };
  }

  #readVoid(name: string, attributes: Attributes): void {
    if (name === "br") this.#breakLine();
    if (name !== "img" || this.#elements.state.isListMarker) return;
    // Space before and after a picture is one space between the words around it.
    this.#writer.object({
      kind: "image",
      description: attributes.get("alt")?.replace(/\s+/g, " ").trim() ?? "",
      address: attributes.get("src")?.startsWith("data:") === true ? "" : (attributes.get("src") ?? ""),
      style: this.#styleOf(this.#elements.state),
    });
  }

  #breakLine(): void {
    const { state } = this.#elements;
    if (state.isUnshown || state.isListMarker) return;
    this.#waitingSpace = null;
    this.#isLineStart = true;
    this.#put("\n", state);
  }

  #kept(text: string, state: TextState): void {
    const kept = this.#dropsLineEnd ? text.replace(/^\r?\n/, "") : text;
    this.#dropsLineEnd = false;
    if (kept === "") return;
    this.#putWaitingSpace();
    this.#put(kept, state);
    this.#isLineStart = kept.endsWith("\n");
  }

  #collapsed(text: string, state: TextState): void {
    const words = text.replace(/[ \t\r\n\f]+/g, " ");
    if (words.startsWith(" ") && !this.#isLineStart) this.#waitingSpace ??= state;
    const shown = words.replace(/^ | $/g, "");
    if (shown === "") return;
    this.#putWaitingSpace();
    this.#put(shown, state);
    this.#isLineStart = false;
    if (words.endsWith(" ")) this.#waitingSpace = state;
  }

  #putWaitingSpace(): void {
    if (this.#waitingSpace !== null) this.#put(" ", this.#waitingSpace);
    this.#waitingSpace = null;
  }

  #put(text: string, state: TextState): void {
    this.#writer.text(text, this.#styleOf(state));
  }

  #styleOf(state: TextState): InlineStyle {
    const before = this.#styles.get(state);
    if (before !== undefined) return before;
    const { bold, italic, isHidden, address } = state;
    const style = this.#writer.style({ bold, italic, isHidden, address });
    this.#styles.set(state, style);
    return style;
  }

  /** Ends the open paragraph, because a block begins or ends. */
  #endBlock(name: string): void {
    const gap = blockGap(name);
    if (this.#writer.hasInlines) {
      this.#writer.endParagraph({ ...this.#kindOfParagraph(), isTight: this.#gap !== "space" });
      this.#gap = null;
    }
    if (gap === "space" || this.#gap === null) this.#gap = gap;
    this.#waitingSpace = null;
    this.#isLineStart = true;
    this.#wordList = { level: this.#wordList.level, marker: "", font: "" };
    if (name === "p") this.#wordList.level = 0;
  }

  #kindOfParagraph(): {
    readonly kind: "heading" | "list-item" | "paragraph";
    readonly level: number;
    readonly marker: string;
  } {
    const { level, marker, font } = this.#wordList;
    const shownMarker = /^\s*[\d(a-z]+[.)]/i.test(marker)
      ? marker.trim()
      : shownBullet(marker.replaceAll("\u00a0", " "), font);
    const heading = this.#headings.at(-1);
    if (heading !== undefined) return { kind: "heading", level: heading, marker: shownMarker };
    if (shownMarker !== "") return { kind: "list-item", level: Math.max(1, level), marker: shownMarker };
    const item = this.#items.at(-1);
    if (item === undefined || item.isWritten) return { kind: "paragraph", level: 0, marker: "" };
    item.isWritten = true;
    return { kind: "list-item", level: item.level, marker: item.marker };
  }
}

function readList(name: string, attributes: Attributes, css: CssSays): OpenList {
  const isOrdered = name === "ol";
  const type = attributes.get("type")?.trim() ?? "";
  return {
    isOrdered,
    format: Object.hasOwn(numberFormats, type) ? (numberFormats[type] ?? "decimal") : "decimal",
    hasNoMarker: css.hasNoMarker === true,
    step: attributes.has("reversed") ? -1 : 1,
    next: wholeNumber(attributes.get("start")) ?? 1,
  };
}
