import { formatFigure } from "../format-value.ts";
import type { ReportFigure, ReportFigures } from "../report.ts";
import { isolatedSpan, layOut, span, type Typesetter } from "./report-typesetter.ts";
import type { StructureElement } from "./structure-tree.ts";
import type { Paragraph, TextStyle } from "./text-layout.ts";

const COLUMNS = 4;
/** Points. */
const GAP = 18;
/** Longer notes than this make columns of small print; they follow as lines of their own. */
const LONGEST_NOTE = 80;

/** Sets figures in a grid: each a large value over its label and note. */
export async function setFigures(
  typesetter: Typesetter,
  parent: StructureElement,
  { figures }: ReportFigures,
): Promise<void> {
  const { flow, report, startSide, styles } = typesetter;
  const isNoteBeside = figures.every(({ note = "" }) => note.length <= LONGEST_NOTE);
  const width = (flow.width - GAP * (COLUMNS - 1)) / COLUMNS;
  flow.skip(4);
  const list = parent.append("L");
  for (let start = 0; start < figures.length; start += COLUMNS) {
    const row = figures.slice(start, start + COLUMNS);
    const set: (readonly [Paragraph, Paragraph, Paragraph])[] = [];
    for (const figure of row) set.push(await layOutFigure(typesetter, figure, width, isNoteBeside));
    // Values of all scripts stand on one line, though some reach higher.
    const baseline = Math.max(...set.map(([value]) => firstBaseline(value)));
    const valueHeight = baseline + Math.max(...set.map(([value]) => value.height - firstBaseline(value)));
    const height = valueHeight + Math.max(...set.map(([, label, note]) => label.height + note.height));
    flow.require(height);
    const top = flow.y;
    set.forEach(([value, label, note], index) => {
      const offset = index * (width + GAP);
      const x = report.direction === "ltr" ? flow.left + offset : flow.left + flow.width - offset - width;
      const place = { x, width, side: startSide } as const;
      const element = list.append("LI").append("LBody");
      const draw = (part: Paragraph, y: number): void => {
        if (part.lines.some(({ runs }) => runs.length > 0))
          flow.mark(element.append("P"), () => flow.drawLines(part, y, place));
      };
      draw(label, top + valueHeight);
      draw(value, top + baseline - firstBaseline(value));
      draw(note, top + valueHeight + label.height);
    });
    flow.advance(height);
    flow.skip(12);
  }
  if (isNoteBeside) return;
  for (const { label, note } of figures) {
    if (note === undefined) continue;
    const line = await layOut(typesetter, [
      isolatedSpan(label, styles.smallStrong),
      { text: "  ", style: styles.small },
      isolatedSpan(note, styles.small),
    ]);
    flow.place(line, parent.append("P"));
    flow.skip(3);
  }
  flow.skip(6);
}

/** From the top of a paragraph to the base line of its first line. */
function firstBaseline({ lines }: Paragraph): number {
  return lines[0]?.above ?? 0;
}

/** The value, the label and the note of a figure. */
async function layOutFigure(
  typesetter: Typesetter,
  figure: ReportFigure,
  width: number,
  isNoteBeside: boolean,
): Promise<readonly [Paragraph, Paragraph, Paragraph]> {
  const { format, styles } = typesetter;
  const lay = (text: string, style: TextStyle): Promise<Paragraph> =>
    layOut(typesetter, [span(text, style)], { width });
  return [
    await lay(formatFigure(figure, format), styles.figureValue),
    await lay(figure.label, styles.figureLabel),
    await lay(isNoteBeside ? (figure.note ?? "") : "", styles.small),
  ];
}
