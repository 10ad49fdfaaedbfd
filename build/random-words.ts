/**
 * Writes the lists of `src/core/lists/random-words` from WordNet, the CMU Pronouncing Dictionary and the project's own
 * lists of English: `node build/random-words.ts`. Raise `lexiconVersion` of `version.ts` there when words come or go:
 * a seed gives the same words in the same version only.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { encodePronunciation, rhymeEnding } from "#core/generators/words/phones.ts";
import { createBloomFilter } from "#core/generators/pseudowords/bloom-filter.ts";
import { encodeBytes } from "#core/generators/pseudowords/base64.ts";
import { decodeFrontCoded, encodeFrontCoded } from "#core/lists/front-coding.ts";
import {
  blockedParts,
  blockedWords,
  innocentWords,
  namesakes,
} from "#core/lists/random-words/blocked-words.ts";
import { loadEverydayEnglish } from "#core/statistics/everyday-english.ts";
import { readPronunciations } from "./cmu-pronunciations.ts";
import { root } from "./paths.ts";
import { readWordNet } from "./wordnet.ts";
import type { WordNetSense } from "./wordnet.ts";

const folder = join(root, "src", "core", "lists", "random-words");
const header = "// Made by build/random-words.ts; see SOURCES.md.\n";

/** Words of two letters are codes and abbreviations for the most part; these are not. */
const shortWords = new Set(["go", "do", "be", "ox", "up", "so", "no", "on", "in", "ax"]);
const romanNumeral = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const numeralsThatAreWords = new Set(["mix", "mi"]);
/** What dictionaries say of the words and senses that do not belong before everybody. */
const unclean =
  /\b(?:obscene|obscenity|slur|slang term for a (?:black|jew|white|mexican|woman|homosexual|lesbian)|offensive (?:term|name|word|terms|names)|disparag\w+|derogat\w+|vulgar (?:term|slang)|ethnic group|insulting|taboo|sexual\w*|sex|copulat\w+|genital\w*|penis|vagina\w*|vulva|anus|rectum|testicle\w*|testis|scrotum|buttocks|prostitut\w*|brothel|masturbat\w*|orgasm|erotic\w*|lewd|lascivious|lustful|lecherous|urinat\w*|defecat\w*|excrement|feces|faeces|fecal|semen|sperm|incest\w*|rape[sd]?|rapist|nude|nudity|naked|pornograph\w*|heroin|cocaine|marijuana|cannabis|lsd|suicide|genocide|homosexual\w*|breasts?|menstru\w+|venereal|syphilis|gonorrhea|prophylactic|condom|contracept\w+|abortion|murder\w*|tortur\w+|nazi|slave)\b/i;

const mostSenses = 3;

/** The senses of a word by part of speech, as far as they are at home in it. */
function commonTypes(senses: readonly WordNetSense[]): ReadonlyMap<string, readonly WordNetSense[]> {
  const byType = new Map<string, WordNetSense[]>();
  for (const sense of senses) {
    const list = byType.get(sense.type) ?? [];
    byType.set(sense.type, list);
    list.push(sense);
  }
  const total = senses.reduce((sum, { uses }) => sum + uses, 0);
  const mostOfType = Math.max(...[...byType.values()].map((list) => list.length));
  return new Map(
    [...byType].filter(([, list]) => {
      const uses = list.reduce((sum, sense) => sum + sense.uses, 0);
      return total > 0 ? uses >= Math.max(1, total * 0.05) : list.length * 2 >= mostOfType;
    }),
  );
}

function isOrdinary(word: string): boolean {
  if (word.length < 3 && !shortWords.has(word)) return false;
  if (!/^[a-z]{2,20}$/.test(word) || !/[aeiouy]/.test(word)) return false;
  return !romanNumeral.test(word) || numeralsThatAreWords.has(word);
}

function isClean(word: string, senses: readonly WordNetSense[]): boolean {
  if (blockedWords.has(word) || namesakes.has(word)) return false;
  if (innocentWords.has(word)) return true;
  const stems = [word.replace(/s$/, ""), word.replace(/(?:ly|ed|er|ing|y|ness|ism|ist)$/, "")];
  if (stems.some((stem) => stem.length > 3 && blockedWords.has(stem))) return false;
  const usual = senses.toSorted((first, second) => second.uses - first.uses).slice(0, 3);
  return !usual.some(({ gloss }) => unclean.test(gloss));
}

