import { useMemo } from "react";

import { ChartFrame } from "#ui/chart/chart-frame.tsx";
import type { DrawingSize } from "#ui/chart/chart-frame.tsx";

import { layOutCloud } from "./cloud-layout.ts";
import { formatCount } from "./format.ts";
import type { TermRow } from "./requests.ts";
import styles from "./word-cloud.module.css";

interface WordCloudProps {
  readonly rows: readonly TermRow[];
}

const cloudHeight = 320;
const measuredSize = 100;

/** The most frequent terms, each as large as the root of its count; the same as a list stands behind it. */
export function WordCloud({ rows }: WordCloudProps) {
  const measure = useMemo(() => createMeasure(), []);
  return (
    <ChartFrame
      title="Word cloud"
      summary={`The ${rows.length} most frequent terms of the list. The area of a word grows with its count.`}
      fileName="word-cloud"
      height={cloudHeight}
      table={() => ({
        headings: ["Term", "Count"],
        rows: rows.map(({ name, count }) => [name, formatCount(count)]),
      })}
      renderDrawing={(size) => <CloudWords rows={rows} size={size} measure={measure} />}
    />
  );
}

interface CloudWordsProps {
  readonly rows: readonly TermRow[];
  readonly size: DrawingSize;
  readonly measure: (name: string) => number;
}

function CloudWords({ rows, size: { width, height }, measure }: CloudWordsProps) {
  const placed = useMemo(() => layOutCloud(rows, { width, height }, measure), [rows, width, height, measure]);
  return placed.map(({ name, count, x, y, width: wide, fontSize }, index) => (
    <text
      key={name}
      className={index % 2 === 0 ? styles.word : styles.other}
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      style={{ fontSize: `${fontSize}px` }}
      // Other programs that open the file have other fonts: the room is that of this one.
      textLength={wide}
      lengthAdjust="spacingAndGlyphs"
    >
      <title>{`${name}: ${formatCount(count)}`}</title>
      {name}
    </text>
  ));
}

function createMeasure(): (name: string) => number {
  const context = document.createElement("canvas").getContext("2d");
  if (context !== null) {
    const family = getComputedStyle(document.documentElement).fontFamily;
    context.font = `600 ${measuredSize}px ${family}`;
  }
  return (name) => (context?.measureText(name).width ?? name.length * 60) / measuredSize;
}
