import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { Span } from "#core/document/span.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";
import {
  countParagraphs,
  findTextParagraphs,
  isCounted,
  paragraphDefinitions,
  paragraphRules,
} from "#core/paragraphs/find-text-paragraphs.ts";
import type { ParagraphRule } from "#core/paragraphs/find-text-paragraphs.ts";
import { guessParagraphRule } from "#core/paragraphs/guess-paragraph-rule.ts";
import type { MarkdownBlockKind } from "#core/paragraphs/markdown-blocks.ts";
import { measureParagraphs } from "#core/paragraphs/measure-paragraphs.ts";
import { describeLengths } from "#core/sentences/describe-lengths.ts";
import type { SentenceRules } from "#core/sentences/sentence-rules.ts";

import { sourceName } from "../output/source-name.ts";
import { formatPairs } from "../output/table.ts";

/** A part of a text in the list. */
export interface ListedParagraph extends Span {
  readonly kind: MarkdownBlockKind;
  /** 1 to 6 of a heading, 0 of anything else. */
  readonly level: number;
  readonly words: number;
  readonly sentences: number;
  readonly firstSentence: string;
}

/** What a text's paragraphs come to. */
export interface ParagraphsReport {
  readonly source: string;
  readonly by: ParagraphRule;
  /** Whether the rule was chosen by the looks of the text. */
  readonly guessed: boolean;
  /** Why this rule, as a sentence. */
  readonly reason: string;
  readonly paragraphs: number;
  /** The number of paragraphs under each rule. */
  readonly byRule: Readonly<Record<ParagraphRule, number>>;
  /** Of the whole text. */
  readonly words: number;
  readonly sentences: number;
  readonly headings: number;
  readonly listItems: number;
  /** Of the paragraphs alone, in words; `null` where there are none. */
  readonly meanWords: number | null;
  readonly medianWords: number | null;
  readonly shortest: number | null;
  readonly longest: number | null;
  readonly list?: readonly ListedParagraph[];
}

export interface ParagraphsSettings {
  /** `null` chooses by the looks of each text. */
  readonly by: ParagraphRule | null;
  readonly dialect: WordDialect;
  readonly rules: SentenceRules;
  readonly isListed: boolean;
}

/** Measures the paragraphs of a text. */
export function reportParagraphs(
  source: string,
  text: string,
  { by, dialect, rules, isListed }: ParagraphsSettings,
): ParagraphsReport {
  const guess = guessParagraphRule(text);
  const rule = by ?? guess.rule;
  const parts = measureParagraphs(text, findTextParagraphs(text, rule), rules, dialect);
  const paragraphs = parts.filter((part) => isCounted(part, rule));
  const lengths = describeLengths(paragraphs.map(({ words }) => words));
  return {
    source,
    by: rule,
    guessed: by === null,
    reason: by === null ? guess.sentence : "The rule was given.",
    paragraphs: paragraphs.length,
    byRule: countParagraphs(text),
    words: parts.reduce((sum, { words }) => sum + words, 0),
    sentences: parts.reduce((sum, { sentences }) => sum + sentences, 0),
    headings: parts.filter(({ kind }) => kind === "heading").length,
    listItems: parts.filter(({ kind }) => kind === "item").length,
    meanWords: lengths.mean,
    medianWords: lengths.median,
    shortest: lengths.shortest,
    longest: lengths.longest,
    ...(isListed && {
      list: parts.map(({ start, end, kind, level, words, sentences, firstSentenceEnd }) => ({
        start,
        end,
        kind,
        level,
        words,
        sentences,
        firstSentence: text.slice(start, firstSentenceEnd),
      })),
    }),
  };
}

function formatLength(value: number | null): string {
  return value === null ? "-" : value.toFixed(1).replace(/\.0$/, "");
}

function formatOne(report: ParagraphsReport): string {
  return formatPairs([
    ["Source", sourceName(report.source)],
    ["Paragraphs", formatWholeNumber(report.paragraphs)],
    ["Rule", `${report.by} (${report.guessed ? "guessed" : "given"})`],
    ...(report.guessed ? [["Reason", report.reason] as const] : []),
    ...paragraphRules.map(
      (rule) =>
        [
          `By ${paragraphDefinitions[rule].name.toLowerCase()}`,
          formatWholeNumber(report.byRule[rule]),
        ] as const,
    ),
    ["Words", formatWholeNumber(report.words)],
    ["Sentences", formatWholeNumber(report.sentences)],
    ["Headings", formatWholeNumber(report.headings)],
    ["List items", formatWholeNumber(report.listItems)],
    ["Words a paragraph, mean", formatLength(report.meanWords)],
    ["Words a paragraph, median", formatLength(report.medianWords)],
    ["Shortest, in words", formatLength(report.shortest)],
    ["Longest, in words", formatLength(report.longest)],
  ]);
}

/** What paragraphs come to, for people: a figure a line, inputs apart by a blank line; or the list, a part a line. */
export function formatParagraphs(reports: readonly ParagraphsReport[]): string {
  const lists = reports.flatMap(({ list }) => (list === undefined ? [] : [list]));
  if (lists.length === 0) return reports.map(formatOne).join("\n");
  return lists
    .flat()
    .map(
      ({ start, end, kind, words, sentences, firstSentence }) =>
        `${start}\t${end}\t${kind}\t${words}\t${sentences}\t${firstSentence.replaceAll(/\s+/g, " ")}\n`,
    )
    .join("");
}
