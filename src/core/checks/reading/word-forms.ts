import { irregularPlurals } from "#core/lists/grammar/irregular-plurals.ts";
import { irregularVerbs } from "#core/lists/grammar/irregular-verbs.ts";

const VOWEL = /[aeiou]/;
/** Verbs of several syllables that are stressed on the last one, and so double their consonant. */
const stressedAtEnd =
  /(?:^|[^aeiou])(?:admit|commit|permit|omit|submit|transmit|refer|prefer|confer|defer|infer|transfer|occur|recur|incur|concur|compel|expel|propel|repel|control|patrol|rebel|regret|forget|upset|begin|equip|acquit|abhor|deter|allot|rebut|abet|format|program|handicap|kidnap|worship)$/;

/** Whether the last consonant is doubled before -ed and -ing: `stop`, `admit`, not `visit`, `open`, `fix`. */
function doublesConsonant(verb: string): boolean {
  if (
    !/[^aeiou][aeiou][bcdfgklmnprtvz]$/.test(verb) &&
    !/^[aeiou][bdgmnprt]$/.test(verb) &&
    !/qu[aeiou][a-z]$/.test(verb)
  )
    return false;
  const vowels = verb.replace(/qu/, "kw").match(/[aeiouy]+/g)?.length ?? 0;
  return vowels === 1 ? !/[wxy]$/.test(verb) : stressedAtEnd.test(verb);
}

/** Adds the -s of nouns and verbs by the rules of spelling: `box`, `boxes`; `try`, `tries`. */
export function addS(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:^|[^aeiou])(?:go|do|potato|tomato|hero|echo|veto)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The plural of a noun in lower case: `child`, `children`; `city`, `cities`. */
export function pluralOf(noun: string): string {
  const irregular = irregularPlurals.get(noun);
  if (irregular !== undefined) return irregular;
  if (/[a-z]{2}(?<!hu|ger|ro|nor)man$/.test(noun)) return noun.replace(/man$/, "men");
  return addS(noun);
}

/** The third person singular of a verb's base: `go`, `goes`; `be`, `is`. */
export function thirdPersonOf(base: string): string {
  if (base === "be") return "is";
  return base === "have" ? "has" : addS(base);
}

/** The -ing form of a verb's base: `stop`, `stopping`; `lie`, `lying`. */
export function gerundOf(base: string): string {
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (/(?:[^eoy]|[^aeioufs]ye)e$/.test(base) && base.length > 2 && !/(?:singe|tinge|dye|be)$/.test(base))
    return `${base.slice(0, -1)}ing`;
  if (/[^aeiou]ic$|^panic|^picnic|^mimic/.test(base) && base.endsWith("ic")) return `${base}king`;
  return doublesConsonant(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

function addEd(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  if (/(?:panic|picnic|mimic|traffic)$/.test(base)) return `${base}ked`;
  return doublesConsonant(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}

/** The past tense of a verb's base, the commoner form first: `go`, `went`; `plan`, `planned`. */
export function pastOf(base: string): string {
  return irregularVerbs.get(base)?.past[0] ?? addEd(base);
}

/** The past participle of a verb's base, the commoner form first: `go`, `gone`. */
export function participleOf(base: string): string {
  return irregularVerbs.get(base)?.participle[0] ?? addEd(base);
}

/** Every form of a verb with its Penn tag: what a lexicon lists. */
export function verbForms(base: string): readonly (readonly [form: string, tag: string])[] {
  const irregular = irregularVerbs.get(base);
  return [
    [base, "VB"],
    [base, "VBP"],
    [thirdPersonOf(base), "VBZ"],
    [gerundOf(base), "VBG"],
    ...(irregular?.past ?? [addEd(base)]).map((form) => [form, "VBD"] as const),
    ...(irregular?.participle ?? [addEd(base)]).map((form) => [form, "VBN"] as const),
  ];
}

/** The comparative and superlative in -er and -est: `big`, `bigger`, `biggest`. */
export function comparisonOf(adjective: string): readonly [comparative: string, superlative: string] {
  if (adjective.endsWith("e")) return [`${adjective}r`, `${adjective}st`];
  if (/[^aeiou]y$/.test(adjective)) return [`${adjective.slice(0, -1)}ier`, `${adjective.slice(0, -1)}iest`];
  const stem =
    /^[^aeiou]*[aeiou][bdgmnpt]$/.test(adjective) && VOWEL.test(adjective)
      ? adjective + adjective.slice(-1)
      : adjective;
  return [`${stem}er`, `${stem}est`];
}

/** The -ly adverb of an adjective: `careful`, `carefully`; `happy`, `happily`; `simple`, `simply`. */
export function adverbOf(adjective: string): string {
  if (adjective === "good") return "well";
  if (adjective.endsWith("ic") && adjective !== "public") return `${adjective}ally`;
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (adjective.endsWith("ll")) return `${adjective}y`;
  return adjective.endsWith("ue") ? `${adjective.slice(0, -1)}ly` : `${adjective}ly`;
}
