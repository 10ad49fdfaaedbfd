import { bad, good, noText, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { readabilityFacts } from "../facts/readability.ts";
import { percent } from "../wording.ts";

const usualWords = 20;
const wordsByLanguage: Readonly<Record<string, number>> = {
  ca: 25,
  es: 25,
  fa: 25,
  it: 25,
  pt: 25,
  he: 15,
  ru: 15,
  tr: 15,
};
const usualShares = { good: 0.25, ok: 0.3 };
const strictShares = { good: 0.2, ok: 0.25 };
const polishShares = { good: 0.15, ok: 0.2 };

export const sentenceLength: AssessmentRule = {
  ...readabilityFacts["sentence-length"],
  acceptedBy: "words",
  assess({ reading, tools, isCornerstone, isAccepted }) {
    const { sentences } = reading;
    if (sentences.length === 0) return noText;
    const most = wordsByLanguage[tools.language] ?? usualWords;
    const strict = isCornerstone || tools.language === "tr";
    const shares = tools.language === "pl" ? polishShares : strict ? strictShares : usualShares;
    const long = sentences.filter(({ wordCount, span }) => wordCount > most && !isAccepted(span));
    const share = long.length / sentences.length;
    const message = `${percent(share)} of the sentences have more than ${most} words.`;
    const spans = long.map(({ span }) => span);
    if (share <= shares.good) return good(message, spans);
    const fix = `Split some, until no more than ${percent(shares.good)} are that long.`;
    return share <= shares.ok ? ok(message, fix, spans) : bad(message, fix, spans);
  },
};
