import { lemma } from "#core/lexicon/lemma.ts";
import { properNouns } from "#core/lists/proper-nouns.ts";
import {
  articles,
  boundPrefixes,
  clausePrepositions,
  commonVerbs,
  coordinatingConjunctions,
  dictionaryCompounds,
  foreignExpressions,
  nameParticles,
  nounsBeforeTo,
  particleVerbs,
  prepositions,
  subjectPronouns,
} from "#core/lists/title-words.ts";

import type { TitlePiece } from "./title-pieces.ts";
import type { TitleReason } from "./title-reasons.ts";
import type { TitleStyleRules } from "./title-styles.ts";

/** A word of a title among its neighbours, all in small letters; an empty neighbour is none, or past a break. */
export interface WordPlace {
  readonly piece: TitlePiece;
  readonly word: string;
  readonly before: string;
  readonly after: string;
  readonly beforeThat: string;
  readonly afterThat: string;
}

/** What to do with a word, and why. */
export interface SmallWordVerdict {
  readonly small: boolean;
  readonly reason: TitleReason;
}

const MOTION = new Set(
  "go come run get live move fall walk jump play sit stand stay put read pass".split(" "),
);
const DETERMINERS = new Set(
  "a an the my your his her its our their this that these those every each".split(" "),
);
const PAIRED_ADVERBS = new Set(["up", "down", "in", "out", "on", "off", "over"]);
/** Prepositions that make one with the word before: "up to", "out of". */
const JOINED = new Set(["of", "to", "upon"]);
const BEFORE_LIKE = new Set(
  "i you we they who to would do does did don't don’t didn't didn’t doesn't doesn’t really people if not will might kids men women also".split(
    " ",
  ),
);
const SO_CLAUSE = new Set(["that", ...subjectPronouns]);
/** Words that lead to "to" with a verb, whatever the verb: "How to". */
const BEFORE_INFINITIVE = new Set(
  "how what when where whether need needs want wants wanted try tries tried trying learn learns learning able ready ways time like likes love loves".split(
    " ",
  ),
);
const ADVERBS_AFTER = /^(?:again|now|here|there|soon|today|tonight|forever)$/;
const VAN_NAMES = new Set("der den de gogh dyck dijk eyck halen damme buren morrison hoof".split(" "));

/** Whether a word stays small by the rules of a style, where it is not the first or last one; `null` for a word of weight. */
export function judgeSmallWord(place: WordPlace, rules: TitleStyleRules): SmallWordVerdict | null {
  const { word } = place;
  if (/^vs?\.?$/.test(word)) return small({ kind: "versus" });
  if (place.piece.isShortened) return small({ kind: "conjunction" });
  if (word === "a" && isLetter(place)) return capital({ kind: "letter" });
  const particle = judgeNamePart(place);
  if (particle !== null) return particle;
  if (rules.smallWords !== null) return judgeListed(place, rules, rules.smallWords);
  if (isForeign(place)) return capital({ kind: "foreign" });
  if (articles.has(word)) return small({ kind: "article" });
  if (word === "to") return judgeTo(place, rules);
  if (word === "as") return judgeAs(place, rules);
  if (word === "if")
    return rules.smallConjunctions.has(word) ? small({ kind: "conjunction" }) : capital({ kind: "clause" });
  if (word === "so" || word === "yet") return judgeSoYet(place, rules);
  if (coordinatingConjunctions.has(word) && word !== "for") {
    return rules.smallConjunctions.has(word) ? small({ kind: "conjunction" }) : capital({ kind: "major" });
  }
  return prepositions.has(word) ? judgePreposition(place, rules) : null;
}

function small(reason: TitleReason): SmallWordVerdict {
  return { small: true, reason };
}

function capital(reason: TitleReason): SmallWordVerdict {
  return { small: false, reason };
}

