import { bad, good, noKeyphrase, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { addressSource } from "../sources.ts";
import { findCoverage } from "../words/keyphrase.ts";
import { readWords } from "../words/words.ts";

const shortPhrase = 2;

/** The words of the last part of an address, as people read it. */
function decodeSlug(slug: string): string {
  const spaced = slug.replace(/[-_/+.~]+/g, " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A per cent sign that encodes nothing is a character like another.
    return spaced;
  }
}

export const keyphraseInSlug: AssessmentRule = {
  id: "keyphrase-in-slug",
  name: "Keyphrase in slug",
  group: "keyphrase",
  basis: "published",
  why: "Google recommends words in addresses that people understand. It does not say that they raise a page.",
  source: addressSource,
  assess({ keyphrase, fields, tools }) {
    if (keyphrase === null) return noKeyphrase;
    const words = readWords(decodeSlug(fields.slug));
    if (words.length === 0) return bad("There is no slug.", "Give the page an address that names its topic.");
    // Folded words lose their apostrophes in addresses.
    const spelled = words.map((word) => ({ ...word, folded: word.folded.replaceAll("'", "") }));
    const asInSlug = {
      ...keyphrase,
      isExact: false,
      content: keyphrase.content.map((key) => key.replaceAll("'", "")),
    };
    const coverage = keyphrase.isExact
      ? findCoverage({ ...asInSlug, content: keyphrase.words.map((word) => tools.key(word)) }, spelled, tools)
      : findCoverage(asInSlug, spelled, tools);
    if (coverage === 1) return good("The slug holds the keyphrase.");
    if (keyphrase.content.length > shortPhrase && coverage > 0.5) {
      return good("The slug holds more than half of the keyphrase.");
    }
    return ok(
      "The slug does not hold enough of the keyphrase.",
      "Use its words in a new page’s address; leave an old address as it is.",
    );
  },
};
