import { wordRules } from "#core/analyses/counts/word-dialects.ts";
import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { parseBlocks } from "#core/document/parse-blocks.ts";
import type { Span } from "#core/document/span.ts";
import { detectLanguage } from "#core/language/detect-language.ts";
import { correctSentences } from "#core/sentences/boundary-corrections.ts";
import { loadSentenceRules } from "#core/sentences/load-sentence-rules.ts";
import { countSentencesByParagraph, readTextSentencesInSteps } from "#core/sentences/read-text-sentences.ts";
import type { TextSentences } from "#core/sentences/read-text-sentences.ts";
import type { SentenceRules } from "#core/sentences/sentence-rules.ts";
import { findOpeningRuns, rankOpenings, readOpenings } from "#core/sentences/sentence-openings.ts";
import { classifySentence, sentenceTypes } from "#core/sentences/sentence-types.ts";
import { autoLanguage } from "#ui/language-choice/language-options.ts";
import { serveRequests } from "#workspace/tool-worker/serve-requests.ts";
import type { Tell } from "#workspace/tool-worker/serve-requests.ts";

import { sentenceProtocol } from "./sentence-messages.ts";
import type { SentenceReply, SentenceRequest } from "./sentence-messages.ts";

const mostOpenings = 200;

async function read(request: SentenceRequest, tell: Tell): Promise<SentenceReply> {
  const { text, dialect, openingLength, corrections } = request;
  const detection = request.language === autoLanguage ? await detectLanguage(text) : null;
  const language = detection === null ? request.language : (detection.language ?? "en");
  const found = findSentences(text, await loadSentenceRules(language), dialect, tell);
  const { sentences, placed } = correctSentences(text, found.sentences, corrections, (span) =>
    countWords(text, span, dialect),
  );
  const openings = readOpenings(text, sentences, openingLength);
  return {
    starts: Int32Array.from(sentences, ({ start }) => start),
    ends: Int32Array.from(sentences, ({ end }) => end),
    words: Int32Array.from(sentences, ({ words }) => words),
    types: Uint8Array.from(sentences, (span) => sentenceTypes.indexOf(classifySentence(text, span))),
    perParagraph: Int32Array.from(
      countSentencesByParagraph(sentences, found.paragraphs).filter((count) => count > 0),
    ),
    runs: findOpeningRuns(openings, 2),
    openings: rankOpenings(openings, mostOpenings),
    placed,
    language,
    detected: detection !== null && detection.language !== null,
  };
}

function findSentences(text: string, rules: SentenceRules, dialect: WordDialect, tell: Tell): TextSentences {
  const steps = readTextSentencesInSteps(text, rules, dialect);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    tell(step.value, text.length);
  }
}

function countWords(text: string, { start, end }: Span, dialect: WordDialect): number {
  return parseBlocks(text.slice(start, end)).reduce(
    (sum, block) => sum + wordRules[dialect].findStarts(block).length,
    0,
  );
}

serveRequests({
  protocol: sentenceProtocol,
  handlers: (tell) => ({ read: (request) => read(request, tell) }),
});
