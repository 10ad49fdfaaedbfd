import type { Finding } from "#core/analysis/finding.ts";
import { findBlockEdit } from "#core/document/block-edit.ts";
import type { Block } from "#core/document/block.ts";
import { parseBlocksInSteps } from "#core/document/parse-blocks.ts";
import { replaceItems } from "#core/document/replace-items.ts";
import type { Span } from "#core/document/span.ts";
import { readEnglishRules } from "#core/sentences/sentence-rules.ts";
import type { Checker } from "./checker.ts";
import { findInconsistenciesInSteps } from "./consistency/find-inconsistencies.ts";
import type { TextPart } from "./consistency/text-part.ts";
import { TextParts } from "./consistency/text-parts.ts";
import { isInDialect, silentInDialect } from "./dialect.ts";
import type { ForeignLint } from "./sieve/foreign-lints.ts";
import { settle } from "./sieve/settle.ts";
import { isRestOfLine } from "./rest-of-line.ts";
import { isCutIntoTokens } from "./spaced-marks.ts";
import { moveFinding, TextPiece } from "./text-piece.ts";
import { silenceTerms } from "./terms-of-text.ts";
import { findNextPart, findUnreadParts } from "./unread-parts.ts";

/** From this many characters on, a text tells by itself whether it was edited. */
const LEAST_TO_TELL = 600;
/** An edited text has at most one sure mistake in this many characters. */
const UNITS_PER_MISTAKE = 600;
/** The share of the work that reading each sentence for the first time is. */
const FIRST_READING = 0.7;
/** The share of it after which only the comparing of what is far apart is left. */
const SENTENCES = 0.95;

/**
 * Checks a text that changes: what an edit does not touch is not read again. Each sentence is checked by itself, and
 * what a text does in one way here and in another there is counted up from what was read of each block. The findings
 * are those of a text that was opened as it is now.
 */
export class TextChecker {
  readonly #checker: Checker;
  readonly #pieces: TextPiece[] = [];
  readonly #parts = new TextParts();
  #text = "";
  #unread: readonly Span[] = [];

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** The sentences that are read, in order of place. */
  get sentences(): Span[] {
    return this.#pieces.flatMap(placeSentences);
  }

  /** The sentences of the blocks that have not been read to their end. */
  get newSentences(): Span[] {
    return this.#pieces.filter(({ mistakes }) => mistakes === null).flatMap(placeSentences);
  }

  /** What our own rules find in the blocks that were read, in order of place: what can be told before all is read. */
  get firstFindings(): Finding[] {
    const text = this.#text;
    return this.#pieces
      .filter(({ mistakes }) => mistakes !== null)
      .flatMap(placeSentences)
      .flatMap(({ start, end }) =>
        this.#checker.findByRules(text.slice(start, end)).map((finding) => moveFinding(finding, start)),
      );
  }

