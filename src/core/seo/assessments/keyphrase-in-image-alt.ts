import { bad, good, noKeyphrase, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";
import { quantity } from "../wording.ts";
import { findCoverage } from "../words/keyphrase.ts";
import { readWords } from "../words/words.ts";

const many = 5;
const leastShare = 0.3;
const mostShare = 0.75;

export const keyphraseInImageAlt: AssessmentRule = {
  ...keyphraseFacts["keyphrase-in-image-alt"],
  assess({ reading, keyphrase, synonyms, tools, isCornerstone }) {
    if (keyphrase === null) return noKeyphrase;
    const { images } = reading.page;
    if (images.length === 0)
      return bad("There are no pictures.", "Add one that shows the topic, and describe it.");
    const spanOf = ({ offset }: { readonly offset: number }) => ({ start: offset, end: offset });
    const described = images.filter(({ description }) => (description ?? "").trim() !== "");
    const onTopic = described.filter(({ description }) => {
      const words = readWords(description ?? "");
      return [keyphrase, ...synonyms].some((phrase) => findCoverage(phrase, words, tools) >= 0.5);
    });
    // Of a page that others lead to, more is asked.
    const lacking = isCornerstone ? bad : ok;
    if (described.length === 0) {
      return lacking(
        "No picture has an alternative text.",
        "Describe what each picture shows.",
        images.map(spanOf),
      );
    }
    if (onTopic.length === 0) {
      return lacking(
        "No alternative text names the topic.",
        "Where a picture shows the topic, say so.",
        described.map(spanOf),
      );
    }
    const share = onTopic.length / images.length;
    const message = `${onTopic.length} of ${quantity(images.length, "picture")} name the topic.`;
    // Of five pictures, two to four: 4 in 5 is past the share, and still allowed.
    const isWithin =
      images.length === many
        ? onTopic.length >= 2 && onTopic.length <= 4
        : share >= leastShare && share <= mostShare;
    if (images.length < many || isWithin) return good(message);
    return share < leastShare
      ? ok(message, "Name it in some more, where it is what they show.")
      : ok(message, "That reads like stuffing: name it in fewer.", onTopic.map(spanOf));
  },
};
