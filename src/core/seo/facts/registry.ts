import type { AssessmentFacts } from "../assessment.ts";
import { contentFacts } from "./content.ts";
import { keyphraseFacts } from "./keyphrase.ts";
import { pageFacts } from "./page.ts";
import { readabilityFacts } from "./readability.ts";

/** What is told of every check, in order, without what the checks need to be made: for pages that only describe them. */
export const assessmentFacts: readonly AssessmentFacts[] = [
  ...Object.values(keyphraseFacts),
  ...Object.values(contentFacts),
  ...Object.values(readabilityFacts),
  ...Object.values(pageFacts),
];
