import { readability } from "#core/analyses/readability/analysis.ts";
import { computeReadability } from "#core/analyses/readability/compute-readability.ts";
import type { Span } from "#core/document/span.ts";
import { parseBlocks } from "#core/document/parse-blocks.ts";
import { bad, good, none, noText, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { readabilityFacts } from "../facts/readability.ts";
import { readOwnText } from "../words/page-reading.ts";
import type { PageReading } from "../words/page-reading.ts";
import { TextMemo } from "../words/text-memo.ts";

const leastForGood = 60;
const leastForOk = 50;

/** How many of the longest sentences are shown, which lower the score the most. */
const mostShown = 5;

function findLongest({ sentences }: PageReading): readonly Span[] {
  const longest = sentences
    .toSorted((first, second) => second.wordCount - first.wordCount)
    .slice(0, mostShown);
  return longest.map(({ span }) => span).toSorted((first, second) => first.start - second.start);
}

const parts = new TextMemo<ReturnType<typeof readability.readBlock>>(4_000_000);

export const fleschReadingEase: AssessmentRule = {
  ...readabilityFacts["flesch-reading-ease"],
  assess({ reading, tools }) {
    if (tools.language !== "en") return none("The formula was made for English.");
    if (reading.wordCount === 0) return noText;
    const total = readability.createTotal();
    for (const block of parseBlocks(readOwnText(reading))) {
      readability.add(
        total,
        parts.get(block.text, () => readability.readBlock(block)),
      );
    }
    const { fleschReadingEase: value } = computeReadability(total.readInputs("en"), "en");
    if (value === null) return none("There are too few words to tell.");
    const message = `The text scores ${value.toFixed(1)} on a scale on which 60 and more is plain English.`;
    if (value >= leastForGood) return good(message);
    const fix = "Shorter sentences and words raise it; the longest sentences are shown.";
    const longest = findLongest(reading);
    return value >= leastForOk ? ok(message, fix, longest) : bad(message, fix, longest);
  },
};
