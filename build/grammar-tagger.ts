/**
 * Writes `src/core/lists/grammar/tagger-*.ts`: the weights of the part-of-speech tagger, an averaged perceptron
 * (Collins 2002) trained on MASC. To run after a change of the features or the lexicon:
 *
 * node build/grammar-tagger.ts MASC
 *
 * MASC is the folder masc_tagged of nltk_data. A tenth of the sentences is held out, and the share of their words that
 * gets the right tag is printed.
 */
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadLexicon } from "#core/checks/reading/load-lexicon.ts";
import { featureCount, fillFeatures, weightCount, weightIndex } from "#core/checks/reading/tag-features.ts";
import { candidateTags, readSentenceFeatures, Tagger, tagNumber } from "#core/checks/reading/tagger.ts";
import { wordTags } from "#core/checks/reading/tags.ts";
import type { Tag } from "#core/checks/reading/tags.ts";
import type { Token } from "#core/checks/reading/tokens.ts";
import { encodeWeights } from "#core/checks/reading/weights.ts";
import { createShuffler } from "./shuffle.ts";
import { readTaggedSentences } from "./masc.ts";
import type { TaggedWord } from "./masc.ts";
import { root } from "./paths.ts";

const ROUNDS = 6;
const [masc = ""] = process.argv.slice(2);
const lexicon = await loadLexicon();
const shuffle = createShuffler(7);

interface Example {
  readonly tokens: readonly Token[];
  readonly gold: readonly string[];
}

function readExample(sentence: readonly TaggedWord[]): Example {
  const tokens = sentence.map(({ word, tag }): Token => {
    const isWord = wordTags.some((known) => known === tag);
    const kind = isWord ? (/^\d/.test(word) ? "number" : "word") : "mark";
    return { start: 0, end: word.length, text: word, lower: word.toLowerCase(), kind, spaced: true };
  });
  return { tokens, gold: sentence.map(({ tag }) => tag) };
}

const examples = readTaggedSentences(masc).map(readExample);
const training = examples.filter((_, index) => index % 10 !== 0);
const heldOut = examples.filter((_, index) => index % 10 === 0);
const weights = new Float32Array(weightCount);
const totals = new Float64Array(weightCount);
const stamps = new Int32Array(weightCount);
const features = new Int32Array(featureCount);
let step = 0;

function change(tag: number, amount: number): void {
  for (const feature of features) {
    const index = weightIndex(feature, tag);
    totals[index] = (totals[index] ?? 0) + (step - (stamps[index] ?? 0)) * (weights[index] ?? 0);
    stamps[index] = step;
    weights[index] = (weights[index] ?? 0) + amount;
  }
}

function train({ tokens, gold }: Example): void {
  const candidates = tokens.map((token, index) =>
    token.kind === "word" ? candidateTags(token, index === 0, lexicon) : [],
  );
  const words = readSentenceFeatures(tokens, candidates);
  let previous = -1;
  let beforePrevious = -1;
  for (const [index, token] of tokens.entries()) {
    const choices = candidates[index] ?? [];
    const right = gold[index] ?? "";
    let guess: Tag = token.kind === "number" ? "CD" : "SYM";
    if (token.kind === "mark")
      guess = wordTags.find((tag) => tag === right) ?? markTags.find((tag) => tag === right) ?? "SYM";
    if (choices.length > 0) {
      fillFeatures(features, words, index, previous, beforePrevious);
      let bestScore = -Infinity;
      for (const choice of choices) {
        let score = 0;
        for (const feature of features) score += weights[weightIndex(feature, tagNumber(choice))] ?? 0;
        if (score > bestScore) {
          bestScore = score;
          guess = choice;
        }
      }
      step += 1;
      const target = choices.find((choice) => choice === right);
      if (target !== undefined && guess !== target) {
        change(tagNumber(target), 1);
        change(tagNumber(guess), -1);
      }
    }
    beforePrevious = previous;
    previous = tagNumber(guess);
  }
}
const markTags: readonly Tag[] = [",", ".", ":", "(", ")", '"', "SYM"];

for (let round = 0; round < ROUNDS; round += 1) {
  for (const example of shuffle(training)) train(example);
}
for (let index = 0; index < weightCount; index += 1) {
  totals[index] = (totals[index] ?? 0) + (step - (stamps[index] ?? 0)) * (weights[index] ?? 0);
}
const scale =
  [...totals].map((total) => Math.abs(total) / step).toSorted((first, second) => second - first)[60] ?? 1;
const small = Int8Array.from(totals, (total) =>
  Math.max(-40, Math.min(40, Math.round((total / step / scale) * 40))),
);

const tagger = new Tagger(small, lexicon);
let right = 0;
let all = 0;
for (const { tokens, gold } of heldOut) {
  for (const [index, tag] of tagger.tag(tokens).entries()) {
    if (tokens[index]?.kind !== "word") continue;
    all += 1;
    if (tag === gold[index]) right += 1;
  }
}
const folder = join(root, "src", "core", "lists", "grammar");
for (const name of readdirSync(folder)) if (/^tagger-\d+\.ts$/.test(name)) rmSync(join(folder, name));
const encoded = encodeWeights(small);
const pieces = 4;
const size = Math.ceil(encoded.length / pieces);
for (let piece = 0; piece < pieces; piece += 1) {
  writeFileSync(
    join(folder, `tagger-${piece + 1}.ts`),
    `// Made by build/grammar-tagger.ts; see SOURCES.md.\nexport const weights = ${JSON.stringify(encoded.slice(piece * size, (piece + 1) * size))};\n`,
  );
}
process.stdout.write(
  `${((100 * right) / all).toFixed(2)} % of ${all} words held out; ${encoded.length} bytes of weights\n`,
);
