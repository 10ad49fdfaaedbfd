import { foldDiacritics } from "#core/lexicon/folding.ts";
import { findParagraphs } from "#core/document/paragraphs.ts";

import { straightenQuotes, typographicQuotes } from "./quotes.ts";

/** What can be tidied in a text, in the order of lists. */
export const cleanUps = [
  "trim-lines",
  "collapse-spaces",
  "remove-blank-lines",
  "unwrap-lines",
  "typographic-quotes",
  "straight-quotes",
  "typographic-dashes",
  "remove-diacritics",
  "slug",
  "remove-invisible",
  "normalise-nfc",
  "normalise-nfkc",
  "tabs-to-spaces",
  "spaces-to-tabs",
  "strip-tags",
] as const;
export type CleanUp = (typeof cleanUps)[number];

const LINE = /[^\r\n\v\f\u0085\u2028\u2029]+/g;
const SPACE_RUN = /[^\S\r\n\v\f\u0085\u2028\u2029]{2,}/g;
const BLANK_LINES = /^[^\S\r\n]*(?:\r\n|\r|\n)/gm;
/** Format characters that show nothing. Joiners within emoji and Indic or Arabic words stay: they change what is seen. */
const INVISIBLE =
  /(?:\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|\u17b4|\u17b5|\u{e0001})/gu;
const JOINERS =
  /(?<![\p{M}\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]/gu;
/** Control characters, but for the tab and those that end lines. */
const CONTROLS = /(?![\t\n\v\f\r\u0085])\p{Cc}/gu;
const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]{0,5000})?\/?>|<!--[\s\S]{0,100000}?-->/gi;
const TAB_COLUMNS = 4;

/**
 * Tidies a text in one way. Each can be done again without changing the text further.
 * @param language A BCP 47 tag; it decides the shape of typographic quotation marks
 */
export function cleanUpText(text: string, cleanUp: CleanUp, language: string): string {
  switch (cleanUp) {
    case "trim-lines":
      return text.replace(LINE, (line) => line.trim());
    case "collapse-spaces":
      // The indent of a line says something, and stays.
      return text.replace(LINE, (line) => {
        const indent = /^\s*/.exec(line)?.[0] ?? "";
        return indent + line.slice(indent.length).replace(SPACE_RUN, " ");
      });
    case "remove-blank-lines":
      return text
        .replace(BLANK_LINES, "")
        .replace(/(?:\r\n|\r|\n)[^\S\r\n]+$/, (end) => end.replace(/[^\S\r\n]+$/, ""));
    case "unwrap-lines":
      return unwrapLines(text);
    case "typographic-quotes":
      return typographicQuotes(text, language);
    case "straight-quotes":
      return straightenQuotes(text);
    case "typographic-dashes":
      return typographicDashes(text);
    case "remove-diacritics":
      return foldDiacritics(text);
    case "slug":
      return text.replace(LINE, slug);
    case "remove-invisible":
      return text.replace(INVISIBLE, "").replace(JOINERS, "").replace(CONTROLS, "");
    case "normalise-nfc":
      return text.normalize("NFC");
    case "normalise-nfkc":
      return text.normalize("NFKC");
    case "tabs-to-spaces":
      return text.replace(LINE, expandTabs);
    case "spaces-to-tabs":
      return text.replace(
        /^ +/gm,
        (indent) =>
          "\t".repeat(Math.floor(indent.length / TAB_COLUMNS)) + " ".repeat(indent.length % TAB_COLUMNS),
      );
    case "strip-tags":
      return text.replace(TAG, "");
  }
}

/**
 * A line as the end of an address: small letters and digits with hyphens between. Latin letters lose their marks (ß:
 * ss, ø: o), letters of other scripts stay, "&" becomes "and". Empty where there is no letter or digit.
 */
function slug(line: string): string {
  return foldDiacritics(line.normalize("NFKC"))
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/['’ʼ]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** Lines of a paragraph become one; paragraphs are those of `findParagraphs`. A hyphen at a line's end stays. */
function unwrapLines(text: string): string {
  let unwrapped = "";
  let end = 0;
  for (const paragraph of findParagraphs(text)) {
    unwrapped += text.slice(end, paragraph.start);
    unwrapped += text
      .slice(paragraph.start, paragraph.end)
      .replace(/[^\S\r\n]*(?:\r\n|\r|\n)[^\S\r\n]*/g, " ");
    end = paragraph.end;
  }
  return unwrapped + text.slice(end);
}

function typographicDashes(text: string): string {
  return text
    .replace(/(?<!-)---(?!-)/g, "—")
    .replace(/(?<=\S)--(?=[\p{L}"“‘])/gu, "—")
    .replace(/(?<=\s)--?(?=\s\S)/g, "–")
    .replace(/(?<=\b\d{1,4})-(?=\d{1,4}\b(?!-))(?<!-\d{1,4}-)/g, "–")
    .replace(/\.{3}(?!\.)(?<!\.{4})/g, "…");
}

function expandTabs(line: string): string {
  let column = 0;
  return line.replace(/[^\t]+|\t/g, (part) => {
    if (part !== "\t") {
      column += part.length;
      return part;
    }
    const width = TAB_COLUMNS - (column % TAB_COLUMNS);
    column += width;
    return " ".repeat(width);
  });
}
