/** A source of numbers that gives the same ones for the same seed. For choices, never for secrets. */
export interface SeededRandom {
  /** A whole number from 0 up to and without `bound`, each equally likely. `bound` is from 1 to 2^32. */
  below(bound: number): number;
}

const WORD_RANGE = 2 ** 32;

function rotateLeft(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

/** Spreads a text over a 32-bit number: FNV-1a (Fowler, Noll and Vo, 1991) over UTF-16 units, low byte first. */
function hashSeed(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    const unit = seed.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash >>> 0;
}

/** The numbers that fill a generator's state, by SplitMix32 (after Steele, Lea and Flood, 2014). */
function createFiller(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}

/**
 * Numbers by xoshiro128++ (Blackman and Vigna, 2019), the same on every machine for the same seed. Any text is a
 * seed, the empty one too.
 */
export function createSeededRandom(seed: string): SeededRandom {
  const fill = createFiller(hashSeed(seed));
  let a = fill();
  let b = fill();
  let c = fill();
  // Four zeros would stay zeros for ever.
  let d = fill() | 1;

  const next = () => {
    const result = (rotateLeft((a + d) | 0, 7) + a) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };

  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORD_RANGE) {
        throw new RangeError(`A bound is a whole number from 1 to 2^32, not ${bound}`);
      }
      // What is left of the range after its last whole multiple of the bound would favour the small numbers.
      const fair = WORD_RANGE - (WORD_RANGE % bound);
      let drawn = next();
      while (drawn >= fair) drawn = next();
      return drawn % bound;
    },
  };
}

/** The items in a new order, each order equally likely (Fisher and Yates, 1938, in Durstenfeld's form of 1964). */
export function shuffle<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = random.below(last + 1);
    const taken = shuffled.splice(chosen, 1, ...shuffled.slice(last, last + 1));
    shuffled.splice(last, 1, ...taken);
  }
  return shuffled;
}
