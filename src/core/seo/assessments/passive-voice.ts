import { findPassives } from "#core/readability-findings/passive-voice.ts";
import { readSentenceTokens } from "#core/readability-findings/sentence-tokens.ts";
import { bad, good, none, noText, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { readabilityFacts } from "../facts/readability.ts";
import { percent } from "../wording.ts";
import { TextMemo } from "../words/text-memo.ts";

const mostForGood = 0.1;
const mostForOk = 0.15;

const passives = new TextMemo<ReturnType<typeof findPassives>>(2_000_000);

export const passiveVoice: AssessmentRule = {
  ...readabilityFacts["passive-voice"],
  acceptedBy: "sentence",
  assess({ reading, tools, isAccepted }) {
    if (tools.language !== "en") return none("The passive voice is looked for in English alone.");
    const { sentences } = reading;
    if (sentences.length === 0) return noText;
    const spans = [];
    let passive = 0;
    for (const { text, span } of sentences) {
      const found = passives.get(text, () => findPassives(readSentenceTokens(text)));
      if (found.length === 0 || isAccepted(span)) continue;
      passive += 1;
      for (const { start, end } of found) spans.push({ start: span.start + start, end: span.start + end });
    }
    const share = passive / sentences.length;
    const message = `${percent(share)} of the sentences are in the passive voice.`;
    if (share <= mostForGood) return good(message, spans);
    const fix = "Say who does it, where that matters.";
    return share <= mostForOk ? ok(message, fix, spans) : bad(message, fix, spans);
  },
};
