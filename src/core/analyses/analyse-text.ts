import { LiveDocument } from "#core/document/live-document.ts";
import type { LiveDocumentOptions } from "#core/document/live-document.ts";
import type { AnalysisName, AnalysisOptions, AnalysisResult } from "./registry.ts";

/**
 * Analyses a text once, in place. For a text that changes, keep a `LiveDocument`. The language decides where sentences
 * end; an analysis that has formulas or lists for a language is told so by its own options.
 */
export function analyseText<Name extends AnalysisName>(
  name: Name,
  text: string,
  options: AnalysisOptions<Name>,
  documentOptions: LiveDocumentOptions = {},
): AnalysisResult<Name> {
  const document = new LiveDocument(documentOptions);
  document.open(text);
  return document.analyse(name, options);
}
