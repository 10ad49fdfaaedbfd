/** The most words that are kept, and the longest. */
export const mostWords = 5000;
const mostUnits = 60;

/** A word as it is kept: composed (NFC), without white space around; `null` for what is no single word. */
export function readWord(text: string): string | null {
  const word = text.normalize("NFC").trim();
  return word.length <= mostUnits && /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.-]*$/u.test(word) ? word : null;
}

/** Words without repetition, in the order of the alphabet; words that differ in capitals alone are one. */
export function joinWords(kept: readonly string[], added: readonly string[]): readonly string[] {
  const byName = new Map([...kept, ...added].map((word) => [word.toLowerCase(), word]));
  return [...byName.values()]
    .slice(0, mostWords)
    .toSorted((first, second) => (first.toLowerCase() < second.toLowerCase() ? -1 : 1));
}

/**
 * Reads the words of a file: one a line, as this page and most programs write them. A Hunspell dictionary's count in
 * the first line and flags after a slash are passed over, and so are lines that hold no single word.
 */
export function readWordList(text: string): readonly string[] {
  const words = text.split(/[\n\r]+/).flatMap((line, index) => {
    if (index === 0 && /^\uFEFF?\d+\s*$/.test(line)) return [];
    const word = readWord(line.replace(/^\uFEFF/, "").replace(/\/.*$/, ""));
    return word === null ? [] : [word];
  });
  return joinWords([], words);
}

/** A file of the words, one a line. */
export function writeWordList(words: readonly string[]): string {
  return words.map((word) => `${word}\n`).join("");
}

/** Reads what is stored; `undefined` for anything that is no list of words. */
export function parseWords(stored: unknown): readonly string[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return joinWords(
    [],
    stored.flatMap((word: unknown) => (typeof word === "string" ? (readWord(word) ?? []) : [])),
  );
}
