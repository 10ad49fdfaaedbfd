import type { ParagraphRule } from "./find-text-paragraphs.ts";
import { findFirstLineIndents } from "./indented-paragraphs.ts";
import { beginsItem, endsSentence, findWrapWidth, isVerse, widthOf } from "./line-shape.ts";
import { eachLineGroup } from "./text-line.ts";
import type { TextLine } from "./text-line.ts";

/** Why a rule was chosen. */
export type GuessReason =
  | "markdown-marks"
  | "first-line-indents"
  | "blank-lines"
  | "wrapped-with-blank-lines"
  | "lines-end-sentences"
  | "long-lines"
  | "wrapped-without-blank-lines"
  | "verse"
  | "only-lines"
  | "one-paragraph"
  | "empty";

/** The rule that fits a text best, why, and the same as a sentence for people. */
export interface ParagraphGuess {
  readonly rule: ParagraphRule;
  readonly reason: GuessReason;
  readonly sentence: string;
}

/** A longer line was wrapped by no hand: it is a paragraph. */
const LONG_LINE = 120;
/** As much of a text as is looked at; a longer one is of the same make further on. */
const MOST_UNITS = 400_000;
/** The share of lines that must end as sentences do for each to be a paragraph. */
const MOST_END = 0.7;

const HEADING = /^ {0,3}#{1,6}[ \t]+\S/gm;
const FENCE = /^ {0,3}(?:`{3,}[^`\n]*|~{3,}[^\n]*)$/gm;
const DELIMITER_ROW = /^ {0,3}\|?[ \t]*:?-{2,}:?[ \t]*\|[ \t:|-]*$/gm;
const UNDERLINE = /^[^\s#>|-][^\n]{0,200}\n {0,3}(?:={3,}|-{3,})[ \t]*$/gm;
const LINK = /\[[^[\]\n]{1,200}\]\([^()\s]{1,500}\)/g;
const STRONG = /(?<![\w*])\*\*(?=\S)[^*\n]{1,200}(?<=\S)\*\*(?![\w*])/g;
const QUOTE = /^>[ \t]?\S/gm;
const ITEM = /^ {0,3}[-*+][ \t]+\S/gm;

const sentences: Readonly<Record<GuessReason, string>> = {
  "markdown-marks": "The text is written in Markdown: it has headings, code, links or tables by its marks.",
  "first-line-indents": "First lines are indented, so each indented line begins a paragraph.",
  "blank-lines": "Blank lines part the text.",
  "wrapped-with-blank-lines": "The lines are wrapped at one width, and blank lines part the paragraphs.",
  "lines-end-sentences": "Most lines end with the end of a sentence, so each line is a paragraph.",
  "long-lines": "The lines are too long to have been wrapped by hand, so each line is a paragraph.",
  "wrapped-without-blank-lines":
    "The lines are wrapped at one width without blank lines between, so a paragraph ends where a line ends early.",
  verse: "The lines look like verse, and blank lines part the stanzas.",
  "only-lines": "There are no blank lines, so each line is a paragraph.",
  "one-paragraph": "There is only one paragraph, by blank lines and by line breaks alike.",
  empty: "There is no text yet.",
};

/**
 * Chooses the rule for a text by its looks: marks of Markdown first, then indented first lines, then what stands
 * between blank lines: wrapped lines, lines that are paragraphs, or verse. A guess, which is told with its reason.
 */
export function guessParagraphRule(text: string): ParagraphGuess {
  const near = text.length > MOST_UNITS ? text.slice(0, MOST_UNITS) : text;
  const [rule, reason] = choose(near);
  return { rule, reason, sentence: sentences[reason] };
}

function choose(text: string): readonly [ParagraphRule, GuessReason] {
  const groups = [...eachLineGroup(text)];
  if (groups.length === 0) return ["blank-line", "empty"];
  if (isMarkdown(text)) return ["markdown", "markdown-marks"];
  const lines = groups.reduce((sum, group) => sum + group.length, 0);
  if (lines === 1) return ["blank-line", "one-paragraph"];
  const indents = findFirstLineIndents(text);
  if (indents.lines >= 2 && indents.lines * 20 >= lines && !isMostlyItems(text, groups)) {
    return ["indent", "first-line-indents"];
  }
  const several = groups.filter((group) => group.length > 1);
  if (several.length === 0) return ["blank-line", "blank-lines"];
  return groups.length === 1 ? chooseForOne(text, several) : chooseForGroups(text, groups, several);
}

function chooseForOne(
  text: string,
  groups: readonly (readonly TextLine[])[],
): readonly [ParagraphRule, GuessReason] {
  const [group = []] = groups;
  if (group.some((line) => widthOf(line) > LONG_LINE)) return ["line", "long-lines"];
  if (isVerse(text, group)) return ["blank-line", "verse"];
  if (findWrapWidth(text, group) !== null) return ["indent", "wrapped-without-blank-lines"];
  return ["line", shareOfEnds(text, groups) >= MOST_END ? "lines-end-sentences" : "only-lines"];
}

function chooseForGroups(
  text: string,
  all: readonly (readonly TextLine[])[],
  several: readonly (readonly TextLine[])[],
): readonly [ParagraphRule, GuessReason] {
  const breaks = several.reduce((sum, group) => sum + group.length - 1, 0);
  const inGroups = (test: (group: readonly TextLine[]) => boolean): number =>
    several.reduce((sum, group) => sum + (test(group) ? group.length - 1 : 0), 0);
  // A few groups of lines, such as an address, among many paragraphs.
  if (breaks * 4 <= all.length) return ["blank-line", "blank-lines"];
  if (inGroups((group) => group.some((line) => widthOf(line) > LONG_LINE)) * 2 > breaks) {
    return ["line", "long-lines"];
  }
  if (inGroups((group) => !isVerse(text, group) && findWrapWidth(text, group) !== null) * 2 >= breaks) {
    return ["blank-line", "wrapped-with-blank-lines"];
  }
  if (inGroups((group) => isVerse(text, group)) * 2 >= breaks) return ["blank-line", "verse"];
  // Where blank lines part more than line breaks do, they are what the writer goes by.
  if (breaks >= all.length && shareOfEnds(text, several) >= MOST_END) return ["line", "lines-end-sentences"];
  return ["blank-line", "blank-lines"];
}

/** Of the lines before another one of their group, the share that ends as a sentence does; items of lists left out. */
function shareOfEnds(text: string, groups: readonly (readonly TextLine[])[]): number {
  let ends = 0;
  let lines = 0;
  for (const group of groups) {
    for (const line of group.slice(0, -1)) {
      if (beginsItem(text, line)) continue;
      lines += 1;
      if (endsSentence(text, line)) ends += 1;
    }
  }
  return lines === 0 ? 0 : ends / lines;
}

function isMostlyItems(text: string, groups: readonly (readonly TextLine[])[]): boolean {
  const starts = groups.flat();
  return starts.filter((line) => beginsItem(text, line)).length * 4 >= starts.length;
}

/** One mark that plain text does not have by chance, and another; or a mark of its own for a whole block. */
function isMarkdown(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const headings = count(HEADING);
  const tables = count(DELIMITER_ROW);
  if (headings >= 2 || count(FENCE) >= 2 || tables > 0) return true;
  const strong = headings + count(UNDERLINE) + count(LINK);
  const weak = count(STRONG) + (count(ITEM) >= 2 ? 1 : 0) + (count(QUOTE) > 0 ? 1 : 0);
  return strong >= 2 || (strong >= 1 && weak >= 1) || count(STRONG) >= 3;
}
