import { readFileSync } from "node:fs";
import { join } from "node:path";
import { graphemeSegments } from "unicode-segmenter/grapheme";
import { findGraphemes, findUnicodeSentences, findUnicodeWordBoundaries } from "#core/scan/boundaries.ts";
import { root } from "../../build/paths.ts";
import { nameWithVersion, segmenterWithVersion } from "../peer-version.ts";
import { subjectResult } from "./quality-result.ts";
import type { QualityResult } from "./quality-result.ts";

/** A line of a test file: a text and the offsets in it, in UTF-16 units, at which it may be cut; both ends included. */
interface BoundaryCase {
  readonly text: string;
  readonly boundaries: readonly number[];
}

/** A program that cuts a text; the offsets it cuts at, both ends included. */
interface Segmenter {
  readonly subject: string;
  findBoundaries(text: string): Iterable<number>;
}

type Granularity = "grapheme" | "word" | "sentence";

const testFiles: Readonly<Record<Granularity, string>> = {
  grapheme: "GraphemeBreakTest.txt",
  word: "WordBreakTest.txt",
  sentence: "SentenceBreakTest.txt",
};

/** Reads a line such as `÷ 0061 × 0308 ÷  # comment`; `null` for one without a case. */
function parseCase(line: string): BoundaryCase | null {
  const marks = line.replace(/#.*/, "").trim();
  if (marks === "") return null;
  const boundaries: number[] = [];
  let text = "";
  for (const mark of marks.split(/\s+/)) {
    if (mark === "÷") boundaries.push(text.length);
    else if (mark !== "×") text += String.fromCodePoint(Number.parseInt(mark, 16));
  }
  return { text, boundaries };
}

function readCases(granularity: Granularity): readonly BoundaryCase[] {
  const file = join(root, "tests", "corpus", "unicode-17.0.0", testFiles[granularity]);
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => parseCase(line) ?? []);
}

function platformSegmenter(granularity: Granularity): Segmenter {
  const segmenter = new Intl.Segmenter("en", { granularity });
  return { subject: segmenterWithVersion, findBoundaries: (text) => cutAfter(text, segmenter.segment(text)) };
}

function cutAfter(text: string, segments: Iterable<{ readonly index: number }>): number[] {
  return [...Array.from(segments, ({ index }) => index), text.length];
}

function cutCodePoints(text: string): number[] {
  const boundaries = [0];
  for (const character of text) boundaries.push((boundaries.at(-1) ?? 0) + character.length);
  return boundaries;
}

interface Measurement {
  readonly granularity: Granularity;
  readonly title: string;
  readonly section: string;
  readonly segmenters: readonly Segmenter[];
}

const measurements: readonly Measurement[] = [
  {
    granularity: "grapheme",
    title: "Characters as readers see them",
    section: "UAX #29, grapheme cluster boundaries",
    segmenters: [
      { subject: "Wordbench", findBoundaries: findGraphemes },
      platformSegmenter("grapheme"),
      {
        subject: nameWithVersion("unicode-segmenter"),
        findBoundaries: (text) => cutAfter(text, graphemeSegments(text)),
      },
      { subject: "Code points, [...text]", findBoundaries: cutCodePoints },
    ],
  },
  {
    granularity: "word",
    title: "Word boundaries",
    section: "UAX #29, word boundaries",
    segmenters: [
      { subject: "Wordbench", findBoundaries: (text) => findUnicodeWordBoundaries(text).boundaries },
      platformSegmenter("word"),
    ],
  },
  {
    granularity: "sentence",
    title: "Sentence boundaries by the Unicode default rules",
    section: "UAX #29, sentence boundaries",
    segmenters: [
      { subject: "Wordbench", findBoundaries: findUnicodeSentences },
      platformSegmenter("sentence"),
    ],
  },
];

/** The Unicode Consortium's own test files for text segmentation, every case of each. */
export function measureSegmentation(): readonly QualityResult[] {
  return measurements.map(({ granularity, title, section, segmenters }) => {
    const cases = readCases(granularity);
    return {
      id: `unicode-${granularity}s`,
      title,
      measures: `Cases in which every boundary is found and no other (${section}).`,
      testSet: {
        name: testFiles[granularity],
        source: "Unicode Character Database 17.0.0, Unicode Consortium, 2025",
        licence: "Unicode-3.0",
        size: cases.length,
      },
      results: segmenters.map(({ subject, findBoundaries }) => {
        const passed = cases.filter(
          ({ text, boundaries }) => [...findBoundaries(text)].join(" ") === boundaries.join(" "),
        );
        return subjectResult(subject, passed.length, cases.length);
      }),
      limits:
        "The cases try each rule against each class of characters; they are not sentences that people write.",
    };
  });
}
