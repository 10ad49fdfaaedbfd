import type { ListDefinition, ListLevel } from "../docx/numbering-definitions.ts";
import { type ByteView, noBytes } from "./byte-view.ts";
import { numberFormatName } from "./number-formats.ts";
import { readModifiers } from "./property-modifiers.ts";

const listBytes = 28;
const levelBytes = 28;
const overrideBytes = 16;
const fontCode = 0x4a4f;

interface ReadLevel {
  readonly level: ListLevel;
  /** Where what follows the level begins. */
  readonly end: number;
}

interface ListOrigin {
  readonly id: number;
  readonly isSimple: boolean;
}

type FontNames = readonly string[];

function fontOf(modifiers: ByteView, fonts: FontNames): string {
  let font = "";
  for (const { code, operand } of readModifiers(modifiers)) {
    if (code === fontCode) font = fonts[operand.u16(0)] ?? "";
  }
  return font;
}

/** The text of a number, with "%1" in the place of the number of the first level; so does Office Open XML. */
function levelText(units: string): string {
  // oxlint-disable-next-line no-control-regex -- the numbers of levels are written as control characters
  return units.replace(/[\0-\x08]/g, (unit) => `%${unit.charCodeAt(0) + 1}`);
}

/** One level of a list ([MS-DOC] 2.9.150, LVL); `null` where the table breaks off. */
function readLevel(table: ByteView, at: number, fonts: FontNames): ReadLevel | null {
  if (at + levelBytes + 2 > table.length) return null;
  const flags = table.u8(at + 5);
  const characterBytes = table.u8(at + 24);
  const paragraphBytes = table.u8(at + 25);
  const charactersAt = at + levelBytes + paragraphBytes;
  const textAt = charactersAt + characterBytes;
  if (textAt + 2 > table.length) return null;
  const length = table.u16(textAt);
  const end = textAt + 2 + 2 * length;
  if (end > table.length) return null;
  return {
    level: {
      start: table.i32(at),
      format: numberFormatName(table.u8(at + 4)),
      leastDigits: 1,
      text: levelText(table.text(textAt + 2, length)),
      font: fontOf(table.slice(charactersAt, characterBytes), fonts),
      isLegal: (flags & 4) !== 0,
      restart: (flags & 8) === 0 ? null : table.u8(at + 26),
      style: null,
    },
    end,
  };
}

function readOrigins(table: ByteView, fonts: FontNames): ReadonlyMap<number, ReadonlyMap<number, ListLevel>> {
  const origins = new Map<number, ReadonlyMap<number, ListLevel>>();
  const count = table.length < 2 ? 0 : Math.min(table.u16(0), Math.floor((table.length - 2) / listBytes));
  const lists: ListOrigin[] = Array.from({ length: count }, (_, index) => {
    const at = 2 + listBytes * index;
    return { id: table.u32(at), isSimple: (table.u8(at + 26) & 1) !== 0 };
  });
  let at = 2 + listBytes * count;
  for (const { id, isSimple } of lists) {
    const levels = new Map<number, ListLevel>();
    for (let index = 0; index < (isSimple ? 1 : 9); index += 1) {
      const read = readLevel(table, at, fonts);
      if (read === null) return origins;
      levels.set(index, read.level);
      at = read.end;
    }
    origins.set(id, levels);
  }
  return origins;
}

interface Overrides {
  readonly levels: ReadonlyMap<number, ListLevel>;
  readonly starts: ReadonlyMap<number, number>;
  readonly end: number;
}

function readOverrides(table: ByteView, from: number, count: number, fonts: FontNames): Overrides | null {
  const levels = new Map<number, ListLevel>();
  const starts = new Map<number, number>();
  let at = from;
  for (let index = 0; index < count; index += 1) {
    if (at + 8 > table.length) return null;
    const flags = table.u8(at + 4);
    const level = flags & 0xf;
    const hasLevel = (flags & 0x20) !== 0;
    let start = table.i32(at);
    at += 8;
    if (hasLevel) {
      const read = readLevel(table, at, fonts);
      if (read === null) return null;
      levels.set(level, read.level);
      start = read.level.start;
      at = read.end;
    }
    if ((flags & 0x10) !== 0) starts.set(level, start);
  }
  return { levels, starts, end: at };
}

/**
 * The lists of a document by the index, from 1, that paragraphs name: the levels of the list each is made from, and
 * where it differs ([MS-DOC] 2.9.200 PlfLst and 2.9.199 PlfLfo). `lists` goes on beyond its own length: the levels
 * follow it. Tables that break off give the lists before.
 */
export function readLists(
  lists: ByteView,
  listOverrides: ByteView,
  fonts: FontNames,
): ReadonlyMap<string, ListDefinition> {
  const definitions = new Map<string, ListDefinition>();
  const origins = readOrigins(lists, fonts);
  const table = listOverrides.length < 4 ? noBytes : listOverrides;
  const most = Math.max(0, Math.floor((table.length - 4) / overrideBytes));
  const count = table.length === 0 ? 0 : Math.min(table.u32(0), most);
  let at = 4 + overrideBytes * count;
  for (let index = 0; index < count; index += 1) {
    const head = 4 + overrideBytes * index;
    const id = table.u32(head);
    // The overrides of each list have four bytes before them that mean nothing here.
    const own = readOverrides(table, at + 4, table.u8(head + 12), fonts);
    const levels = new Map([...(origins.get(id) ?? []), ...(own?.levels ?? [])]);
    definitions.set(String(index + 1), { origin: String(id), levels, starts: own?.starts ?? new Map() });
    at = own?.end ?? table.length;
  }
  return definitions;
}
