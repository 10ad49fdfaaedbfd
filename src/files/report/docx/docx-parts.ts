import { cleanLine } from "../clean-text.ts";
import { parseLocale } from "../format-value.ts";
import { formatIsoMoment, parseReportDate } from "../report-date.ts";
import type { Report } from "../report.ts";
import { escapeXml } from "./docx-runs.ts";
import { eastAsianFont } from "./script-fonts.ts";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const MAIN = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

const GREY = "5F5C56";
const INK = "1C1B19";

/** The parts of a package that do not depend on the report. */
export const fixedParts: readonly (readonly [string, string])[] = [
  [
    "[Content_Types].xml",
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD_TYPE}.styles+xml"/><Override PartName="/word/settings.xml" ContentType="${WORD_TYPE}.settings+xml"/><Override PartName="/word/header1.xml" ContentType="${WORD_TYPE}.header+xml"/><Override PartName="/word/footer1.xml" ContentType="${WORD_TYPE}.footer+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>`,
  ],
  [
    "_rels/.rels",
    `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/><Relationship Id="rId3" Type="${OFFICE}/extended-properties" Target="docProps/app.xml"/></Relationships>`,
  ],
  [
    "word/_rels/document.xml.rels",
    `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${OFFICE}/settings" Target="settings.xml"/><Relationship Id="rId3" Type="${OFFICE}/header" Target="header1.xml"/><Relationship Id="rId4" Type="${OFFICE}/footer" Target="footer1.xml"/></Relationships>`,
  ],
  [
    "word/settings.xml",
    `${DECLARATION}<w:settings xmlns:w="${MAIN}"><w:zoom w:percent="100"/><w:defaultTabStop w:val="709"/><w:characterSpacingControl w:val="compressPunctuation"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`,
  ],
];

/** `word/document.xml`, `header1.xml` or `footer1.xml`: a root element around content. */
export function writeStory(root: "document" | "hdr" | "ftr", content: string): string {
  return `${DECLARATION}<w:${root} xmlns:w="${MAIN}" xmlns:r="${OFFICE}">${content}</w:${root}>`;
}

/** `docProps/core.xml`: title, language and the date that the report gives, as created and modified. */
export function writeCoreProperties(report: Report, producer: string | undefined): string {
  const moment = formatIsoMoment(parseReportDate(report.date));
  const subject = report.subtitle === undefined ? "" : `<dc:subject>${line(report.subtitle)}</dc:subject>`;
  const creator = producer === undefined ? "" : `<dc:creator>${line(producer)}</dc:creator>`;
  return `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${line(report.title)}</dc:title>${subject}${creator}<dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${moment}</dcterms:modified><dc:language>${line(parseLocale(report.language))}</dc:language></cp:coreProperties>`;
}

/** `docProps/app.xml`. */
export function writeAppProperties(producer: string | undefined): string {
  const application = producer === undefined ? "" : `<Application>${line(producer)}</Application>`;
  return `${DECLARATION}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${application}</Properties>`;
}

/** `word/styles.xml`. Sizes are in half points, spaces in twentieths of a point. */
export function writeStyles(report: Report): string {
  const own = line(parseLocale(report.language));
  const language = parseLocale(report.source.language ?? report.language);
  const defaults = `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="${eastAsianFont(language)}" w:cs="Arial"/><w:color w:val="${INK}"/><w:sz w:val="21"/><w:szCs w:val="21"/><w:lang w:val="${own}" w:eastAsia="${line(eastAsianLanguage(language))}" w:bidi="${line(bidiLanguage(language))}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>`;
  const styles = [
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>',
    '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/></w:style>',
    '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>',
    paragraphStyle(
      "Title",
      "Title",
      '<w:spacing w:after="60" w:line="240" w:lineRule="auto"/>',
      "<w:b/><w:bCs/>",
      44,
    ),
    paragraphStyle("Subtitle", "Subtitle", '<w:spacing w:after="120"/>', `<w:color w:val="${GREY}"/>`, 26),
    paragraphStyle(
      "Heading1",
      "heading 1",
      '<w:keepNext/><w:keepLines/><w:spacing w:before="400" w:after="120"/><w:outlineLvl w:val="0"/>',
      "<w:b/><w:bCs/>",
      30,
    ),
    paragraphStyle(
      "Caption",
      "caption",
      '<w:keepNext/><w:spacing w:before="200" w:after="80"/>',
      `<w:b/><w:bCs/>`,
      20,
    ),
    paragraphStyle("Facts", "Facts", '<w:spacing w:after="20"/>', `<w:color w:val="${GREY}"/>`, 19),
    paragraphStyle(
      "TableText",
      "Table Text",
      '<w:spacing w:before="40" w:after="40" w:line="240" w:lineRule="auto"/>',
      "",
      19,
    ),
    paragraphStyle(
      "Finding",
      "Finding",
      '<w:keepNext/><w:keepLines/><w:spacing w:before="200" w:after="40"/>',
      "",
      21,
    ),
    paragraphStyle(
      "Quote",
      "Quote",
      '<w:keepLines/><w:spacing w:after="40"/><w:ind w:left="360"/>',
      '<w:rFonts w:ascii="Cambria" w:hAnsi="Cambria"/>',
      21,
    ),
    paragraphStyle("Fixes", "Fixes", '<w:keepLines/><w:ind w:left="360"/>', `<w:color w:val="${GREY}"/>`, 19),
    paragraphStyle("SourceText", "Source Text", "", '<w:rFonts w:ascii="Cambria" w:hAnsi="Cambria"/>', 22),
    paragraphStyle("Header", "header", '<w:spacing w:after="0"/>', `<w:color w:val="${GREY}"/>`, 17),
    paragraphStyle("Footer", "footer", '<w:spacing w:after="0"/>', `<w:color w:val="${GREY}"/>`, 17),
    `<w:style w:type="table" w:customStyle="1" w:styleId="ReportTable"><w:name w:val="Report Table"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders><w:top w:val="single" w:sz="4" w:space="0" w:color="A8A399"/><w:bottom w:val="single" w:sz="4" w:space="0" w:color="A8A399"/><w:insideH w:val="single" w:sz="4" w:space="0" w:color="D9D5CC"/></w:tblBorders></w:tblPr><w:tblStylePr w:type="firstRow"><w:rPr><w:b/><w:bCs/><w:color w:val="${GREY}"/></w:rPr></w:tblStylePr></w:style>`,
  ];
  return `${DECLARATION}<w:styles xmlns:w="${MAIN}">${defaults}${styles.join("")}</w:styles>`;
}

const builtIn = new Set(["Title", "Subtitle", "Heading1", "Caption", "Quote", "Header", "Footer"]);

function paragraphStyle(id: string, name: string, paragraph: string, run: string, size: number): string {
  const custom = builtIn.has(id) ? "" : ' w:customStyle="1"';
  // CT_RPr is a sequence: fonts, bold and colour come before the sizes.
  return `<w:style w:type="paragraph"${custom} w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}<w:sz w:val="${String(size)}"/><w:szCs w:val="${String(size)}"/></w:rPr></w:style>`;
}

function eastAsianLanguage(language: string): string {
  return /^(?:zh|ja|ko)\b/.test(language) ? language : "zh-CN";
}

function bidiLanguage(language: string): string {
  return /^(?:ar|he|fa|ur|yi|ps|sd|ug|dv|syr|th|hi)\b/.test(language) ? language : "ar-SA";
}

function line(text: string): string {
  return escapeXml(cleanLine(text));
}