  /** Takes the text as it is now, and cuts what has changed of it into sentences; tells how much of that is done. */
  *openInSteps(text: string): Generator<number, void, undefined> {
    const { blocks, starts } = this.#place();
    const rules = readEnglishRules();
    const change = blocks.length === 0 ? null : findChange(this.#text, text);
    if (change === null) {
      const pieces: TextPiece[] = [];
      let length = 0;
      for (const block of parseBlocksInSteps(text, rules)) {
        pieces.push(new TextPiece(block));
        length += block.text.length;
        yield length / text.length;
      }
      replaceItems(this.#pieces, 0, this.#pieces.length, pieces);
    } else if (change.to > change.from || change.insert !== "") {
      const edit = findBlockEdit({ blocks, starts, length: this.#text.length }, change, rules);
      replaceItems(
        this.#pieces,
        edit.index,
        edit.removed,
        edit.added.map((block) => new TextPiece(block)),
      );
    }
    this.#text = text;
    this.#unread = findUnreadParts(text);
    let start = 0;
    for (const piece of this.#pieces) {
      piece.start = start;
      piece.leaveOut(this.#unread);
      start += piece.block.text.length;
    }
  }

  /** Finds what there is, and tells after each sentence how much is done, from 0 to 1. `lints` are of the text. */
  *checkInSteps(lints: readonly ForeignLint[]): Generator<number, Finding[], undefined> {
    const { length } = this.#text;
    let mistakes = 0;
    for (const piece of this.#pieces) {
      for (const _ of piece.readInSteps(this.#checker)) yield (piece.start / length) * FIRST_READING;
      mistakes += piece.mistakes ?? 0;
    }
    const isEdited = length >= LEAST_TO_TELL && mistakes * UNITS_PER_MISTAKE <= length;
    const own: Finding[] = [];
    const lintsInOrder = lints.toSorted((first, second) => first.span.start - second.span.start);
    let next = 0;
    for (const piece of this.#pieces) {
      const here: ForeignLint[] = [];
      for (let lint = lintsInOrder[next]; lint !== undefined && lint.span.start < piece.end;) {
        here.push({
          ...lint,
          span: { start: lint.span.start - piece.start, end: lint.span.end - piece.start },
        });
        next += 1;
        lint = lintsInOrder[next];
      }
      const steps = piece.checkInSteps(this.#checker, here, isEdited);
      let step = steps.next();
      for (; step.done !== true; step = steps.next())
        yield FIRST_READING + (piece.start / length) * (SENTENCES - FIRST_READING);
      for (const finding of step.value) own.push(moveFinding(finding, piece.start));
    }
    const consistency = yield* this.#compareInSteps();
    return this.#sift([...own, ...consistency]);
  }

  /** Reads the new blocks for consistency, then compares all. */
  *#compareInSteps(): Generator<number, Finding[], undefined> {
    const parts = this.#pieces.map((piece) => piece.partOf(this.#text));
    for (const { index, removed, added } of findReplacements(this.#parts, parts)) {
      this.#parts.replace(index, removed, added);
      yield SENTENCES;
    }
    const steps = findInconsistenciesInSteps(this.#parts, (check) => this.#checker.isOff(check));
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) yield SENTENCES;
    return step.value;
  }

  /** Leaves out what lies in unread parts, what is the manner of the text, and all but one of what overlaps. */
  #sift(findings: readonly Finding[]): Finding[] {
    const isOfTokens = isCutIntoTokens(this.#parts);
    const isDialect = isInDialect(this.#parts, this.#text.length);
    const read = findings.filter(({ span, check }) => {
      const part = findNextPart(this.#unread, span.start);
      if (part !== undefined && part.start < span.end) return false;
      if (isDialect && silentInDialect.has(check)) return false;
      if (check === "punctuation-spacing") return !isOfTokens;
      return check !== "capital-letters" || !isRestOfLine(this.#text, span);
    });
    return settle(silenceTerms(read, this.#text, this.#unread));
  }

  #place(): { readonly blocks: Block[]; readonly starts: number[] } {
    return {
      blocks: this.#pieces.map(({ block }) => block),
      starts: this.#pieces.map(({ start }) => start),
    };
  }
}

function placeSentences({ start: from, sentences }: TextPiece): Span[] {
  return sentences.map(({ start, end }) => ({ start: from + start, end: from + end }));
}

/** A part of a text that was replaced. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** What is compared at once: whole pieces are compared faster than letters. */
const STRIDE = 4096;

/** What lies between the common beginning and the common end of two texts; `null` where little is common. */
function findChange(before: string, after: string): Change | null {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start + STRIDE <= shorter && before.startsWith(after.slice(start, start + STRIDE), start))
    start += STRIDE;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  const most = shorter - start;
  let end = 0;
  for (;;) {
    const from = after.length - end - STRIDE;
    if (
      end + STRIDE > most ||
      !before.startsWith(after.slice(from, from + STRIDE), before.length - end - STRIDE)
    )
      break;
    end += STRIDE;
  }
  while (
    end < most &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1;
  if ((start + end) * 2 < after.length) return null;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** Parts in the place of others. */
interface Replacement {
  readonly index: number;
  readonly removed: number;
  readonly added: readonly TextPart[];
}

/** How the parts at hand become others, one at a time: what is the same at both ends stays. */
function* findReplacements(held: TextParts, wanted: readonly TextPart[]): Generator<Replacement> {
  const shorter = Math.min(held.count, wanted.length);
  let start = 0;
  while (start < shorter && held.at(start) === wanted[start]) start += 1;
  let end = 0;
  while (end < shorter - start && held.at(held.count - 1 - end) === wanted[wanted.length - 1 - end]) end += 1;
  const removed = held.count - start - end;
  if (removed > 0) yield { index: start, removed, added: [] };
  for (const [index, part] of wanted.entries())
    if (index >= start && index < wanted.length - end) yield { index, removed: 0, added: [part] };
}
