import { findBidiLevels, type BaseDirection } from "../bidi-levels.ts";
import { findLineBreaks } from "./line-breaks.ts";
import type { Shaper, ShapedCluster, ShapeStyle } from "./shaper.ts";

/** How a stretch of text looks. */
export interface TextStyle extends ShapeStyle {
  /** Points. */
  readonly size: number;
  /** Points from base line to base line, at least. */
  readonly leading: number;
  /** `#rrggbb`. */
  readonly color: string;
  readonly underline?: Underline;
}

/** A line under text, in its own colour and pattern. */
export interface Underline {
  readonly color: string;
  readonly pattern: "wave" | "dots" | "dashes" | "line";
}

export interface TextSpan {
  readonly text: string;
  readonly style: TextStyle;
}

/** A stretch of a line in one style, from left to right. */
export interface LineRun {
  readonly style: TextStyle;
  readonly clusters: readonly ShapedCluster[];
  /** Points from the left end of the line. */
  readonly x: number;
  readonly width: number;
}

export interface Line {
  readonly runs: readonly LineRun[];
  /** Points, without the spaces at the end. */
  readonly width: number;
  /** Points from the line's top to its base line, and from there to its bottom. */
  readonly above: number;
  readonly below: number;
}

export interface Paragraph {
  readonly lines: readonly Line[];
  readonly isRightToLeft: boolean;
  readonly height: number;
}

/** A cluster in the order of the text. */
interface Item {
  readonly cluster: ShapedCluster;
  readonly style: TextStyle;
  readonly level: number;
  readonly isSpace: boolean;
  /** Points. */
  readonly width: number;
  /** Whether a line may end before it. */
  readonly mayStart: boolean;
  readonly ascent: number;
  readonly descent: number;
}

