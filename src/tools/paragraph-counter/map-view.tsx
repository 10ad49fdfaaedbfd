import { useMemo } from "react";

import { isWall } from "#core/paragraphs/measure-paragraphs.ts";
import { ChartFrame } from "#ui/chart/chart-frame.tsx";
import { inTone } from "#ui/chart/tone.ts";
import styles from "#ui/sections/sections.module.css";
import { SelectField } from "#ui/select-field/select-field.tsx";
import { tableSorting } from "#ui/virtual-table/table-sorting.ts";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";

import { formatCount, formatQuantity, kindNames } from "./format.ts";
import { makeMapBars } from "./map-bars.ts";
import { listParagraphs } from "./paragraph-list.ts";
import { orders, sortCodec } from "./settings.ts";
import type { Filter } from "./settings.ts";
import type { ReadParagraphs } from "./use-paragraphs.ts";
import type { ParagraphSettings } from "./use-settings.ts";

const filters: readonly { readonly value: Filter; readonly name: string }[] = [
  { value: "all", name: "Everything" },
  { value: "walls", name: "Walls of text" },
  { value: "single", name: "Paragraphs of one sentence" },
  { value: "heading", name: "Headings" },
  { value: "dialogue", name: "Beginning with speech" },
];

interface PartRow {
  readonly index: number;
  readonly words: number;
  readonly sentences: number;
  readonly kind: string;
  readonly text: string;
}

const longestShown = 140;
const chartHeight = 110;
const leastBarWidth = 4;

const columns: readonly TableColumn<PartRow>[] = [
  { id: "place", heading: "No.", width: 4, sorts: "ascending", cell: ({ index }) => formatCount(index + 1) },
  {
    id: "words",
    heading: "Words",
    width: 5.5,
    kind: "number",
    sorts: "descending",
    cell: ({ words }) => formatCount(words),
  },
  {
    id: "sentences",
    heading: "Sentences",
    width: 6.5,
    kind: "number",
    sorts: "descending",
    cell: ({ sentences }) => formatCount(sentences),
  },
  {
    id: "first",
    heading: "First sentence",
    width: 11,
    grow: 1,
    cell: ({ text }) => (
      <span className={styles.cell} dir="auto">
        {text}
      </span>
    ),
  },
  { id: "kind", heading: "Kind", width: 6, cell: ({ kind }) => kind },
];

export interface MapViewProps {
  readonly found: ReadParagraphs;
  readonly settings: ParagraphSettings;
  readonly current: number;
  readonly onJump: (index: number) => void;
}

/** Every part of the text: as bars in its order, and as a list. */
export function MapView({ found, settings, current, onJump }: MapViewProps) {
  const { parts, rule } = found.reply;
  const { limit } = settings;
  const filter = settings.filter.value;
  const order = settings.order.value;
  const rows = useMemo(
    () => listParagraphs(parts, { rule, limit: { unit: limit.unit, count: limit.count }, filter, order }),
    [parts, rule, limit.unit, limit.count, filter, order],
  );
  return (
    <div className={styles.view}>
      <ChartFrame
        title="Map of the paragraphs"
        summary="A bar for each part in the order of the text, by its words; where there is no room, the longest of several. Bars in the other colour are walls of text. Press a bar to go there."
        fileName="paragraph-map"
        height={chartHeight}
        table={() => ({
          headings: ["No.", "Kind", "Words", "Sentences"],
          rows: parts.map((part, index) => [
            formatCount(index + 1),
            kindNames[part.kind],
            formatCount(part.words),
            formatCount(part.sentences),
          ]),
        })}
        renderDrawing={({ width }) => {
          const bars = makeMapBars(parts, Math.floor(width / leastBarWidth));
          const most = bars.reduce((longest, bar) => Math.max(longest, bar.part.words), 1);
          const step = width / Math.max(1, bars.length);
          const barWidth = Math.max(1, Math.min(24, step - 1));
          return bars.map(({ index, part, count }, place) => {
            const size = Math.max(2, (part.words / most) * (chartHeight - 8));
            const isHere = current >= index && current < index + count;
            return (
              // The list below is the way by keyboard.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
              <g key={index} onClick={() => onJump(index)} style={{ cursor: "pointer" }}>
                <rect x={place * step} y={0} width={step} height={chartHeight} fill="transparent" />
                <rect
                  className={inTone(isWall(part, rule, limit) ? "style" : "accent", "fill")}
                  x={place * step}
                  y={chartHeight - 6 - size}
                  width={barWidth}
                  height={size}
                >
                  <title>{`${kindNames[part.kind]} ${formatCount(index + 1)}: ${formatQuantity(part.words, "word")}`}</title>
                </rect>
                {isHere ? (
                  <rect
                    className={inTone("match", "fill")}
                    x={place * step}
                    y={chartHeight - 4}
                    width={barWidth}
                    height={4}
                  />
                ) : null}
              </g>
            );
          });
        }}
      />
      <SelectField label="Listed" options={filters} value={filter} onChange={settings.filter.set} />
      <VirtualTable
        label="Paragraphs"
        columns={columns}
        rowCount={rows.length}
        rowAt={(row) => {
          const index = rows[row] ?? -1;
          const part = parts[index];
          if (part === undefined) return undefined;
          const end = Math.min(part.firstSentenceEnd, part.start + longestShown);
          return {
            index,
            words: part.words,
            sentences: part.sentences,
            kind: kindNames[part.kind],
            text: found.text.slice(part.start, end).replaceAll(/\s+/g, " "),
          };
        }}
        {...tableSorting(settings.order, orders)}
        onOpen={({ index }) => onJump(index)}
        selectedIndex={rows.indexOf(current)}
        resetKey={`${filter} ${sortCodec.format(order)} ${rule}`}
        empty="Nothing of this kind."
      />
      <p className={styles.note}>
        {formatQuantity(rows.length, "row")}. Press a row to go to its place. The words of all parts are
        together those of the text.
      </p>
    </div>
  );
}
