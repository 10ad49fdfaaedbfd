import { formatRows } from "../format-value.ts";
import type { ReportTable } from "../report.ts";
import type { PageFlow } from "./page-flow.ts";
import { layOut, palette, setText, span, type Typesetter } from "./report-typesetter.ts";
import type { StructureElement } from "./structure-tree.ts";
import { lineHeight, type Paragraph, type TextStyle } from "./text-layout.ts";

/** Points. */
const GAP = 14;
const PADDING = 3.5;
const NARROWEST = 40;
/** Less room than this at the foot of a page is left white. */
const LEAST_ROOM = 48;
/** Rows that column widths are measured by: enough to tell, few enough for long tables. */
const MEASURED_ROWS = 400;
const MEASURED_LENGTH = 160;

interface Column {
  readonly x: number;
  readonly width: number;
  readonly side: "left" | "right";
}

type Row = readonly Paragraph[];

/** Sets a table as wide as the page; it breaks between rows, and each page repeats its head. */
export async function setTable(
  typesetter: Typesetter,
  parent: StructureElement,
  table: ReportTable,
): Promise<void> {
  const { flow, format, styles } = typesetter;
  const { caption, columns } = table;
  if (columns.length === 0) return;
  const element = parent.append("Table");
  flow.skip(6);
  if (caption !== undefined) {
    flow.require(80);
    await setText(typesetter, element, "Caption", caption, styles.caption);
    flow.skip(3);
  }
  const texts = formatRows(table, format);
  const cellStyles = columns.map(({ type }) => (type === "text" ? styles.cell : styles.cellNumber));
  const labels = columns.map(({ label }) => label);
  const measured = await measureColumns(typesetter, [
    { texts: labels, styles: columns.map(() => styles.smallStrong) },
    ...texts.slice(0, MEASURED_ROWS).map((row) => ({ texts: row, styles: cellStyles })),
  ]);
  const placed = placeColumns(typesetter, table, measured);
  // One after the other: glyphs get their numbers in the order of the text, however long their fonts take.
  const setRow = async (row: readonly string[], rowStyles: readonly TextStyle[]): Promise<Row> => {
    const cells: Paragraph[] = [];
    for (const [index, text] of row.entries()) {
      const width = placed[index]?.width ?? 0;
      cells.push(await layOut(typesetter, [span(text, rowStyles[index] ?? styles.cell)], { width }));
    }
    return cells;
  };
  const head = await setRow(
    labels,
    columns.map(() => styles.smallStrong),
  );
  flow.require(heightOf(head) + LEAST_ROOM);
  drawHead(flow, head, placed, element);
  for (const row of texts) {
    drawRow(flow, await setRow(row, cellStyles), head, placed, element);
  }
  flow.skip(10);
}

/** Draws the head; on later pages, without an element, as decoration. */
function drawHead(
  flow: PageFlow,
  head: Row,
  columns: readonly Column[],
  table: StructureElement | null,
): void {
  const top = flow.y + PADDING;
  if (table === null) {
    flow.decorate(() => {
      head.forEach((cell, index) => flow.drawLines(cell, top, columns[index]));
    });
  } else {
    const row = table.append("TR");
    head.forEach((cell, index) => {
      flow.mark(row.append("TH"), () => flow.drawLines(cell, top, columns[index]));
    });
  }
  flow.advance(heightOf(head));
  drawRule(flow, columns, palette.rule, 0.75);
}

function drawRow(
  flow: PageFlow,
  cells: Row,
  head: Row,
  columns: readonly Column[],
  table: StructureElement,
): void {
  const row = table.append("TR");
  const elements = cells.map(() => row.append("TD"));
  let rest = cells;
  while (rest.some(({ lines }) => lines.length > 0)) {
    const height = heightOf(rest);
    // A row higher than half a page is cut between lines; any other moves on whole.
    if (height > flow.room && (height <= flow.pageRoom / 2 || flow.room < LEAST_ROOM)) {
      flow.startPage();
      drawHead(flow, head, columns, null);
    }
    const room = flow.room - 2 * PADDING;
    const parts = rest.map((cell) => splitAt(cell, room));
    const top = flow.y + PADDING;
    parts.forEach(([cell], index) => {
      const element = elements[index];
      if (element !== undefined) flow.mark(element, () => flow.drawLines(cell, top, columns[index]));
    });
    flow.advance(heightOf(parts.map(([cell]) => cell)));
    drawRule(flow, columns, palette.hairline, 0.5);
    rest = parts.map(([, left]) => left);
  }
}

