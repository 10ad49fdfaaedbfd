import { inclusiveWordings } from "../lists/inclusive-wordings.ts";
import type { InclusiveWording } from "../lists/inclusive-wordings.ts";
import { good, none, noText, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { readabilityFacts } from "../facts/readability.ts";
import { quantity } from "../wording.ts";
import { findSequences } from "../words/keyphrase.ts";

const mostNamed = 4;
const byFirstWord = new Map<string, readonly InclusiveWording[]>();
for (const wording of inclusiveWordings) {
  const first = wording.words[0] ?? "";
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), wording]);
}

export const inclusiveLanguage: AssessmentRule = {
  ...readabilityFacts["inclusive-language"],
  acceptedBy: "words",
  assess({ reading, tools, isAccepted }) {
    if (tools.language !== "en") return none("The list is for English alone.");
    if (reading.sentences.length === 0) return noText;
    const found: { readonly words: string; readonly instead: string }[] = [];
    const spans = [];
    for (const { words } of reading.sentences) {
      const wordings = new Set(words.flatMap(({ folded }) => byFirstWord.get(folded) ?? []));
      for (const wording of wordings) {
        for (const span of findSequences(wording.words, words)) {
          if (isAccepted(span)) continue;
          found.push({ words: wording.words.join(" "), instead: wording.instead });
          spans.push(span);
        }
      }
    }
    if (found.length === 0) return good("None of the wordings on a short list was found.");
    const named = [...new Map(found.map((each) => [each.words, each])).values()].slice(0, mostNamed);
    return ok(
      `${quantity(found.length, "wording")} may leave people out: ${named.map(({ words }) => `“${words}”`).join(", ")}.`,
      named.map(({ words, instead }) => `“${words}”: ${instead}`).join("; ") + ".",
      spans.toSorted((first, second) => first.start - second.start),
    );
  },
};
