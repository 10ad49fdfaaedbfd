import { capitalize } from "./match-case.ts";

/** A sentence as two or more. */
export interface SplitSentence {
  readonly text: string;
  /** The words at which it was split first. */
  readonly at: string;
  /** How many sentences it has become. */
  readonly sentences: number;
}

const LEAST_WORDS_ON_A_SIDE = 5;
/** Subjects that only a clause of its own begins with. */
const subject = /^(?:I|you|he|she|we|they|it|there|this|these|those|nobody|everyone|everybody|no one)\b/i;
const nounPhrase = /^(?:the|an?|my|your|his|her|its|our|their|these|those|some|many|most|all)\b/i;
const verbWithin =
  /^(?:\S+\s+){1,6}?(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could|may|might|must|should|shall|cannot|[a-z]+n['’]t)\b/i;
/** A clause that depends on another does not stand alone. */
const dependent =
  /^(?:if|when|whenever|while|although|though|because|since|unless|until|before|after|as|whereas|whether|where|once|even|given|both|either|neither|between|not only|who|which|that)\b/i;
const joint = /(?:,\s+(?:and|but|so|yet)|;\s*(?:and|but|so|yet)?)\s+/gi;
const dependentWithin =
  /(?:^|[\s,(])(?:that|which|who|whose|whom|if|because|although|whether|when|where|while|unless)\s+[^,;]*$/i;

/**
 * Splits an English sentence where two clauses that stand alone are joined: at a semicolon, or at a comma with and, but,
 * so or yet before a new subject with its verb. `null` where there is none, or within quotation marks or brackets. The
 * words stay as they are but for the joint: “and” goes, “but”, “so” and “yet” begin the new sentence.
 */
export function splitSentence(sentence: string): SplitSentence | null {
  const pieces: string[] = [];
  let at: string | null = null;
  let from = 0;
  for (const match of sentence.matchAll(joint)) {
    const left = sentence.slice(from, match.index);
    const right = sentence.slice(match.index + match[0].length);
    if (!standsAlone(left, right) || isWithinQuotes(sentence, match.index)) continue;
    const word = /(?:and|but|so|yet)/i.exec(match[0])?.[0].toLowerCase() ?? null;
    const opening = from === 0 ? left : capitalize(left);
    pieces.push(`${opening}.`);
    if (word === "but" || word === "yet" || word === "so") {
      from = match.index + match[0].toLowerCase().indexOf(word);
    } else from = match.index + match[0].length;
    at ??= match[0].trim().replace(/\s+/g, " ");
  }
  if (at === null) return null;
  pieces.push(capitalize(sentence.slice(from)));
  return { text: pieces.join(" "), at, sentences: pieces.length };
}

function standsAlone(left: string, right: string): boolean {
  if (countWords(left) < LEAST_WORDS_ON_A_SIDE || countWords(right) < LEAST_WORDS_ON_A_SIDE) return false;
  if (dependent.test(left.trim()) || dependentWithin.test(left)) return false;
  const clause = right.split(/[,;]/, 1)[0] ?? "";
  if (subject.test(right)) return /^\S+\s+[a-z'’]+/i.test(clause);
  return nounPhrase.test(right) && verbWithin.test(clause);
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Whether brackets or quotation marks are open at a place. */
function isWithinQuotes(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const count = (pattern: RegExp): number => before.match(pattern)?.length ?? 0;
  return count(/"/g) % 2 === 1 || count(/[“«]/g) > count(/[”»]/g) || count(/[([{]/g) > count(/[)\]}]/g);
}
