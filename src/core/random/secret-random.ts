/** Numbers that nobody can foretell or repeat: for passphrases. A seeded generator is none, and has no `secret`. */
export interface SecretRandom {
  readonly secret: true;
  /** A whole number from 0 up to and without `bound`, each equally likely. `bound` is from 1 to 2^32. */
  below(bound: number): number;
}

const WORD_RANGE = 2 ** 32;

/**
 * Makes whole numbers of the bits of a cryptographic source. `fill` fills the array with them, as
 * `crypto.getRandomValues` does. Numbers past the last whole multiple of the bound are drawn again: a remainder alone
 * would favour the small ones.
 */
export function createSecretRandom(fill: (numbers: Uint32Array<ArrayBuffer>) => void): SecretRandom {
  const drawn = new Uint32Array(1);
  return {
    secret: true,
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORD_RANGE) {
        throw new RangeError(`A bound is a whole number from 1 to 2^32, not ${bound}`);
      }
      const fair = WORD_RANGE - (WORD_RANGE % bound);
      for (;;) {
        fill(drawn);
        const [number = 0] = drawn;
        if (number < fair) return number % bound;
      }
    },
  };
}
