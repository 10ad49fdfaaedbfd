import { drawChart, type ChartLabel } from "../chart-drawing.ts";
import { formatRows } from "../format-value.ts";
import type { BarChart, Histogram, LineChart, ReportChart } from "../report.ts";
import { layOut, palette, setText, span, type Typesetter } from "./report-typesetter.ts";
import type { StructureElement } from "./structure-tree.ts";
import type { Line } from "./text-layout.ts";

/** Shares of the width. */
const LABEL_SHARE = 0.3;
const VALUE_SHARE = 0.12;
/** Points. */
const GAP = 10;
const BAR_HEIGHT = 8;
const ROW_PADDING = 2;
/** How many numbers of a chart its alternative text names. */
const MOST_NAMED = 40;

/** Sets a chart as drawn shapes, directly labelled. */
export async function setChart(
  typesetter: Typesetter,
  parent: StructureElement,
  { title, chart }: ReportChart,
): Promise<void> {
  const { flow, styles } = typesetter;
  flow.skip(8);
  flow.require(90);
  const caption = chart.shape === "bars" && chart.unit !== undefined ? `${title} (${chart.unit})` : title;
  await setText(typesetter, parent, "P", caption, styles.caption);
  flow.skip(6);
  if (chart.shape === "bars") await setBars(typesetter, parent, chart);
  else await setDrawing(typesetter, parent, chart, title);
  flow.skip(10);
}

/** A row a bar: its name, its value and its length, as a table whose lengths are decoration. */
async function setBars(typesetter: Typesetter, parent: StructureElement, { bars }: BarChart): Promise<void> {
  const { flow, format, report, styles, startSide, endSide } = typesetter;
  const largest = bars.reduce(
    (most, { value }) => (Number.isFinite(value) ? Math.max(most, value) : most),
    0,
  );
  const labelWidth = flow.width * LABEL_SHARE;
  const valueWidth = flow.width * VALUE_SHARE;
  const barWidth = flow.width - labelWidth - valueWidth - 2 * GAP;
  const fromStart = (offset: number, width: number): number =>
    report.direction === "ltr" ? flow.left + offset : flow.left + flow.width - offset - width;
  const table = parent.append("Table");
  const amounts = formatRows(
    { columns: [{ label: "", type: "number" }], rows: bars.map(({ value }) => [value]) },
    format,
  );
  for (const [index, { label, value }] of bars.entries()) {
    const name = await layOut(typesetter, [span(label, styles.cell)], { width: labelWidth });
    const amount = await layOut(typesetter, [span(amounts[index]?.[0] ?? "", styles.cellNumber)], {
      width: valueWidth,
    });
    flow.require(name.height + 2 * ROW_PADDING);
    const top = flow.y + ROW_PADDING;
    const row = table.append("TR");
    flow.mark(row.append("TH"), () =>
      flow.drawLines(name, top, { x: fromStart(0, labelWidth), width: labelWidth, side: startSide }),
    );
    const valueX = fromStart(labelWidth + GAP, valueWidth);
    flow.mark(row.append("TD"), () =>
      flow.drawLines(amount, top, { x: valueX, width: valueWidth, side: endSide }),
    );
    const length = largest > 0 && value > 0 ? Math.max(0.75, (value / largest) * barWidth) : 0;
    const middle = top + (amount.height - BAR_HEIGHT) / 2;
    const barX = fromStart(labelWidth + valueWidth + 2 * GAP, length);
    flow.decorate((canvas) => {
      if (length > 0) canvas.fillRectangle(barX, middle, length, BAR_HEIGHT, palette.accent);
    });
    flow.advance(name.height + 2 * ROW_PADDING);
  }
}

async function setDrawing(
  typesetter: Typesetter,
  parent: StructureElement,
  chart: LineChart | Histogram,
  title: string,
): Promise<void> {
  const { flow, format, styles } = typesetter;
  const drawing = drawChart(chart, flow.width, format);
  const labels: (ChartLabel & { readonly line: Line | undefined })[] = [];
  for (const label of drawing.labels) {
    const { lines } = await layOut(typesetter, [span(label.text, styles.chartLabel)], { width: Infinity });
    labels.push({ ...label, line: lines[0] });
  }
  flow.require(drawing.height);
  const { left, y: top } = flow;
  const figure = parent.append("Figure", { alternative: describe(typesetter, chart, title) });
  flow.mark(figure, (canvas) => {
    for (const { x1, x2, y } of drawing.rules) {
      canvas.fillRectangle(left + x1, top + y - 0.25, x2 - x1, 0.5, palette.hairline);
    }
    for (const { x, y, width, height } of drawing.bars) {
      canvas.fillRectangle(left + x, top + y, width, height, palette.accent);
    }
    for (const course of drawing.courses) {
      const points = course.map(({ x, y }) => ({ x: left + x, y: top + y }));
      // A single point is a dot: a line of no length with a round end.
      canvas.strokeLine(
        points.length === 1 ? [...points, ...points] : points,
        points.length === 1 ? 3 : 1.4,
        palette.accent,
      );
    }
    for (const { x, y, anchor, line } of labels) {
      if (line === undefined) continue;
      const share = anchor === "start" ? 0 : anchor === "end" ? 1 : 0.5;
      canvas.drawText(line, left + x - line.width * share, top + y);
    }
  });
  flow.advance(drawing.height);
}

/** A chart in words: its title and numbers. */
function describe({ format }: Typesetter, chart: LineChart | Histogram, title: string): string {
  const numbers =
    chart.shape === "line"
      ? chart.points.map(({ x, y }) => `${format.number(x)}: ${format.number(y)}`)
      : chart.bins.map(
          ({ from, to, count }) => `${format.number(from)}–${format.number(to)}: ${format.number(count)}`,
        );
  const named = numbers.slice(0, MOST_NAMED).join("; ");
  return `${title}. ${chart.vertical} / ${chart.horizontal}. ${named}${numbers.length > MOST_NAMED ? " …" : ""}`;
}
