import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import type { PageContent } from "./compose-pages.ts";
import type { PdfLibrary } from "./pdf-support.ts";
import { type PageLink, type PdfTextItem, readPieces } from "./text-piece.ts";

/** A link annotation as pdf.js gives it, as far as it is known to be one. */
function linkOf(annotation: unknown, toPage: readonly number[]): PageLink | null {
  if (typeof annotation !== "object" || annotation === null) return null;
  const subtype = "subtype" in annotation ? annotation.subtype : null;
  const url = "url" in annotation ? annotation.url : null;
  const plain = "unsafeUrl" in annotation ? annotation.unsafeUrl : null;
  const address = typeof url === "string" ? url : plain;
  const rectangle: unknown = "rect" in annotation ? annotation.rect : null;
  if (subtype !== "Link" || typeof address !== "string" || !Array.isArray(rectangle)) return null;
  const [x1, y1, x2, y2] = rectangle.map(Number);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = toPage;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null;
  const xs = [a * x1 + c * y1 + e, a * x2 + c * y2 + e];
  const ys = [b * x1 + d * y1 + f, b * x2 + d * y2 + f];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    address,
  };
}

/** What of an annotation is words on the page: the value of a form's field, or the lines of a note typed onto it. */
function shownLines(annotation: object): readonly string[] {
  if ("subtype" in annotation && annotation.subtype === "FreeText") {
    const lines: unknown = "textContent" in annotation ? annotation.textContent : null;
    return Array.isArray(lines) ? lines.map(String) : [];
  }
  const type: unknown = "fieldType" in annotation ? annotation.fieldType : null;
  const value: unknown = "fieldValue" in annotation ? annotation.fieldValue : null;
  if (type === "Tx") return typeof value === "string" ? [value] : [];
  if (type !== "Ch") return [];
  const shown = shownChoices("options" in annotation ? annotation.options : null);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  const words = chosen.flatMap((choice) => (typeof choice === "string" ? (shown.get(choice) ?? choice) : []));
  return words.length === 0 ? [] : [words.join(", ")];
}

/** What a field of choices shows for each value that it keeps, where the two differ. */
function shownChoices(options: unknown): ReadonlyMap<string, string> {
  const shown = new Map<string, string>();
  for (const option of Array.isArray(options) ? options : []) {
    const choice: unknown = option;
    if (typeof choice !== "object" || choice === null) continue;
    const value = "exportValue" in choice ? choice.exportValue : null;
    const words = "displayValue" in choice ? choice.displayValue : null;
    if (typeof value === "string" && typeof words === "string") shown.set(value, words);
  }
  return shown;
}

/** What is written into a form's field or put onto the page as a note of text; the page's own text does not hold it. */
function annotationItems(annotation: unknown): readonly PdfTextItem[] {
  if (typeof annotation !== "object" || annotation === null) return [];
  const isHidden = "hidden" in annotation && annotation.hidden === true;
  const rectangle: unknown = "rect" in annotation ? annotation.rect : null;
  if (isHidden || !Array.isArray(rectangle)) return [];
  const lines = shownLines(annotation)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rectangle.map(Number);
  const [left, bottom, height] = [Math.min(x1, x2), Math.min(y1, y2), Math.abs(y2 - y1)];
  const size = Math.min(10, height / Math.max(1, lines.length));
  return lines.map((line, index) => ({
    str: line,
    transform: [
      size,
      0,
      0,
      size,
      left,
      bottom + 0.2 * size + ((lines.length - 1 - index) * height) / lines.length,
    ],
    // Long values go on beyond their field; the next text must not be thought to stand on them.
    width: Math.min(Math.abs(x2 - x1), 0.5 * size * line.length),
    height: size,
    fontName: "",
  }));
}

function standsOn({ str, transform }: PdfTextItem, field: PdfTextItem): boolean {
  if (str.trim() === "") return false;
  const [x, y] = [
    Number(transform[4]) - Number(field.transform[4]),
    Number(transform[5]) - Number(field.transform[5]),
  ];
  return x > -2 && x < Math.max(4, field.width) && Math.abs(y) < field.height;
}

/** Reads the text of a page. Annotations that cannot be read cost their links, not the text. */
export async function readPage(document: PDFDocumentProxy, number: number): Promise<PageContent> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const toPage = viewport.transform.map(Number);
  const noAnnotations: readonly unknown[] = [];
  const [content, annotations] = await Promise.all([
    page.getTextContent({ disableNormalization: true }),
    page.getAnnotations({ intent: "display" }).catch(() => noAnnotations),
  ]);
  const links = annotations.flatMap((annotation) => linkOf(annotation, toPage) ?? []);
  const items: PdfTextItem[] = content.items.flatMap((item) => ("str" in item ? [item] : []));
  for (const annotation of annotations) {
    // Some programs put the value of a field into the page's text as well, or draw one field twice.
    const added = annotationItems(annotation).filter((field) => !items.some((item) => standsOn(item, field)));
    items.push(...added);
  }
  const { width, height } = viewport;
  const pieces = readPieces(
    items,
    { width, height, toPage },
    (font) => content.styles[font]?.vertical ?? false,
    links,
  );
  page.cleanup();
  return { pieces, width, height };
}

/** Whether a page draws a picture. To be asked of pages without text only: pictures are decoded for it. */
export async function hasPicture(page: PDFPageProxy, { OPS }: PdfLibrary): Promise<boolean> {
  const pictures = new Set([
    OPS.paintImageXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintInlineImageXObject,
    OPS.paintInlineImageXObjectGroup,
    OPS.paintImageMaskXObject,
    OPS.paintImageMaskXObjectGroup,
  ]);
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  return fnArray.some((operation) => pictures.has(operation));
}
