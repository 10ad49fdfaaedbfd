import { useMemo, useState } from "react";

import { binLengths } from "#files/text-report/sentence-lengths.ts";
import { Button } from "#ui/button/button.tsx";
import { ChartFrame } from "#ui/chart/chart-frame.tsx";
import { Histogram } from "#ui/chart/histogram.tsx";
import type { HistogramBin } from "#ui/chart/histogram.tsx";
import { inTone } from "#ui/chart/tone.ts";
import styles from "#ui/sections/sections.module.css";
import { Segmented } from "#ui/segmented/segmented.tsx";

import { formatAverage, formatCount, formatQuantity } from "./format.ts";
import { makeRhythmBars } from "./rhythm-bars.ts";
import lists from "./lists.module.css";
import type { ReadSentences } from "./use-sentences.ts";

export interface LengthsViewProps {
  readonly found: ReadSentences;
  readonly current: number;
  readonly longWords: number;
  readonly onJump: (index: number) => void;
}

type Range = "whole" | "near";

const ranges: readonly { readonly value: Range; readonly label: string }[] = [
  { value: "whole", label: "Whole text" },
  { value: "near", label: "Around the cursor" },
];

const nearSentences = 60;
const leastBarWidth = 4;
const height = 120;
const listed = 5;

function binsOf(lengths: Int32Array, unit: string): readonly HistogramBin[] {
  return binLengths(Array.from(lengths)).map(({ from, to, count }) => ({
    from: from - 0.5,
    to: to + 0.5,
    count,
    label: from === to ? formatQuantity(from, unit) : `${formatCount(from)} to ${formatQuantity(to, unit)}`,
  }));
}

/** How the lengths are spread, one after the other and all together, with the longest and the shortest. */
export function LengthsView({ found, current, longWords, onJump }: LengthsViewProps) {
  const { words, perParagraph } = found.reply;
  const bins = useMemo(() => binsOf(words, "word"), [words]);
  const paragraphBins = useMemo(() => binsOf(perParagraph, "sentence"), [perParagraph]);
  const { mean, median } = found.lengths;
  return (
    <div className={styles.view}>
      <Rhythm found={found} current={current} longWords={longWords} onJump={onJump} />
      <Histogram
        title="How long the sentences are"
        summary={`Most stand where the bars are high. Average ${formatAverage(mean)}, median ${formatAverage(median)} words.`}
        fileName="sentence-lengths"
        bins={bins}
        xTitle="Words"
        yTitle="Sentences"
      />
      <Extremes found={found} title="Longest" order={-1} onJump={onJump} />
      <Extremes found={found} title="Shortest" order={1} onJump={onJump} />
      <Histogram
        title="Sentences a paragraph"
        summary={`${formatQuantity(found.perParagraph.count, "paragraph")}, on average ${formatAverage(found.perParagraph.mean)} sentences.`}
        fileName="sentences-per-paragraph"
        bins={paragraphBins}
        xTitle="Sentences"
        yTitle="Paragraphs"
      />
    </div>
  );
}

function Rhythm({ found, current, longWords, onJump }: LengthsViewProps) {
  const [range, setRange] = useState<Range>("whole");
  const { words, starts, ends } = found.reply;
  const count = words.length;
  const from =
    range === "whole" ? 0 : Math.max(0, Math.min(current - nearSentences / 2, count - nearSentences));
  const to = range === "whole" ? count : Math.min(count, from + nearSentences);
  const perBar = Math.ceil((to - from) / 100);
  return (
    <>
      {count > nearSentences ? (
        <Segmented
          legend="Part of the text"
          legendHidden
          options={ranges}
          value={range}
          onChange={setRange}
        />
      ) : null}
      <ChartFrame
        title="Rhythm"
        summary={
          `Sentences ${formatCount(from + 1)} to ${formatCount(to)}, a bar each by its words` +
          `${perBar > 1 ? "; where there is no room, a bar is the longest of several" : ""}. ` +
          "Bars in the other colour are long sentences. Press a bar to go there."
        }
        fileName="sentence-rhythm"
        height={height}
        table={() => ({
          headings: ["Sentence", "Words", "Begins"],
          rows: makeRhythmBars(words, { from, to }, 5000).map(({ index, words: length }) => [
            formatCount(index + 1),
            formatCount(length),
            found.text.slice(starts[index], Math.min(ends[index] ?? 0, (starts[index] ?? 0) + 40)),
          ]),
        })}
        renderDrawing={({ width }) => {
          const bars = makeRhythmBars(words, { from, to }, Math.floor(width / leastBarWidth));
          const most = bars.reduce((longest, bar) => Math.max(longest, bar.words), 1);
          const step = width / Math.max(1, bars.length);
          const barWidth = Math.max(1, Math.min(24, step - 1));
          return bars.map(({ index, words: length, count: inBar }, place) => {
            const size = Math.max(2, (length / most) * (height - 8));
            const isHere = current >= index && current < index + inBar;
            return (
              // The list of sentences is the way by keyboard.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
              <g key={index} onClick={() => onJump(index)} style={{ cursor: "pointer" }}>
                <rect x={place * step} y={0} width={step} height={height} fill="transparent" />
                <rect
                  className={inTone(length > longWords ? "style" : "accent", "fill")}
                  x={place * step}
                  y={height - 6 - size}
                  width={barWidth}
                  height={size}
                >
                  <title>{`Sentence ${formatCount(index + 1)}: ${formatQuantity(length, "word")}`}</title>
                </rect>
                {isHere ? (
                  <rect
                    className={inTone("match", "fill")}
                    x={place * step}
                    y={height - 4}
                    width={barWidth}
                    height={4}
                  />
                ) : null}
              </g>
            );
          });
        }}
      />
    </>
  );
}

interface ExtremesProps extends Pick<LengthsViewProps, "found" | "onJump"> {
  readonly title: string;
  /** −1 lists the longest first, 1 the shortest. */
  readonly order: 1 | -1;
}

function Extremes({ found, title, order, onJump }: ExtremesProps) {
  const { words, starts, ends } = found.reply;
  const chosen = useMemo(() => findExtremes(words, order), [words, order]);
  return (
    <div className={styles.form}>
      <h3 className={styles.note}>{title}</h3>
      <ul className={lists.list}>
        {chosen.map((index) => (
          <li key={index} className={lists.row}>
            <span className={lists.words} dir="auto">
              <Button look="link" onClick={() => onJump(index)}>
                {found.text.slice(starts[index], Math.min(ends[index] ?? 0, (starts[index] ?? 0) + 48))}
                {(ends[index] ?? 0) - (starts[index] ?? 0) > 48 ? "…" : ""}
              </Button>
            </span>
            <span className={lists.muted}>{formatQuantity(words[index] ?? 0, "word")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sentences that are longest or shortest; of two as long, the first in the text. */
function findExtremes(words: Int32Array, order: 1 | -1): readonly number[] {
  const chosen: number[] = [];
  for (const [index, length] of words.entries()) {
    const place = chosen.findIndex((other) => order * ((words[other] ?? 0) - length) > 0);
    if (place >= 0) chosen.splice(place, 0, index);
    else if (chosen.length < listed) chosen.push(index);
    if (chosen.length > listed) chosen.pop();
  }
  return chosen;
}
