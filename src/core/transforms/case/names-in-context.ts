import {
  namesThatAreWords,
  nationsThatAreWords,
  personNames,
  properNouns,
  surnamesThatAreWords,
} from "#core/lists/proper-nouns.ts";

const WORD_AFTER = /^['’]?s?\s+(\p{L}[\p{L}'’]*)/u;
const WORD_BEFORE = /(\p{L}[\p{L}'’]*)\s+$/u;

const PLACE_BEFORE =
  /\b(?:in|from|to|across|throughout|inside|visit|visits|visited|visiting|leave|leaves|left|between|via|into|towards?|against|northern|southern|eastern|western|mainland|modern|ancient|imperial|communist|(?:republic|people|government|president|capital|army|history|economy|emperor|south|north|east|west|rest|parts?) of) $/i;
const LINKED_AFTER = /^(?:,? and|,|,? or|['’]s and)\s+(\p{L}+)/u;
const LINKED_BEFORE = /(\p{L}+)(?:,? and|,|,? or)\s+$/u;
const POLISH_AFTER =
  /^ (?:people|language|borders?|government|president|army|citizens?|food|zloty|parliament|cuisine|immigrants?|soldiers?|capital|king|nobility|history|culture|composers?|poets?|writers?|airports?|workers?|resistance|grammar|speakers?|descent|origin)\b/i;
const POLISH_BEFORE = /\b(?:speaks?|spoke|speaking|learn(?:s|ed|ing)?|into|fluent in|in|half) $/i;
const APPLE_AFTER =
  /^(?:['’]s)? (?:inc|store|watch|music|pay|tv|maps|ceo|computers?|shares|stock|executives?|announce[sd]?|unveil(?:s|ed)|launche[sd]|releases?d?|said|says|sue[sd]?|(?:['’]s )?(?:iphone|ipad|macbook|macos|ios)s?)\b/i;
const COMPANY = /^(?:google|microsoft|amazon|facebook|samsung|netflix|meta|nvidia|tesla|intel|ibm)$/i;
const TITLE = /^(?:dr|prof|rev|sen|rep|gov|gen|capt|sgt|lt|col|hon|st)$/;
/** What stands before a verb or an everyday noun, not before a name. */
const BEFORE_WORD =
  /\b(?:a|an|the|to|not|will|would|must|can|could|should|may|might|we|they|you|i|he|she|it|please|my|your|his|her|our|their|these|those|very|too|so|is|are|was|were) $/i;

/**
 * Whether a word that is an everyday word and a name is a name where it stands: Turkey and China as countries, Polish,
 * Apple as a company, and first names and surnames beside another name (Bill Clinton, Taylor Swift).
 * @param word in small letters, without a possessive ending
 * @param before what stands before it in its sentence, as far back as two words
 * @param after what stands after it in its sentence, as far on as two words
 */
export function isNameInContext(word: string, before: string, after: string): boolean {
  if (nationsThatAreWords.has(word)) {
    const owns = /^['’]s\s/.test(after) && !BEFORE_WORD.test(before);
    return owns || PLACE_BEFORE.test(before) || isLinked(before, after, isProper);
  }
  if (word === "polish")
    return POLISH_AFTER.test(after) || POLISH_BEFORE.test(before) || isLinked(before, after, isProper);
  if (word === "apple") return APPLE_AFTER.test(after) || isLinked(before, after, isCompany);
  if (surnamesThatAreWords.has(word) && personNames.has(wordOf(WORD_BEFORE, before))) return true;
  if (!namesThatAreWords.has(word) || BEFORE_WORD.test(before)) return false;
  const next = wordOf(WORD_AFTER, after);
  return /^\s/.test(after) && (personNames.has(next) || /^(?:mc\p{L}{3,}|o['’]\p{L}{4,})$/u.test(next));
}

/** Whether US in a text all in capitals is the country: after "the", or beside another country. */
export function isCountryUs(before: string, after: string): boolean {
  const isKin = (word: string) => /^(?:uk|eu|un|uae|nato)$/.test(word) || properNouns.has(word);
  return /\bthe $/i.test(before) || isLinked(before, after, isKin);
}

/**
 * Whether a title such as Dr. or Prof. stands before a name, or Jr. after one: all of them need a full stop, which tells
 * them from words.
 */
export function isTitleOfPerson(word: string, before: string, after: string): boolean {
  if (!after.startsWith(".")) return false;
  if (word === "jr" || word === "sr") return personNames.has(wordOf(/(\p{L}[\p{L}'’]*),?\s+$/u, before));
  if (!TITLE.test(word)) return false;
  const next = /^\.\s+(\p{L}[\p{L}'’]*)/u.exec(after)?.[1] ?? "";
  return personNames.has(next.toLowerCase()) || surnamesThatAreWords.has(next.toLowerCase());
}

function wordOf(pattern: RegExp, text: string): string {
  return (pattern.exec(text)?.[1] ?? "").toLowerCase().replace(/['’]s$/, "");
}

function isLinked(before: string, after: string, isKin: (word: string) => boolean): boolean {
  return isKin(wordOf(LINKED_AFTER, after)) || isKin(wordOf(LINKED_BEFORE, before));
}

function isProper(word: string): boolean {
  return properNouns.has(word);
}

function isCompany(word: string): boolean {
  return COMPANY.test(word);
}
