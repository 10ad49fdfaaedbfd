import { LiveDocument } from "#core/document/live-document.ts";
import type { AnalysisName, AnalysisOptions, AnalysisResult } from "./registry.ts";

/** Analyses a text once, in place. For a text that changes, keep a `LiveDocument`. */
export function analyseText<Name extends AnalysisName>(
  name: Name,
  text: string,
  options: AnalysisOptions<Name>,
): AnalysisResult<Name> {
  const document = new LiveDocument();
  document.open(text);
  return document.analyse(name, options);
}
