import { useMemo } from "react";

import { binLengths } from "#files/text-report/sentence-lengths.ts";
import { Histogram } from "#ui/chart/histogram.tsx";
import type { HistogramBin } from "#ui/chart/histogram.tsx";
import styles from "#ui/sections/sections.module.css";

import { formatAverage, formatCount, formatQuantity } from "./format.ts";
import type { ReadParagraphs } from "./use-paragraphs.ts";

function binsOf(lengths: readonly number[], unit: string): readonly HistogramBin[] {
  return binLengths(lengths).map(({ from, to, count }) => ({
    from: from - 0.5,
    to: to + 0.5,
    count,
    label: from === to ? formatQuantity(from, unit) : `${formatCount(from)} to ${formatQuantity(to, unit)}`,
  }));
}

/** How the lengths of the paragraphs are spread. */
export function LengthsView({ found }: { readonly found: ReadParagraphs }) {
  const { counted, words, sentences } = found;
  const [wordBins, sentenceBins] = useMemo(
    () => [
      binsOf(
        counted.map((part) => part.words),
        "word",
      ),
      binsOf(
        counted.map((part) => part.sentences),
        "sentence",
      ),
    ],
    [counted],
  );
  return (
    <div className={styles.view}>
      <Histogram
        title="Words a paragraph"
        summary={`Average ${formatAverage(words.mean)}, median ${formatAverage(words.median)}; from ${formatCount(words.shortest ?? 0)} to ${formatCount(words.longest ?? 0)}.`}
        fileName="paragraph-words"
        bins={wordBins}
        xTitle="Words"
        yTitle="Paragraphs"
      />
      <Histogram
        title="Sentences a paragraph"
        summary={`Average ${formatAverage(sentences.mean)}, median ${formatAverage(sentences.median)}; at most ${formatCount(sentences.longest ?? 0)}.`}
        fileName="paragraph-sentences"
        bins={sentenceBins}
        xTitle="Sentences"
        yTitle="Paragraphs"
      />
    </div>
  );
}
