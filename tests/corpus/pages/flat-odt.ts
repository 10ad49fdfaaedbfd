import type { PageSettings } from "#core/pagination/page-settings.ts";
import { pageFonts } from "#core/pagination/page-fonts.ts";
import { findPageParagraphs } from "#core/pagination/page-paragraphs.ts";

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function lineHeight({ spacing }: PageSettings): string {
  if (spacing.kind === "exactly") return `fo:line-height="${spacing.value}pt"`;
  if (spacing.kind === "atLeast") return `style:line-height-at-least="${spacing.value}pt"`;
  return `fo:line-height="${Math.round(spacing.value * 100)}%"`;
}

/** Debian has EB Garamond in two optical sizes under one name; the widths here are those of the larger one. */
function familyName({ font }: PageSettings): string {
  return font === "eb-garamond" ? "EB Garamond 12" : pageFonts[font].name;
}

const inches = (twips: number) => `${(twips / 1440).toFixed(4)}in`;

/** A text as a flat OpenDocument file (ODF 1.3), set as the settings say: what LibreOffice is given to lay out. */
export function writeFlatOdt(text: string, settings: PageSettings): string {
  const { size, paper, margins, columns, columnGap, before, after, indent, orphans, widows, kerning } =
    settings;
  const paragraphs = findPageParagraphs(text, settings.paragraphs).map(({ start, end, newPage }) => {
    const joined = text.slice(start, end).replaceAll(/[ \t]*\n\s*/g, " ");
    // ODF takes a run of spaces, and one at the start of a paragraph, for one or none unless it is told their number.
    const words = escapeXml(joined).replaceAll(
      /^ +| {2,}/g,
      (spaces) => `<text:s text:c="${spaces.length}"/>`,
    );
    return `<text:p text:style-name="${newPage ? "N" : "P"}">${words}</text:p>`;
  });
  const inColumns =
    columns === 1 ? "" : `<style:columns fo:column-count="${columns}" fo:column-gap="${inches(columnGap)}"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"
 xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"
 office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${familyName(settings)}'"/></office:font-face-decls>
<office:styles><style:style style:name="P" style:family="paragraph">
<style:paragraph-properties ${lineHeight(settings)} fo:margin-top="${inches(before)}" fo:margin-bottom="${inches(after)}"
 fo:text-indent="${inches(indent)}" fo:widows="${widows}" fo:orphans="${orphans}"/>
<style:text-properties style:font-name="F" fo:font-size="${size}pt" style:letter-kerning="${kerning}" fo:language="en" fo:country="US"/>
</style:style>
<style:style style:name="N" style:family="paragraph" style:parent-style-name="P">
<style:paragraph-properties fo:break-before="page"/></style:style></office:styles>
<office:automatic-styles><style:page-layout style:name="L">
<style:page-layout-properties fo:page-width="${inches(paper.width)}" fo:page-height="${inches(paper.height)}"
 fo:margin-top="${inches(margins.top)}" fo:margin-right="${inches(margins.right)}"
 fo:margin-bottom="${inches(margins.bottom)}" fo:margin-left="${inches(margins.left)}">${inColumns}</style:page-layout-properties>
</style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="L"/></office:master-styles>
<office:body><office:text>${paragraphs.join("\n")}</office:text></office:body></office:document>
`;
}
