/** The plural by the rules of spelling: boxes, cities, days. */
export function pluralOf(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

/** The form after he, she or it, which is spelled as a plural: watches, carries, plays. */
export function thirdPersonOf(verb: string): string {
  return pluralOf(verb);
}

/** The regular past: carried, liked, painted. A doubled consonant is written in the list. */
export function pastOf(verb: string): string {
  if (verb.endsWith("e")) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${verb}ed`;
}

/** Written with a vowel first, spoken with a consonant: uniform, useful. */
const consonantSound = /^(?:uni[cfv]|use|usu|ukulele|one-)/;
/** The other way round: honest, hour. */
const vowelSound = /^(?:hon|hour|heir)(?!ey)/;

/** “a” or “an”, by the sound of the word that follows. */
export function articleBefore(word: string): "a" | "an" {
  if (vowelSound.test(word)) return "an";
  return /^[aeiou]/.test(word) && !consonantSound.test(word) ? "an" : "a";
}
