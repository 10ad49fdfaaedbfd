import { bad, good, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { contentFacts } from "../facts/content.ts";
import { quantity } from "../wording.ts";

/** From how many words on a text is rated so. */
const usual = { ok: 250, good: 300 };
const cornerstone = { ok: 400, good: 900 };

export const textLength: AssessmentRule = {
  ...contentFacts["text-length"],
  assess({ reading, isCornerstone }) {
    const limits = isCornerstone ? cornerstone : usual;
    const { wordCount, quotedWordCount } = reading;
    const quoted =
      quotedWordCount === 0
        ? ""
        : `, besides ${quantity(quotedWordCount, "word")} in block quotations, which are another’s`;
    const message = `The text has ${quantity(wordCount, "word")}${quoted}.`;
    const fix = `From ${limits.good} words on there is usually room to answer the question. Add what readers would ask, not padding.`;
    if (wordCount >= limits.good) return good(message);
    return wordCount >= limits.ok ? ok(message, fix) : bad(message, fix);
  },
};
