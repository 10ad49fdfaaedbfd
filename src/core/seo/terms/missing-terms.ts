import type { Span } from "#core/document/span.ts";
import { loadEverydayEnglish } from "#core/statistics/everyday-english.ts";
import type { EverydayEnglish } from "#core/statistics/everyday-english.ts";
import type { PageReading } from "../words/page-reading.ts";
import type { LanguageTools } from "../words/language-tools.ts";
import type { Word } from "../words/words.ts";

/** A text to compare with. */
export interface CompetitorPage {
  readonly name: string;
  readonly reading: PageReading;
}

/** A term that other texts have, and how far one's own has it. */
export interface TermGap {
  /** As it is written most often. */
  readonly term: string;
  /** In how many of the other texts it stands, and how often in each of them. */
  readonly inTexts: number;
  readonly counts: readonly number[];
  readonly ownCount: number;
  /** How much more the others make of it, weighed by its rarity; 0 and more, comparable within one list. */
  readonly weight: number;
  /** A sentence of another text that has it. */
  readonly example: { readonly text: string; readonly page: string };
  /** Where it stands in one's own text. */
  readonly ownSpans: readonly Span[];
}

/** Saturation and length as in the common settings of BM25 (S. Robertson and H. Zaragoza 2009). */
const saturation = 1.2;
const lengthWeight = 0.75;
const mostTerms = 60;
const longestPhrase = 3;
const shortestWord = 2;
export const mostCompetitors = 5;

interface TermUse {
  readonly counts: Map<string, number>;
  readonly spans: Map<string, Span[]>;
  readonly forms: Map<string, Map<string, number>>;
  readonly words: number;
}

function isTermWord({ folded }: Word, tools: LanguageTools): boolean {
  const isNamed = /\p{L}/u.test(folded) && folded.length >= shortestWord;
  return isNamed && tools.functionWords?.has(folded) !== true;
}

