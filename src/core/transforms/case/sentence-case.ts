import { isFamiliar } from "#core/analyses/readability/familiar-words.ts";
import { findParagraphs } from "#core/document/paragraphs.ts";
import { findSentences } from "#core/document/sentences.ts";
import type { Span } from "#core/document/span.ts";
import { properNouns, properPhrases } from "#core/lists/proper-nouns.ts";

import { capitaliseWord } from "./capitalise-word.ts";
import { partHeadlines } from "./headline-lines.ts";
import { sharedLocale, primaryLanguage, toLower, toTitleStart } from "./locale-case.ts";
import type { CaseLocale } from "./locale-case.ts";
import { isCountryUs, isNameInContext, isTitleOfPerson } from "./names-in-context.ts";
import {
  isAllCapitals,
  isMixedCase,
  isRomanNumeral,
  isShouted,
  readWrittenKind,
  spellFixed,
} from "./written-words.ts";

export interface SentenceCaseOptions {
  readonly locale?: CaseLocale;
  /** Names to be spelt as given wherever they stand, besides those on the list. */
  readonly names?: readonly string[];
}

const WORD =
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.|[@#](?=[\p{L}\p{N}_])|~?\/(?=\p{L}))?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:['’ʼ.&_@]|[/:?=%+~-](?=\S*[./@]\S))[\p{L}\p{M}\p{N}]+)*/giu;
/** How far to look from a word to what tells of it, in UTF-16 units. */
const REACH = 40;
const I_FORM = /^i(?:['’](?:m|ll|ve|d|s))?$/;
const HONORIFIC = /^(?:mr|mrs|ms|mx)$/;
const AFTER_HONORIFIC = /(?:^|[\s("“])(?:mr|mrs|ms|mx|dr|prof)\.?\s+$/i;
/** A quotation that begins after the end of a sentence, whatever its first letter. */
const QUOTED_SENTENCE = /^[.!?…]+["”’')\]]*\s+["“‘«¿¡]+$/u;
const QUOTATION_MARK = /["“”«»]/;
const OPENS_QUOTATION = /^[,:]\s+["“«]$/;
const SAYING =
  /^(?:sa(?:id|ys|ying)|ask(?:ed|s|ing)|cried|shouted|replied|replies|whispered|answered|added|yelled|called|wondered|wrote|writes|explained)$/;
const ITEM_NUMBER_END = /^[.)]\s+$/;
/** Abbreviations with full stops that are capitals even in a text in small letters. */
const CAPITAL_INITIALS = /^(?:u\.s|u\.s\.a|u\.k|u\.n|e\.u|u\.s\.s\.r|d\.c|l\.a|n\.y|n\.y\.c|b\.c)\.?$/;
/** What a company's name ends with. */
const COMPANY_END = /^(?:inc|ltd|corp|llc|plc|gmbh)$/;
const SCOTTISH = /^mc\p{L}{3,}/u;
const IRISH = /^o['’](?!clock)[\p{L}]{4,}/u;
/** Who said what was quoted: it goes on with the sentence of the quotation. */
const ATTRIBUTION =
  /^(?:he|she|they|we|i|it)\s+(?:said|asked|cried|shouted|replied|whispered|answered|added|yelled|called|wondered)\b/i;
const QUOTATION_END = /[?!]["”’'»]\s*$/;
const BEFORE_MONTH =
  /(?:^|\s)(?:in|of|on|since|until|till|by|early|late|mid|last|next|this|every|before|after|from|during|\d{1,2}(?:st|nd|rd|th)?(?: of)?)\s+$/i;
const AFTER_MONTH = /^\s+(?:\d{1,4}\b|\d)/;
/** More than this share of the words that a title would capitalise makes a title of a sentence. */
const SHARE_OF_CAPITALS_IN_TITLE = 0.75;
const SMALL_IN_TITLES =
  /^(?:a|an|and|as|at|but|by|for|from|if|in|into|nor|of|off|on|or|so|the|to|up|via|with|yet)$/;

interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly lower: string;
}

/**
 * Writes a text in sentence case: a capital at the start of each sentence, small letters after it, but for names,
 * abbreviations, "I" and words with a capital inside. Sentences are cut by the rules of the locale's language.
 *
 * A capital that the text has within a sentence is taken for a name's, where the sentence is not written as a title
 * or all in capitals and the word is no everyday word of English. Where capitals say nothing, and in a text in small
 * letters, names are found on lists of places, peoples, people, companies and times; words that are names as well, such
 * as turkey and polish, by what stands beside them. Others must be named in `names`. In German, where nouns have
 * capitals, those of the text are kept. English alone has the lists.
 *
 * Each line of a list or of headlines begins a sentence; lines of wrapped prose go on (`partHeadlines`).
 */
export function sentenceCase(
  text: string,
  { locale = sharedLocale, names = [] }: SentenceCaseOptions = {},
): string {
  const language = primaryLanguage(locale.language);
  const writer = new SentenceWriter(text, locale, names);
  let written = "";
  let end = 0;
  const paragraphs = partHeadlines(text, findParagraphs(text));
  for (const sentence of findSentences(text, paragraphs, language === "und" ? null : language)) {
    const goesOn =
      QUOTATION_END.test(text.slice(Math.max(0, sentence.start - 8), sentence.start)) &&
      ATTRIBUTION.test(text.slice(sentence.start, sentence.start + 40));
    written += writer.write({ start: end, end: sentence.start }, false) + writer.write(sentence, !goesOn);
    end = sentence.end;
  }
  return written + writer.write({ start: end, end: text.length }, false);
}

/** A name of several words, and its first word in small letters, which is quick to look for. */
interface NamePhrase {
  readonly phrase: string;
  readonly first: string;
  readonly pattern: RegExp;
}

class SentenceWriter {
  readonly #text: string;
  readonly #locale: CaseLocale;
  readonly #language: string;
  readonly #names: ReadonlyMap<string, string>;
  readonly #phrases: readonly NamePhrase[];
  readonly #isEnglish: boolean;

  constructor(text: string, locale: CaseLocale, names: readonly string[]) {
    this.#text = text;
    this.#locale = locale;
    this.#language = primaryLanguage(locale.language);
    this.#isEnglish = this.#language === "und" || this.#language === "en";
    const single = names.filter((name) => name !== "" && !/\s/.test(name));
    this.#names = new Map(single.map((name) => [toLower(name, locale), name]));
    const phrases = [
      ...(this.#isEnglish ? properPhrases : []),
      ...names.filter((name) => /\S\s+\S/.test(name)),
    ];
    const lowerText = text.toLowerCase();
    this.#phrases = phrases
      .map((phrase) => ({
        phrase,
        first: phrase.toLowerCase().split(/\s/)[0] ?? "",
        pattern: wholePhrase(phrase),
      }))
      .filter(({ first }) => lowerText.includes(first));
  }

  write({ start, end }: Span, isSentence: boolean): string {
    const part = this.#text.slice(start, end);
    const words = [...part.matchAll(WORD)].map((match): Word => ({
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      lower: toLower(match[0], this.#locale),
    }));
    const shouted = isShouted(part);
    const capitalsSayNothing = shouted || isTitled(words);
    let written = "";
    let last = 0;
    let keptBefore = false;
    let quoted = false;
    for (const [index, word] of words.entries()) {
      const kept = this.#keep(word, part, {
        isShouted: shouted,
        capitalsSayNothing,
        keptBefore,
        next: words[index + 1],
      });
      const gap = part.slice(last, word.start);
      const first =
        isSentence && (index === 0 || beginsWithin({ before: words[index - 1], index, gap, quoted }));
      quoted ||= QUOTATION_MARK.test(gap);
      const plain = kept ?? word.lower;
      written += gap + (first ? this.#begin(plain, kept !== null) : plain);
      keptBefore = kept !== null && kept !== word.lower;
      last = word.end;
    }
    written += part.slice(last);
    const lowerWritten = written.toLowerCase();
    for (const { first, pattern, phrase } of this.#phrases) {
      if (lowerWritten.includes(first)) written = written.replace(pattern, phrase);
    }
    return written;
  }

  /** A sentence that begins with iPhone or an address begins with a small letter. */
  #begin(word: string, isKept: boolean): string {
    return isKept && (isMixedCase(word) || readWrittenKind(word) !== null)
      ? word
      : toTitleStart(word, this.#locale);
  }

  /** How a word is to be spelt within a sentence, or `null` for small letters. */
  #keep(
    { text, lower, start, end }: Word,
    part: string,
    context: {
      readonly isShouted: boolean;
      readonly capitalsSayNothing: boolean;
      readonly keptBefore: boolean;
      readonly next: Word | undefined;
    },
  ): string | null {
    const named = this.#names.get(lower) ?? this.#possessive(lower, this.#names);
    if (named !== undefined) return named;
    const kind = readWrittenKind(text);
    if (kind === "initials") {
      if (this.#isEnglish && CAPITAL_INITIALS.test(lower)) return text.toUpperCase();
      return /^(?:e\.g|i\.e|a\.m|p\.m)/i.test(text) ? lower : text;
    }
    if (kind !== null) return context.isShouted && (kind === "address" || kind === "file") ? lower : text;
    if (/^\d/.test(text)) {
      if (/^[23]d$/i.test(text)) return text.toUpperCase();
      return /^\d+(?:ST|ND|RD|TH|S)$/.test(text) ? lower : text;
    }
    if (this.#isEnglish && I_FORM.test(lower)) return `I${lower.slice(1)}`;
    if (!context.isShouted && isMixedCase(text)) return text;
    const spelling = spellFixed(
      text,
      lower,
      context.isShouted ? "capitals" : text === lower ? "small" : "mixed",
    );
    if (spelling !== undefined && (spelling !== lower || text === lower)) return spelling;
    if ((text !== lower || context.keptBefore) && isRomanNumeral(text)) return text.toUpperCase();
    const before = part.slice(Math.max(0, start - REACH), start);
    const after = part.slice(end, end + REACH);
    if (this.#isEnglish) {
      const proper = properNouns.get(lower) ?? this.#possessive(lower, properNouns);
      if (proper !== undefined) return proper;
      const stem = lower.replace(/['’]s?$/u, "");
      const afterStem = lower.slice(stem.length) + after;
      if (isNameInContext(stem, before, afterStem) || isTitleOfPerson(stem, before, afterStem))
        return toTitleStart(lower, this.#locale);
      if (lower === "us" && context.isShouted && isCountryUs(before, after)) return "US";
      if (isMonth(lower, before, after)) return toTitleStart(lower, this.#locale);
    }
    if (
      this.#isEnglish &&
      (HONORIFIC.test(lower) || AFTER_HONORIFIC.test(before) || IRISH.test(lower) || SCOTTISH.test(lower))
    ) {
      return capitaliseWord(text, this.#locale, true);
    }
    return this.#keepCapital(text, lower, {
      ...context,
      isOfCompany: COMPANY_END.test(lower) || COMPANY_END.test(context.next?.lower ?? ""),
    });
  }

  #possessive(lower: string, names: ReadonlyMap<string, string>): string | undefined {
    const ending = /['’]s?$/.exec(lower)?.[0];
    if (ending === undefined) return undefined;
    const name = names.get(lower.slice(0, -ending.length));
    return name === undefined ? undefined : name + ending;
  }

  /** A capital within a sentence, where it says something: of a name, or of an abbreviation. */
  #keepCapital(
    text: string,
    lower: string,
    {
      capitalsSayNothing,
      isShouted: shouted,
      keptBefore,
      isOfCompany,
    }: {
      readonly capitalsSayNothing: boolean;
      readonly isShouted: boolean;
      readonly keptBefore: boolean;
      readonly isOfCompany: boolean;
    },
  ): string | null {
    if (text === lower || shouted) return null;
    if (this.#language === "de") return text;
    const everyday = this.#isEnglish && isFamiliar(lower.replace("’", "'"));
    if (isAllCapitals(text))
      return (everyday && lower !== "us" && lower !== "it") || text.length > 6 ? null : text;
    if (capitalsSayNothing) return null;
    return !everyday || keptBefore || isOfCompany ? text : null;
  }
}

/** Whether a word within what was cut as a sentence begins one: after the number of an item, or a quotation. */
function beginsWithin({
  before,
  index,
  gap,
  quoted,
}: {
  readonly before: Word | undefined;
  readonly index: number;
  readonly gap: string;
  /** Whether something before is quoted. */
  readonly quoted: boolean;
}): boolean {
  if (before === undefined) return false;
  if (index === 1 && /^\d+$/.test(before.text)) return ITEM_NUMBER_END.test(gap);
  // He said, "Come": but what goes on with a quotation goes on in small letters.
  if (OPENS_QUOTATION.test(gap) && SAYING.test(before.lower) && !quoted) return true;
  // A full stop after a short word may be an abbreviation's.
  return QUOTED_SENTENCE.test(gap) && (before.text.length > 2 || !gap.startsWith("."));
}

/** March and May, where what stands before or after them is a date's. */
function isMonth(lower: string, before: string, after: string): boolean {
  return (
    (lower === "march" || lower === "may") &&
    (AFTER_MONTH.test(after) ||
      (lower === "march" && BEFORE_MONTH.test(before)) ||
      (lower === "may" &&
        /(?:^|\s)(?:in|of|since|until|last|next|early|late|by|\d{1,2}(?:st|nd|rd|th)?)\s+$/i.test(before)))
  );
}

function wholePhrase(phrase: string): RegExp {
  const literal = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "giu");
}

/**
 * Whether most words that a title would capitalise have a capital, besides the first; or all words have one, small words
 * such as "the" among them, which no name explains.
 */
function isTitled(words: readonly Word[]): boolean {
  const [, ...others] = words;
  if (
    others.length > 1 &&
    others.every(({ text, lower }) => text !== lower) &&
    others.some(({ lower }) => SMALL_IN_TITLES.test(lower))
  )
    return true;
  const weighty = words
    .slice(1)
    .filter(({ lower, text }) => /^\p{L}/u.test(text) && !SMALL_IN_TITLES.test(lower) && !isMixedCase(text));
  if (weighty.length < 2) return false;
  const capitals = weighty.filter(({ text, lower }) => text !== lower).length;
  return capitals / weighty.length > SHARE_OF_CAPITALS_IN_TITLE;
}
