import { withoutOverprints } from "./overprints.ts";
import { withoutPresentationForms } from "./presentation-forms.ts";

/** Characters that a page shows next to each other, in points, with lines running right and following downwards. */
export interface TextPiece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  /** The address of the link that it is part of. */
  readonly address: string | null;
}

/** How lines run on the page: turned by quarters, or from top to bottom with the next line to the left. */
export type WritingFrame = "right" | "down" | "left" | "up" | "vertical";

export interface FramedPiece extends TextPiece {
  readonly frame: WritingFrame;
}

/** What pdf.js tells of a piece of text. */
export interface PdfTextItem {
  readonly str: string;
  readonly transform: readonly unknown[];
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
}

type Matrix = readonly [number, number, number, number, number, number];

function matrixOf(values: readonly unknown[]): Matrix | null {
  const [a, b, c, d, e, f] = values.map((value) => (Number.isFinite(value) ? Number(value) : Number.NaN));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  if (e === undefined || f === undefined) return null;
  const matrix: Matrix = [a, b, c, d, e, f];
  return matrix.some(Number.isNaN) ? null : matrix;
}

function frameOf([a, b]: Matrix): WritingFrame {
  if (Math.abs(a) >= Math.abs(b)) return a >= 0 ? "right" : "left";
  return b >= 0 ? "down" : "up";
}

/** A link on the page, in the same coordinates as pieces of the frame "right". */
export interface PageLink {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly address: string;
}

function addressAt(links: readonly PageLink[], x: number, y: number): string | null {
  const link = links.find(
    ({ left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
  return link?.address ?? null;
}

/** A piece cut where a link begins or ends; widths within it are taken to be the same for all characters. */
function* cutAtLinks(piece: FramedPiece, links: readonly PageLink[]): Generator<FramedPiece> {
  const middle = piece.baseline - piece.size / 3;
  const characters = Array.from(piece.text);
  const width = (piece.right - piece.left) / Math.max(1, characters.length);
  const isNear = links.some(({ top, bottom }) => top <= middle && middle <= bottom);
  if (!isNear) {
    yield piece;
    return;
  }
  let text = "";
  let from = 0;
  let address: string | null = null;
  for (const [index, character] of characters.entries()) {
    const here = addressAt(links, piece.left + (index + 0.5) * width, middle);
    if (here !== address && text !== "") {
      yield { ...piece, text, address, left: piece.left + from * width, right: piece.left + index * width };
      text = "";
      from = index;
    }
    address = here;
    text += character;
  }
  yield { ...piece, text, address, left: piece.left + from * width };
}

/** Pages of newspapers that are set letter by letter have less; what has more was built to take long. */
const mostItems = 40_000;

/**
 * The pieces of a page from pdf.js's items. `toPage` turns the file's coordinates into points from the top left corner;
 * `isVertical` says which fonts write downwards. Items far outside of the page, which nobody sees, are dropped.
 */
export function readPieces(
  items: readonly PdfTextItem[],
  page: { readonly width: number; readonly height: number; readonly toPage: readonly number[] },
  isVertical: (font: string) => boolean,
  links: readonly PageLink[],
): readonly FramedPiece[] {
  const pieces: FramedPiece[] = [];
  if (items.length > mostItems) throw new Error(`A page has ${items.length} pieces of text.`);
  const toPage = matrixOf(page.toPage);
  if (toPage === null) return pieces;
  for (const item of items) {
    const own = matrixOf(item.transform);
    if (own === null || item.str === "") continue;
    const matrix = multiply(toPage, own);
    const [, , , , x, y] = matrix;
    const size = Math.hypot(matrix[2], matrix[3]) || Math.abs(item.height);
    const scale = Math.hypot(toPage[0], toPage[1]);
    if (size < 0.1 || x < -page.width || y < -page.height || x > 2 * page.width || y > 2 * page.height)
      continue;
    const isDown = isVertical(item.fontName);
    const frame = isDown ? "vertical" : frameOf(matrix);
    const length = (isDown ? Math.abs(item.height) : item.width) * scale;
    const [start, baseline] = turned(frame, x, y, page);
    const text = withoutPresentationForms(item.str);
    const piece = { text, left: start, right: start + length, baseline, size, address: null, frame };
    if (frame === "right") pieces.push(...cutAtLinks(piece, links));
    else pieces.push(piece);
  }
  return withoutOverprints(asVertical(pieces, page));
}

const verticalCharacter = /^[\u2010-\u2027\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff01-\uffef]$/u;

/** Whether one character stands right under the other, as in lines that run downwards. */
function isUnder(piece: FramedPiece | undefined, above: FramedPiece | undefined): boolean {
  if (piece === undefined || above === undefined) return false;
  if (!verticalCharacter.test(piece.text) || !verticalCharacter.test(above.text)) return false;
  const step = piece.baseline - above.baseline;
  const { size } = above;
  return Math.abs(piece.left - above.left) < 0.75 * size && step > 0.3 * size && step < 1.9 * size;
}

/** Some programs set vertical lines character by character in fonts that know nothing of it; these are turned. */
function asVertical(
  pieces: readonly FramedPiece[],
  page: { readonly width: number; readonly height: number },
): readonly FramedPiece[] {
  const shown = pieces.filter(({ text, frame }) => text.trim() !== "" && frame === "right");
  const isVertical = new Set<FramedPiece>();
  let from = 0;
  for (let index = 1; index <= shown.length; index += 1) {
    if (isUnder(shown[index], shown[index - 1])) continue;
    if (index - from >= 3) for (const piece of shown.slice(from, index)) isVertical.add(piece);
    from = index;
  }
  const written = pieces.filter(({ text }) => text.trim() !== "");
  // Between marks and at the ends of lines stand fewer characters.
  for (const [index, piece] of written.entries()) {
    const isBeside = [written[index - 1], written[index + 1]].some(
      (near) => near !== undefined && (near.frame === "vertical" || isVertical.has(near)),
    );
    if (isBeside && piece.frame === "right" && verticalCharacter.test(piece.text)) isVertical.add(piece);
  }
  return pieces.map((piece) => {
    if (!isVertical.has(piece)) return piece;
    const middle = (piece.left + piece.right) / 2;
    return {
      ...piece,
      frame: "vertical",
      left: piece.baseline - 0.88 * piece.size,
      right: piece.baseline + 0.12 * piece.size,
      baseline: page.width - middle,
    };
  });
}

function multiply(one: Matrix, other: Matrix): Matrix {
  return [
    one[0] * other[0] + one[2] * other[1],
    one[1] * other[0] + one[3] * other[1],
    one[0] * other[2] + one[2] * other[3],
    one[1] * other[2] + one[3] * other[3],
    one[0] * other[4] + one[2] * other[5] + one[4],
    one[1] * other[4] + one[3] * other[5] + one[5],
  ];
}

/** Coordinates from the top left corner of the page turned so that lines run right and follow downwards. */
function turned(
  frame: WritingFrame,
  x: number,
  y: number,
  { width, height }: { readonly width: number; readonly height: number },
): readonly [number, number] {
  switch (frame) {
    case "right":
      return [x, y];
    case "down":
    case "vertical":
      return [y, width - x];
    case "left":
      return [width - x, height - y];
    case "up":
      return [height - y, x];
  }
}