/** Words and phrases of two or three words that begin and end with one that matters. */
function readTerms({ sentences, page }: PageReading, tools: LanguageTools): TermUse {
  const counts = new Map<string, number>();
  const spans = new Map<string, Span[]>();
  const forms = new Map<string, Map<string, number>>();
  let total = 0;
  for (const { words } of sentences) {
    total += words.length;
    const keys = words.map(({ folded }) => tools.key(folded));
    const matters = words.map((word) => isTermWord(word, tools));
    for (let start = 0; start < words.length; start += 1) {
      if (matters[start] !== true) continue;
      for (let length = 1; length <= longestPhrase && start + length <= words.length; length += 1) {
        const first = words[start];
        const last = words[start + length - 1];
        if (first === undefined || last === undefined || matters[start + length - 1] !== true) continue;
        // A mark between two words parts them.
        if (/[^\s\-‐‑'’]/.test(gapsOf(page.text, words, start, length))) break;
        const term = keys.slice(start, start + length).join(" ");
        counts.set(term, (counts.get(term) ?? 0) + 1);
        const places = spans.get(term) ?? [];
        places.push({ start: first.start, end: last.end });
        spans.set(term, places);
        const written = words
          .slice(start, start + length)
          .map(({ folded }) => folded)
          .join(" ");
        const own = forms.get(term) ?? new Map<string, number>();
        own.set(written, (own.get(written) ?? 0) + 1);
        forms.set(term, own);
      }
    }
  }
  return { counts, spans, forms, words: total };
}

function gapsOf(text: string, words: readonly Word[], start: number, length: number): string {
  let gaps = "";
  for (let index = start; index + 1 < start + length; index += 1) {
    gaps += text.slice(words[index]?.end ?? 0, words[index + 1]?.start ?? 0);
  }
  return gaps;
}

/** How much of what a term can weigh it weighs at this many times, 0 to 1: more adds ever less. */
export function saturate(count: number, words: number, averageWords: number): number {
  const length = averageWords === 0 ? 1 : words / averageWords;
  return count === 0 ? 0 : count / (count + saturation * (1 - lengthWeight + lengthWeight * length));
}

/** How telling a term is: rare words of everyday English weigh more. A phrase counts by its rarest word, and a little more. */
function rarity(forms: readonly string[], everyday: EverydayEnglish | null): number {
  if (everyday === null) return 1;
  const rarities = forms.map((form) =>
    Math.log(everyday.size / (everyday.counts.get(form) ?? everyday.unlisted / 2)),
  );
  const most = Math.max(...rarities);
  return Math.max(0, most - 6) * (1 + 0.25 * (forms.length - 1));
}

function commonest(forms: ReadonlyMap<string, number> | undefined, term: string): string {
  const sorted = [...(forms ?? [])].toSorted(([, first], [, second]) => second - first);
  return sorted[0]?.[0] ?? term;
}

function findExample(
  term: string,
  uses: readonly TermUse[],
  pages: readonly CompetitorPage[],
): TermGap["example"] {
  for (const [index, use] of uses.entries()) {
    const span = use.spans.get(term)?.[0];
    const page = pages[index];
    if (span === undefined || page === undefined) continue;
    const sentence = page.reading.sentences.find(
      (each) => each.span.start <= span.start && span.end <= each.span.end,
    );
    if (sentence !== undefined) return { text: sentence.text.replace(/\s+/g, " "), page: page.name };
  }
  return { text: "", page: "" };
}

/**
 * What other texts speak of and one's own does not, or less: words and phrases by how much more the others make of them
 * (the saturated frequency of BM25, averaged over the others, less one's own) times their rarity in everyday English.
 * With two texts and more, a term must stand in two. The most telling 60. It compares words, not quality: that others use a term does not mean
 * that a text needs it.
 */
export function findMissingTerms(
  own: PageReading,
  competitors: readonly CompetitorPage[],
  tools: LanguageTools,
  everyday: EverydayEnglish | null,
): readonly TermGap[] {
  const pages = competitors.slice(0, mostCompetitors).filter(({ reading }) => reading.wordCount > 0);
  if (pages.length === 0) return [];
  const ownUse = readTerms(own, tools);
  const uses = pages.map(({ reading }) => readTerms(reading, tools));
  const average = uses.reduce((sum, { words }) => sum + words, 0) / uses.length;
  const leastTexts = Math.min(2, pages.length);
  const gaps: TermGap[] = [];
  for (const term of new Set(uses.flatMap(({ counts }) => [...counts.keys()]))) {
    const counts = uses.map((use) => use.counts.get(term) ?? 0);
    const inTexts = counts.filter((count) => count > 0).length;
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (inTexts < leastTexts || (pages.length === 1 && total < 2)) continue;
    const theirs =
      uses.reduce((sum, use, index) => sum + saturate(counts[index] ?? 0, use.words, average), 0) /
      uses.length;
    const ownCount = ownUse.counts.get(term) ?? 0;
    const gap = theirs - saturate(ownCount, ownUse.words, average);
    if (gap <= 0) continue;
    const written = commonest(uses.find((use) => use.forms.has(term))?.forms.get(term), term);
    const weight = gap * rarity(written.split(" "), everyday);
    if (weight <= 0) continue;
    gaps.push({
      term: written,
      inTexts,
      counts,
      ownCount,
      weight,
      example: { text: "", page: "" },
      ownSpans: ownUse.spans.get(term) ?? [],
    });
  }
  const sorted = gaps.toSorted((first, second) => second.weight - first.weight);
  return dropParts(sorted)
    .slice(0, mostTerms)
    .map((gap) => ({ ...gap, example: findExample(keyOf(gap.term, tools), uses, pages) }));
}

function keyOf(term: string, tools: LanguageTools): string {
  return term
    .split(" ")
    .map((word) => tools.key(word))
    .join(" ");
}

/** A word that the others use only within a listed phrase says nothing more than the phrase. */
function dropParts(gaps: readonly TermGap[]): TermGap[] {
  const phrases = gaps.filter(({ term }) => term.includes(" "));
  return gaps.filter(
    ({ term, counts }) =>
      !phrases.some(
        (phrase) =>
          phrase.term !== term &&
          ` ${phrase.term} `.includes(` ${term} `) &&
          phrase.counts.every((count, index) => count === counts[index]),
      ),
  );
}

/** Everyday English for English texts; for others, every term is as telling as the next. */
export function loadRarities(language: string): Promise<EverydayEnglish | null> {
  return language === "en" ? loadEverydayEnglish() : Promise.resolve(null);
}
