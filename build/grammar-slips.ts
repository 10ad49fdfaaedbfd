/** Spoils good sentences as learners of English do: what the model of context learns to find. */
import { inflect } from "#core/checks/reading/base-forms.ts";
import type { Lexicon } from "#core/checks/reading/lexicon.ts";
import { readSentence } from "#core/checks/reading/sentence.ts";
import type { Sentence, SentenceReader, Word } from "#core/checks/reading/sentence.ts";
import type { RandomSource } from "./grammar-random.ts";
import { classSwaps, wordSwaps } from "#core/checks/context/confusions.ts";

/** A sentence with some words spoiled. */
export interface SpoiledSentence {
  readonly text: string;
  /** Where the words that are wrong begin; a word that is missing makes the one after it wrong. */
  readonly wrong: ReadonlySet<number>;
  /** Where the words that are misspelled begin: the model need not tell them. */
  readonly misspelled: ReadonlySet<number>;
}

/** What stands instead of a word: pieces, none if it is left out. */
interface Slip {
  readonly pieces: readonly string[];
  readonly isMisspelling?: boolean;
}

const articles = new Set(["a", "an", "the"]);
const letters = "etaoinshrdlucmfwypvbgk";
/** A word that a slip of the pen may make of another must be this common. */
const COMMON = 13;

/** A slip of one letter: two change places, one is left out, doubled, or taken for another. */
function misspell(word: string, random: RandomSource): string {
  const at = 1 + Math.floor(random.next() * (word.length - 1));
  const chance = random.next();
  if (chance < 0.25)
    return word.slice(0, at - 1) + (word[at] ?? "") + (word[at - 1] ?? "") + word.slice(at + 1);
  if (chance < 0.55) return word.slice(0, at) + word.slice(at + 1);
  if (chance < 0.75) return word.slice(0, at) + (word[at] ?? "") + word.slice(at);
  return word.slice(0, at) + (random.pick([...letters]) ?? "e") + word.slice(at + 1);
}

/** A slip of the pen: now and then it makes another word, which only the context tells. */
function slipOfPen(word: Word, lexicon: Lexicon, random: RandomSource): Slip | null {
  if (word.lower.length < 3) return null;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const slip = misspell(word.lower, random);
    if (slip === word.lower) continue;
    if (lexicon.frequency(slip) >= COMMON) return { pieces: [slip] };
    if (!lexicon.has(slip) && attempt > 3) return { pieces: [slip], isMisspelling: true };
  }
  return null;
}

/** A word of another class in place of one: `success` for `successful`, `easy` for `easily`. */
function otherClass(word: string, lexicon: Lexicon, random: RandomSource): string | null {
  const made = classSwaps.flatMap(([ending, others]) =>
    word.endsWith(ending) && word.length > ending.length + 2
      ? others.map((other) => word.slice(0, word.length - ending.length) + other)
      : [],
  );
  return (
    random.pick(made.filter((other) => other !== word && lexicon.frequency(other) >= COMMON - 2)) ?? null
  );
}

function slipOfNoun(
  { lower, tag }: Word,
  isBare: boolean,
  lexicon: Lexicon,
  random: RandomSource,
): Slip | null {
  const chance = random.next();
  if (chance < (tag === "NNS" ? 0.13 : 0.05))
    return { pieces: [inflect(lower, tag === "NN" ? "NNS" : "NN", lexicon)] };
  if (isBare && chance < 0.17) return { pieces: [random.next() < 0.7 ? "the" : "a", lower] };
  if (chance < 0.185) {
    const other = otherClass(lower, lexicon, random);
    return other === null ? null : { pieces: [other] };
  }
  return null;
}

function slipOfVerb(word: Word, next: Word, lexicon: Lexicon, random: RandomSource): Slip | null {
  const { lower, tag } = word;
  const chance = random.next();
  if (chance < 0.1) {
    const form = inflect(lower, random.pick(["VB", "VBZ", "VBG", "VBD", "VBN", "VB", "VB"]) ?? "VB", lexicon);
    return { pieces: [form === "be" ? "is" : form] };
  }
  if (chance < 0.115 && tag === "VB") return { pieces: ["to", lower] };
  if (chance < 0.125 && /^(?:DT|PRP\$|PRP)$/.test(next.tag))
    return { pieces: [lower, random.pick(["to", "about", "of", "in", "for", "with"]) ?? "to"] };
  if (chance < 0.14 && (tag === "VBD" || tag === "VBZ" || tag === "VBP"))
    return { pieces: [random.pick(["is", "are", "was", "have", "will", "can"]) ?? "is", lower] };
  return null;
}

function slipOfModifier({ lower, tag }: Word, lexicon: Lexicon, random: RandomSource): Slip | null {
  const chance = random.next();
  if (tag === "JJR" || tag === "RBR") {
    if (chance < 0.05 && lower !== "more" && lower !== "less") return { pieces: ["more", lower] };
    return chance < 0.08 && lower === "more" ? { pieces: ["most"] } : null;
  }
  if (chance < 0.05) {
    const other = otherClass(lower, lexicon, random);
    if (other !== null) return { pieces: [other] };
  }
  if (chance < 0.065 && tag === "JJ") return { pieces: ["the", lower] };
  return chance < 0.075 && lower !== "not" ? { pieces: [] } : null;
}

