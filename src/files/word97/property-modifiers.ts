import type { ByteView } from "./byte-view.ts";

/** One property that is set to a value: an `sprm` and its operand ([MS-DOC] 2.2.5). */
export interface PropertyModifier {
  readonly code: number;
  /** The operand; for those of variable size, without the count before it. */
  readonly operand: ByteView;
}

const defineTable = 0xd608;
const changeTabs = 0xc615;

/** The size of operands by the top three bits of a code; 6 is of variable size. */
const operandBytes = [1, 1, 2, 4, 2, 2, null, 3] as const;

function operandPlace(
  list: ByteView,
  code: number,
  at: number,
): { readonly from: number; readonly size: number } | null {
  const fixed = operandBytes[code >> 13] ?? null;
  if (fixed !== null) return { from: at, size: fixed };
  if (code === defineTable) {
    if (at + 2 > list.length) return null;
    // Its count is one more than the bytes that follow.
    return { from: at + 2, size: Math.max(0, list.u16(at) - 1) };
  }
  if (at >= list.length) return null;
  const size = list.u8(at);
  if (code !== changeTabs || size < 255) return { from: at + 1, size };
  const removed = 1 + 4 * (at + 1 < list.length ? list.u8(at + 1) : 0);
  const addedAt = at + 1 + removed;
  return { from: at + 1, size: removed + 1 + 3 * (addedAt < list.length ? list.u8(addedAt) : 0) };
}

/** The modifiers of a list, in order. A list that breaks off ends before the modifier that is not whole. */
export function* readModifiers(list: ByteView): Generator<PropertyModifier> {
  let at = 0;
  while (at + 2 <= list.length) {
    const code = list.u16(at);
    const place = operandPlace(list, code, at + 2);
    if (place === null || place.from + place.size > list.length) return;
    yield { code, operand: list.slice(place.from, place.size) };
    at = place.from + place.size;
  }
}