/** All words of the lists that the grammar checker reads, names included. */
async function readGrammarWords(prefix: "words" | "names"): Promise<readonly string[]> {
  const grammar = join(root, "src", "core", "lists", "grammar");
  const files = readdirSync(grammar).filter((file) => new RegExp(`^${prefix}-\\d+\\.ts$`).test(file));
  const found: string[] = [];
  for (const file of files) {
    const module: Readonly<Record<string, unknown>> = await import(join(grammar, file));
    const encoded = module[prefix];
    if (typeof encoded !== "string") throw new Error(`${file} has no ${prefix}`);
    found.push(...decodeFrontCoded(encoded));
  }
  return found;
}

interface Entry {
  readonly word: string;
  readonly types: ReadonlyMap<string, readonly WordNetSense[]>;
  readonly pronunciation: readonly string[];
  readonly theme: string;
  readonly count: number;
}

const everyday = await loadEverydayEnglish();
const pronunciations = readPronunciations();
const wordNet = readWordNet();
const grammarWords = await readGrammarWords("words");
const known = new Set(grammarWords);

const entries: Entry[] = [];
for (const [word, senses] of wordNet) {
  const pronunciation = pronunciations.get(word)?.[0];
  if (pronunciation === undefined || !isOrdinary(word) || !known.has(word) || !isClean(word, senses))
    continue;
  const types = commonTypes(senses);
  // Plurals are no words of their own here: glasses is glass, unless the singular means nothing.
  const singular = word.replace(/(?:(?<=[sx]|[cs]h)es|s)$/, "");
  const isPlural = /[^siu]s$/.test(word) && wordNet.get(singular)?.some(({ type }) => type === "n") === true;
  if (isPlural || types.size === 0) continue;
  const [first, second] = [...types.values()].flat().toSorted((a, b) => b.uses - a.uses);
  // A tiger is an animal first, whatever is said of fierce people.
  const theme =
    [first, second].find((sense) => /^[afg]$/.test(sense?.theme ?? ""))?.theme ?? first?.theme ?? "?";
  entries.push({ word, types, pronunciation, theme, count: everyday.counts.get(word) ?? 0 });
}
entries.sort((first, second) => (first.word < second.word ? -1 : 1));

/** A number of the printable characters that need no escape in a string. */
const digit = (value: number) => String.fromCharCode(0x23 + value + (value >= 0x5c - 0x23 ? 1 : 0));
const typeBits: Readonly<Record<string, number>> = { n: 1, v: 2, a: 4, r: 8 };

const records = entries.map(({ types, pronunciation, theme, count }) => {
  const mask = [...types.keys()].reduce((sum, type) => sum + (typeBits[type] ?? 0), 0);
  const syllables = pronunciation.filter((phone) => /\d/.test(phone)).length;
  // Tenths of the Zipf scale; none for a word that the list has not.
  const zipf = count === 0 ? 0 : Math.round((Math.log10(count / 100) + 3) * 10);
  return digit(mask) + digit(syllables) + digit(zipf) + theme;
});

function write(name: string, body: string): void {
  writeFileSync(join(folder, `${name}.ts`), header + body);
}

write(
  "lexicon",
  `\n/** The words, front-coded. */\nexport const lexiconWords = ${JSON.stringify(encodeFrontCoded(entries.map(({ word }) => word)))};\n` +
    `\n/** Four characters a word, in its order: parts of speech, syllables, frequency, theme; \`decodeLexicon\` reads them. */\n` +
    `export const lexiconRecords = ${JSON.stringify(records.join(""))};\n`,
);

const inLexicon = new Set(entries.map(({ word }) => word));
const others = [...everyday.counts.keys()].filter(
  (word) => !inLexicon.has(word) && /^[a-z]+$/.test(word) && pronunciations.has(word),
);
others.sort();
write(
  "pronunciations",
  `\n/** How each word of the lexicon is spoken, in its order, parted by spaces; \`phones.ts\` says in what letters. */\n` +
    `export const lexiconPronunciations = ${JSON.stringify(entries.map(({ pronunciation }) => encodePronunciation(pronunciation)).join(" "))};\n` +
    `\n/** Other everyday words, so that rhymes can be asked for; front-coded. */\n` +
    `export const otherWords = ${JSON.stringify(encodeFrontCoded(others))};\n` +
    `export const otherPronunciations = ${JSON.stringify(others.map((word) => encodePronunciation(pronunciations.get(word)?.[0] ?? [])).join(" "))};\n`,
);

