import { readFileSync } from "node:fs";
import { retext } from "retext";
import retextEnglish from "retext-english";
import retextPassive from "retext-passive";
import writeGood from "write-good";
import { findPassives } from "#core/readability-findings/passive-voice.ts";
import { readSentenceTokens } from "#core/readability-findings/sentence-tokens.ts";
import { nameWithVersion } from "../peer-version.ts";
import { subjectResult } from "./quality-result.ts";
import type { QualityResult, SubjectResult } from "./quality-result.ts";

/** A sentence with the answer of a reader. */
interface LabelledSentence {
  readonly isPassive: boolean;
  readonly text: string;
}

const folder = new URL("../../tests/corpus/passive/", import.meta.url);

function readSentences(file: string): readonly LabelledSentence[] {
  return readFileSync(new URL(file, folder), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [label = "", text = ""] = line.split("\t");
      return { isPassive: label === "passive", text };
    });
}

const onlyPassive = {
  passive: true,
  illusion: false,
  so: false,
  thereIs: false,
  weasel: false,
  adverb: false,
  tooWordy: false,
  cliches: false,
  eprime: false,
};
const processor = retext().use(retextEnglish).use(retextPassive);

const subjects: readonly (readonly [name: string, finds: (sentence: string) => boolean])[] = [
  ["Wordbench", (sentence) => findPassives(readSentenceTokens(sentence)).length > 0],
  [nameWithVersion("write-good"), (sentence) => writeGood(sentence, onlyPassive).length > 0],
  [nameWithVersion("retext-passive"), (sentence) => processor.processSync(sentence).messages.length > 0],
];

function precision(sentences: readonly LabelledSentence[]): readonly SubjectResult[] {
  return subjects.map(([name, finds]) => {
    const flagged = sentences.filter(({ text }) => finds(text));
    return subjectResult(name, flagged.filter(({ isPassive }) => isPassive).length, flagged.length);
  });
}

function recall(sentences: readonly LabelledSentence[]): readonly SubjectResult[] {
  const passives = sentences.filter(({ isPassive }) => isPassive);
  return subjects.map(([name, finds]) =>
    subjectResult(name, passives.filter(({ text }) => finds(text)).length, passives.length),
  );
}

/** How many sentences marked as passive are, and how many that are get marked; on sentences that no rule was tuned on. */
export function measurePassives(): readonly QualityResult[] {
  const sentences = readSentences("held-out.tsv");
  const tuned = readSentences("sentences.tsv");
  const [ours] = precision(tuned);
  const [oursFound] = recall(tuned);
  const testSet = {
    name: "Sentences with and without a passive",
    source: "tests/corpus/passive/held-out.tsv, written and labelled for this project",
    licence: "That of the project",
    size: sentences.length,
  };
  return [
    {
      id: "passive-precision",
      title: "Passive voice: what is marked is one",
      measures: "Of the sentences that are marked, those that a reader calls passive.",
      testSet,
      results: precision(sentences),
      limits:
        `Half of the sentences were written to tempt a program, so mistakes are rarer in prose. The rules were tuned on another ` +
        `${tuned.length} sentences, where ${ours?.passed ?? 0} of ${ours?.total ?? 0} marks are right.`,
    },
    {
      id: "passive-recall",
      title: "Passive voice: what is one is marked",
      measures: "Of the sentences that a reader calls passive, those that are marked.",
      testSet,
      results: recall(sentences),
      limits: `Of the sentences that the rules were tuned on, ${oursFound?.passed ?? 0} of ${oursFound?.total ?? 0} are found.`,
    },
  ];
}
