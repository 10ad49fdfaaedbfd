/** One vowel letter, or qu and one, between consonants: hop, plan, quit. */
const SHORT_SYLLABLE = /^(?:[^aeiouy]*|[^aeiouy]*qu)[aeiouy][^aeiouywx]$/;
/** Ends that hardly any verb has without an e after them. */
const NEEDS_E =
  /(?:[^aeiou]at|[iu]at|[^aeiop]ut|iz|ys|[^aeiou][aeiou]?c|[^l]c|v|[^aeiou]u|dg|rg|lg|[bcdfgkptzs]l|[aeiou]s|[nr]s|[iu]r(?<!our)|[^aeiou]ar|[^aeio]id|ud|os|ag|th)$/;
const DOUBLED = /([bdfgklmnprtvz])\1$/;

/**
 * What an English verb's stem before -ing or -ed is the stem of, by the rules for a doubled consonant and for a
 * silent e (Quirk et al. 1985, sections 3.5 to 3.10): stopp: stop, mak: make, walk: walk.
 */
export function completeByRule(stem: string): string {
  if (DOUBLED.test(stem)) {
    // Double l, f and z belong to short words (call, sniff, buzz).
    const single = stem.slice(0, -1);
    const isOwn = /[lfz]$/.test(stem) && /^[^aeiouy]*(?:qu)?[aeiouy]+$/.test(single.slice(0, -1));
    return isOwn ? stem : single;
  }
  if (/(?:ss|[aeiou][yw])$/.test(stem)) return stem;
  return SHORT_SYLLABLE.test(stem) || NEEDS_E.test(stem) ? `${stem}e` : stem;
}
