import { detectLanguage } from "#core/language/detect-language.ts";
import { countParagraphs, findTextParagraphs } from "#core/paragraphs/find-text-paragraphs.ts";
import { guessParagraphRule } from "#core/paragraphs/guess-paragraph-rule.ts";
import { findParagraphSentences, measureParagraphs } from "#core/paragraphs/measure-paragraphs.ts";
import { loadSentenceRules } from "#core/sentences/load-sentence-rules.ts";
import { findUnwrapping } from "#core/transforms/unwrap/find-unwrapping.ts";
import { autoLanguage } from "#ui/language-choice/language-options.ts";
import { serveRequests } from "#workspace/tool-worker/serve-requests.ts";

import { paragraphProtocol } from "./paragraph-messages.ts";
import type { ParagraphReply, ParagraphRequest } from "./paragraph-messages.ts";

async function read({ text, ...asked }: ParagraphRequest): Promise<ParagraphReply> {
  const detection = asked.language === autoLanguage ? await detectLanguage(text) : null;
  const language = detection === null ? asked.language : (detection.language ?? "en");
  const rules = await loadSentenceRules(language);
  const guess = guessParagraphRule(text);
  const rule = asked.rule === "auto" ? guess.rule : asked.rule;
  const parts = measureParagraphs(text, findTextParagraphs(text, rule), rules, asked.dialect);
  return {
    guess,
    rule,
    byRule: countParagraphs(text),
    parts,
    sentenceStarts: Int32Array.from(
      parts.flatMap((part) => findParagraphSentences(text, part, rules).map(({ start }) => start)),
    ),
    unwrapping: findUnwrapping(text, { hyphens: asked.hyphens }),
    language,
    detected: detection !== null && detection.language !== null,
  };
}

serveRequests({ protocol: paragraphProtocol, handlers: () => ({ read }) });
