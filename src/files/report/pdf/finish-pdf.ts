import { cleanLine } from "../clean-text.ts";
import { formatIsoMoment, parseReportDate } from "../report-date.ts";
import type { Report } from "../report.ts";
import type { EmbeddedFont } from "./embedded-font.ts";
import type { PageFlow } from "./page-flow.ts";
import { PdfFile, refer, textString, writeNumber, type PdfReference } from "./pdf-file.ts";

const encoder = new TextEncoder();

/** Writes the file of filled pages: fonts, pages, structure, bookmarks, properties. */
export async function finishPdf(
  report: Report,
  flow: PageFlow,
  fonts: readonly EmbeddedFont[],
  locale: string,
  producer: string | undefined,
): Promise<Uint8Array> {
  const file = new PdfFile();
  const fontEntries: string[] = [];
  for (const font of fonts) {
    const name = flow.fontNames.get(font);
    if (name !== undefined) fontEntries.push(`/${name} ${refer(await font.writeInto(file))}`);
  }
  const resources = file.add(`<</Font<<${fontEntries.join("")}>>>>`);
  const pageTree = file.reserve();
  const box = `[0 0 ${writeNumber(flow.pageWidth)} ${writeNumber(flow.pageHeight)}]`;
  const pages = flow.pages.map((canvas, index) => {
    const content = file.addStream("", encoder.encode(canvas.content));
    return file.add(
      `<</Type/Page/Parent ${refer(pageTree)}/MediaBox${box}/Resources ${refer(resources)}/Contents ${refer(content)}/StructParents ${String(index)}/Tabs/S>>`,
    );
  });
  file.set(pageTree, `<</Type/Pages/Kids[${pages.map(refer).join(" ")}]/Count ${String(pages.length)}>>`);
  const structure = flow.tree.writeInto(file, pages);
  const title = textString(cleanLine(report.title));
  const date = `(D:${formatIsoMoment(parseReportDate(report.date)).replace(/[-:TZ]/g, "")}Z)`;
  const made =
    producer === undefined ? "" : `/Creator ${textString(producer)}/Producer ${textString(producer)}`;
  const subject = report.subtitle === undefined ? "" : `/Subject ${textString(cleanLine(report.subtitle))}`;
  const information = file.add(`<</Title ${title}${subject}${made}/CreationDate ${date}/ModDate ${date}>>`);
  const metadata = file.addStream(
    "/Type/Metadata/Subtype/XML",
    encoder.encode(describe(report, locale, producer)),
    {
      plain: true,
    },
  );
  const direction = report.direction === "rtl" ? "/Direction/R2L" : "";
  const root = file.add(
    `<</Type/Catalog/Pages ${refer(pageTree)}/Lang ${textString(locale)}/MarkInfo<</Marked true>>/StructTreeRoot ${refer(structure)}/Metadata ${refer(metadata)}/ViewerPreferences<</DisplayDocTitle true${direction}>>${writeBookmarks(file, flow, pages)}>>`,
  );
  return file.write(root, information);
}

/** The outline that viewers show beside the pages: one entry a heading. */
function writeBookmarks(
  file: PdfFile,
  { bookmarks, pageHeight }: PageFlow,
  pages: readonly PdfReference[],
): string {
  if (bookmarks.length === 0) return "";
  const outline = file.reserve();
  const entries = bookmarks.map(() => file.reserve());
  bookmarks.forEach(({ title, page, y }, index) => {
    const previous = entries[index - 1];
    const next = entries[index + 1];
    const links = `${previous === undefined ? "" : `/Prev ${refer(previous)}`}${next === undefined ? "" : `/Next ${refer(next)}`}`;
    file.set(
      entries[index] ?? 0,
      `<</Title ${textString(title)}/Parent ${refer(outline)}${links}/Dest[${refer(pages[page] ?? 0)}/XYZ null ${writeNumber(pageHeight - y)} null]>>`,
    );
  });
  file.set(
    outline,
    `<</Type/Outlines/First ${refer(entries[0] ?? 0)}/Last ${refer(entries.at(-1) ?? 0)}/Count ${String(entries.length)}>>`,
  );
  return `/Outlines ${refer(outline)}`;
}

/** The properties again, as XMP (ISO 16684-1). */
function describe(report: Report, locale: string, producer: string | undefined): string {
  const date = formatIsoMoment(parseReportDate(report.date));
  const made =
    producer === undefined
      ? ""
      : `<xmp:CreatorTool>${escape(producer)}</xmp:CreatorTool><pdf:Producer>${escape(producer)}</pdf:Producer>`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escape(report.title)}</rdf:li></rdf:Alt></dc:title><dc:language><rdf:Bag><rdf:li>${escape(locale)}</rdf:li></rdf:Bag></dc:language><xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate>${made}</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

function escape(text: string): string {
  return cleanLine(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
