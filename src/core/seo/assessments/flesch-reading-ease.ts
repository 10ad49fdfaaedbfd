import { readability } from "#core/analyses/readability/analysis.ts";
import { computeReadability } from "#core/analyses/readability/compute-readability.ts";
import { parseBlocks } from "#core/document/parse-blocks.ts";
import { bad, good, none, noText, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { fleschSource } from "../sources.ts";

const leastForGood = 60;
const leastForOk = 50;

export const fleschReadingEase: AssessmentRule = {
  id: "flesch-reading-ease",
  name: "Flesch Reading Ease",
  group: "readability",
  basis: "usability",
  why: "An estimate from the lengths of words and sentences: 60 and more is plain English. The readability tool tells more.",
  source: fleschSource,
  assess({ reading, tools }) {
    if (tools.language !== "en") return none("The formula was made for English.");
    if (reading.wordCount === 0) return noText;
    const total = readability.createTotal();
    for (const block of parseBlocks(reading.page.text)) readability.add(total, readability.readBlock(block));
    const { fleschReadingEase: value } = computeReadability(total.readInputs("en"), "en");
    if (value === null) return none("There are too few words to tell.");
    const message = `The text scores ${value.toFixed(1)} on a scale on which 60 and more is plain English.`;
    if (value >= leastForGood) return good(message);
    const fix = "Shorter sentences and words raise it.";
    return value >= leastForOk ? ok(message, fix) : bad(message, fix);
  },
};
