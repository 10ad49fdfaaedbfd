/*
 * A Bloom filter (B. H. Bloom, Space/time trade-offs in hash coding with allowable errors, 1970): a set in few bits that
 * never denies a word that it holds, and takes some others for its own.
 */

/** Ten bits and seven hashes a word: about one in a hundred others is taken for a member. */
const BITS_A_WORD = 10;
const HASHES = 7;

/** Two hashes of a word: FNV-1a (Fowler, Noll and Vo, 1991), and the same mixed (the finisher of MurmurHash3). */
function hashWord(word: string): readonly [number, number] {
  let first = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    first = Math.imul(first ^ word.charCodeAt(index), 0x01000193);
  }
  let second = Math.imul(first ^ (first >>> 16), 0x85ebca6b);
  second = Math.imul(second ^ (second >>> 13), 0xc2b2ae35);
  // An odd step reaches every bit.
  return [first >>> 0, ((second ^ (second >>> 16)) | 1) >>> 0];
}

/** The bits of a word among `size`, by double hashing (Kirsch and Mitzenmacher, 2006). */
function bitsOf(word: string, size: number): readonly number[] {
  const [first, second] = hashWord(word);
  return Array.from({ length: HASHES }, (_, turn) => (first + turn * second) % size);
}

/** A filter that holds the words. */
export function createBloomFilter(words: ReadonlySet<string>): Uint8Array {
  const bytes = new Uint8Array(Math.max(1, Math.ceil((words.size * BITS_A_WORD) / 8)));
  for (const word of words) {
    for (const bit of bitsOf(word, bytes.length * 8)) {
      bytes[bit >>> 3] = (bytes[bit >>> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return bytes;
}

/** Whether the filter holds the word: `false` is certain, `true` is wrong for about one word in a hundred. */
export function mayHold(filter: Uint8Array, word: string): boolean {
  return bitsOf(word, filter.length * 8).every((bit) => ((filter[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0);
}