function judgeListed(
  place: WordPlace,
  rules: TitleStyleRules,
  list: ReadonlySet<string>,
): SmallWordVerdict | null {
  if (!list.has(place.word)) return null;
  if (rules.tellsAdverbs) {
    if (isForeign(place)) return capital({ kind: "foreign" });
    if (prepositions.has(place.word) && isAdverb(place)) return capital({ kind: "particle" });
  }
  return small(articles.has(place.word) ? { kind: "article" } : { kind: "listed" });
}

function judgeNamePart({ word, before, after, piece }: WordPlace): SmallWordVerdict | null {
  if (!nameParticles.has(word) || after === "" || piece.parts > 1 || piece.text !== word) return null;
  if (foreignExpressions.has(`${word}_${after}`)) return null;
  const follows = properNouns.has(before) || nameParticles.has(before);
  const always = word === "von" || word === "de" || (word === "van" && VAN_NAMES.has(after));
  return follows || always ? small({ kind: "name-particle" }) : null;
}

/** The letter A, not the article: "From A to B", "Vitamin A", "Plan A and Plan B". */
function isLetter({ before, after, afterThat, piece }: WordPlace): boolean {
  if (after === "to" && /^[a-z]$/.test(afterThat)) return true;
  if (/^(?:vitamin|hepatitis|influenza)$/.test(before)) return true;
  const isNamed = /^(?:plan|grade|type|group|point|exhibit|appendix|option|section|part|class)$/.test(before);
  return isNamed && (piece.isStopped || /^(?:|and|or|to|vs|versus|is|for|of|in)$/.test(after));
}

function isForeign({ word, before, after, afterThat }: WordPlace): boolean {
  // "Ten Hectares per Capita", but "Per Capita Income" (The Chicago Manual of Style 17, 8.160).
  if (word === "per" && after === "capita" && afterThat === "" && before !== "") return false;
  return foreignExpressions.has(`${word}_${after}`) || foreignExpressions.has(`${before}_${word}`);
}

function judgeTo(place: WordPlace, rules: TitleStyleRules): SmallWordVerdict {
  const infinitive = isInfinitive(place);
  if (infinitive && rules.capitalInfinitive) return capital({ kind: "infinitive-capital" });
  if (infinitive) return small({ kind: "infinitive" });
  return isStranded(place) ? capital({ kind: "particle" }) : small(prepositionReason(rules));
}

/** "To" before a verb. Words that are nouns too are taken for one after a word that leads to a noun: "Guide to Love". */
function isInfinitive({ before, after }: WordPlace): boolean {
  if (BEFORE_INFINITIVE.has(before) && after !== "" && !DETERMINERS.has(after)) return true;
  const adverb = /^(?:boldly|really|never|not|always|fully|truly|actually)$/.test(after);
  return (adverb || commonVerbs.has(after)) && !nounsBeforeTo.has(before);
}

function judgeAs({ after }: WordPlace, rules: TitleStyleRules): SmallWordVerdict {
  if (rules.smallAs) return small({ kind: "as" });
  return subjectPronouns.has(after) ? capital({ kind: "clause" }) : small(prepositionReason(rules));
}

function judgeSoYet({ word, before, after }: WordPlace, rules: TitleStyleRules): SmallWordVerdict {
  if (!rules.smallConjunctions.has(word)) return capital({ kind: "major" });
  const joins =
    word === "so"
      ? SO_CLAUSE.has(after) || before === ""
      : !/^(?:not|just|as|never|ever|has|have|best|and)$/.test(before);
  return joins ? small({ kind: "conjunction" }) : capital({ kind: "major" });
}

function judgePreposition(place: WordPlace, rules: TitleStyleRules): SmallWordVerdict {
  const { word, before, after } = place;
  const letters = word.replace(/[^\p{L}]/gu, "").length;
  if (rules.capitalsFromFour && letters >= 4) return capital({ kind: "long", letters: 4 });
  if (letters > rules.longestSmallPreposition) {
    return capital({ kind: "long", letters: rules.longestSmallPreposition + 1 });
  }
  if (word === "like" && (BEFORE_LIKE.has(before) || after === "to")) return capital({ kind: "verb" });
  if (isAdverb(place)) return capital({ kind: "particle" });
  if (clausePrepositions.has(word) && word !== "for" && subjectPronouns.has(after))
    return capital({ kind: "clause" });
  return small(prepositionReason(rules));
}

