import { inclusiveWordings } from "../lists/inclusive-wordings.ts";
import { good, none, noText, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { quantity } from "../wording.ts";
import { findSequences } from "../words/keyphrase.ts";

const mostNamed = 4;

export const inclusiveLanguage: AssessmentRule = {
  id: "inclusive-language",
  name: "Inclusive language",
  group: "readability",
  basis: "usability",
  why: "Some wordings leave people out or hurt them, often unmeant. A short list of clear cases; context decides.",
  source: null,
  assess({ reading, tools }) {
    if (tools.language !== "en") return none("The list is for English alone.");
    if (reading.sentences.length === 0) return noText;
    const found: { readonly words: string; readonly instead: string }[] = [];
    const spans = [];
    for (const { words } of reading.sentences) {
      for (const wording of inclusiveWordings) {
        for (const span of findSequences(wording.words, words)) {
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
