/** No word of the lists is longer, so no pattern needs to be. */
const LONGEST = 30;

export type LetterField = "starts" | "ends" | "contains";

/**
 * A test for the letters that are asked for, in either case; `null` for what holds anything but a to z, `?` and `*`. A
 * `?` stands for one letter and a `*` for any number, none too. A pattern with one of them that is asked to be contained
 * describes the whole word, as in a crossword: `c?t*` finds cat and cutter.
 */
export function compileLetters(field: LetterField, text: string): ((word: string) => boolean) | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return () => true;
  if (wanted.length > LONGEST || !/^[a-z?*]+$/.test(wanted)) return null;
  if (/^[a-z]+$/.test(wanted)) {
    if (field === "starts") return (word) => word.startsWith(wanted);
    if (field === "ends") return (word) => word.endsWith(wanted);
    return (word) => word.includes(wanted);
  }
  const pattern = `${field === "ends" ? "*" : ""}${wanted}${field === "starts" ? "*" : ""}`.replace(
    /\*+/g,
    "*",
  );
  return (word) => matchesWildcards(word, pattern);
}

/** Whether a pattern describes the whole word. Goes back to the last star only, so it takes no time to speak of. */
function matchesWildcards(word: string, pattern: string): boolean {
  let place = 0;
  let read = 0;
  let star = -1;
  let resume = 0;
  while (place < word.length) {
    const wanted = pattern.charAt(read);
    if (wanted === "*") {
      star = read;
      resume = place;
      read += 1;
    } else if (wanted === "?" || wanted === word.charAt(place)) {
      place += 1;
      read += 1;
    } else if (star >= 0) {
      resume += 1;
      place = resume;
      read = star + 1;
    } else {
      return false;
    }
  }
  return /^\**$/.test(pattern.slice(read));
}
