import type { KnownLanguage } from "./text-language.ts";

/** Words that turn a sentence round, in the languages where they mean little else; and "n't". */
const NEGATION =
  /(?<![\p{L}\p{N}])(?:not|no|never|none|nobody|nothing|neither|nor|nowhere|cannot|without|unless|hardly|scarcely|barely|nicht|nichts|kein(?:e|en|em|er|es)?|nie|niemals|niemand(?:e[mn])?|nirgend(?:s|wo)|keinesfalls|keineswegs|weder|ohne|ne|pas|jamais|aucune?|rien|sans|ni|non|nunca|jamás|ningun[oa]s?|ningún|nada|nadie|tampoco|não|nem|niet|geen|nooit|inte|ikke|не|нет|никогда)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])n['’](?=\p{L})|n['’]t(?!\p{L})/giu;
/** "Without", and in English another word. */
const SPANISH_WITHOUT = /(?<![\p{L}\p{N}])sin(?![\p{L}\p{N}])/giu;
/** What a piece must hold for the expressions above to find anything: looking for this is many times as fast. */
const MAY_NEGATE =
  /n[aeiou\u00e3'’]|ohne|weder|jam|auc|pas|rien|sans|sin|tamp|sem|geen|inte|ikke|kein|without|unless|hardly|scarcely|barely|\u043d[\u0435\u0438]/i;

/** How many negations a text holds: single words, and the end "n't". */
function countNegations(text: string, language: KnownLanguage | null): number {
  if (!MAY_NEGATE.test(text)) return 0;
  const known = text.match(NEGATION)?.length ?? 0;
  const isSpanish = language === null || language === "es";
  return known + (isSpanish ? (text.match(SPANISH_WITHOUT)?.length ?? 0) : 0);
}

const WORDS = /\p{L}+/gu;
/** Pieces of more words than this are other sentences, of which one word says nothing. */
const MOST_WORDS = 12;
const SHORTEST_STEM = 3;
/** Before any stem of some length "un" and "non" negate; these only before stems that end as adjectives and nouns of them do. */
const LATIN_PREFIX = /^(?:in|im|il|ir|dis|dés|des|dé)$/u;
const LATIN_END =
  /(?:able|ar|ible|ably|ibly|al|ally|ent|ently|ant|antly|ence|ance|ency|ancy|ive|ively|ous|ously|ate|ately|ect|ectly|ite|ity|ure|gree|grees|greed|greeing|like|liked|approve|approves|approved|honest|honestly|order|connected|trust|allow|allowed|ento|ente|ibles|ables|iso|eto|ecto|igual|agréable|accord|obéir|cortés)$/u;
/** Words that only look negated. */
const lookalikes: ReadonlySet<string> = new Set([
  "until",
  "unit",
  "unite",
  "under",
  "instance",
  "intent",
  "indent",
  "dispute",
  "instant",
]);

/** Whether a word is another with a prefix that negates it: "unsafe" of "safe". */
function negates(word: string, stem: string): boolean {
  if (stem.length < SHORTEST_STEM || !word.endsWith(stem) || lookalikes.has(word)) return false;
  const prefix = word.slice(0, word.length - stem.length);
  if (prefix === "un" || prefix === "non") return true;
  return LATIN_PREFIX.test(prefix) && LATIN_END.test(stem);
}

/** Whether two words are one with "ful" and with "less": "careful", "careless". */
function isEmptied(word: string, other: string): boolean {
  return word.endsWith("less") && other.endsWith("ful") && word.slice(0, -4) === other.slice(0, -3);
}

function hasOpposites(before: string, after: string): boolean {
  const first: readonly string[] = before.toLowerCase().match(WORDS) ?? [];
  const second: readonly string[] = after.toLowerCase().match(WORDS) ?? [];
  if (first.length > MOST_WORDS || second.length > MOST_WORDS) return false;
  const gone = first.filter((word) => !second.includes(word));
  const come = second.filter((word) => !first.includes(word));
  return gone.some((word) =>
    come.some(
      (other) =>
        negates(word, other) || negates(other, word) || isEmptied(word, other) || isEmptied(other, word),
    ),
  );
}

/** What a piece must hold to be a word and its opposite. */
const MAY_OPPOSE = /un|non|in|im|il|ir|d[ie\u00e9]s|d\u00e9|less/i;

/**
 * Whether a piece of text negates where the other does not: another number of words like "not", "nicht", "pas" and
 * "sin", or a word that became its opposite by "un-", "non-", "in-", "dis-" or "-less". What is meant is not known:
 * "hardly" for "not" is the same number.
 */
export function changesNegation(before: string, after: string, language: KnownLanguage | null): boolean {
  if (countNegations(before, language) !== countNegations(after, language)) return true;
  if (before === "" || after === "") return false;
  return (MAY_OPPOSE.test(before) || MAY_OPPOSE.test(after)) && hasOpposites(before, after);
}
