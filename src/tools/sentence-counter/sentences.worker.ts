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

import { isSentenceRequest } from "./sentence-messages.ts";
import type { SentenceProgress, SentenceReply, SentenceRequest } from "./sentence-messages.ts";
import { autoLanguage } from "./settings.ts";

const mostOpenings = 200;
const progressUnits = 500_000;

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (!isSentenceRequest(data)) return;
  answer(data).then(
    (reply) => postMessage(reply, { transfer: [] }),
    (error: unknown) => {
      // Told to the page as an error of the worker, which ends it.
      setTimeout(() => {
        throw error;
      });
    },
  );
});

async function answer(request: SentenceRequest): Promise<SentenceReply> {
  const { id, text, dialect, openingLength, corrections } = request;
  const detection = request.language === autoLanguage ? await detectLanguage(text) : null;
  const language = detection === null ? request.language : (detection.language ?? "en");
  const found = read(id, text, await loadSentenceRules(language), dialect);
  const { sentences, placed } = correctSentences(text, found.sentences, corrections, (span) =>
    countWords(text, span, dialect),
  );
  const openings = readOpenings(text, sentences, openingLength);
  return {
    id,
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

function read(id: number, text: string, rules: SentenceRules, dialect: WordDialect): TextSentences {
  const steps = readTextSentencesInSteps(text, rules, dialect);
  let told = 0;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (step.value - told < progressUnits) continue;
    told = step.value;
    const progress: SentenceProgress = { id, read: step.value };
    postMessage(progress, { transfer: [] });
  }
}

function countWords(text: string, { start, end }: Span, dialect: WordDialect): number {
  return parseBlocks(text.slice(start, end)).reduce(
    (sum, block) => sum + wordRules[dialect].findStarts(block).length,
    0,
  );
}
