/** The public surface of `wordbench/core`. */
export { analyseText } from "./analyses/analyse-text.ts";
export type { Counts, CountsOptions, WordDialect } from "./analyses/counts/counts.ts";
export { wordRules } from "./analyses/counts/word-dialects.ts";
export type { WordRule } from "./analyses/counts/word-dialects.ts";
export type {
  Frequency,
  FrequencyOptions,
  TermCount,
  TermGrouping,
  TermSize,
  Vocabulary,
} from "./analyses/frequency/frequency.ts";
export { formulasFor } from "./analyses/readability/compute-readability.ts";
export { formulaNames } from "./analyses/readability/readability.ts";
export type {
  FormulaName,
  Readability,
  ReadabilityCaution,
  ReadabilityConsensus,
  ReadabilityInputs,
  ReadabilityOptions,
  ReadabilityReason,
} from "./analyses/readability/readability.ts";
export { measureSentence } from "./analyses/readability/sentence-readability.ts";
export type { SentenceReadability } from "./analyses/readability/sentence-readability.ts";
export { countSyllables } from "./analyses/readability/syllables.ts";
export { analyses } from "./analyses/registry.ts";
export type { Analyses, AnalysisName, AnalysisOptions, AnalysisResult } from "./analyses/registry.ts";
export type { Analysis } from "./analysis/analysis.ts";
export type { WholeTextAnalysis } from "./analysis/whole-text-analysis.ts";
export { describeCharacters } from "./characters/describe-characters.ts";
export type { CharacterDescription } from "./characters/describe-characters.ts";
export { displayWidth } from "./characters/display-width.ts";
export { countSmsSegments } from "./characters/sms-segments.ts";
export type { SmsSegments } from "./characters/sms-segments.ts";
export { findXUrls } from "./characters/x-urls.ts";
export { xWeightedLength } from "./characters/x-weighted-length.ts";
export type { XWeightedLength } from "./characters/x-weighted-length.ts";
export { compareDialects } from "./dialects/compare-dialects.ts";
export type {
  DialectComparison,
  DialectComparisonOptions,
  DialectCounts,
  DifferenceByReason,
  DifferingToken,
} from "./dialects/compare-dialects.ts";
export { countByDialect, countingDialects, countingRules } from "./dialects/counting-dialects.ts";
export type { CountingDialect, CountingRule } from "./dialects/counting-dialects.ts";
export { programNotes } from "./dialects/program-notes.ts";
export type { ProgramNote } from "./dialects/program-notes.ts";
export type { Block, Continuation, Placed } from "./document/block.ts";
export { LiveDocument } from "./document/live-document.ts";
export type { LiveDocumentOptions } from "./document/live-document.ts";
export { findParagraphs } from "./document/paragraphs.ts";
export { parseBlocks } from "./document/parse-blocks.ts";
export { findSentences } from "./document/sentences.ts";
export type { Span, TextChange } from "./document/span.ts";
export { languageDurations, languageRates } from "./durations/language-rates.ts";
export type { LanguageRates } from "./durations/language-rates.ts";
export { excludeText, exclusionKinds } from "./exclusions/exclude-text.ts";
export type { Exclusions, ExclusionKind, ExclusionOptions } from "./exclusions/exclude-text.ts";
export { findOriginalOffset } from "./exclusions/remaining-text.ts";
export { LeafDocument } from "./leaves/leaf-document.ts";
export type { TopWordsOptions, WordCount } from "./leaves/word-counts.ts";
export { englishStopWords } from "./lists/english-stop-words.ts";
export { findGraphemes, findUnicodeSentences, findUnicodeWordBoundaries } from "./scan/boundaries.ts";
export type { WordSegments } from "./scan/boundaries.ts";
export { countDictionaryWords, findDictionaryWords, findWords } from "./scan/dictionary-words.ts";
export { fieldCount, fieldIndex, finishTotals, scanInto, startState } from "./scan/scanner.ts";
export { countText, readTotals } from "./scan/text-totals.ts";
export type { TextTotals } from "./scan/text-totals.ts";
export { foldWord } from "./lexicon/fold-word.ts";
export { foldCase, foldDiacritics } from "./lexicon/folding.ts";
export type { CaseFolding } from "./lexicon/folding.ts";
export { lemma } from "./lexicon/lemma.ts";
export { stemLanguages } from "./lexicon/stem-languages.ts";
export type { StemLanguage } from "./lexicon/stem-languages.ts";
export { stem } from "./lexicon/stem.ts";
export { isStopWordLanguage, loadStopWords, stopWordLanguages } from "./lexicon/stop-words.ts";
export type { StopWordLanguage } from "./lexicon/stop-words.ts";
export { createLanguageDetector, detectLanguage, loadLanguageDetector } from "./language/detect-language.ts";
export type { LanguageDetection, LanguageDetector } from "./language/detect-language.ts";
export type { Script } from "./language/scripts.ts";
export { readSentenceRules, sentenceLanguageTags } from "./sentences/language-rules.ts";
export type { SentenceRules } from "./sentences/sentence-rules.ts";
export { findCollocates, logDice, mutualInformation } from "./statistics/collocation.ts";
export type { Collocate, CollocationOptions, JointFrequency } from "./statistics/collocation.ts";
export { countInParts, findDispersion } from "./statistics/dispersion.ts";
export type { CorpusPart, Dispersion } from "./statistics/dispersion.ts";
export {
  criticalValues,
  findKeyTerms,
  logLikelihoodFourTerm,
  logLikelihoodTwoTerm,
  logRatio,
} from "./statistics/keyness.ts";
export type { FrequencyPair, KeynessOptions, KeyTerm } from "./statistics/keyness.ts";
export {
  hypergeometricDiversity,
  measureLexicalDiversity,
  measureOfTextualLexicalDiversity,
  movingAverageTypeTokenRatio,
  typeTokenRatio,
  yuleK,
} from "./statistics/lexical-diversity.ts";
export type { LexicalDiversity, Measured } from "./statistics/lexical-diversity.ts";
export { countTokens, readTokens } from "./statistics/tokens.ts";
export type { Token } from "./statistics/tokens.ts";
