import { isFamiliar } from "#core/analyses/readability/familiar-words.ts";
import { good, none, noText, ok, bad } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { readabilityFacts } from "../facts/readability.ts";
import { percent } from "../wording.ts";

const mostShare = 0.1;
const shortWord = 7;

export const wordComplexity: AssessmentRule = {
  ...readabilityFacts["word-complexity"],
  acceptedBy: "words",
  assess({ reading, keyphrase, tools, isCornerstone, isAccepted }) {
    if (tools.language !== "en") return none("Common words are known for English alone.");
    if (reading.wordCount === 0) return noText;
    const own = new Set(keyphrase?.content ?? []);
    const spans = [];
    let words = 0;
    for (const sentence of reading.sentences) {
      for (const { folded, start, end } of sentence.words) {
        words += 1;
        if (folded.length <= shortWord || own.has(tools.key(folded)) || isFamiliar(folded)) continue;
        // Names are no harder for being long.
        const first = reading.page.text.charAt(start);
        if (first !== first.toLowerCase() && start > sentence.span.start) continue;
        if (!isAccepted({ start, end })) spans.push({ start, end });
      }
    }
    const share = words === 0 ? 0 : spans.length / words;
    const message = `${percent(share)} of the words are long and uncommon.`;
    if (share <= mostShare) return good(message, spans);
    const fix = "Use shorter words where they say the same.";
    return isCornerstone ? bad(message, fix, spans) : ok(message, fix, spans);
  },
};
