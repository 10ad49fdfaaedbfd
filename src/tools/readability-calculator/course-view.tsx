import type { GradeBand } from "#core/readability-findings/audiences.ts";
import type { ScoredPart } from "#core/readability-findings/score-along.ts";
import { PointChart } from "#ui/chart/point-chart.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";
import { useReply } from "#workspace/tool-worker/use-reply.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { formatCount, formatDecimal } from "./format.ts";
import { easierIsLess } from "./languages.ts";
import { ScoreField, titleOfScore } from "./score-field.tsx";
import type { ReadingState } from "./use-reading.ts";
import type { ReadabilitySettings } from "./use-settings.ts";
import styles from "./view.module.css";

interface CourseViewProps {
  readonly state: ReadingState;
  readonly settings: ReadabilitySettings;
  readonly band: GradeBand;
}

const partKinds = [
  { value: "window", label: "100 words and more" },
  { value: "paragraph", label: "Paragraphs" },
] as const;
const yearScores = new Set([
  "median",
  "fleschKincaidGrade",
  "gunningFog",
  "smog",
  "automatedReadabilityIndex",
  "colemanLiau",
  "linsearWrite",
]);

interface NumberedPart extends ScoredPart {
  readonly score: number;
}

/** The score from the beginning of the text to its end, with the hardest parts. */
export function CourseView({ state, settings, band }: CourseViewProps) {
  const actions = useWorkspaceActions();
  const { reading } = state;
  const score = settings.score.value;
  const by = settings.parts.value;
  const { reply, failure } = useReply(state, "along", reading === null ? null : { by, score });
  const parts = (reply?.parts ?? []).flatMap((part): readonly NumberedPart[] =>
    part.score === null ? [] : [{ ...part, score: part.score }],
  );
  const hardest = parts.toSorted((first, second) =>
    easierIsLess(score) ? second.score - first.score : first.score - second.score,
  );
  const title = titleOfScore(score);
  const last = parts.length;
  const unit = by === "paragraph" ? "Paragraph" : "Part";
  const reveal = (part: NumberedPart | undefined) => {
    if (part !== undefined) actions.reveal(part.span);
  };
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <ScoreField score={settings.score} language={reading?.language ?? "en"} />
        <Segmented legend="Measured by" options={partKinds} value={by} onChange={settings.parts.set} />
      </div>
      {failure === null ? null : <Notice tone="problem">{failure}</Notice>}
      {reading === null ? (
        <p className={styles.note}>The course of the score shows here.</p>
      ) : parts.length === 0 ? (
        <p className={styles.note}>
          {reply === null
            ? "Working it out…"
            : "This formula gives no score for the language of the text. Choose another one."}
        </p>
      ) : (
        <>
          <PointChart
            title={`${title} along the text`}
            summary={
              by === "paragraph"
                ? "Each point is a paragraph that has a sentence. Short paragraphs swing widely."
                : "Each point is a run of whole sentences of at least 100 words."
            }
            fileName="readability-along-the-text"
            xTitle={unit}
            yTitle={title}
            formatX={formatCount}
            formatY={formatDecimal}
            {...(yearScores.has(score) ? { yExtent: { least: 0, most: band.to } } : {})}
            series={[
              {
                name: title,
                drawnAs: last === 1 || last > 400 ? "points" : "line",
                points: parts.map((part, index) => ({
                  x: index + 1,
                  y: part.score,
                  label: `${unit} ${formatCount(part.number + 1)}: ${formatDecimal(part.score)}, ${formatCount(part.words)} words`,
                })),
              },
              ...(yearScores.has(score) && last > 1
                ? [
                    {
                      name: `Target: up to grade ${band.to}`,
                      drawnAs: "reference" as const,
                      points: [
                        { x: 1, y: band.to },
                        { x: last, y: band.to },
                      ],
                    },
                  ]
                : []),
            ]}
            onPick={(series, point) => reveal(series === 0 ? parts[point] : undefined)}
          />
          <VirtualTable
            label="Parts, the hardest first"
            columns={columnsFor(unit, title, reading.text)}
            rowCount={hardest.length}
            rowAt={(index) => hardest[index]}
            onOpen={reveal}
            resetKey={`${by} ${score}`}
            mostRowsInSight={7}
            empty="No parts."
          />
          <p className={styles.note}>
            Press a point or a row to go there. Formulas were made for samples of 100 words: of a single short
            paragraph they say little.
          </p>
        </>
      )}
    </div>
  );
}

function columnsFor(unit: string, title: string, text: string): readonly TableColumn<NumberedPart>[] {
  return [
    { id: "number", heading: unit, width: 6, kind: "number", cell: ({ number }) => formatCount(number + 1) },
    {
      id: "begins",
      heading: "Begins",
      width: 9,
      grow: 1,
      cell: ({ span }) => (
        <bdi className={styles.begins}>{text.slice(span.start, span.start + 80).replaceAll(/\s+/g, " ")}</bdi>
      ),
    },
    { id: "words", heading: "Words", width: 4.5, kind: "number", cell: ({ words }) => formatCount(words) },
    {
      id: "score",
      heading: "Score",
      width: 4.5,
      kind: "number",
      explanation: title,
      cell: ({ score }) => formatDecimal(score),
    },
  ];
}
