import type { Span } from "#core/document/span.ts";

const RUN = /\*+|_+|~~|==|\\.|\n[ \t]*(?=[\n\r])|\r[ \t]*(?=\r)/gu;
const SPACE = /\s/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Marks that may still be closed: those at the end of `[start, end)` first. */
interface Opener {
  readonly start: number;
  end: number;
}

interface Flanks {
  readonly canOpen: boolean;
  readonly canClose: boolean;
}

/**
 * Finds the marks of emphasis that belong together within a paragraph: `*`, `_`, `~~` and `==`, by the flanking rules
 * of CommonMark 0.31, section 6.2. Each sign is matched by itself, the nearest opener first, in one pass.
 */
export function findEmphasisMarks(masked: string): Span[] {
  const marks: Span[] = [];
  let openers = new Map<string, Opener[]>();
  for (const { index, 0: run } of masked.matchAll(RUN)) {
    const sign = run.charAt(0);
    if (sign === "\\") continue;
    if (sign === "\n" || sign === "\r") {
      openers = new Map();
      continue;
    }
    const { canOpen, canClose } = flanksOf(masked, index, index + run.length, sign);
    const stack = openers.get(sign) ?? [];
    openers.set(sign, stack);
    const start = canClose ? closeOpeners(stack, index, index + run.length, marks) : index;
    if (canOpen && start < index + run.length) stack.push({ start, end: index + run.length });
  }
  return marks;
}

/** Pairs the marks of a closing run with those that are open; returns where the marks start that found no partner. */
function closeOpeners(stack: Opener[], start: number, end: number, marks: Span[]): number {
  let offset = start;
  while (offset < end) {
    const opener = stack.at(-1);
    if (opener === undefined) break;
    const length = Math.min(end - offset, opener.end - opener.start);
    marks.push({ start: opener.end - length, end: opener.end }, { start: offset, end: offset + length });
    opener.end -= length;
    offset += length;
    if (opener.end === opener.start) stack.pop();
  }
  return offset;
}

function flanksOf(text: string, start: number, end: number, sign: string): Flanks {
  const before = characterBefore(text, start);
  const after = String.fromCodePoint(text.codePointAt(end) ?? 0x20);
  const spaceBefore = SPACE.test(before);
  const spaceAfter = SPACE.test(after);
  const punctuationBefore = PUNCTUATION.test(before);
  const punctuationAfter = PUNCTUATION.test(after);
  const isLeft = !spaceAfter && (!punctuationAfter || spaceBefore || punctuationBefore);
  const isRight = !spaceBefore && (!punctuationBefore || spaceAfter || punctuationAfter);
  if (sign !== "_") return { canOpen: isLeft, canClose: isRight };
  return {
    canOpen: isLeft && (!isRight || punctuationBefore),
    canClose: isRight && (!isLeft || punctuationAfter),
  };
}

/** The character that ends at an offset; a space at the start of the text. */
function characterBefore(text: string, offset: number): string {
  if (offset === 0) return " ";
  const isSecondHalf = (text.charCodeAt(offset - 1) & 0xfc00) === 0xdc00;
  return text.slice(Math.max(0, offset - (isSecondHalf ? 2 : 1)), offset);
}
