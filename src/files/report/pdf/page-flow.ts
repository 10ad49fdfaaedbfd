import type { EmbeddedFont } from "./embedded-font.ts";
import { PageCanvas } from "./page-canvas.ts";
import { StructureTree, type StructureElement } from "./structure-tree.ts";
import { lineHeight, type Paragraph } from "./text-layout.ts";

export interface Bookmark {
  readonly title: string;
  readonly page: number;
  /** Points from the page's top. */
  readonly y: number;
}

export interface PlaceOptions {
  /** Default: the whole width between the margins. */
  readonly x?: number;
  readonly width?: number;
  /** Default: the side that the paragraph starts from. */
  readonly side?: "left" | "right";
}

/** Points. */
const MARGIN = { top: 62, side: 62, bottom: 72 } as const;
/** Of line ends that differ by less, none makes a new page: rounding. */
const TOLERANCE = 0.01;

/** Fills pages from the top, one thing under the other, and keeps the structure along with what is drawn. */
export class PageFlow {
  readonly left = MARGIN.side;
  readonly width: number;
  readonly tree = new StructureTree();
  readonly pages: PageCanvas[] = [];
  readonly bookmarks: Bookmark[] = [];
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly #bottom: number;
  readonly #fontNames = new Map<EmbeddedFont, string>();
  #y = 0;

  constructor(pageWidth: number, pageHeight: number) {
    this.pageWidth = pageWidth;
    this.pageHeight = pageHeight;
    this.width = pageWidth - 2 * MARGIN.side;
    this.#bottom = pageHeight - MARGIN.bottom;
    this.startPage();
  }

  get y(): number {
    return this.#y;
  }

  /** The room left on this page. */
  get room(): number {
    return this.#bottom - this.#y;
  }

  /** The room on an empty page. */
  get pageRoom(): number {
    return this.#bottom - MARGIN.top;
  }

  get isAtTop(): boolean {
    return this.#y <= MARGIN.top;
  }

  /** The base line of what stands under the text of each page. */
  get footerBaseline(): number {
    return this.pageHeight - MARGIN.bottom / 2;
  }

  get canvas(): PageCanvas {
    const page = this.pages.at(-1);
    if (page === undefined) throw new RangeError("There is no page yet.");
    return page;
  }

  /** The name under which every page knows each font. */
  get fontNames(): ReadonlyMap<EmbeddedFont, string> {
    return this.#fontNames;
  }

  startPage(): void {
    this.pages.push(
      new PageCanvas(this.pageHeight, (font) => {
        const name = this.#fontNames.get(font) ?? `F${String(this.#fontNames.size + 1)}`;
        this.#fontNames.set(font, name);
        return name;
      }),
    );
    this.#y = MARGIN.top;
  }

  /** White space, which falls away at the top of a page. */
  skip(height: number): void {
    if (!this.isAtTop) this.#y += height;
  }

  /** Moves on past something that was drawn here. */
  advance(height: number): void {
    this.#y += height;
  }

  /** Goes to a new page unless so much fits on this one. */
  require(height: number): void {
    if (height > this.room + TOLERANCE && !this.isAtTop) this.startPage();
  }

  bookmark(title: string): void {
    this.bookmarks.push({ title, page: this.pages.length - 1, y: this.#y });
  }

  /** Marks what `draw` draws on the current page as content of an element. */
  mark(element: StructureElement, draw: (canvas: PageCanvas) => void): void {
    this.canvas.begin(element.type, this.tree.mark(element, this.pages.length - 1));
    draw(this.canvas);
    this.canvas.end();
  }

  /** Marks what `draw` draws as decoration. */
  decorate(draw: (canvas: PageCanvas) => void): void {
    this.canvas.beginArtifact("Layout");
    draw(this.canvas);
    this.canvas.end();
  }

  /** Sets a paragraph at the current height and goes past it, over as many pages as it takes. */
  place(paragraph: Paragraph, element: StructureElement, options: PlaceOptions = {}): void {
    let from = 0;
    const { lines } = paragraph;
    while (from < lines.length) {
      let end = from;
      let height = 0;
      for (; end < lines.length; end += 1) {
        const line = lines[end];
        const own = line === undefined ? 0 : lineHeight(line);
        if (height + own > this.room + TOLERANCE && (end > from || !this.isAtTop)) break;
        height += own;
      }
      // No line alone at the foot or the head of a page.
      if (end - from === 1 && end < lines.length && !this.isAtTop) end = from;
      else if (lines.length - end === 1 && end - from > 2) end -= 1;
      if (end > from) this.placeLines({ ...paragraph, lines: lines.slice(from, end) }, element, options);
      from = end;
      if (from < lines.length) this.startPage();
    }
  }

  /** Sets lines that are known to fit, and goes past them. */
  placeLines(paragraph: Paragraph, element: StructureElement, options: PlaceOptions = {}): void {
    this.mark(element, () => {
      this.advance(this.drawLines(paragraph, this.#y, options));
    });
  }

  /** Draws lines from a height on and tells how high they are; marks and moves nothing. */
  drawLines(paragraph: Paragraph, top: number, options: PlaceOptions = {}): number {
    const { x = this.left, width = this.width } = options;
    const side = options.side ?? (paragraph.isRightToLeft ? "right" : "left");
    let y = top;
    for (const line of paragraph.lines) {
      this.canvas.drawText(line, side === "right" ? x + width - line.width : x, y + line.above);
      y += lineHeight(line);
    }
    return y - top;
  }
}
