import type { ChartData, ReportTable } from "./report.ts";
import type { ReportWording } from "./report-wording.ts";

/** The numbers behind a chart as a table, for those who do not see it and for formats without drawings. */
export function chartTable(chart: ChartData, caption: string, wording: ReportWording): ReportTable {
  switch (chart.shape) {
    case "bars":
      return {
        kind: "table",
        caption,
        columns: [
          { label: wording.item, type: "text" },
          { label: chart.unit ?? wording.value, type: "number" },
        ],
        rows: chart.bars.map(({ label, value }) => [label, value]),
      };
    case "line":
      return {
        kind: "table",
        caption,
        columns: [
          { label: chart.horizontal, type: "number" },
          { label: chart.vertical, type: "number" },
        ],
        rows: chart.points.map(({ x, y }) => [x, y]),
      };
    case "histogram":
      return {
        kind: "table",
        caption,
        columns: [
          { label: `${chart.horizontal}: ${wording.from}`, type: "number" },
          { label: `${chart.horizontal}: ${wording.to}`, type: "number" },
          { label: chart.vertical, type: "number" },
        ],
        rows: chart.bins.map(({ from, to, count }) => [from, to, count]),
      };
  }
}
