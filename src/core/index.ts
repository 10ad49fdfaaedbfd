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
export { applyDifferences } from "./compare/apply-differences.ts";
export { compareTexts, defaultComparison } from "./compare/compare-texts.ts";
export { nothingIgnored } from "./compare/comparison.ts";
export type {
  Comparison,
  ComparisonOptions,
  ComparisonStatistics,
  ComparisonUnit,
  DifferenceKind,
  IgnoredDifferences,
  TextDifference,
} from "./compare/comparison.ts";
export { mergeTexts } from "./compare/merge-texts.ts";
export type { MergedPart } from "./compare/merge-texts.ts";
export { writeUnifiedPatch } from "./compare/unified-patch.ts";
export { checkText } from "./checks/check-text.ts";
export { defaultCheckOptions } from "./checks/checker.ts";
export type { Checker, CheckOptions } from "./checks/checker.ts";
export { loadChecker } from "./checks/load-checker.ts";
export type { Finding, FindingTier } from "./analysis/finding.ts";
export { measureLetters } from "./letters/measure-letters.ts";
export { defaultLetterOptions } from "./letters/letter-options.ts";
export type { LetterOptions } from "./letters/letter-options.ts";
export { countInUnit, countInUnits } from "./limits/count-in-unit.ts";
export { countingUnits } from "./limits/counting-units.ts";
export type { CountingUnit } from "./limits/counting-units.ts";
export { platformLimits } from "./limits/platform-limits.ts";
export { estimatePages, estimateWords, estimateWordsPerPage } from "./pagination/estimate-pages.ts";
export type { Estimate } from "./pagination/estimate-pages.ts";
export { defaultPageSettings } from "./pagination/page-settings.ts";
export type { PageSettings } from "./pagination/page-settings.ts";
export { paginate } from "./pagination/paginate.ts";
export type { PageLayout } from "./pagination/paginate.ts";
export { findTextParagraphs } from "./paragraphs/find-text-paragraphs.ts";
export type { ParagraphRule, TextParagraph } from "./paragraphs/find-text-paragraphs.ts";
export { guessParagraphRule } from "./paragraphs/guess-paragraph-rule.ts";
export { createSeededRandom, shuffle } from "./random/seeded-random.ts";
export type { SeededRandom } from "./random/seeded-random.ts";
export { caseNames, convertCase, readCaseName } from "./transforms/case/convert-case.ts";
export type { CaseConversion, CaseOptions } from "./transforms/case/convert-case.ts";
export { titleCase } from "./transforms/case/title-case.ts";
export type { TitleResult, TitleWord } from "./transforms/case/title-case.ts";
export { cleanUps, cleanUpText } from "./transforms/clean-up/clean-up.ts";
export type { CleanUp } from "./transforms/clean-up/clean-up.ts";
export { findHiddenCharacters } from "./transforms/hidden-characters/find-hidden-characters.ts";
export type { HiddenCharacter } from "./transforms/hidden-characters/find-hidden-characters.ts";
export { applyLineOperations } from "./transforms/lines/apply-line-operations.ts";
export type { LineOutcome } from "./transforms/lines/apply-line-operations.ts";
export type { LineOperation } from "./transforms/lines/line-operation.ts";
export { splitThread } from "./transforms/thread/split-thread.ts";
export type { Thread, ThreadOptions } from "./transforms/thread/split-thread.ts";
export { unwrapText } from "./transforms/unwrap/find-unwrapping.ts";
export { countLines, defaultLineCountOptions } from "./lines/count-lines.ts";
export type { LineCountOptions, LineCounts } from "./lines/count-lines.ts";