mkdirSync(join(folder, "definitions"), { recursive: true });
let compressed = 0;
for (const letter of "abcdefghijklmnopqrstuvwxyz") {
  const lines = entries
    .filter(({ word }) => word.startsWith(letter))
    .map(({ word, types }) => {
      const parts = [...types].map(([type, senses]) => {
        const glosses = senses
          .toSorted((first, second) => second.uses - first.uses)
          .map(({ gloss }) => gloss)
          .filter((gloss) => !unclean.test(gloss))
          .slice(0, mostSenses);
        return `${type}${glosses.join("|")}`;
      });
      return `${word}\t${parts.filter((part) => part.length > 1).join("\t")}`;
    });
  const text = lines.join("\n");
  compressed += brotliCompressSync(text).length;
  write(
    join("definitions", letter),
    `export const definitions = \`${text.replaceAll("\\", "\\\\").replaceAll("`", "'").replaceAll("${", "$ {").replaceAll("\n", "\\n").replaceAll("\t", "\\t")}\`;\n`,
  );
}

/* The passphrase list: the most frequent words that are easy to type and tell apart, none the beginning of another. */
const passphraseSize = 7776;
const spoken = new Set<string>();
const chosen = new Set<string>();
const beginnings = new Set<string>();
const byFrequency = entries
  .filter(({ word }) => word.length >= 4 && word.length <= 9)
  .filter(({ word }) => !blockedParts.some((part) => word.includes(part)))
  .toSorted(
    // Sorting keeps the order of what is equal: that of the alphabet.
    (first, second) => second.count - first.count || first.word.length - second.word.length,
  );
for (const { word, pronunciation } of byFrequency) {
  if (chosen.size === passphraseSize) break;
  const sound = pronunciation.join(" ");
  const starts = Array.from({ length: word.length }, (_, length) => word.slice(0, length + 1));
  if (spoken.has(sound) || beginnings.has(word) || starts.some((start) => chosen.has(start))) continue;
  chosen.add(word);
  spoken.add(sound);
  for (const start of starts) beginnings.add(start);
}
if (chosen.size !== passphraseSize) throw new Error(`Only ${chosen.size} words for passphrases`);
write(
  "sizes",
  `\n/** Bytes of all definitions as they are fetched, compressed. */\nexport const definitionBytes = ${compressed};\n`,
);
write(
  "passphrase-words",
  `\n/** 7,776 words, five dice each; none is the beginning of another. Front-coded. */\nexport const passphraseWords = ${JSON.stringify(encodeFrontCoded(chosen))};\n`,
);

const names = await readGrammarWords("names");
const real = new Set(
  [
    ...known,
    ...everyday.counts.keys(),
    ...names,
    ...wordNet.keys(),
    ...pronunciations.keys(),
    ...blockedWords,
  ]
    .map((word) => word.toLowerCase())
    .filter((word) => /^[a-z]{3,12}$/.test(word)),
);
write(
  "real-words",
  `\n/** A Bloom filter of ${real.size.toLocaleString("en")} real words and names of 3 to 12 letters, in base64. */\nexport const realWords =\n  "${encodeBytes(createBloomFilter(real))}";\n`,
);

const bands = [
  ["easy", (count: number) => count >= 1000],
  ["medium", (count: number) => count > 0 && count < 1000],
  ["hard", (count: number) => count === 0],
] as const;
console.log({
  words: entries.length,
  levels: Object.fromEntries(
    bands.map(([name, test]) => [name, entries.filter(({ count }) => test(count)).length]),
  ),
  rhymes: new Set(entries.map(({ pronunciation }) => rhymeEnding(encodePronunciation(pronunciation)))).size,
  otherWords: others.length,
  definitionBytes: compressed,
  passphraseCandidates: byFrequency.length,
  realWords: real.size,
});
