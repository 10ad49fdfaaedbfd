import { syllableExceptions } from "#core/lists/syllable-exceptions.ts";

const PART = /\p{L}[\p{L}\p{M}']*|\p{N}+/gu;
const VOWEL_GROUP = /[aeiouy]+/g;
/** Longer than any English word: the rules take time that grows with the square of the length. */
const LONGEST_WORD = 64;
/** Short words without a vowel are said letter by letter (TV). */
const SPELT_OUT = /^[b-df-hj-np-tv-xz]{1,4}$/;
/** 've and 're, which melt into a vowel before them (they've) and are a syllable after a consonant (that've). */
const CONTRACTION = /'(?:ve|re)$/;

/** Vowels that a group holds and speech leaves out. */
const silent: readonly RegExp[] = [
  // Final e (make), but not the one that carries a syllable of its own after a consonant (table, acre).
  /[aeiouy][a-z]*(?:[^aeiouyl]|[aeiouyl]l)(?<![bcdgkpt]r)e$/,
  // The e of -es, unless a hissing sound needs it (makes, but boxes and faces), or a consonant and l (tables).
  /[aeiouy][a-z]*(?:[^aeiouylscgxzh]|[aeiouyl]l|[^cs]h)es$/,
  // The e of -ed (walked), but not after t or d (wanted), nor after a consonant and l (settled).
  /[aeiouy][a-z]*(?:[^aeiouyltd]|[aeiouylr]l)ed$/,
  // The final e of a word within a longer one (movement, hopeful, lately).
  /[aeiouy][a-z]*[^aeiouyl](?<!cr|ten|veh)e(?:ment|ments|ful|fully|less|ly|ness)$/,
  /[aeiouy][a-z]*[aeiouyl]le(?:ment|ments|ful|fully|less|ly|ness)(?<!element|elements|implement|implements)$/,
  // -gue and -que (league, unique).
  /[aeiouy][a-z]*[gq]ues?$/,
];

/** Places where a group of vowel letters is said as two syllables, or a syllable has no vowel letter. */
const spoken: readonly RegExp[] = [
  /(?<![cgtsx]|l(?=ia(?:ns?$|r|ms?$)))ia(?!ge)/, // media, trial; not special, marriage, Italian
  /sias/, // enthusiasm
  /(?<![cgstx]|ll|n|sh)io/, // radio, various; not nation, million, opinion, fashion
  /(?<!g)iu/, // medium
  /(?<![gc])eo(?!p)/, // video, theory; not pigeon
  /creat(?!ure)/,
  /theat/,
  /^rea(?:ct|pp|rr|ff|lit|lis|liz|ss)/, // reaction, reality
  /^re(?:en|el[ei]|es|ex|in[fsv]|it|im|or|us)/, // re-enter, reinforce, reuse
  /(?<![gq])ua(?!de)/, // actual; not quality, persuade
  /(?<![gq])ue(?:l|n)/, // cruel, fluent
  /(?<![qb])uo(?!us)/, // fluorescent
  /u(?:ity|ous)$/, // continuity, continuous
  /(?<!q)uing$/,
  /oing$|eing$|ying$|iing$/, // going, being, trying, skiing
  /oic(?!e)|aic$/, // heroic, mosaic
  /eist$|e(?:um|us)$/, // atheist, museum, nucleus
  /(?<![ctsnl]|fr)ien/, // client, audience; not patient, friend
  /iet(?:y|$|s$|ies$)/, // society, diet
  /[aeiouy][a-z]*[^aeiouy]ie(?:r|rs|st)$/, // easier; not priest
  /[aeiou]y(?!e[ds]$)[aeou]/, // beyond, player; not played
  /ao/, // chaos
  /(?:is|as)ms?$|thms?$/, // realism, rhythm
  /[^aeiour]n't$/, // didn't; not can't
  /t'll$/, // it'll
  /^mc/,
  /^coo(?:p|rd)/, // cooperate
  /poe(?:t|m)/,
];

const ONES = [2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 2, 2, 2, 2, 3, 2, 2] as const;
const TENS = [0, 0, 2, 2, 2, 2, 2, 3, 2, 2] as const;

/**
 * Counts the syllables of an English word by rules for its spelling and a list of exceptions; at least 1. Numbers count
 * as they are read aloud, as Flesch (1948) asks: 4 for 1918. Words of other languages get one per group of vowels.
 */
export function countSyllables(word: string): number {
  let syllables = 0;
  for (const [part] of fold(word).matchAll(PART)) {
    syllables += /^\p{N}/u.test(part) ? countInNumber(part) : countInLetters(part.replace(/'+$/, ""));
  }
  return Math.max(syllables, 1);
}

function fold(word: string): string {
  return (
    word
      .toLowerCase()
      .replaceAll("\u2019", "'")
      // An e with an accent is never silent, no more than an i is.
      .replace(/[éèêë]/g, "i")
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
  );
}

function countInLetters(written: string): number {
  const known = syllableExceptions.get(written);
  if (known !== undefined) return known;
  const word = written.replace(/'s$/, "");
  const stem = syllableExceptions.get(word);
  if (stem !== undefined) return stem;
  if (CONTRACTION.test(word)) {
    const whole = word.replace(CONTRACTION, "");
    return countInLetters(whole) + (/[aeiouy]$/.test(whole) ? 0 : 1);
  }
  if (SPELT_OUT.test(word)) return countSpeltOut(word);
  let count = word.match(VOWEL_GROUP)?.length ?? 0;
  if (word.length > LONGEST_WORD) return Math.max(count, 1);
  for (const pattern of silent) if (pattern.test(word)) count -= 1;
  for (const pattern of spoken) if (pattern.test(word)) count += 1;
  // A hissing sound before 's needs a vowel (boss's).
  if (word !== written && /(?:[sxz]|[cs]h|[cg]e)$/.test(word)) count += 1;
  return Math.max(count, 1);
}

function countSpeltOut(word: string): number {
  return word.length + 2 * (word.match(/w/g)?.length ?? 0);
}

function countInNumber(written: string): number {
  if (!/^\d{1,6}$/.test(written)) return written.length;
  const number = Number(written);
  const isYear = written.length === 4 && number >= 1100 && number < 2000 && number % 100 >= 10;
  if (isYear) return countBelowThousand(Math.floor(number / 100)) + countBelowThousand(number % 100);
  const thousands = Math.floor(number / 1000);
  const rest = number % 1000;
  if (thousands === 0) return countBelowThousand(rest);
  return countBelowThousand(thousands) + 2 + (rest === 0 ? 0 : countBelowThousand(rest));
}

function countBelowThousand(number: number): number {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  const said = hundreds === 0 ? 0 : (ONES[hundreds] ?? 0) + 2;
  if (rest === 0 && hundreds > 0) return said;
  if (rest < 20) return said + (ONES[rest] ?? 0);
  return said + (TENS[Math.floor(rest / 10)] ?? 0) + (rest % 10 === 0 ? 0 : (ONES[rest % 10] ?? 0));
}
