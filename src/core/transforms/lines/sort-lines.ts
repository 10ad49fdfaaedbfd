import { countGraphemes } from "./count-graphemes.ts";
import { dropArticle } from "./leading-articles.ts";
import { findField } from "./line-fields.ts";
import { compareLineNumbers, findFirstNumber } from "./line-number.ts";
import type { LineNumber } from "./line-number.ts";
import type { SortLines } from "./line-operation.ts";
import { sortCollated } from "./sort-collated.ts";
import { sortUnits } from "./sort-units.ts";

/** UTF-16 puts surrogates below U+E000 to U+FFFF, while code points they stand for are above. Halves alone go with them. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}

function indicesOf(texts: readonly string[]): number[] {
  return Array.from(texts.keys());
}

function sortByLength(texts: readonly string[], sign: number): readonly number[] {
  const lengths = texts.map(countGraphemes);
  return indicesOf(texts).sort((one, other) => sign * ((lengths[one] ?? 0) - (lengths[other] ?? 0)));
}

function sortByNumber(texts: readonly string[], sign: number): readonly number[] {
  const numbered: { readonly index: number; readonly number: LineNumber }[] = [];
  const without: number[] = [];
  for (const [index, text] of texts.entries()) {
    const number = findFirstNumber(text);
    if (number === null) without.push(index);
    else numbered.push({ index, number });
  }
  numbered.sort((one, other) => sign * compareLineNumbers(one.number, other.number));
  return [...numbered.map(({ index }) => index), ...without];
}

function sortByCharacters(texts: readonly string[], descending: boolean): readonly number[] {
  const offsets = new Uint32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) offsets[index + 1] = (offsets[index] ?? 0) + text.length;
  const units = new Uint16Array(offsets.at(-1) ?? 0);
  let end = 0;
  for (const text of texts) {
    for (let index = 0; index < text.length; index += 1) units[end + index] = rank(text.charCodeAt(index));
    end += text.length;
  }
  const { order, same } = sortUnits({ units, offsets });
  return descending ? reverseGroups(order, same) : Array.from(order);
}

/** From the last to the first, but for equal ones, which stay in their order. */
function reverseGroups(order: Uint32Array, same: Uint8Array): readonly number[] {
  const reversed: number[] = [];
  let end = order.length;
  for (let start = order.length - 1; start >= 0; start -= 1) {
    if (same[start] === 1) continue;
    for (let place = start; place < end; place += 1) reversed.push(order[place] ?? 0);
    end = start;
  }
  return reversed;
}

/** The part of each line that is compared. */
function partsOf(
  lines: readonly string[],
  { by, field, ignoreArticles, ignoreCase, language }: SortLines,
): readonly string[] {
  const folds = by === "characters" && ignoreCase;
  if (field === null && !ignoreArticles && !folds) return lines;
  return lines.map((line) => {
    const part = field === null ? line : line.slice(findField(line, field.number, field.separator));
    const named = ignoreArticles ? dropArticle(part, language) : part;
    return folds ? named.toLowerCase() : named;
  });
}

function orderOf(texts: readonly string[], operation: SortLines): readonly number[] {
  const { by, descending, ignoreCase, language } = operation;
  const sign = descending ? -1 : 1;
  switch (by) {
    case "length":
      return sortByLength(texts, sign);
    case "number":
      return sortByNumber(texts, sign);
    case "characters":
      return sortByCharacters(texts, descending);
    case "alphabet":
    case "natural":
      return sortCollated(texts, { language, numeric: by === "natural", ignoreCase, descending });
  }
}

/**
 * Lines in order. Stable: lines that compare as equal stay in the order in which they stood, descending too. Lines
 * without a number stay last when sorted by number, whichever the direction.
 */
export function sortLines(lines: readonly string[], operation: SortLines): readonly string[] {
  const texts = partsOf(lines, operation);
  return orderOf(texts, operation).map((index) => lines[index] ?? "");
}
