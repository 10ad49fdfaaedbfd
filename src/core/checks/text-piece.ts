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

function areSame(first: readonly Span[], second: readonly Span[]): boolean {
  return (
    first.length === second.length &&
    first.every(({ start, end }, index) => start === second[index]?.start && end === second[index]?.end)
  );
}

/** A block of a text with what its checks found: what is not changed is not checked again. */
export class TextPiece {
  readonly block: Block;
  /** The offset of the block in the text. */
  start = 0;
  /** Those of its sentences that are read, by their place in the block. */
  #sentences: readonly Span[];
  /** What is not read of it; offsets count from its start. */
  #unread: readonly Span[] = [];
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

  /** Takes the unread parts of the text: mistakes in them do not count, and sentences that lie in one are left out. */
  leaveOut(unreadOfText: readonly Span[]): void {
    const { sentences } = this.block;
    const unread = this.#findUnread(unreadOfText);
    if (areSame(unread, this.#unread)) return;
    this.#unread = unread;
    this.#sentences = sentences.filter(({ start, end }) => {
      const part = findNextPart(unread, start);
      return part === undefined || part.start > start || part.end < end;
    });
    this.#mistakes = null;
    this.#found = null;
    this.#part = null;
  }

  /** Reads the sentences for the first time, one at a step. */
  *readInSteps(checker: Checker): Generator<undefined, void, undefined> {
    if (this.#mistakes !== null) return;
    let mistakes = 0;
    for (const { start, end } of this.#sentences) {
      mistakes += checker
        .findMistakes(this.block.text.slice(start, end))
        .filter(({ span }) => this.#isRead(start + span.start, start + span.end)).length;
      yield;
    }
    this.#mistakes = mistakes;
  }

  #findUnread(unreadOfText: readonly Span[]): readonly Span[] {
    const parts: Span[] = [];
    let part = findNextPart(unreadOfText, this.start);
    while (part !== undefined && part.start < this.end) {
      parts.push({ start: part.start - this.start, end: part.end - this.start });
      part = findNextPart(unreadOfText, part.end);
    }
    return parts;
  }

  #isRead(start: number, end: number): boolean {
    const part = findNextPart(this.#unread, start);
    return part === undefined || part.start >= end;
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
