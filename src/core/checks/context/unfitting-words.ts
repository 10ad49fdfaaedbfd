import type { CheckFacts, Found } from "../check.ts";
import { inflect } from "../reading/base-forms.ts";
import { readSentence } from "../reading/sentence.ts";
import type { Sentence, SentenceReader, Word } from "../reading/sentence.ts";
import {
  contextFeatureCount,
  contextScore,
  fillContextFeatures,
  readContextWords,
} from "./context-features.ts";

/** The facts of the check that a model of context makes. */
export const unfittingWords: CheckFacts = {
  id: "unfitting-words",
  group: "sentences",
  tier: "likely",
  title: "Words that do not fit together",
  reason:
    "These words seldom stand together like this. A word may be missing, in the wrong form, or one too many. " +
    "This is told from statistics, so it can be wrong.",
  exceptions: "It is more easily given in a sentence that has another mistake.",
  flags: [
    ["They could even began to think about it.", "They could even begin to think about it."],
    ["These fuels can be finish and no more.", "These fuels can be finished and no more."],
  ],
  leaves: ["The quick brown fox jumps over the lazy dog.", "She has been working here for ten years."],
};

/** The score from which a word is told in a sentence that has nothing else, or few mistakes for its length. */
const ALONE = 82;
/** The same in a text that is known to be edited well. */
const EDITED = 130;
/** The same by the share of words that are surely wrong: the rougher the sentence, the likelier there is more. */
const byShare: readonly (readonly [share: number, score: number])[] = [
  [1 / 14, 13],
  [1 / 26, 18],
  [1 / 50, 27],
];
/** Its neighbours are marked with it from this score on. */
const NEIGHBOUR = 11;
/** A fix must bring the words around it down to this. */
const SETTLED = 20;
const MOST_FIXES = 2;

const prepositions = ["in", "on", "at", "to", "for", "of", "with", "about", "from", "by"];

/** Finds words that do not fit where they stand, by a model of the words and parts of speech around them. */
export class ContextModel {
  readonly #weights: Int8Array;
  readonly #reader: SentenceReader;
  readonly #features = new Int32Array(contextFeatureCount);

  constructor(weights: Int8Array, reader: SentenceReader) {
    this.#weights = weights;
    this.#reader = reader;
  }

  /** The words that do not fit; `mistakes` is how many words of the sentence are surely wrong. */
  find(sentence: Sentence, mistakes: number, isEdited: boolean): Found[] {
    if (sentence.words.length < 4) return [];
    const share = mistakes / sentence.words.length;
    const least = isEdited ? EDITED : (byShare.find(([from]) => share >= from)?.[1] ?? ALONE);
    const scores = this.#score(sentence);
    const found: Found[] = [];
    let index = 0;
    while (index < scores.length) {
      if ((scores[index] ?? 0) < NEIGHBOUR) {
        index += 1;
        continue;
      }
      let after = index;
      let peak = index;
      while ((scores[after] ?? 0) >= NEIGHBOUR) {
        if ((scores[after] ?? 0) > (scores[peak] ?? 0)) peak = after;
        after += 1;
      }
      const word = sentence.at(peak);
      if ((scores[peak] ?? 0) >= least && isTold(sentence, word))
        found.push(this.#describe(sentence, index, after, word));
      index = after;
    }
    return found;
  }

  #score(sentence: Sentence): number[] {
    const words = readContextWords(sentence);
    return sentence.words.map((_, index) => {
      fillContextFeatures(this.#features, words, index);
      return contextScore(this.#weights, this.#features);
    });
  }

  #describe(sentence: Sentence, from: number, after: number, peak: Word): Found {
    const first = sentence.at(Math.max(0, from - (from === after - 1 && isJoined(sentence, from) ? 1 : 0)));
    const last = sentence.at(after - 1);
    return { start: first.start, end: last.end, fixes: this.#fixes(sentence, first, last, peak) };
  }

  /** The changes of the peak word after which all words around it fit. */
  #fixes(sentence: Sentence, first: Word, last: Word, peak: Word): string[] {
    const head = sentence.text.slice(first.start, peak.start);
    const tail = sentence.text.slice(peak.end, last.end);
    const tried = candidates(sentence, peak).map((candidate) => {
      const text = `${head}${candidate}${tail}`.replace(/ {2,}/g, " ").trim();
      const changed = readSentence(
        sentence.text.slice(0, first.start) + text + sentence.text.slice(last.end),
        this.#reader,
      );
      const scores = this.#score(changed).slice(Math.max(0, first.index - 1), last.index + 3);
      return { text, worst: Math.max(...scores) };
    });
    return tried
      .filter(({ text, worst }) => worst <= SETTLED && text !== "")
      .toSorted((one, other) => one.worst - other.worst)
      .slice(0, MOST_FIXES)
      .map(({ text }) => text);
  }
}

/** Whether a single marked word is told with the one before it, which it does not go with. */
function isJoined(sentence: Sentence, index: number): boolean {
  const word = sentence.at(index);
  return index > 0 && word.spaced && sentence.at(index - 1).kind === "word";
}

/** Marks, numbers, names and words of other languages are not told. */
function isTold({ lexicon, words }: Sentence, word: Word): boolean {
  if (word.kind !== "word" || /^(?:NNP|NNPS|FW|UH|SYM)$/.test(word.tag) || /^\p{Lu}/u.test(word.text))
    return false;
  if (/^['’]|^n['’]t$/.test(word.text) || !lexicon.has(word.lower)) return false;
  return words[word.index + 1]?.kind !== "opaque" && words[word.index - 1]?.kind !== "opaque";
}

/** What may be meant for a word. */
function candidates({ lexicon }: Sentence, word: Word): string[] {
  const { lower, tag } = word;
  const found: string[] = [];
  const add = (...items: readonly string[]): void => {
    for (const item of items) if (item !== lower && !found.includes(item)) found.push(item);
  };
  if (/^(?:DT|IN|TO|RP)$/.test(tag)) add("");
  if (/^(?:a|an|the)$/.test(lower)) add("the", "a", "an");
  if (/^(?:IN|TO)$/.test(tag)) add(...prepositions);
  if (/^NNS?$/.test(tag)) {
    add(inflect(lower, tag === "NN" ? "NNS" : "NN", lexicon), `the ${lower}`);
    if (tag === "NN") add(`${/^[aeiou]/.test(lower) ? "an" : "a"} ${lower}`);
  }
  if (tag.startsWith("VB") || lexicon.can(lower, "VB")) {
    for (const form of ["VB", "VBZ", "VBG", "VBD", "VBN"]) add(inflect(lower, form, lexicon));
    add(`to ${inflect(lower, "VB", lexicon)}`);
  }
  if (tag === "JJ") add(`the ${lower}`, `a ${lower}`);
  if (lower === "there") add("their");
  if (lower === "then") add("than");
  return found.filter((item) => item === "" || item.split(" ").every((part) => lexicon.has(part)));
}
