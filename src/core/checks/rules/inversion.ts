import { definePatternCheck } from "../define-check.ts";

const helper = "have|has|had|do|does|did|am|is|are|was|were|can|could|will|would|should";

/** `Never I have seen it`. */
export const check = definePatternCheck({
  id: "inversion",
  group: "sentences",
  tier: "error",
  title: "Order after never, rarely and not only",
  reason:
    "When never, rarely, seldom or not only opens a sentence, the helping verb comes before the subject.",
  flags: [
    ["Never I have seen such a thing.", "Never have I seen such a thing."],
    ["Not only he is clever, but he is kind.", "Not only is he clever, but he is kind."],
    ["Always I get up at seven.", "I always get up at seven."],
  ],
  leaves: ["Never have I seen it.", "Not only he but his wife came.", "I never have time."],
  lines: [
    [`^ never|rarely|seldom|hardly [i|you|he|she|we|they|it ${helper}]`, "$3 $2"],
    [`^ not only [i|you|he|she|we|they|it ${helper}]`, "$4 $3"],
    ["^ [always i|we|he|she|they|you] VBP|VBZ|get|go|have", "$2 always"],
  ],
});
