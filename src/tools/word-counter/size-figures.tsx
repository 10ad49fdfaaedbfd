import { useId, useState } from "react";

import type { Counts } from "#core/analyses/counts/counts.ts";
import { formatDuration, readingSeconds, speakingSeconds } from "#core/durations/durations.ts";
import { Button } from "#ui/button/button.tsx";
import { Explanation, Figure } from "#ui/figure/figure.tsx";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { DialectChoice } from "./dialect-choice.tsx";
import { Explained } from "./explained.tsx";
import { sizeTexts } from "./explanations.ts";
import { formatCount, formatDecimal, formatQuantity, noFigure } from "./format.ts";
import { ReadingPaceChoice, SpeakingRateChoice } from "./pace-choice.tsx";
import { rateOf } from "./settings.ts";
import styles from "./size-figures.module.css";
import type { WordCounterSettings } from "./use-settings.ts";

export interface SizeFiguresProps {
  readonly counts: Counts;
  readonly stale: boolean;
  readonly settings: WordCounterSettings;
}

type Dial = "characters" | "sentences" | "reading" | "speaking";

/** The size of the text: the words large, their companions as dials, the rest as lines. */
export function SizeFigures({ counts, stale, settings }: SizeFiguresProps) {
  const [wordsOpen, setWordsOpen] = useState(false);
  const label = counts.words === 1 ? "word" : "words";
  return (
    <>
      <div className={styles.lead}>
        <Figure
          size="lead"
          label={label}
          value={formatCount(counts.words)}
          stale={stale}
          open={wordsOpen}
          onToggle={() => setWordsOpen(!wordsOpen)}
        >
          <DialectChoice counts={counts} dialect={settings.dialect} />
        </Figure>
      </div>
      <Dials counts={counts} stale={stale} settings={settings} />
      <Lines counts={counts} stale={stale} />
    </>
  );
}

function Dials({ counts, stale, settings }: SizeFiguresProps) {
  const [open, setOpen] = useState<Dial | null>(null);
  const explanationId = useId();
  const { readingPace, speakingRate } = settings;
  const dials: readonly { readonly dial: Dial; readonly label: string; readonly value: string }[] = [
    { dial: "characters", label: "characters", value: formatCount(counts.characters) },
    { dial: "sentences", label: "sentences", value: formatCount(counts.sentences) },
    {
      dial: "reading",
      label: "to read",
      value: formatDuration(readingSeconds(counts.words, rateOf(readingPace.value))),
    },
    {
      dial: "speaking",
      label: "to speak",
      value: formatDuration(speakingSeconds(counts.words, speakingRate.value)),
    },
  ];
  return (
    <>
      <div className={styles.dials}>
        {dials.map(({ dial, label, value }) => (
          <Figure
            key={dial}
            size="dial"
            label={label}
            value={value}
            stale={stale}
            open={open === dial}
            onToggle={() => setOpen(open === dial ? null : dial)}
            explanationId={explanationId}
          />
        ))}
      </div>
      <Explanation id={explanationId} open={open !== null}>
        {open === "characters" ? <Explained text={sizeTexts.characters} /> : null}
        {open === "sentences" ? <Explained text={sizeTexts.sentences} /> : null}
        {open === "reading" ? <ReadingPaceChoice pace={readingPace} /> : null}
        {open === "speaking" ? <SpeakingRateChoice rate={speakingRate} /> : null}
      </Explanation>
    </>
  );
}

const lines = [
  "charactersWithoutSpaces",
  "paragraphs",
  "lines",
  "uniqueWords",
  "averageWordLength",
  "averageSentenceLength",
  "longestSentence",
] as const;
type Line = (typeof lines)[number];

const lineLabels: Readonly<Record<Line, string>> = {
  charactersWithoutSpaces: "Characters without spaces",
  paragraphs: "Paragraphs",
  lines: "Lines",
  uniqueWords: "Unique words",
  averageWordLength: "Average word length",
  averageSentenceLength: "Average sentence length",
  longestSentence: "Longest sentence",
};

function lineValue(line: Line, counts: Counts): string {
  switch (line) {
    case "averageWordLength":
    case "averageSentenceLength":
      return formatDecimal(counts[line]);
    case "longestSentence":
      return counts.longestSentence === null
        ? noFigure
        : formatQuantity(counts.longestSentence.words, "word");
    case "charactersWithoutSpaces":
    case "paragraphs":
    case "lines":
    case "uniqueWords":
      return formatCount(counts[line]);
  }
}

function Lines({ counts, stale }: Pick<SizeFiguresProps, "counts" | "stale">) {
  const [open, setOpen] = useState<Line | null>(null);
  const actions = useWorkspaceActions();
  const { longestSentence } = counts;
  return (
    <div className={styles.lines}>
      {lines.map((line) => (
        <Figure
          key={line}
          label={lineLabels[line]}
          value={lineValue(line, counts)}
          stale={stale}
          open={open === line}
          onToggle={() => setOpen(open === line ? null : line)}
        >
          <Explained text={sizeTexts[line]}>
            {line === "longestSentence" && longestSentence !== null ? (
              <p>
                <Button look="outlined" onClick={() => actions.reveal(longestSentence.span)}>
                  Show it in the text
                </Button>
              </p>
            ) : null}
          </Explained>
        </Figure>
      ))}
    </div>
  );
}