const TAB = "    ";
const SPACE = /[ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/;
/** Shaped one by one: their shapes do not depend on their neighbours, and few make most of a text. */
const ALONE = /[\u3001-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uff9d]/;
const WORDS =
  /[\u3001-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uff9d]\p{M}*|[ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]+|[^ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uff9d]+|./gsu;

/**
 * Sets a paragraph (no line ends in it) in lines of a width in points: shaped, broken greedily where UAX #14 allows
 * and anywhere between clusters where a word alone is too wide, each line ordered by UAX #9 (rules L1 and L2).
 */
export async function layOutParagraph(
  spans: readonly TextSpan[],
  width: number,
  direction: BaseDirection,
  shaper: Shaper,
): Promise<Paragraph> {
  const prepared = spans.map(({ text, style }) => ({ text: text.replaceAll("\t", TAB), style }));
  for (const { text, style } of prepared) await shaper.prepare([text, " "], style.typeface);
  const whole = prepared.map(({ text }) => text).join("");
  const { levels, base } = findBidiLevels(whole, direction);
  const items = shapeItems(prepared, levels, findLineBreaks(whole), shaper);
  const first = prepared[0]?.style;
  const lines = breakLines(items, width).map((line) => arrangeLine(line, base, first));
  const height = lines.reduce((sum, line) => sum + lineHeight(line), 0);
  return { lines, isRightToLeft: base === 1, height };
}

/** Points from the top of a line to its bottom. */
export function lineHeight({ above, below }: Line): number {
  return above + below;
}

function shapeItems(
  spans: readonly TextSpan[],
  levels: Uint8Array,
  breaks: Uint8Array,
  shaper: Shaper,
): readonly Item[] {
  const items: Item[] = [];
  let start = 0;
  for (const { text, style } of spans) {
    for (const [word] of text.matchAll(WORDS)) {
      for (const piece of splitByLevel(word, levels, start)) {
        const level = levels[start] ?? 0;
        const shaped = shaper.shape(piece, level % 2 === 1, style);
        const isSpace = SPACE.test(piece.charAt(0));
        for (const cluster of shaped.clusters) {
          items.push({
            cluster,
            style,
            level,
            isSpace,
            width: (cluster.advance * style.size) / 1000,
            mayStart: breaks[start] === 1,
            ascent: shaped.ascent,
            descent: shaped.descent,
          });
          start += cluster.length;
        }
      }
    }
  }
  return items;
}

function splitByLevel(word: string, levels: Uint8Array, start: number): readonly string[] {
  if (ALONE.test(word.charAt(0))) return [word];
  const pieces: string[] = [];
  let from = 0;
  for (let index = 1; index <= word.length; index += 1) {
    if (index === word.length || levels[start + index] !== levels[start + from]) {
      pieces.push(word.slice(from, index));
      from = index;
    }
  }
  return pieces;
}

function breakLines(items: readonly Item[], width: number): readonly (readonly Item[])[] {
  const lines: (readonly Item[])[] = [];
  let start = 0;
  let lastChance = 0;
  let used = 0;
  /** The width up to the last chance to break. */
  let usedThere = 0;
  for (const [index, item] of items.entries()) {
    if (item.mayStart && index > start) {
      lastChance = index;
      usedThere = used;
    }
    const isOver = used + item.width > width + 0.01;
    if (isOver && !item.isSpace && index > start) {
      const end = lastChance > start ? lastChance : index;
      lines.push(items.slice(start, end));
      used -= lastChance > start ? usedThere : used;
      start = end;
      lastChance = end;
    }
    used += item.width;
  }
  lines.push(items.slice(start));
  return lines;
}

function arrangeLine(items: readonly Item[], base: 0 | 1, fallback: TextStyle | undefined): Line {
  let end = items.length;
  while (end > 0 && items[end - 1]?.isSpace === true) end -= 1;
  const width = items.slice(0, end).reduce((sum, item) => sum + item.width, 0);
  // One space stays, so that words of two lines are two words in the file.
  const kept = items.slice(0, Math.min(items.length, end + 1));
  const ordered = reorder(
    kept,
    kept.map(({ level }, index) => (index >= end ? base : level)),
  );
  const trailing = kept.length > end ? (kept.at(-1)?.width ?? 0) : 0;
  let x = base === 1 ? -trailing : 0;
  const runs: { style: TextStyle; clusters: ShapedCluster[]; x: number; width: number; isThin: boolean }[] =
    [];
  for (const { cluster, style, width: own } of ordered) {
    const last = runs.at(-1);
    const isBlank = cluster.codes.length === 0;
    if (last?.style === style && (isBlank || last.isThin === cluster.isThin)) {
      last.clusters.push(cluster);
      last.width += own;
    } else {
      runs.push({ style, clusters: [cluster], x, width: own, isThin: cluster.isThin });
    }
    x += own;
  }
  return { runs, width, ...measureLine(items, fallback) };
}

/** Room above and below the base line: the style's own, or more where a script reaches further. */
function measureLine(
  items: readonly Item[],
  fallback: TextStyle | undefined,
): { above: number; below: number } {
  const styles = new Set(items.map(({ style }) => style));
  if (fallback !== undefined && styles.size === 0) styles.add(fallback);
  let above = 0;
  let below = 0;
  for (const { size, leading } of styles) {
    const slack = Math.max(0, leading - size) / 2;
    above = Math.max(above, slack + size * 0.78);
    below = Math.max(below, leading - slack - size * 0.78);
  }
  for (const { ascent, descent, style } of items) {
    // Fonts claim more than their letters use; a tenth of it may reach into the next line.
    above = Math.max(above, ascent * style.size * 0.9);
    below = Math.max(below, descent * style.size * 0.9);
  }
  return { above, below };
}

/** UAX #9, rule L2: from the highest level down, each stretch of at least that level is turned round. */
function reorder(items: readonly Item[], levels: readonly number[]): readonly Item[] {
  const highest = levels.reduce((most, level) => Math.max(most, level), 0);
  const lowestOdd = levels.reduce(
    (least, level) => (level % 2 === 1 ? Math.min(least, level) : least),
    highest + 1,
  );
  const order = items.map((_, index) => index);
  for (let level = highest; level >= lowestOdd; level -= 1) {
    let start = 0;
    while (start < order.length) {
      if ((levels[order[start] ?? 0] ?? 0) < level) {
        start += 1;
        continue;
      }
      let end = start;
      while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end += 1;
      const turned = order.slice(start, end).toReversed();
      for (const [step, index] of turned.entries()) order[start + step] = index;
      start = end;
    }
  }
  return order.flatMap((index) => items[index] ?? []);
}
