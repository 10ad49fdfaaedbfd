import { writeFileSync } from "node:fs";
import { printTable } from "../measure.ts";
import { nameWithVersion } from "../peer-version.ts";
import { measureFiles } from "./files.ts";
import { measureGrammar } from "./grammar.ts";
import { measureLanguageDetection } from "./language.ts";
import { measureLengths } from "./lengths.ts";
import { measurePages } from "./pages.ts";
import { measurePassives } from "./passive.ts";
import type { QualityReport } from "./quality-report.ts";
import type { QualityResult, SubjectResult } from "./quality-result.ts";
import { compareReadability, measureReadability } from "./readability.ts";
import type { ReadabilityComparison } from "./readability.ts";
import { measureSegmentation } from "./segmentation.ts";
import { measureSeo } from "./seo.ts";
import { measureSentences } from "./sentences.ts";
import { measureStems } from "./stems.ts";
import { measureSyllables } from "./syllables.ts";
import { measureTitleCase } from "./title-case.ts";

const resultsFile = new URL("results.json", import.meta.url);

function showShare({ share }: SubjectResult): string {
  return `${(share * 100).toFixed(2)} %`;
}

function printMethod({ title, measures, testSet, results, limits }: QualityResult): void {
  const { name, source, licence, size } = testSet;
  printTable(
    `${title}\n${measures}\n${name}: ${source} (${licence}), ${size.toLocaleString("en")} cases.\n${limits}`,
    ["", "passed", "of", "share"],
    results.map((result) => [
      result.subject,
      result.passed.toLocaleString("en"),
      result.total.toLocaleString("en"),
      showShare(result),
    ]),
  );
}

function printComparison({ text, scores }: ReadabilityComparison): void {
  printTable(
    `Readability of ${text}`,
    ["", "Wordbench", nameWithVersion("text-readability")],
    scores.map(({ score, ours, textReadability }) => [
      score,
      ours?.toFixed(2) ?? "–",
      textReadability.toFixed(2),
    ]),
  );
}

/** The methods in which a peer passes a greater share of its cases, with the best of these peers. */
function findBehind(methods: readonly QualityResult[]): readonly string[] {
  return methods.flatMap(({ id, results: [ours, ...peers] }) => {
    const best = peers
      .filter(({ subject }) => !subject.startsWith("Wordbench"))
      .toSorted((first, second) => second.share - first.share)[0];
    if (ours === undefined || best === undefined || best.share <= ours.share) return [];
    return [`  ${id}: ${showShare(ours)}, ${best.subject} ${showShare(best)}\n`];
  });
}

/** Every method held against its test set, in the order in which a reader meets them. */
const report: QualityReport = {
  methods: [
    ...measureSegmentation(),
    ...measureSentences(),
    ...measureSyllables(),
    ...measureReadability(),
    ...measureStems(),
    ...measureLanguageDetection(),
    ...(await measureGrammar()),
    ...measureLengths(),
    ...measurePages(),
    ...(await measureFiles()),
    ...measureTitleCase(),
    ...measurePassives(),
    ...(await measureSeo()),
  ],
  readability: compareReadability(),
};

for (const method of report.methods) printMethod(method);
for (const comparison of report.readability) printComparison(comparison);
const behind = findBehind(report.methods);
process.stdout.write(
  behind.length === 0
    ? "\nNo peer passes a greater share.\n"
    : `\nA peer passes a greater share in\n${behind.join("")}`,
);

writeFileSync(resultsFile, `${JSON.stringify(report, null, 2)}\n`);
process.stdout.write("\nWritten to benchmarks/quality/results.json\n");
