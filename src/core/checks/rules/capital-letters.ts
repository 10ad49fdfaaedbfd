import type { Check, Found } from "../check.ts";
import type { Sentence } from "../reading/sentence.ts";
import { alwaysCapital } from "../spelling/capitals.ts";

/** `i`, `monday`, `english`, and a sentence that begins in lower case. */
export const check: Check = {
  id: "capital-letters",
  group: "capitalisation",
  tier: "error",
  title: "Missing capital",
  reason:
    "The pronoun I, days, months, languages, nationalities, countries and the first word of a sentence have a capital.",
  exceptions:
    "List items and lines that begin in lower case throughout are left alone, and so are names such as iPhone.",
  flags: [
    ["I think i know him.", "I think I know him."],
    ["We meet on monday.", "We meet on Monday."],
    ["She speaks english well.", "She speaks English well."],
    ["he lives here.", "He lives here."],
    ["It was made in germany.", "It was made in Germany."],
  ],
  leaves: [
    "iPhone sales rose.",
    "They march in may.",
    "i.e. the first one",
    "See part i of the book.",
    "We polish the china.",
    "eBay is a shop.",
  ],
  *find(sentence) {
    for (const word of sentence.words) {
      if (word.kind !== "word" || word.text !== word.lower) continue;
      const proper = alwaysCapital.get(word.lower);
      if (word.text === "i" && isPronoun(sentence, word.index))
        yield { start: word.start, end: word.end, fixes: ["I"] };
      else if (proper !== undefined) yield { start: word.start, end: word.end, fixes: [proper] };
    }
    const start = findLowerStart(sentence);
    if (start !== null) yield start;
  },
};

function isPronoun(sentence: Sentence, index: number): boolean {
  const next = sentence.at(index + 1);
  const before = sentence.at(index - 1);
  if (next.text.startsWith(".") && index < sentence.words.length - 1) return false;
  if (
    /^[).\]]/.test(next.text) ||
    before.text === "(" ||
    /^(?:part|section|chapter|figure|table|type|class|phase|vitamin|variable|index|let|the)$/.test(
      before.lower,
    )
  )
    return false;
  return (
    /^(?:MD|VB|RB|'|WDT|IN|PRP)/.test(next.tag) ||
    /^['’](?:m|ve|ll|d)$/.test(next.text) ||
    (sentence.words.length > 3 && /^(?:CC|IN|VB|VBP|VBD|,)$/.test(before.tag))
  );
}

/** A sentence that ends like one but begins in lower case. */
function findLowerStart(sentence: Sentence): Found | null {
  const first = sentence.at(0);
  const last = sentence.words.at(-1);
  if (first.kind !== "word" || first.text !== first.lower || last === undefined || sentence.words.length < 3)
    return null;
  if (
    !/^[.!?]$/.test(last.text) ||
    !/^[a-z]+$/.test(first.text) ||
    first.text === "i" ||
    alwaysCapital.has(first.lower)
  )
    return null;
  if (!sentence.lexicon.has(first.lower)) return null;
  if (/^[A-Z]/.test(sentence.at(1).text) && !sentence.at(1).spaced) return null;
  const verb = sentence.words.some(({ tag }) => /^(?:VBZ|VBP|VBD|MD)$/.test(tag));
  if (!verb) return null;
  return {
    start: first.start,
    end: first.end,
    fixes: [first.text.charAt(0).toUpperCase() + first.text.slice(1)],
  };
}
