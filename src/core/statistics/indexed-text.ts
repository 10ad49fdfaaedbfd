import { createTerms } from "#core/analyses/frequency/terms.ts";
import type { Folding } from "#core/analyses/frequency/terms.ts";
import type { Block } from "#core/document/block.ts";
import { parseBlocksInSteps } from "#core/document/parse-blocks.ts";
import { readUnicodeWords } from "#core/document/unicode-words.ts";
import type { SentenceRules } from "#core/sentences/sentence-rules.ts";
import { rankAlphabetically } from "./alphabetical-ranks.ts";

/** What counts as a word, and which words count as one. */
export interface WordPolicy extends Folding {
  /** Read well-known as one word; otherwise as two, as UAX #29 does. */
  readonly joinHyphens?: boolean;
}

/** The words of a text in their order, each by the number of what it counts as, with its place. */
export interface IndexedText {
  readonly text: string;
  /** The number of each word. */
  readonly words: Int32Array;
  /** UTF-16 offsets of each word. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** 1 for a word that begins a sentence: no phrase goes across. */
  readonly opensSentence: Uint8Array;
  /** The name of each number: the word folded as the policy says. */
  readonly names: readonly string[];
  /** The place of each number's name in the order of UTF-16 units. */
  readonly ranks: Uint32Array;
}

const HYPHENS: ReadonlySet<string> = new Set(["-", "\u2010", "\u2011"]);

/** Words written down one by one, in arrays that grow. */
class WordColumns {
  #words = new Int32Array(1024);
  #starts = new Uint32Array(1024);
  #ends = new Uint32Array(1024);
  #opens = new Uint8Array(1024);
  #count = 0;

  add(word: number, start: number, end: number, opensSentence: boolean): void {
    if (this.#count === this.#words.length) this.#grow();
    this.#words[this.#count] = word;
    this.#starts[this.#count] = start;
    this.#ends[this.#count] = end;
    this.#opens[this.#count] = opensSentence ? 1 : 0;
    this.#count += 1;
  }

  finish(): Pick<IndexedText, "words" | "starts" | "ends" | "opensSentence"> {
    return {
      words: this.#words.slice(0, this.#count),
      starts: this.#starts.slice(0, this.#count),
      ends: this.#ends.slice(0, this.#count),
      opensSentence: this.#opens.slice(0, this.#count),
    };
  }

  #grow(): void {
    const room = this.#count * 2;
    const words = new Int32Array(room);
    words.set(this.#words);
    this.#words = words;
    const starts = new Uint32Array(room);
    starts.set(this.#starts);
    this.#starts = starts;
    const ends = new Uint32Array(room);
    ends.set(this.#ends);
    this.#ends = ends;
    const opens = new Uint8Array(room);
    opens.set(this.#opens);
    this.#opens = opens;
  }
}

/**
 * Reads the words of a text (UAX #29) once, for everything that needs their order: phrases, places, neighbours, spread.
 * Sentences are cut as in English unless other `rules` are given. An empty text has no words. `onProgress`
 * is told after each block how many UTF-16 units have been read.
 */
export function indexText(
  text: string,
  policy: WordPolicy = {},
  rules?: SentenceRules,
  onProgress?: (read: number) => void,
): IndexedText {
  const terms = createTerms(policy);
  const columns = new WordColumns();
  let blockStart = 0;
  for (const block of parseBlocksInSteps(text, rules)) {
    readBlock(block, policy.joinHyphens === true, (start, end, opensSentence) => {
      columns.add(terms.intern(block.text, start, end), blockStart + start, blockStart + end, opensSentence);
    });
    blockStart += block.text.length;
    onProgress?.(blockStart);
  }
  const names = Array.from({ length: terms.size }, (_, number) => terms.term(number));
  return { text, ...columns.finish(), names, ranks: rankAlphabetically(names) };
}

function readBlock(
  block: Block,
  joinHyphens: boolean,
  tell: (start: number, end: number, opensSentence: boolean) => void,
): void {
  const { text, sentences, continues } = block;
  const offsets = readUnicodeWords(block);
  let sentence = 0;
  let sentenceEnd = sentences[0]?.end ?? text.length;
  let opens = !continues.sentence;
  for (let index = 0; index < offsets.length; index += 2) {
    const start = offsets[index] ?? 0;
    let end = offsets[index + 1] ?? 0;
    if (joinHyphens) {
      while (end + 1 === offsets[index + 2] && HYPHENS.has(text.charAt(end))) {
        index += 2;
        end = offsets[index + 1] ?? end;
      }
    }
    while (start >= sentenceEnd) {
      opens = true;
      sentence += 1;
      sentenceEnd = sentences[sentence]?.end ?? text.length;
      if (sentence >= sentences.length) break;
    }
    tell(start, end, opens);
    opens = false;
  }
}
