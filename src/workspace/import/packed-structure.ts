import type { Span } from "#core/document/span.ts";
import type {
  CellPosition,
  PartKind,
  TextBlock,
  TextImage,
  TextLink,
  TextStructure,
} from "#files/document/imported-document.ts";

/**
 * The structure of a text as rows of whole numbers. A book has hundreds of thousands of blocks, and as objects they would
 * hold up the page for seconds when they arrive from a worker; numbers arrive at once, and become objects only when
 * somebody asks for them.
 */
export interface PackedStructure {
  /** Per block: kind, level, start and end of its span, start and end of its marker, part, cell (-1 for none). */
  readonly blocks: Int32Array;
  /** Per cell: table, row, column, columns, 1 for a heading, the cell that it stands within (-1 for none). */
  readonly cells: Int32Array;
  /** Per link: start and end. */
  readonly links: Int32Array;
  readonly addresses: readonly string[];
  readonly imageOffsets: Int32Array;
  readonly imageDescriptions: readonly string[];
  readonly imageAddresses: readonly string[];
  /** Per span: start and end. */
  readonly bold: Int32Array;
  readonly italic: Int32Array;
  readonly deleted: Int32Array;
}

const kinds: readonly TextBlock["kind"][] = ["paragraph", "heading", "list-item"];
const partKinds: readonly PartKind[] = [
  "body",
  "text-box",
  "footnote",
  "endnote",
  "header",
  "footer",
  "comment",
];
const blockFields = 8;
const cellFields = 6;

function packSpans(spans: readonly Span[]): Int32Array {
  const numbers = new Int32Array(spans.length * 2);
  spans.forEach(({ start, end }, index) => numbers.set([start, end], index * 2));
  return numbers;
}

/** Numbers the cells of a document, each object once: the blocks of a cell share it. */
function numberCells(blocks: readonly TextBlock[]): ReadonlyMap<CellPosition, number> {
  const numbers = new Map<CellPosition, number>();
  for (const block of blocks) {
    // From the outermost cell inwards, so that each stands behind the one that it is within.
    const chain: CellPosition[] = [];
    for (let { cell } = block; cell !== null && !numbers.has(cell); cell = cell.within) chain.push(cell);
    for (const cell of chain.toReversed()) numbers.set(cell, numbers.size);
  }
  return numbers;
}

/** Packs a structure for its way from a worker to the page; `unpackStructure` gives the same back. */
export function packStructure(structure: TextStructure): PackedStructure {
  const cellNumbers = numberCells(structure.blocks);
  const cells = new Int32Array(cellNumbers.size * cellFields);
  for (const [{ table, row, column, columns, isHeading, within }, number] of cellNumbers) {
    const outer = within === null ? -1 : (cellNumbers.get(within) ?? -1);
    cells.set([table, row, column, columns, isHeading ? 1 : 0, outer], number * cellFields);
  }
  const blocks = new Int32Array(structure.blocks.length * blockFields);
  structure.blocks.forEach(({ kind, level, span, marker, part, cell }, index) => {
    const fields = [kinds.indexOf(kind), level, span.start, span.end, marker.start, marker.end];
    const cellNumber = cell === null ? -1 : (cellNumbers.get(cell) ?? -1);
    blocks.set([...fields, partKinds.indexOf(part), cellNumber], index * blockFields);
  });
  return {
    blocks,
    cells,
    links: packSpans(structure.links.map(({ span }) => span)),
    addresses: structure.links.map(({ address }) => address),
    imageOffsets: Int32Array.from(structure.images, ({ offset }) => offset),
    imageDescriptions: structure.images.map(({ description }) => description),
    imageAddresses: structure.images.map(({ address }) => address),
    bold: packSpans(structure.bold),
    italic: packSpans(structure.italic),
    deleted: packSpans(structure.deleted),
  };
}

function unpackSpans(numbers: Int32Array): readonly Span[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    start: numbers[index * 2] ?? 0,
    end: numbers[index * 2 + 1] ?? 0,
  }));
}

function unpackCells(numbers: Int32Array): readonly CellPosition[] {
  const cells: CellPosition[] = [];
  for (let at = 0; at + cellFields <= numbers.length; at += cellFields) {
    const [table = 0, row = 0, column = 0, columns = 1, heading = 0, outer = -1] = numbers.subarray(at);
    cells.push({ table, row, column, columns, isHeading: heading === 1, within: cells[outer] ?? null });
  }
  return cells;
}

function unpackBlocks(numbers: Int32Array, cells: readonly CellPosition[]): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  for (let at = 0; at + blockFields <= numbers.length; at += blockFields) {
    const [kind = 0, level = 0, start = 0, end = 0, markerStart = 0, markerEnd = 0, part = 0, cell = -1] =
      numbers.subarray(at, at + blockFields);
    blocks.push({
      kind: kinds[kind] ?? "paragraph",
      level,
      span: { start, end },
      marker: { start: markerStart, end: markerEnd },
      part: partKinds[part] ?? "body",
      cell: cells[cell] ?? null,
    });
  }
  return blocks;
}

/** The structure as objects, for tools. */
export function unpackStructure(packed: PackedStructure): TextStructure {
  const links: readonly TextLink[] = unpackSpans(packed.links).map((span, index) => ({
    span,
    address: packed.addresses[index] ?? "",
  }));
  const images: readonly TextImage[] = Array.from(packed.imageOffsets, (offset, index) => ({
    offset,
    description: packed.imageDescriptions[index] ?? "",
    address: packed.imageAddresses[index] ?? "",
  }));
  return {
    blocks: unpackBlocks(packed.blocks, unpackCells(packed.cells)),
    links,
    images,
    bold: unpackSpans(packed.bold),
    italic: unpackSpans(packed.italic),
    deleted: unpackSpans(packed.deleted),
  };
}

/** What of a packed structure can be given away instead of copied. */
export function buffersOf(packed: PackedStructure): readonly ArrayBufferLike[] {
  const { blocks, cells, links, imageOffsets, bold, italic, deleted } = packed;
  return [blocks, cells, links, imageOffsets, bold, italic, deleted].map(({ buffer }) => buffer);
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** A packed structure that came from elsewhere; `null` for anything else. */
export function parsePackedStructure(value: unknown): PackedStructure | null {
  if (typeof value !== "object" || value === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { blocks, cells, links, addresses, imageOffsets, imageDescriptions, imageAddresses } = fields;
  const { bold, italic, deleted } = fields;
  if (!(blocks instanceof Int32Array) || !(cells instanceof Int32Array)) return null;
  if (!(links instanceof Int32Array) || !(imageOffsets instanceof Int32Array)) return null;
  if (!(bold instanceof Int32Array) || !(italic instanceof Int32Array)) return null;
  if (!(deleted instanceof Int32Array) || !isTextList(addresses)) return null;
  if (!isTextList(imageDescriptions) || !isTextList(imageAddresses)) return null;
  return {
    blocks,
    cells,
    links,
    addresses,
    imageOffsets,
    imageDescriptions,
    imageAddresses,
    bold,
    italic,
    deleted,
  };
}
