import { decodeFrontCoded } from "#core/lists/front-coding.ts";
import type { SecretRandom } from "#core/random/secret-random.ts";

export const passphraseSeparators = ["-", " ", ".", "_", ""] as const;
export type PassphraseSeparator = (typeof passphraseSeparators)[number];

export const passphraseCapitals = ["none", "first", "one"] as const;
/** `first`: each word begins with a capital, which adds no strength. `one`: one word, by chance, is all capitals. */
export type PassphraseCapitals = (typeof passphraseCapitals)[number];

export interface PassphraseOptions {
  /** From 1 to `mostPassphraseWords`. */
  readonly words: number;
  readonly separator: PassphraseSeparator;
  readonly capitals: PassphraseCapitals;
  /** Whether a digit, 0 to 9, stands behind one word, both by chance. */
  readonly digit: boolean;
}

export const mostPassphraseWords = 20;

export const defaultPassphrase: PassphraseOptions = {
  words: 6,
  separator: "-",
  capitals: "none",
  digit: false,
};

let loaded: Promise<readonly string[]> | null = null;

/** Loads the 7,776 words on the first call and keeps them. Rejects when they cannot be loaded; the next call tries anew. */
export function loadPassphraseWords(): Promise<readonly string[]> {
  if (loaded !== null) return loaded;
  const loading = import("#core/lists/random-words/passphrase-words.ts").then(({ passphraseWords }) =>
    decodeFrontCoded(passphraseWords),
  );
  loaded = loading;
  loading.catch(() => {
    loaded = null;
  });
  return loading;
}

/**
 * A passphrase of words drawn one by one from the whole list, so that a word may come twice: leaving that out would make
 * it weaker. Only a secret source will do.
 */
export function createPassphrase(
  list: readonly string[],
  { words, separator, capitals, digit }: PassphraseOptions,
  random: SecretRandom,
): string {
  const drawn = Array.from({ length: words }, () => list[random.below(list.length)] ?? "");
  const loud = capitals === "one" ? random.below(words) : -1;
  const digitAt = digit ? random.below(words) : -1;
  return drawn
    .map((word, place) => {
      const shown = capitals === "first" ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      const written = place === loud ? shown.toUpperCase() : shown;
      return place === digitAt ? `${written}${random.below(10)}` : written;
    })
    .join(separator);
}

/**
 * The strength in bits: the logarithm to base 2 of how many passphrases there are, each as likely as any other, for
 * somebody who knows the list and the options. Exact, for no two choices give the same passphrase: no word of the list
 * begins another, so that even without a separator it reads in one way only.
 */
export function passphraseBits(listSize: number, { words, capitals, digit }: PassphraseOptions): number {
  return (
    words * Math.log2(listSize) +
    (capitals === "one" ? Math.log2(words) : 0) +
    (digit ? Math.log2(10 * words) : 0)
  );
}

/** How long guessing takes on average, in years of 365.25 days, at so many guesses a second: half of all are tried. */
export function yearsToGuess(bits: number, guessesPerSecond: number): number {
  return 2 ** (bits - 1) / guessesPerSecond / (365.25 * 24 * 60 * 60);
}