/** A rule as wide as the columns are together. */
function drawRule(flow: PageFlow, columns: readonly Column[], color: string, thickness: number): void {
  const { y } = flow;
  const x = columns.reduce((least, column) => Math.min(least, column.x), Infinity);
  const width = columns.reduce((most, column) => Math.max(most, column.x + column.width), x) - x;
  flow.decorate((canvas) => {
    canvas.fillRectangle(x, y - thickness / 2, width, thickness, color);
  });
}

/** The lines that fit in a height, at least one, and those that are left. */
function splitAt(cell: Paragraph, room: number): readonly [Paragraph, Paragraph] {
  let height = 0;
  let count = 0;
  for (const line of cell.lines) {
    height += lineHeight(line);
    if (height > room && count > 0) break;
    count += 1;
  }
  const part = (lines: Paragraph["lines"]): Paragraph => ({
    ...cell,
    lines,
    height: lines.reduce((sum, line) => sum + lineHeight(line), 0),
  });
  return [part(cell.lines.slice(0, count)), part(cell.lines.slice(count))];
}

function heightOf(cells: Row): number {
  return cells.reduce((most, { height }) => Math.max(most, height), 0) + 2 * PADDING;
}

/** What a column asks for: all of its text on one line, and at least its longest word. */
interface ColumnNeed {
  readonly wanted: number;
  readonly least: number;
}

/** The widths that columns would take without a line end, and without one inside a word. */
async function measureColumns(
  typesetter: Typesetter,
  rows: readonly { readonly texts: readonly string[]; readonly styles: readonly TextStyle[] }[],
): Promise<readonly ColumnNeed[]> {
  const needs: ColumnNeed[] = [];
  const measure = async (text: string, style: TextStyle): Promise<number> =>
    (await layOut(typesetter, [span(text, style)], { width: Infinity })).lines[0]?.width ?? 0;
  for (const { texts, styles } of rows) {
    for (const [index, text] of texts.entries()) {
      const style = styles[index] ?? typesetter.styles.cell;
      const sample = text.slice(0, MEASURED_LENGTH);
      const words = sample.split(/\s+/u);
      const longest = words.reduce((most, word) => (word.length > most.length ? word : most), "");
      const { wanted = NARROWEST, least = NARROWEST } = needs[index] ?? {};
      const width = await measure(sample, style);
      needs[index] = {
        wanted: Math.max(wanted, width),
        least: Math.max(least, words.length === 1 ? width : await measure(longest, style)),
      };
    }
  }
  return needs;
}

/**
 * Widths for columns of text that are to share `room`, each by what it would take on one line, none narrower than its
 * longest word where the words of all fit. A column stays as narrow as it can when there is room enough.
 */
function shareRoom(needs: readonly ColumnNeed[], room: number): readonly number[] {
  const wanted = needs.reduce((all, need) => all + need.wanted, 0);
  if (wanted <= room) return needs.map((need) => need.wanted);
  const least = needs.reduce((all, need) => all + need.least, 0);
  if (least >= room) return needs.map((need) => (need.least / least) * room);
  // Shares of what is left over beside the longest words.
  const spare = needs.reduce((all, need) => all + need.wanted - need.least, 0);
  return needs.map((need) => need.least + ((need.wanted - need.least) / spare) * (room - least));
}

/** Shares the page's width: numbers get what they need, text shares the rest. */
function placeColumns(
  { flow, report, startSide, endSide }: Typesetter,
  { columns }: ReportTable,
  needs: readonly ColumnNeed[],
): readonly Column[] {
  const total = flow.width - GAP * (columns.length - 1);
  const isText = columns.map(({ type }) => type === "text");
  const ofNumbers = needs.reduce((all, { wanted }, index) => all + (isText[index] === true ? 0 : wanted), 0);
  const texts = needs.filter((_, index) => isText[index] === true);
  const hasRoom = texts.length > 0 && total - ofNumbers >= texts.length * NARROWEST;
  const shared = hasRoom ? shareRoom(texts, total - ofNumbers) : [];
  const all = needs.reduce((sum, { wanted }) => sum + wanted, 0);
  let textsPlaced = 0;
  const widths = needs.map(({ wanted }, index) => {
    if (!hasRoom) return Math.min(wanted, (wanted / all) * total);
    if (isText[index] !== true) return wanted;
    textsPlaced += 1;
    return shared[textsPlaced - 1] ?? wanted;
  });
  let used = 0;
  return widths.map((width, index) => {
    const offset = used;
    used += width + GAP;
    return {
      width,
      x: report.direction === "ltr" ? flow.left + offset : flow.left + flow.width - offset - width,
      side: isText[index] === true ? startSide : endSide,
    };
  });
}
