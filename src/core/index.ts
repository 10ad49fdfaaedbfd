/** The public surface of `wordbench/core`. */
export { analyseText } from "./analyses/analyse-text.ts";
export type { Counts, CountsOptions, WordDialect } from "./analyses/counts/counts.ts";
export { wordRules } from "./analyses/counts/word-dialects.ts";
export type { WordRule } from "./analyses/counts/word-dialects.ts";
export type { Frequency, FrequencyOptions, TermCount } from "./analyses/frequency/frequency.ts";
export type {
  Readability,
  ReadabilityInputs,
  ReadabilityOptions,
} from "./analyses/readability/readability.ts";
export { countSyllables } from "./analyses/readability/syllables.ts";
export { analyses } from "./analyses/registry.ts";
export type { Analyses, AnalysisName, AnalysisOptions, AnalysisResult } from "./analyses/registry.ts";
export type { Analysis } from "./analysis/analysis.ts";
export type { Block, Continuation, Placed } from "./document/block.ts";
export { countGraphemes } from "./document/graphemes.ts";
export type { GraphemeCount } from "./document/graphemes.ts";
export { LiveDocument } from "./document/live-document.ts";
export { parseBlocks } from "./document/parse-blocks.ts";
export type { Span, TextChange } from "./document/span.ts";
export { findUnicodeWords } from "./document/unicode-words.ts";
export { englishStopWords } from "./lists/english-stop-words.ts";
