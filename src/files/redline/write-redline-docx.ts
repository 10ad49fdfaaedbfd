import { cleanText } from "../report/clean-text.ts";
import {
  fixedParts,
  writeAppProperties,
  writeCoreProperties,
  writeStory,
  writeStyles,
} from "../report/docx/docx-parts.ts";
import { escapeXml, writeRuns } from "../report/docx/docx-runs.ts";
import { zipParts } from "../report/docx/write-docx.ts";
import { formatIsoMoment, parseReportDate } from "../report/report-date.ts";
import type { Report } from "../report/report.ts";

/** A piece of two texts in one: it stands in both, in the first alone, or in the second alone. */
export interface RedlinePiece {
  readonly kind: "kept" | "removed" | "added";
  readonly text: string;
}

export interface RedlineDocument {
  readonly title: string;
  /** Who is named as the author of the changes. */
  readonly author: string;
  /** `2026-11-21`, or a moment in UTC such as `2026-11-21T09:30:00Z` (RFC 3339). */
  readonly date: string;
  readonly pieces: readonly RedlinePiece[];
}

/** A paragraph, and what became of its end; the last one has none. */
interface Paragraph {
  readonly pieces: readonly RedlinePiece[];
  readonly end: RedlinePiece["kind"];
}

function splitParagraphs(pieces: readonly RedlinePiece[]): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let present: RedlinePiece[] = [];
  for (const { kind, text } of pieces) {
    const [first = "", ...others] = cleanText(text).split("\n");
    if (first !== "") present.push({ kind, text: first });
    for (const line of others) {
      paragraphs.push({ pieces: present, end: kind });
      present = line === "" ? [] : [{ kind, text: line }];
    }
  }
  return [...paragraphs, { pieces: present, end: "kept" }];
}

/** Writes changes with the numbers, author and date that each has to carry. */
class ChangeWriter {
  readonly #by: string;
  #last = 0;

  constructor(author: string, moment: string) {
    this.#by = `w:author="${escapeXml(author)}" w:date="${moment}"`;
  }

  #attributes(): string {
    this.#last += 1;
    return `w:id="${String(this.#last)}" ${this.#by}`;
  }

  write({ pieces, end }: Paragraph): string {
    const { isRightToLeft } = writeRuns(pieces, "auto");
    const direction = isRightToLeft ? "rtl" : "ltr";
    const runs = pieces.map(({ kind, text }) => {
      const { xml } = writeRuns([{ text }], direction);
      if (kind === "kept") return xml;
      if (kind === "added") return `<w:ins ${this.#attributes()}>${xml}</w:ins>`;
      // The texts in it are escaped: these are the tags.
      const gone = xml.replaceAll("<w:t ", "<w:delText ").replaceAll("</w:t>", "</w:delText>");
      return `<w:del ${this.#attributes()}>${gone}</w:del>`;
    });
    const mark =
      end === "kept" ? "" : `<w:rPr><w:${end === "added" ? "ins" : "del"} ${this.#attributes()}/></w:rPr>`;
    const bidi = isRightToLeft ? "<w:bidi/>" : "";
    return `<w:p><w:pPr><w:pStyle w:val="SourceText"/>${bidi}${mark}</w:pPr>${runs.join("")}</w:p>`;
  }
}

/**
 * Two texts in one Word document (ECMA-376 part 1, 17.13.5), with what was removed and added as tracked changes: all
 * accepted it is the second text, all rejected the first. A line is a paragraph. What a document cannot hold, such as
 * control characters, is U+FFFD.
 */
export function writeRedlineDocx({ title, author, date, pieces }: RedlineDocument): Uint8Array {
  const report: Report = {
    title,
    date,
    language: "en",
    direction: "ltr",
    source: { name: title, text: "" },
    sections: [],
  };
  const writer = new ChangeWriter(author, formatIsoMoment(parseReportDate(date)));
  const body = splitParagraphs(pieces).map((paragraph) => writer.write(paragraph));
  const section =
    '<w:sectPr><w:headerReference w:type="default" r:id="rId3"/><w:footerReference w:type="default" r:id="rId4"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1247" w:right="1247" w:bottom="1247" w:left="1247" w:header="624" w:footer="624" w:gutter="0"/></w:sectPr>';
  const { xml: head } = writeRuns([{ text: title.replaceAll(/\s+/g, " ") }], "auto");
  return zipParts([
    ...fixedParts,
    ["word/document.xml", writeStory("document", `<w:body>${body.join("")}${section}</w:body>`)],
    ["word/styles.xml", writeStyles(report)],
    ["word/header1.xml", writeStory("hdr", `<w:p><w:pPr><w:pStyle w:val="Header"/></w:pPr>${head}</w:p>`)],
    ["word/footer1.xml", writeStory("ftr", '<w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr></w:p>')],
    ["docProps/core.xml", writeCoreProperties(report, author)],
    ["docProps/app.xml", writeAppProperties(undefined)],
  ]);
}
