import { BarChart } from "#ui/chart/bar-chart.tsx";
import { PointChart } from "#ui/chart/point-chart.tsx";
import { StripChart } from "#ui/chart/strip-chart.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useReply } from "#workspace/tool-worker/use-reply.ts";

import styles from "./charts-view.module.css";
import { formatCount, formatRatio } from "./format.ts";
import type { ChartsReply } from "./requests.ts";
import type { Frequency } from "./use-frequency.ts";
import { WordCloud } from "./word-cloud.tsx";

interface ChartsViewProps {
  readonly frequency: Frequency;
  readonly onOpen: (name: string) => void;
}

const barTerms = 25;

/** The list as pictures. */
export function ChartsView({ frequency, onOpen }: ChartsViewProps) {
  const { list } = frequency;
  const { reply, failure } = useReply(frequency, "charts", list === null ? null : { list: list.list });
  if (failure !== null && reply === null) return <Notice tone="problem">{failure}</Notice>;
  if (list === null || reply === null || reply.top.length === 0) {
    return (
      <p className={styles.note}>
        {frequency.hasText === false ? "Charts of your words show here." : "There is nothing to draw yet."}
      </p>
    );
  }
  return (
    <div className={styles.charts}>
      <BarChart
        title="Most frequent"
        summary={`The first ${Math.min(barTerms, reply.top.length)} terms of the list by their counts.`}
        fileName="word-frequency-bars"
        labelHeading="Term"
        valueHeading="Count"
        bars={reply.top.slice(0, barTerms).map(({ name, count }) => ({ label: name, value: count }))}
      />
      <WordCloud rows={reply.top} />
      <StripChart
        title="Dispersion"
        summary="Where in the text the most frequent terms of the list stand. The number is DPnorm: 0 is even, 1 all in one part."
        fileName="word-dispersion"
        labelHeading="Term"
        detailHeading="DPnorm"
        length={reply.words}
        strips={reply.strips.map(({ name, places, dispersion }) => ({
          label: name,
          positions: Array.from(places),
          detail: formatRatio(dispersion),
        }))}
        onPick={(strip) => {
          const name = reply.strips[strip]?.name;
          if (name !== undefined) onOpen(name);
        }}
      />
      <ZipfPlot zipf={reply.zipf} />
    </div>
  );
}

/** Ranks against counts, beside what Zipf's law would have. */
function ZipfPlot({ zipf }: Pick<ChartsReply, "zipf">) {
  const most = zipf[0]?.count ?? 1;
  const last = zipf.at(-1)?.rank ?? 1;
  return (
    <PointChart
      title="Zipf plot"
      summary="Each term of the text by its rank and its count, both on logarithmic axes. By Zipf’s law (1949) the second occurs half as often as the first, the third a third as often: the dashed line."
      fileName="zipf-plot"
      xScale="log"
      yScale="log"
      xTitle="Rank"
      yTitle="Count"
      formatX={formatCount}
      formatY={formatCount}
      series={[
        {
          name: "Your text",
          drawnAs: "points",
          points: zipf.map(({ rank, count, name }) => ({ x: rank, y: count, label: name })),
        },
        {
          name: "Zipf’s law",
          drawnAs: "reference",
          points: [
            { x: 1, y: most, label: "Zipf’s law, first" },
            { x: Math.min(last, most), y: most / Math.min(last, most), label: "Zipf’s law, last" },
          ],
        },
      ]}
    />
  );
}
