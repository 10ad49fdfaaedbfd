const NOT_LETTERS = /[^\p{L}\p{M}]+/gu;

/** A text as its words in lower case with one space around each, the form that trigrams are taken from. */
export function toWords(text: string): string {
  return ` ${text.normalize("NFC").toLowerCase().replace(NOT_LETTERS, " ").trim()} `;
}

/** How often each run of three characters occurs within a word, a space counting as its edge. */
export function countTrigrams(words: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let start = 0; start + 3 <= words.length; start += 1) {
    const trigram = words.slice(start, start + 3);
    if (trigram.charAt(1) !== " ") counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
  }
  return counts;
}
