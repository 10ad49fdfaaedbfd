import type { Span } from "#core/document/span.ts";

import { beginsItem, endsSentence, findWrapWidth, leavesRoom, startsSmall } from "./line-shape.ts";
import { eachLineGroup } from "./text-line.ts";
import type { TextLine } from "./text-line.ts";

/** So many columns more than the lines around it make a line an indented one. */
const LEAST_INDENT = 2;
/** In lines wrapped to a width, a line that ends a sentence this much before it was ended on purpose. */
const LEAST_ROOM = 4;

/** What sets the first lines of a text's paragraphs apart. */
export interface FirstLineIndents {
  /** How many lines stand further in than the ones beside them. */
  readonly lines: number;
  /** The columns that the first of them stands in by; 0 without any. */
  readonly columns: number;
}

/** Finds the first-line indents of a text: lines that stand further in than the next one, or than the one before. */
export function findFirstLineIndents(text: string): FirstLineIndents {
  let lines = 0;
  let columns = 0;
  for (const group of eachLineGroup(text)) {
    const base = leastIndent(group);
    const hanging = findHanging(text, group);
    for (const [index, line] of group.entries()) {
      if (!isIndented(line, base) || hanging[index] === true) continue;
      lines += 1;
      if (columns === 0) columns = line.indent;
    }
  }
  return { lines, columns };
}

/**
 * The paragraphs of a text whose lines are wrapped: one begins after a blank line, at a line that stands further in
 * than the others, and at an item of a list; every other line break only wraps it. Lines indented under an item go on
 * with it. Where nothing is indented and the lines fill one width, a line that ends a sentence well before that width
 * ends the paragraph too.
 */
export function findIndentedParagraphs(text: string): readonly Span[] {
  const indents = findFirstLineIndents(text);
  const spans: Span[] = [];
  for (const group of eachLineGroup(text)) {
    const starts = findStarts(text, group, indents);
    for (const [place, first] of starts.entries()) {
      const last = (starts[place + 1] ?? group.length) - 1;
      spans.push({ start: group[first]?.start ?? 0, end: group[last]?.end ?? 0 });
    }
  }
  return spans;
}

/** Which lines of a group begin a paragraph. The first always does. */
function findStarts(text: string, group: readonly TextLine[], indents: FirstLineIndents): readonly number[] {
  const base = leastIndent(group);
  // All lines of a group may be first lines, as of a dialogue.
  const isAllFirst =
    indents.lines > 0 && group.every(({ indent }) => indent === indents.columns) && base >= LEAST_INDENT;
  const width = indents.lines > 0 ? null : findWrapWidth(text, group);
  const hanging = findHanging(text, group);
  const starts: number[] = [];
  for (const [index, line] of group.entries()) {
    const before = group[index - 1];
    if (
      before === undefined ||
      isAllFirst ||
      beginsItem(text, line) ||
      (isIndented(line, base) && hanging[index] !== true) ||
      (width !== null && endsEarly(text, before, line, width))
    ) {
      starts.push(index);
    }
  }
  return starts;
}

function leastIndent(group: readonly TextLine[]): number {
  return group.reduce((least, { indent }) => Math.min(least, indent), Number.POSITIVE_INFINITY);
}

function isIndented({ indent }: TextLine, base: number): boolean {
  return indent >= base + LEAST_INDENT;
}

/**
 * Which lines of a group only go on with the list item above them: the nearest line above that stands further out
 * begins an item, and they do not.
 */
function findHanging(text: string, group: readonly TextLine[]): readonly boolean[] {
  // The lines above that still stand further out than all after them, each further in than the one before it.
  const outer: { readonly indent: number; readonly isItem: boolean }[] = [];
  return group.map((line) => {
    while ((outer.at(-1)?.indent ?? -1) >= line.indent) outer.pop();
    const isItem = beginsItem(text, line);
    const hangs = !isItem && outer.at(-1)?.isItem === true;
    outer.push({ indent: line.indent, isItem });
    return hangs;
  });
}

function endsEarly(text: string, line: TextLine, next: TextLine, width: number): boolean {
  return (
    endsSentence(text, line) && !startsSmall(text, next) && leavesRoom(text, line, next, width - LEAST_ROOM)
  );
}
