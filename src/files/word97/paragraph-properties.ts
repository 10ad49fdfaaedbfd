import { type ByteView, noBytes } from "./byte-view.ts";
import { readModifiers } from "./property-modifiers.ts";

/** The cells of a table's row. */
export interface RowLayout {
  /** The left and right edges of its cells from left to right, in twentieths of a point: one more than cells. */
  readonly edges: readonly number[];
  readonly isHeading: boolean;
}

/** What a paragraph is, as far as it matters to its text. */
export interface ParagraphProperties {
  readonly style: number;
  /** Index from 1 of its list among the document's, 0 for none. */
  readonly list: number;
  /** 0 to 8. */
  readonly listLevel: number;
  /** 0 to 8, 9 for body text. */
  readonly outlineLevel: number;
  readonly isDropCap: boolean;
  /** How many tables it stands in, one within another. */
  readonly tableDepth: number;
  /** It holds no text but tells of the row that ends with it. */
  readonly isRowEnd: boolean;
  /** It is the last of a cell of an inner table, whose mark is that of a paragraph. */
  readonly isInnerCellEnd: boolean;
  readonly row: RowLayout;
}

const noRow: RowLayout = { edges: [], isHeading: false };

export const plainParagraph: ParagraphProperties = {
  style: 0,
  list: 0,
  listLevel: 0,
  outlineLevel: 9,
  isDropCap: false,
  tableDepth: 0,
  isRowEnd: false,
  isInnerCellEnd: false,
  row: noRow,
};

const codes = {
  isInTable: 0x2416,
  isRowEnd: 0x2417,
  isInnerCellEnd: 0x244b,
  isInnerRowEnd: 0x244c,
  listLevel: 0x260a,
  outlineLevel: 0x2640,
  isHeadingRow: 0x3404,
  dropCap: 0x442c,
  list: 0x460b,
  farProperties: 0x6646,
  olderFarProperties: 0x6645,
  tableDepth: 0x6649,
  tableDepthChange: 0x664a,
  defineTable: 0xd608,
} as const;

/** Word nests tables less deep; files that claim more would only cost time. */
const mostTableDepth = 32;
const notInList = 0xf801;

/** The list that an operand names: negative numbers name lists whose indents were set before lists were known. */
function listOf(operand: number): number {
  if (operand === notInList) return 0;
  return operand > 0x7fff ? 0x1_0000 - operand : operand;
}

function readEdges(operand: ByteView): readonly number[] {
  const cells = operand.length === 0 ? 0 : operand.u8(0);
  if (operand.length < 1 + 2 * (cells + 1)) return [];
  return Array.from({ length: cells + 1 }, (_, index) => operand.i16(1 + 2 * index));
}

/** Applies modifiers to properties. `data` is the stream that long lists of modifiers are put into. */
export function applyParagraphModifiers(
  list: ByteView,
  under: ParagraphProperties,
  data: () => ByteView,
): ParagraphProperties {
  let properties = under;
  for (const { code, operand } of readModifiers(list)) {
    switch (code) {
      case codes.isInTable:
        properties = {
          ...properties,
          tableDepth: operand.u8(0) === 0 ? 0 : Math.max(1, properties.tableDepth),
        };
        break;
      case codes.tableDepth:
        properties = { ...properties, tableDepth: Math.min(mostTableDepth, Math.max(0, operand.i32(0))) };
        break;
      case codes.tableDepthChange: {
        const depth = properties.tableDepth + operand.i32(0);
        properties = { ...properties, tableDepth: Math.min(mostTableDepth, Math.max(0, depth)) };
        break;
      }
      case codes.isRowEnd:
      case codes.isInnerRowEnd:
        properties = { ...properties, isRowEnd: operand.u8(0) !== 0 };
        break;
      case codes.isInnerCellEnd:
        properties = { ...properties, isInnerCellEnd: operand.u8(0) !== 0 };
        break;
      case codes.list:
        properties = { ...properties, list: listOf(operand.u16(0)) };
        break;
      case codes.listLevel:
        properties = { ...properties, listLevel: Math.min(8, operand.u8(0)) };
        break;
      case codes.outlineLevel:
        properties = { ...properties, outlineLevel: Math.min(9, operand.u8(0)) };
        break;
      case codes.dropCap:
        properties = { ...properties, isDropCap: (operand.u8(0) & 7) !== 0 };
        break;
      case codes.isHeadingRow:
        properties = { ...properties, row: { ...properties.row, isHeading: operand.u8(0) !== 0 } };
        break;
      case codes.defineTable:
        properties = { ...properties, row: { ...properties.row, edges: readEdges(operand) } };
        break;
      case codes.farProperties:
      case codes.olderFarProperties:
        properties = applyParagraphModifiers(farList(data(), operand.u32(0)), properties, () => noBytes);
        break;
    }
  }
  return properties;
}

function farList(data: ByteView, offset: number): ByteView {
  if (offset + 2 > data.length) return noBytes;
  return data.slice(offset + 2, Math.min(data.u16(offset), data.length - offset - 2));
}
