import { inflect } from "../reading/base-forms.ts";
import type { Lexicon } from "../reading/lexicon.ts";
import type { Sentence, Word } from "../reading/sentence.ts";
import { classSwaps, wordSwaps } from "./confusions.ts";

/** For each word, the words that learners write it for. */
const meant: ReadonlyMap<string, readonly string[]> = invert(wordSwaps);

function invert(swaps: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const inverted = new Map<string, string[]>();
  for (const [right, wrongs] of swaps) {
    for (const wrong of wrongs) {
      const known = inverted.get(wrong);
      if (known === undefined) inverted.set(wrong, [right]);
      else known.push(right);
    }
  }
  return inverted;
}

const prepositions = ["in", "on", "at", "to", "for", "of", "with", "about", "from", "by"];
/** A word of the same family must be this common to be offered. */
const COMMON = 12;

function articled(word: string): readonly string[] {
  return [`the ${word}`, `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`];
}

/** Words of the same family: `success` and `successful`, `easy` and `easily`. */
function family(word: string, lexicon: Lexicon): string[] {
  return classSwaps.flatMap(([ending, others]) =>
    others.flatMap((other) => {
      const found: string[] = [];
      const add = (from: string, to: string): void => {
        if (!word.endsWith(from) || word.length - from.length < 3) return;
        const made = word.slice(0, word.length - from.length) + to;
        if (made !== word && lexicon.frequency(made) >= COMMON) found.push(made);
      };
      add(ending, other);
      add(other, ending);
      return found;
    }),
  );
}

/** Each costs a reading of the words around. */
const MOST_CORRECTIONS = 16;
/** Small words that are most often missing before another. */
const missing = ["to", "of", "in", "for"];

/** What may be meant for a word, with what may be missing before it; `""` leaves it out. Each once, none the word. */
export function corrections({ lexicon, at }: Sentence, word: Word): readonly string[] {
  const { lower, tag } = word;
  const before = at(word.index - 1);
  const isNominal = /^(?:NN|NNS|JJ|JJS|RBS)$/.test(tag);
  const found = new Set<string>();
  const add = (items: readonly string[]): void => {
    for (const item of items) found.add(item);
  };
  if (/^(?:DT|IN|TO|RP|MD|CC|,)$/.test(tag) || lower === before.lower) found.add("");
  if (/^(?:a|an|the)$/.test(lower)) add(["the", "a", "an"]);
  if (tag === "NN" || tag === "NNS") add([inflect(lower, tag === "NN" ? "NNS" : "NN", lexicon)]);
  if (isNominal && !/^(?:DT|PRP\$|POS|CD)$/.test(before.tag)) add(articled(lower));
  if (tag.startsWith("VB") || (!isNominal && lexicon.can(lower, "VB"))) {
    add(["VB", "VBZ", "VBG", "VBD", "VBN"].map((form) => inflect(lower, form, lexicon)));
    found.add(`to ${inflect(lower, "VB", lexicon)}`);
    if (/^VB[GN]$/.test(tag)) add([`is ${lower}`, `are ${lower}`]);
  }
  add((meant.get(lower) ?? []).slice(0, 6));
  if (/^(?:IN|TO)$/.test(tag)) add(prepositions);
  if (/^(?:PRP|EX|DT|WRB|CC)$/.test(tag) && before.kind === "word") found.add(`, ${lower}`);
  if (word.kind === "word" && !/^(?:DT|IN|TO|PRP\$?|CC|MD)$/.test(tag))
    add(family(lower, lexicon).slice(0, 4));
  if (/^(?:DT|PRP\$?|NN|NNS|CD|VBG|WP)$/.test(tag) && /^(?:VB|NN|JJ|RB)/.test(before.tag))
    add(missing.map((preposition) => `${preposition} ${lower}`));
  found.delete(lower);
  return [...found]
    .filter((item) => item.split(" ").every((part) => part === "" || part === "," || lexicon.has(part)))
    .slice(0, MOST_CORRECTIONS);
}
