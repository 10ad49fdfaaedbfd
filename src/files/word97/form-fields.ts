import type { ByteView } from "./byte-view.ts";

const dropDownType = 2;
/** The number that stands for "nothing chosen yet": the default is shown. */
const noChoice = 25;
/** A list of a form has no more entries than this. */
const mostEntries = 25;
/** The strings between the default and the entries: format, help, status line and two macros. */
const stringsBefore = 5;

/** A number of two bytes; 0 beyond the end, where a broken list has no more to say. */
function wholeAt(data: ByteView, at: number): number {
  return at + 2 <= data.length ? data.u16(at) : 0;
}

/** The place after a string that its length and a zero stand around. */
function skipString(data: ByteView, at: number): number {
  return at + 2 + 2 * wholeAt(data, at) + 2;
}

/**
 * What is chosen in a drop-down list of a form, from the data of its field ([MS-DOC] 2.9.79, FFData); empty for other
 * kinds of fields, for data of other kinds, and for data that breaks off.
 */
export function readDropDown(data: ByteView): string {
  if (data.length < 10 || data.u32(0) !== 0xffff_ffff) return "";
  const bits = data.u16(4);
  if ((bits & 3) !== dropDownType) return "";
  let at = skipString(data, 10);
  const byDefault = wholeAt(data, at);
  at += 2;
  for (let index = 0; index < stringsBefore; index += 1) at = skipString(data, at);
  const chosen = (bits >> 2) & 0x1f;
  const wanted = chosen === noChoice ? byDefault : chosen;
  if (wholeAt(data, at) !== 0xffff || wanted >= Math.min(wholeAt(data, at + 2), mostEntries)) return "";
  at += 6;
  for (let index = 0; index < wanted; index += 1) at += 2 + 2 * wholeAt(data, at);
  const length = wholeAt(data, at);
  return at + 2 + 2 * length > data.length ? "" : data.text(at + 2, length);
}
