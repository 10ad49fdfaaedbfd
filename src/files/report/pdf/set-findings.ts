import { cleanText } from "../clean-text.ts";
import type { FindingSeverity, ReportFinding, ReportFindings } from "../report.ts";
import { isolatedSpan, layOut, setText, type Typesetter } from "./report-typesetter.ts";
import type { StructureElement } from "./structure-tree.ts";
import type { Underline } from "./text-layout.ts";

/** Points. */
const INDENT = 16;
const AFTER = 11;

/** A hue and a line each, so that colour never carries meaning alone. */
const severityLooks: Readonly<Record<FindingSeverity, Underline>> = {
  error: { color: "#b42318", pattern: "wave" },
  warning: { color: "#8a5a00", pattern: "dots" },
  style: { color: "#6d3bc4", pattern: "dashes" },
  match: { color: "#0b6b64", pattern: "line" },
};

/** Sets findings as a list: what it is, the place between its words, and what could stand there. */
export async function setFindings(
  typesetter: Typesetter,
  parent: StructureElement,
  { findings }: ReportFindings,
): Promise<void> {
  const { flow, wording, styles } = typesetter;
  if (findings.length === 0) {
    await setText(typesetter, parent, "P", wording.noFindings, styles.body);
    return;
  }
  const list = parent.append("L");
  flow.skip(4);
  for (const [index, finding] of findings.entries()) {
    await setFinding(typesetter, list.append("LI").append("LBody"), finding, index + 1);
    flow.skip(AFTER);
  }
}

async function setFinding(
  typesetter: Typesetter,
  parent: StructureElement,
  finding: ReportFinding,
  number: number,
): Promise<void> {
  const { flow, report, wording, styles, startSide } = typesetter;
  const { severity, message, place, fixes } = finding;
  const look = severityLooks[severity];
  const label = {
    ...styles.caption,
    size: styles.body.size,
    leading: styles.body.leading,
    color: look.color,
  };
  const title = await layOut(
    typesetter,
    [
      { text: `${String(number)}. `, style: { ...styles.body, color: styles.small.color } },
      { text: `${wording.severities[severity]}: `, style: label },
      isolatedSpan(message, styles.body),
      ...(place === undefined
        ? []
        : [{ text: " · ", style: styles.small }, isolatedSpan(place, styles.small)]),
    ],
    { direction: report.direction },
  );
  const inner = { width: flow.width - INDENT, x: startSide === "left" ? flow.left + INDENT : flow.left };
  const quotation = await layOut(
    typesetter,
    markedContext(finding).map(({ text, isMarked }) => ({
      text,
      style: isMarked ? { ...styles.quotation, underline: look } : styles.quotation,
    })),
    { width: inner.width, direction: report.source.direction ?? "auto" },
  );
  const suggestions = await layOut(
    typesetter,
    fixes.length === 0
      ? []
      : [
          { text: `${wording.suggestions}: `, style: styles.small },
          ...fixes.flatMap((fix, index) => [
            ...(index === 0 ? [] : [{ text: ", ", style: styles.small }]),
            fix === ""
              ? isolatedSpan(wording.leaveOut, styles.small)
              : isolatedSpan(`“${fix}”`, { ...styles.small, color: styles.body.color }),
          ]),
        ],
    { width: inner.width, direction: report.direction },
  );
  flow.require(Math.min(title.height + quotation.height + suggestions.height + 8, flow.pageRoom));
  flow.place(title, parent.append("P"));
  flow.skip(2);
  flow.place(quotation, parent.append("BlockQuote", languageOf(typesetter)), inner);
  if (fixes.length > 0) {
    flow.skip(2);
    flow.place(suggestions, parent.append("P"), inner);
  }
}

/** The language of the text, where it is not that of the report. */
export function languageOf({ report }: Typesetter): { readonly language?: string } {
  const { language } = report.source;
  return language === undefined || language === report.language ? {} : { language };
}

/** The words around a place, on one line, and the place itself, its spaces kept. */
function markedContext({
  before,
  marked,
  after,
}: ReportFinding): readonly { text: string; isMarked: boolean }[] {
  const clean = (text: string): string => cleanText(text).replace(/[ \t\n]+/g, " ");
  return [
    { text: clean(before).trimStart(), isMarked: false },
    { text: clean(marked), isMarked: true },
    { text: clean(after).trimEnd(), isMarked: false },
  ].filter(({ text }) => text !== "");
}
