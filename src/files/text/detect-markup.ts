import { looksLikeSubtitles } from "../subtitles/read-cues.ts";

/** What a text is written in. */
export type Markup = "html" | "flat-odt" | "word-xml" | "mhtml" | "subtitles" | "markdown" | "none";

const startUnits = 4096;

/** Tags that begin lines of pages, and hardly of anything else. */
const pageTags =
  /<(?:!doctype html|html|head|body|title|meta|link|style|script|div|p|span|table|h[1-6]|ul|ol|br|a|b|font|center)(?=[\s/>])/gi;

/** Whether a text looks like a page, from its start: it begins with one of its tags, and has a few of them. */
function looksLikeHtml(start: string): boolean {
  const beginning = start.replace(/^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->)+/, "");
  if (/^<(?:!doctype\s+html|html|head|body)(?=[\s/>])/i.test(beginning)) return true;
  if (!/^<[a-z!/]/i.test(beginning)) return false;
  return (
    /^<(?:meta|title|style|link|div|p|span|table|h[1-6]|ul|ol|font|center|b|a)(?=[\s/>])/i.test(beginning) &&
    (beginning.match(pageTags)?.length ?? 0) >= 2 &&
    /<\/(?:p|div|span|table|h[1-6]|ul|ol|title|font|center|b|a)\s*>/i.test(beginning)
  );
}

/**
 * Tells what a text is written in from its look. Only Markdown is told by the name of its file, for any text may look
 * like it: then it is not taken for a page because it begins with a tag.
 */
export function detectMarkup(text: string, name: string): Markup {
  const start = text.slice(0, startUnits);
  if (/\.(?:md|markdown|mdown|mkd|mdx|qmd|rmd)$/i.test(name)) return "markdown";
  if (/^\s*<(?:\?xml|office:document)/.test(start)) {
    if (start.includes("office:document") && start.includes("opendocument.text")) return "flat-odt";
    if (/<(?:pkg:package|w:wordDocument)\b/.test(start)) return "word-xml";
  }
  if (/^(?:From|MIME-Version|Subject|Date|Content-Type|Snapshot-Content-Location):.*\n/i.test(start)) {
    const isPage = /^MIME-Version:/im.test(start) && /^Content-Type:\s*multipart\/related/im.test(start);
    if (isPage) return "mhtml";
  }
  if (looksLikeSubtitles(start)) return "subtitles";
  const isNamedHtml = /\.(?:html?|xhtml|xht)$/i.test(name);
  if (looksLikeHtml(start) || (isNamedHtml && /<[a-z!/][^>]*>/i.test(start))) return "html";
  return "none";
}
