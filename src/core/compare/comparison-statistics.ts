import type { ComparisonStatistics, ComparisonUnit } from "./comparison.ts";
import type { TokenizedText } from "./text-regions.ts";
import { findWordTokens } from "./text-tokens.ts";
import type { TextTokens } from "./text-tokens.ts";

/** Counts the tokens of one text that lie at least in part in a difference that counts. */
class TouchedTokens {
  readonly #tokens: TextTokens;
  /** Tokens in differences, and in moved ones; units in the former. */
  counted = 0;
  moved = 0;
  units = 0;
  #countedTo = 0;
  #movedTo = 0;
  /** The first token that does not end before the last difference. */
  #token = 0;

  constructor(tokens: TextTokens) {
    this.#tokens = tokens;
  }

  /** Adds a difference; they ascend. */
  add(start: number, end: number, isMoved: boolean): void {
    const { starts, ends } = this.#tokens;
    let token = this.#token;
    while (token < ends.length && (ends[token] ?? 0) <= start) token += 1;
    this.#token = token;
    // Two differences may be in one word, which counts once: the next one begins at the same token.
    const first = Math.max(token, isMoved ? this.#movedTo : this.#countedTo);
    let next = first;
    while (next < starts.length && (starts[next] ?? 0) < end) next += 1;
    if (isMoved) {
      this.moved += next - first;
      this.#movedTo = next;
    } else {
      this.counted += next - first;
      this.units += end - start;
      this.#countedTo = next;
    }
  }
}

/** Gathers the figures of a comparison, a difference that counts at a time; see `ComparisonStatistics`. */
export class ComparisonMeter {
  readonly #units: number;
  readonly #wordsBefore: number;
  readonly #wordsAfter: number;
  readonly #before: TouchedTokens;
  readonly #after: TouchedTokens;

  constructor(a: TokenizedText, b: TokenizedText, unit: ComparisonUnit) {
    const wordsA = unit === "line" ? findWordTokens(a.text) : a.tokens;
    const wordsB = unit === "line" ? findWordTokens(b.text) : b.tokens;
    this.#units = a.text.length + b.text.length;
    this.#wordsBefore = wordsA.starts.length;
    this.#wordsAfter = wordsB.starts.length;
    this.#before = new TouchedTokens(wordsA);
    this.#after = new TouchedTokens(wordsB);
  }

  /** Adds a difference that is not ignored; they ascend in both texts. */
  add(aStart: number, aEnd: number, bStart: number, bEnd: number, isMoved: boolean): void {
    this.#before.add(aStart, aEnd, isMoved);
    this.#after.add(bStart, bEnd, isMoved);
  }

  read(): ComparisonStatistics {
    const before = this.#before;
    const after = this.#after;
    return {
      wordsBefore: this.#wordsBefore,
      wordsAfter: this.#wordsAfter,
      wordsKept: this.#wordsBefore - before.counted,
      wordsMoved: before.moved,
      wordsRemoved: before.counted,
      wordsAdded: after.counted,
      similarity: this.#units === 0 ? 1 : 1 - (before.units + after.units) / this.#units,
    };
  }
}