function slipOfFunctionWord({ lower, tag }: Word, next: Word, random: RandomSource): Slip | null {
  const chance = random.next();
  const swaps = wordSwaps.get(lower) ?? [];
  const swapped = (): Slip => ({
    pieces: (random.pick(swaps) ?? lower).split(" ").filter((piece) => piece !== ""),
  });
  if (articles.has(lower)) {
    if (chance < 0.16) return { pieces: [] };
    return chance < 0.2 ? swapped() : null;
  }
  if (tag === "IN" || tag === "TO") {
    if (chance < 0.045) return { pieces: [] };
    return chance < 0.14 && swaps.length > 0 ? swapped() : null;
  }
  if (/^(?:am|is|are|was|were|be|been)$/.test(lower) && chance < 0.035) return { pieces: [] };
  if (lower === "," && next.tag !== "CC" && chance < 0.12) return { pieces: [] };
  if (swaps.length > 0 && chance < 0.06) return swapped();
  return /^(?:PRP|PRP\$|CC|WDT|MD)$/.test(tag) && chance < 0.035 ? { pieces: [] } : null;
}

/** What a learner might write for a word; `null` to leave it. */
function slipOf(sentence: Sentence, word: Word, random: RandomSource): Slip | null {
  const { lexicon } = sentence;
  const { tag, lower, index, kind } = word;
  const before = sentence.at(index - 1);
  const slip = slipOfFunctionWord(word, sentence.at(index + 1), random);
  if (slip !== null || kind !== "word" || /^(?:NNPS?|FW|POS)$/.test(tag)) return slip;
  if (random.next() < 0.012) return slipOfPen(word, lexicon, random);
  if (random.next() < 0.006 && index > 0 && before.kind === "word") return { pieces: [",", lower] };
  if (random.next() < 0.003) return { pieces: [lower, lower] };
  if (tag === "NN" || tag === "NNS") {
    const isBare = index === 0 || !/^(?:DT|PRP\$|CD|JJ|NN|NNP|POS)$/.test(before.tag);
    return slipOfNoun(word, isBare, lexicon, random);
  }
  if (tag.startsWith("VB") && !lower.startsWith("'"))
    return slipOfVerb(word, sentence.at(index + 1), lexicon, random);
  return /^(?:JJ|RB)/.test(tag) ? slipOfModifier(word, lexicon, random) : null;
}

/** Puts the next sentence behind this one after a comma or nothing: what is wrong is where it begins. */
function runOn(spoiled: SpoiledSentence, next: string, random: RandomSource): SpoiledSentence {
  const stop = spoiled.text.length - 1;
  const isComma = random.next() < 0.6;
  const head = spoiled.text.slice(0, stop);
  const tail = (next[0] ?? "").toLowerCase() + next.slice(1);
  const start = isComma ? stop : stop + 1;
  return {
    ...spoiled,
    text: `${head}${isComma ? ", " : " "}${tail}`,
    wrong: new Set([...spoiled.wrong, start]),
  };
}

/** How often a sentence is run into the next. */
const RUN_ONS = 0.06;
const LEFT_ALONE = 0.22;

/** A sentence with some words spoiled, or, one time in five, as it is; `next` is the sentence that follows it. */
export function spoilSentence(
  text: string,
  next: string,
  reader: SentenceReader,
  random: RandomSource,
): SpoiledSentence {
  const sentence = readSentence(text, reader);
  const wrong = new Set<number>();
  const misspelled = new Set<number>();
  let spoiled = "";
  let isMissing = false;
  const isLeft = random.next() < LEFT_ALONE;
  for (const word of sentence.words) {
    const slip = isLeft ? null : slipOf(sentence, word, random);
    const pieces = slip === null ? [word.text] : slip.pieces;
    let isNew = slip !== null;
    for (const [place, piece] of pieces.entries()) {
      const isSpaced = place > 0 || (word.spaced && spoiled !== "" && piece !== ",");
      const start = spoiled.length + (isSpaced ? 1 : 0);
      spoiled += (isSpaced ? " " : "") + piece;
      if (slip?.isMisspelling === true) misspelled.add(start);
      else if (
        (isNew && piece !== word.lower) ||
        isMissing ||
        (isNew && place > 0 && piece === pieces[place - 1])
      )
        wrong.add(start);
      isMissing = false;
    }
    isNew = false;
    if (pieces.length === 0) isMissing = true;
  }
  const result = { text: spoiled, wrong, misspelled };
  const isRunOn =
    !isLeft &&
    random.next() < RUN_ONS &&
    /[a-z]\.$/.test(text) &&
    /^(?:He|She|It|They|We|The|This|You|There|His|My|A|That|In)\b/.test(next);
  return isRunOn && spoiled.endsWith(".") ? runOn(result, next, random) : result;
}
