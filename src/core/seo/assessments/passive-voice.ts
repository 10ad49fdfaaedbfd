import { findPassives } from "#core/readability-findings/passive-voice.ts";
import { readSentenceTokens } from "#core/readability-findings/sentence-tokens.ts";
import { bad, good, none, noText, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { yoastReadabilitySource } from "../sources.ts";
import { percent } from "../wording.ts";

const mostForGood = 0.1;
const mostForOk = 0.15;

export const passiveVoice: AssessmentRule = {
  id: "passive-voice",
  name: "Passive voice",
  group: "readability",
  basis: "usability",
  why: "Sentences that say who does something are shorter and clearer. Where the doer does not matter, the passive is right.",
  source: yoastReadabilitySource,
  assess({ reading, tools }) {
    if (tools.language !== "en") return none("The passive voice is looked for in English alone.");
    const { sentences } = reading;
    if (sentences.length === 0) return noText;
    const spans = [];
    let passive = 0;
    for (const { text, span } of sentences) {
      const found = findPassives(readSentenceTokens(text));
      if (found.length > 0) passive += 1;
      for (const { start, end } of found) spans.push({ start: span.start + start, end: span.start + end });
    }
    const share = passive / sentences.length;
    const message = `${percent(share)} of the sentences are in the passive voice.`;
    if (share <= mostForGood) return good(message, spans);
    const fix = "Say who does it, where that matters.";
    return share <= mostForOk ? ok(message, fix, spans) : bad(message, fix, spans);
  },
};
