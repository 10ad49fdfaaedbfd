import type { Span } from "#core/document/span.ts";
import type { CellPosition, TextStructure } from "#files/document/imported-document.ts";

/** A text and what its format said about it. */
export interface StructuredText {
  readonly text: string;
  readonly structure: TextStructure;
}

/** What stands between two texts that are joined. */
const gap = "\n\n";

function shiftCell(cell: CellPosition | null, tables: number): CellPosition | null {
  if (cell === null) return null;
  return { ...cell, table: cell.table + tables, within: shiftCell(cell.within, tables) };
}

function shifted({ structure }: StructuredText, by: number, tables: number): TextStructure {
  const move = ({ start, end }: Span): Span => ({ start: start + by, end: end + by });
  return {
    blocks: structure.blocks.map((block) => ({
      ...block,
      span: move(block.span),
      marker: move(block.marker),
      cell: shiftCell(block.cell, tables),
    })),
    links: structure.links.map((link) => ({ ...link, span: move(link.span) })),
    images: structure.images.map((image) => ({ ...image, offset: image.offset + by })),
    bold: structure.bold.map(move),
    italic: structure.italic.map(move),
    deleted: structure.deleted.map(move),
  };
}

function tableCount({ blocks }: TextStructure): number {
  return blocks.reduce((most, { cell }) => {
    let tables = most;
    for (let position = cell; position !== null; position = position.within)
      tables = Math.max(tables, position.table + 1);
    return tables;
  }, 0);
}

/** Texts one after another with an empty line between, and one structure for all; empty texts add nothing. */
export function joinTexts(texts: readonly StructuredText[]): StructuredText {
  const parts: TextStructure[] = [];
  let text = "";
  let tables = 0;
  for (const part of texts) {
    if (part.text === "") continue;
    const trimmed = text.replace(/\n+$/, "");
    if (trimmed !== "") text = `${trimmed}${gap}`;
    parts.push(shifted(part, text.length, tables));
    tables += tableCount(part.structure);
    text += part.text;
  }
  return {
    text,
    structure: {
      blocks: parts.flatMap(({ blocks }) => blocks),
      links: parts.flatMap(({ links }) => links),
      images: parts.flatMap(({ images }) => images),
      bold: parts.flatMap(({ bold }) => bold),
      italic: parts.flatMap(({ italic }) => italic),
      deleted: parts.flatMap(({ deleted }) => deleted),
    },
  };
}
