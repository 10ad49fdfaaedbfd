import type { Finding } from "#core/analysis/finding.ts";
import type { Block } from "#core/document/block.ts";
import type { Span } from "#core/document/span.ts";
import type { Checker } from "./checker.ts";
import { LOOK_AHEAD, LOOK_BEHIND, TextPart } from "./consistency/text-part.ts";
import { siftForeignLints } from "./sieve/foreign-lints.ts";
import type { ForeignLint } from "./sieve/foreign-lints.ts";
import { findNextPart } from "./unread-parts.ts";

/** A finding with its span so many units on. */
export function moveFinding(finding: Finding, by: number): Finding {
  return { ...finding, span: { start: finding.span.start + by, end: finding.span.end + by } };
}

/** Two lists of spans that begin alike and are as long are taken to be one; both are parts of the same sentences. */
function areSame(first: readonly Span[], second: readonly Span[]): boolean {
  return first.length === second.length && first.every(({ start }, index) => start === second[index]?.start);
}

/** A block of a text with what its checks found: what is not changed is not checked again. */
export class TextPiece {
  readonly block: Block;
  /** The offset of the block in the text. */
  start = 0;
  /** Those of its sentences that are read, by their place in the block. */
  #sentences: readonly Span[];
  #mistakes: number | null = null;
  #found: { readonly key: string; readonly findings: readonly Finding[] } | null = null;
  #part: TextPart | null = null;

  constructor(block: Block) {
    this.block = block;
    this.#sentences = block.sentences;
  }

  get end(): number {
    return this.start + this.block.text.length;
  }

  get sentences(): readonly Span[] {
    return this.#sentences;
  }

  /** How many sure mistakes its sentences have; `null` until they were read. */
  get mistakes(): number | null {
    return this.#mistakes;
  }

  /** Leaves out the sentences that unread parts of the text break into. */
  leaveOut(unread: readonly Span[]): void {
    const { sentences } = this.block;
    const read =
      unread.length === 0
        ? sentences
        : sentences.filter(({ start, end }) => {
            const part = findNextPart(unread, this.start + start);
            return part === undefined || part.start > this.start + start || part.end < this.start + end;
          });
    if (read === this.#sentences || areSame(read, this.#sentences)) return;
    this.#sentences = read;
    this.#mistakes = null;
    this.#found = null;
    this.#part = null;
  }

  /** Reads the sentences for the first time, one at a step. */
  *readInSteps(checker: Checker): Generator<undefined, void, undefined> {
    if (this.#mistakes !== null) return;
    let mistakes = 0;
    for (const { start, end } of this.#sentences) {
      mistakes += checker.countMistakes(this.block.text.slice(start, end));
      yield;
    }
    this.#mistakes = mistakes;
  }

  /** What is found in the sentences, with spans from the start of the block; `lints` count from there too. */
  *checkInSteps(
    checker: Checker,
    lints: readonly ForeignLint[],
    isEdited: boolean,
  ): Generator<undefined, readonly Finding[], undefined> {
    const key = `${isEdited} ${lints.map(describe).join(" ")}`;
    if (this.#found?.key === key) return this.#found.findings;
    const { text } = this.block;
    const foreign = siftForeignLints(lints, text)
      .filter(({ check }) => !checker.isOff(check))
      .toSorted((first, second) => first.span.start - second.span.start);
    const findings: Finding[] = [];
    for (const { start, end } of this.#sentences) {
      const here = foreign.filter(({ span }) => span.start >= start && span.end <= end);
      const found = checker.checkSentence(
        text.slice(start, end),
        here.map((finding) => moveFinding(finding, -start)),
        isEdited,
      );
      for (const finding of found) findings.push(moveFinding(finding, start));
      yield;
    }
    this.#found = { key, findings };
    return findings;
  }

  /** The part that is read for consistency: another one when what stands around it has changed. */
  partOf(text: string): TextPart {
    const origin = Math.max(0, this.start - LOOK_BEHIND);
    const around = text.slice(origin, this.end + LOOK_AHEAD);
    const shift = this.start - origin;
    if (this.#part === null || this.#part.body.start !== shift || this.#part.text !== around) {
      this.#part = new TextPart({
        text: around,
        body: { start: shift, end: shift + this.block.text.length },
        sentences: this.#sentences.map(({ start, end }) => ({ start: start + shift, end: end + shift })),
      });
    }
    this.#part.origin = origin;
    return this.#part;
  }
}

/** What tells a lint from another at its place. */
function describe({ span, kind, message, fixes }: ForeignLint): string {
  return `${span.start}-${span.end} ${kind} ${message} ${fixes.join("|")}`;
}