function prepositionReason({ longestSmallPreposition: longest }: TitleStyleRules): TitleReason {
  return { kind: "preposition", letters: Number.isFinite(longest) ? longest : null };
}

/** Nothing follows that it could govern. */
function isStranded({ after, piece }: WordPlace): boolean {
  return piece.isStopped || /^(?:and|or|but|nor)$/.test(after);
}

function isAdverb(place: WordPlace): boolean {
  const { word, before, after, piece } = place;
  if (piece.parts > 1) return false;
  // "Out" alone is an adverb but before a noun with an article: "Out the Window".
  if (word === "out") return !DETERMINERS.has(after) && !(after === "of" && !isVerbOf(place));
  if (PAIRED_ADVERBS.has(word) && isStranded(place)) return true;
  // "Looking In on the Kids", "Zero In On It": two of a row are an adverb and a preposition.
  if (word === "in" && after === "on") return true;
  // As an adjective, "The On Button", or before another adverb, "Off and On Again".
  if (PAIRED_ADVERBS.has(word) && (articles.has(before) || ADVERBS_AFTER.test(after))) return true;
  if (!isVerbOf(place)) return false;
  const pair = prepositions.has(after) && !JOINED.has(after);
  if (!PAIRED_ADVERBS.has(word)) return piece.isStopped || pair;
  return MOTION.has(lemma(before)) ? pair || after === "to" || !DETERMINERS.has(after) : true;
}

/** Whether the word before, or the one before its object ("Turn It Off"), is a verb that the adverb goes with. */
function isVerbOf({ word, before, beforeThat }: WordPlace): boolean {
  const verbs = particleVerbs.get(word);
  if (verbs === undefined) return false;
  const object = /^(?:it|them|him|her|me|us|you|that|this)$/.test(before);
  const verb = object ? beforeThat : before;
  return verbs.has(verb) || verbs.has(lemma(verb));
}

/** Whether a part of a hyphenated word stays small; `null` where nothing about the compound says so. */
export function judgeCompoundPart(
  piece: TitlePiece,
  word: string,
  rules: TitleStyleRules,
): SmallWordVerdict | null {
  const { part, parts, compound } = piece;
  if (parts < 2) return null;
  if (part === 0) return capital({ kind: "compound-first" });
  const lower = compound.toLowerCase();
  if (rules.smallCompoundParts === "one-word" && isOneWord(lower))
    return small({ kind: "compound-one-word" });
  if (part === 1 && isAfterPrefix(lower, word, rules)) return small({ kind: "compound-prefix" });
  // What ends a compound is its adverb, not a preposition: "Follow-Up", "Go-To".
  if (part === parts - 1) return prepositions.has(word) ? capital({ kind: "particle" }) : null;
  const joining =
    rules.smallWords?.has(word) ??
    (articles.has(word) || coordinatingConjunctions.has(word) || prepositions.has(word));
  return joining ? small({ kind: "compound-small" }) : null;
}

function isOneWord(compound: string): boolean {
  const [first = ""] = compound.split("-");
  return dictionaryCompounds.has(compound) || first === "self" || boundPrefixes.has(first);
}

function isAfterPrefix(compound: string, word: string, rules: TitleStyleRules): boolean {
  const [first = ""] = compound.split("-");
  if (properNouns.has(word)) return false;
  if (rules.smallCompoundParts === "after-prefix") return boundPrefixes.has(first);
  if (rules.smallCompoundParts !== "after-short-prefix") return false;
  // The hyphen only parts two vowels: "Co-op", "Re-entry", but "Co-Author", "Anti-Intellectual".
  return first.length <= 3 && boundPrefixes.has(first) && first.at(-1) === word[0] && /[aeiou]$/.test(first);
}
