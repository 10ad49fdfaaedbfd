import type { LetterMeasures } from "#core/letters/letter-measures.ts";
import type { NormFit } from "#core/letters/norm-fit.ts";

/** A letter of the alphabet that the text lacks. */
export interface MissingLetter {
  readonly letter: string;
  /** How many were to be expected by the norm; `null` without one. */
  readonly expected: number | null;
  /** Whether so many were to be expected that chance would hardly leave it out. */
  readonly isStriking: boolean;
}

/** Five expected and none there is chance less than once in a hundred times (e⁻⁵, Poisson 1837). */
const leastStriking = 5;

/** The letters of the alphabet that are missing, those that are missed most first. */
export function findMissing({ tests, rows, letters }: LetterMeasures): readonly MissingLetter[] {
  const shares = new Map(rows.map(({ letter, expected }) => [letter, expected]));
  return tests.missing
    .map((letter) => {
      const share = shares.get(letter) ?? null;
      const expected = share === null ? null : share * letters;
      return { letter, expected, isStriking: (expected ?? 0) >= leastStriking };
    })
    .toSorted((first, second) => (second.expected ?? 0) - (first.expected ?? 0));
}

/** Whether the text is a pangram, in a sentence. `language` is its name. */
export function describePangram({ tests, alphabet }: LetterMeasures, language: string): string {
  if (alphabet.length === 0) return `No alphabet is known for ${language}.`;
  if (tests.isPerfectPangram)
    return `Yes, a perfect one: each letter of the alphabet stands once (${language}).`;
  if (tests.isPangram) return `Yes: every letter of the alphabet is there (${language}).`;
  const { missing } = tests;
  const count = alphabet.length - missing.length;
  return `No: ${count} of ${alphabet.length} letters are there (${language}). Missing: ${missing.join(" ")}.`;
}

/** How a fit is in words. Of a text too short for χ² (Cochran 1954), nothing is said; the bounds are Cohen’s (1988). */
export function describeFit({ effect, isRough }: Pick<NormFit, "effect" | "isRough">): string {
  if (isRough) return "too short to tell";
  if (effect < 0.1) return "much as usual";
  if (effect < 0.3) return "a little unlike the usual";
  return effect < 0.5 ? "clearly unlike the usual" : "far from the usual";
}
