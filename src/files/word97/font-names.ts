import type { ByteView } from "./byte-view.ts";

const nameOffset = 40;

/** The names of a document's fonts, by their index ([MS-DOC] 2.9.286, SttbfFfn). */
export function readFontNames(table: ByteView): readonly string[] {
  if (table.length < 4) return [];
  const names: string[] = [];
  const count = table.u16(0);
  let at = 4;
  while (names.length < count && at < table.length) {
    const size = Math.min(1 + table.u8(at), table.length - at);
    const units = Math.max(0, Math.floor((size - nameOffset) / 2));
    const name = units === 0 ? "" : table.text(at + nameOffset, units);
    names.push(name.split("\0", 1)[0] ?? "");
    at += size;
  }
  return names;
}
