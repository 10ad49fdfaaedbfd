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
    ["My birthday is in august.", "My birthday is in August."],
    ["She speaks english well.", "She speaks English well."],
    ["he lives here.", "He lives here."],
    ["It was made in germany.", "It was made in Germany."],
    ["For example, They can walk.", "For example, they can walk."],
  ],
  leaves: [
    "iPhone sales rose.",
    "They march in may.",
    "i.e. the first one",
    "See part i of the book.",
    "We polish the china.",
    "eBay is a shop.",
    "She read Emma, The Waves and Of Mice and Men.",
    "a. The buyer must pay at once.",
    "Let i be the number of a row.",
    "means the work and all that belongs to it.",
  ],
  *find(sentence) {
    for (const word of sentence.words) {
      if (word.kind !== "word" || word.text !== word.lower) continue;
      const proper = alwaysCapital.get(word.lower);
      if (word.text === "i" && isPronoun(sentence, word.index))
        yield { start: word.start, end: word.end, fixes: ["I"] };
      else if (isMonthOrPlace(sentence, word.index))
        yield {
          start: word.start,
          end: word.end,
          fixes: [word.text.charAt(0).toUpperCase() + word.text.slice(1)],
        };
      else if (proper !== undefined) yield { start: word.start, end: word.end, fixes: [proper] };
    }
    yield* findNeedlessCapitals(sentence);
    const start = findLowerStart(sentence);
    if (start !== null) yield start;
  },
};

/** Words that are neither names nor begin titles: after a comma, their capital is a slip. */
const small =
  /^(?:When|They|Because|But|And|So|If|We|You|She|For|Then|That|There|Some|Many|People|Most|To|In|Of|With|As|Or|While|Which|Who|These|Those|All|Also|Even|Our|Their|My|Your|Not)$/;

/** `For example, They`: a small word with a capital after a comma, where the sentence has no quotation or line break. */
function* findNeedlessCapitals(sentence: Sentence): Generator<Found> {
  if (/["“”‘\n]/.test(sentence.text) || !/^\p{Lu}/u.test(sentence.text)) return;
  for (const word of sentence.words) {
    if (sentence.at(word.index - 1).text !== "," || !small.test(word.text)) continue;
    if (/^(?:yes|no|said|asked|well|oh|thought)$/.test(sentence.at(word.index - 2).lower)) continue;
    if (/^\p{Lu}/u.test(sentence.at(word.index + 1).text) || sentence.at(word.index + 1).kind !== "word")
      continue;
    yield {
      start: word.start,
      end: word.end,
      fixes: [word.lower],
      message: "Within a sentence, a word that is no name begins with a small letter.",
      tier: "likely",
    };
  }
}

/** Whether a word that may be a name is one here: in august, last march, to turkey. */
function isMonthOrPlace(sentence: Sentence, index: number): boolean {
  const { lower } = sentence.at(index);
  if (!/^(?:august|march|turkey)$/.test(lower)) return false;
  const before = sentence.at(index - 1).lower;
  const after = sentence.at(index + 1);
  const ends =
    after.index < 0 ||
    /^(?:[.,;:!?]|\d+)$/.test(after.text) ||
    /^(?:and|or|we|i|but|because|for|with)$/.test(after.lower);
  if (lower === "turkey") return /^(?:to|in|from)$/.test(before) && ends;
  return /^(?:in|last|next|since|until|till|of|early|late|mid|by)$/.test(before) && ends;
}

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
  // "a) the first", "b. the second": the letter of an item.
  if (first.text.length === 1 && /^[.)\]:]$/.test(sentence.at(1).text)) return null;
  // "means this document": no sentence begins with such a verb, so this is the rest of a line.
  if (first.tag === "VBZ" && !/^(?:is|does|has)$/.test(first.lower)) return null;
  const verb = sentence.words.some(({ tag }) => /^(?:VBZ|VBP|VBD|MD)$/.test(tag));
  if (!verb) return null;
  return {
    start: first.start,
    end: first.end,
    fixes: [first.text.charAt(0).toUpperCase() + first.text.slice(1)],
  };
}
