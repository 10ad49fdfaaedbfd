import { lazy, Suspense, useId, useState } from "react";

import { formatDuration, readingSeconds, speakingSeconds } from "#core/durations/durations.ts";
import { sizeTexts } from "#files/text-report/size-texts.ts";
import { ratesOf, readableCount } from "#files/text-report/text-rates.ts";
import { Button } from "#ui/button/button.tsx";
import { FigureDials } from "#ui/figure/figure-dials.tsx";
import { Explanation, Figure } from "#ui/figure/figure.tsx";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { DialectChoice } from "./dialect-choice.tsx";
import { Explained } from "./explained.tsx";
import { formatCount, formatDecimal, formatQuantity, noFigure } from "./format.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { describeLeftOut, labelSize } from "./left-out-text.ts";
import { ReadingPaceChoice, SpeakingRateChoice } from "./pace-choice.tsx";
import { rateOf } from "./settings.ts";
import type { ShownCounts } from "./shown-counts.ts";
import styles from "./size-figures.module.css";
import type { TextLanguage } from "./text-languages.ts";
import type { WordCounterSettings } from "./use-settings.ts";

const CharacterDetails = lazy(() => import("./character-details.tsx"));

export interface SizeFiguresProps {
  readonly counts: ShownCounts;
  readonly stale: boolean;
  readonly settings: WordCounterSettings;
  readonly language: TextLanguage;
  /** Opens what the person can leave out. */
  readonly onChangeLeftOut: () => void;
}

type Dial = "characters" | "sentences" | "reading" | "speaking";

/** The size of the text: the words large, their companions as dials, the rest as lines. */
export function SizeFigures({ counts, stale, settings, language, onChangeLeftOut }: SizeFiguresProps) {
  const [wordsOpen, setWordsOpen] = useState(false);
  const { leftOut } = counts;
  return (
    <>
      <div className={styles.lead}>
        <Figure
          size="lead"
          label={labelSize(counts, "words")}
          value={formatCount(counts.words)}
          stale={stale}
          open={wordsOpen}
          onToggle={() => setWordsOpen(!wordsOpen)}
        >
          <DialectChoice counts={counts} dialect={settings.dialect} />
        </Figure>
      </div>
      {leftOut === null ? null : (
        <div className={styles.leftOut}>
          <p>{describeLeftOut({ ...counts, leftOut })}</p>
          <Button look="link" aria-label="Change what is left out" onClick={onChangeLeftOut}>
            Change
          </Button>
        </div>
      )}
      <Dials counts={counts} stale={stale} settings={settings} language={language} />
      <Lines counts={counts} stale={stale} />
      <div className={styles.language}>
        <LanguageChoice choice={settings.language} language={language} />
      </div>
    </>
  );
}

function Dials({ counts, stale, settings, language }: Omit<SizeFiguresProps, "onChangeLeftOut">) {
  const [open, setOpen] = useState<Dial | null>(null);
  const explanationId = useId();
  const { readingPace, speakingRate } = settings;
  const rates = ratesOf(language.code);
  const read = readableCount(counts, rates);
  const dials: readonly { readonly name: Dial; readonly label: string; readonly value: string }[] = [
    { name: "characters", label: labelSize(counts, "characters"), value: formatCount(counts.characters) },
    { name: "sentences", label: "sentences", value: formatCount(counts.sentences) },
    {
      name: "reading",
      label: "to read",
      value: formatDuration(readingSeconds(read, rateOf(readingPace.value, rates))),
    },
    {
      name: "speaking",
      label: "to speak",
      value: formatDuration(speakingSeconds(read, speakingRate.value ?? rates.aloud)),
    },
  ];
  return (
    <>
      <div className={styles.dials}>
        <FigureDials
          dials={dials}
          open={open}
          onToggle={(name) => setOpen(open === name ? null : name)}
          explanationId={explanationId}
          stale={stale}
        />
      </div>
      <Explanation id={explanationId} open={open !== null}>
        {open === "characters" ? (
          <Explained text={sizeTexts.characters}>
            <Suspense fallback={null}>
              <CharacterDetails />
            </Suspense>
          </Explained>
        ) : null}
        {open === "sentences" ? <Explained text={sizeTexts.sentences} /> : null}
        {open === "reading" ? (
          <ReadingPaceChoice pace={readingPace} language={language.code} rates={rates} />
        ) : null}
        {open === "speaking" ? (
          <SpeakingRateChoice rate={speakingRate} language={language.code} rates={rates} />
        ) : null}
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

function lineValue(line: Line, counts: ShownCounts): string {
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
