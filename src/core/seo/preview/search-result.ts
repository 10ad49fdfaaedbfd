import type { Span } from "#core/document/span.ts";
import { findSequences } from "../words/keyphrase.ts";
import type { Keyphrase } from "../words/keyphrase.ts";
import type { LanguageTools } from "../words/language-tools.ts";
import { readWords } from "../words/words.ts";
import { descriptionLook, fitText, measureWidth, titleLook } from "./text-width.ts";
import type { FittedText } from "./text-width.ts";

export type Device = "desktop" | "phone";

/** A line of a description with the words in it that are shown in bold. */
export interface BoldedLine {
  readonly text: string;
  readonly bold: readonly Span[];
}

/** How a page may look among the results of a search. */
export interface SearchResult {
  readonly site: string;
  /** Host and path, as steps. */
  readonly breadcrumbs: readonly string[];
  readonly title: FittedText;
  /** Of the whole title in one line, in pixels. */
  readonly titlePixels: number;
  readonly description: readonly BoldedLine[];
  readonly isDescriptionCut: boolean;
  readonly descriptionPixels: number;
}

export interface ResultRequest {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly siteHost: string;
  /** As shown before the description, such as `21 Nov 2026`; empty for none. */
  readonly date: string;
  readonly keyphrases: readonly Keyphrase[];
}

const dateMark = " — ";

function boldedWords(line: string, keyphrases: readonly Keyphrase[], tools: LanguageTools): readonly Span[] {
  const words = readWords(line);
  const spans = keyphrases.flatMap((keyphrase) =>
    keyphrase.isExact
      ? findSequences(keyphrase.words, words)
      : words.filter(({ folded }) => keyphrase.content.includes(tools.key(folded))),
  );
  const unique = new Map(spans.map(({ start, end }) => [start, { start, end }]));
  return [...unique.values()].toSorted((first, second) => first.start - second.start);
}

/** Makes a result for a device. What a search engine shows may differ: it often takes other words of the page. */
export function makeSearchResult(request: ResultRequest, device: Device, tools: LanguageTools): SearchResult {
  const host = request.siteHost.replace(/^[a-z]+:\/\//i, "").replace(/\/.*$/, "");
  const steps = request.slug.split("/").filter((step) => step !== "");
  const dated = request.date === "" ? "" : request.date + dateMark;
  const look = descriptionLook[device];
  const description = fitText(dated + request.description.trim(), look);
  return {
    site: host === "" ? "example.com" : host,
    breadcrumbs: [`https://${host === "" ? "example.com" : host}`, ...steps],
    title: fitText(request.title, titleLook[device]),
    titlePixels: measureWidth(request.title.trim(), titleLook[device].fontPixels),
    description: description.lines.map((text) => ({
      text,
      bold: boldedWords(text, request.keyphrases, tools),
    })),
    isDescriptionCut: description.isCut,
    descriptionPixels: measureWidth(dated + request.description.trim(), look.fontPixels),
  };
}
