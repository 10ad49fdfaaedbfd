/** Words that turn a sentence round, in the languages where they mean little else. */
export const negationWords: ReadonlySet<string> = new Set(
  (
    "not no never none nobody nothing neither nor nowhere cannot without unless hardly scarcely barely " +
    "nicht nichts kein keine keinen keinem keiner keines nie niemals niemand niemandem niemanden nirgends nirgendwo " +
    "keinesfalls keineswegs weder ohne ne pas jamais aucun aucune rien sans ni non nunca jamás " +
    "ninguno ninguna ningunos ningunas ningún nada nadie tampoco não nem niet geen nooit inte ikke не нет никогда"
  ).split(" "),
);
/** "Without" in Spanish, and in English another word. */
export const SPANISH_WITHOUT = "sin";

const WORDS = /\p{L}+/gu;
/** Pieces of more words than this are other sentences, of which one word says nothing. */
export const MOST_OPPOSED_WORDS = 12;
/** How words begin that have a prefix that negates; and how "careless" ends. */
export const opposedBeginnings: readonly string[] = ["un", "no", "in", "im", "il", "ir", "di", "de", "dé"];
export const EMPTIED_END = "less";
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

/**
 * Whether a word of one piece became its opposite in the other: by "un-", "non-", "in-", "dis-" or "-less". Of pieces
 * of at most `MOST_OPPOSED_WORDS` words.
 */
export function hasOpposites(before: string, after: string): boolean {
  const first: readonly string[] = before.toLowerCase().match(WORDS) ?? [];
  const second: readonly string[] = after.toLowerCase().match(WORDS) ?? [];
  const gone = first.filter((word) => !second.includes(word));
  const come = second.filter((word) => !first.includes(word));
  return gone.some((word) =>
    come.some(
      (other) =>
        negates(word, other) || negates(other, word) || isEmptied(word, other) || isEmptied(other, word),
    ),
  );
}
