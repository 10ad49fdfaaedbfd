import type { ComparisonOptions } from "./comparison.ts";
import { foldIgnored, isAnyIgnored } from "./fold-token.ts";
import type { TextTokens } from "./text-tokens.ts";
import { TokenTable } from "./token-table.ts";
import { WordFold } from "./word-fold.ts";

/** The pieces of two texts as numbers from 0 to `kinds`: what may be paired has the same one. */
interface NumberedTokens {
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly kinds: number;
}

/** Numbers the pieces of texts by what they are folded to, each different one folded once. */
class FoldedNumbers {
  /** What pieces are folded to. */
  readonly #table: TokenTable;
  /** Pieces of which the units alone do not tell what they are folded to, and by piece the number of that. */
  readonly #pieces = new TokenTable();
  readonly #folded: number[] = [];
  readonly #fold: (piece: string) => string;
  readonly #hasUnits: boolean;

  /** `units` folds pieces unit by unit, as far as that can be told; `null` where nothing can. */
  constructor(units: WordFold | null, fold: (piece: string) => string) {
    this.#table = new TokenTable(units);
    this.#hasUnits = units !== null;
    this.#fold = fold;
  }

  get kinds(): number {
    return this.#table.size;
  }

  number(text: string, { starts, ends }: TextTokens): Int32Array {
    const table = this.#table;
    const plainText = table.addText(text);
    const otherText = this.#pieces.addText(text);
    const numbers = new Int32Array(starts.length);
    for (let index = 0; index < starts.length; index += 1) {
      const start = starts[index] ?? 0;
      const end = ends[index] ?? 0;
      const plain = this.#hasUnits ? table.intern(plainText, start, end, true) : -1;
      numbers[index] = plain === -1 ? this.#numberOther(text, otherText, start, end) : plain;
    }
    return numbers;
  }

  #numberOther(text: string, otherText: number, start: number, end: number): number {
    const piece = this.#pieces.intern(otherText, start, end);
    const known = this.#folded[piece];
    if (known !== undefined) return known;
    const key = this.#fold(text.slice(start, end));
    const number = this.#table.intern(this.#table.addText(key), 0, key.length);
    this.#folded.push(number);
    return number;
  }
}

function numberPieces(text: string, { starts, ends }: TextTokens, table: TokenTable): Int32Array {
  const ownText = table.addText(text);
  const numbers = new Int32Array(starts.length);
  for (let index = 0; index < starts.length; index += 1) {
    numbers[index] = table.intern(ownText, starts[index] ?? 0, ends[index] ?? 0);
  }
  return numbers;
}

function createFoldedNumbers({ unit, ignored }: ComparisonOptions): FoldedNumbers {
  if (unit === "line") return new FoldedNumbers(null, (line) => foldIgnored(line, ignored));
  const fold = new WordFold(ignored);
  return new FoldedNumbers(fold, fold.fold);
}

/**
 * Numbers the pieces of two texts by what they are taken for: words whatever their case, and lines as they are, but for
 * what is to be ignored.
 */
export function numberTokens(
  a: string,
  aTokens: TextTokens,
  b: string,
  bTokens: TextTokens,
  options: ComparisonOptions,
): NumberedTokens {
  if (options.unit === "line" && !isAnyIgnored(options.ignored)) {
    const table = new TokenTable();
    const numbers = [numberPieces(a, aTokens, table), numberPieces(b, bTokens, table)] as const;
    return { a: numbers[0], b: numbers[1], kinds: table.size };
  }
  const folded = createFoldedNumbers(options);
  const numbers = [folded.number(a, aTokens), folded.number(b, bTokens)] as const;
  return { a: numbers[0], b: numbers[1], kinds: folded.kinds };
}
