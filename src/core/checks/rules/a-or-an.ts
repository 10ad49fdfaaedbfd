import type { Check } from "../check.ts";
import { matchCase } from "../patterns.ts";

/** Words that begin with another sound than their letter says. */
const vowelSound = /^(?:hour|honest|honou?r|heir)/;
const consonantSound =
  /^(?:eu|ew|one(?!i)|once|ou(?:i|ija)|u(?:nanim|ni(?!n|m)|ten|til|top|biq|ran(?!g)|rin|s(?:e(?!r-?)|a(?:g|b)|u(?:al|r)|er|ing)|kr|gan|r[aeiou]l?$|kule|top|vul|v$)|uni$)/;
const letters = new Set("aefhilmnorsx".split(""));

/** Whether a word begins with a vowel as it is spoken; `null` where that is not certain. */
export function beginsWithVowel(text: string): boolean | null {
  const lower = text.toLowerCase();
  if (/^\d/.test(lower)) return /^(?:8|11(?!\d)|18(?!\d)|11[,.]|18[,.])/.test(lower);
  if (/^\p{Lu}{2,}/u.test(text) && !/[AEIOU]/.test(text.slice(1, 3))) return letters.has(lower.charAt(0));
  if (/^\p{Lu}{2,}$/u.test(text)) return null;
  if (/^[a-z]$/i.test(text)) return letters.has(lower);
  if (/^[a-z]-/i.test(text)) return letters.has(lower.charAt(0));
  if (!/^[a-z]{2}/.test(lower)) return null;
  if (vowelSound.test(lower)) return true;
  if (/^(?:uni(?:n|m)|unid|unidentified|unil(?!at)|unins)/.test(lower)) return true;
  if (consonantSound.test(lower)) return false;
  if (/^(?:herb|historic|hotel|habitual|hilarious|heroic|x-|url|sql|urban)/.test(lower))
    return lower.startsWith("urb") ? true : null;
  return /^[aeiou]/.test(lower);
}

/** `a apple`, `an university`. */
export const check: Check = {
  id: "a-or-an",
  group: "articles",
  tier: "error",
  title: "A or an",
  reason: "Before a vowel sound stands an, before a consonant sound a. The sound counts, not the letter.",
  exceptions: "Words that are spoken in two ways, such as historic or herb, take either.",
  flags: [
    ["She ate a apple.", "She ate an apple."],
    ["He studies at an university.", "He studies at a university."],
    ["It took a hour.", "It took an hour."],
    ["That is an one-way street.", "That is a one-way street."],
    ["He is a MP.", "He is an MP."],
  ],
  leaves: [
    "An hour ago it rained.",
    "It is an honest mistake.",
    "A European city.",
    "She has a one-year-old.",
    "An X-ray was taken.",
    "He is an 18-year-old.",
    "It was an historic day.",
    "A unanimous vote.",
    "An unimportant note.",
    "Vitamin A is good.",
  ],
  *find(sentence) {
    for (const word of sentence.words) {
      if ((word.lower !== "a" && word.lower !== "an") || word.kind !== "word") continue;
      if (word.text === "A" && word.index > 0 && sentence.at(word.index - 1).text !== '"') continue;
      const next = sentence.at(word.index + 1);
      if (next.kind === "mark" || next.kind === "opaque" || !next.spaced) continue;
      if (word.text === "AN" || (word.text === "A" && /^\p{Lu}+$/u.test(next.text) && next.text.length > 3))
        continue;
      const vowel = beginsWithVowel(next.text);
      if (vowel === null || vowel === (word.lower === "an")) continue;
      if (
        word.lower === "a" &&
        /^(?:i|a|am|is|are|an|in|at|of|on|or|and|as|if|its|it|us|our|other_)$/.test(next.lower)
      )
        continue;
      yield {
        start: word.start,
        end: next.end,
        fixes: [`${matchCase(vowel ? "an" : "a", word.text)} ${next.text}`],
      };
    }
  },
};
