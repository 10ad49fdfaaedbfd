import { definePatternCheck } from "../define-check.ts";

/** `I know where is he`. */
export const check = definePatternCheck({
  id: "embedded-question",
  group: "verbs",
  tier: "error",
  title: "Order in an indirect question",
  reason: "A question within a sentence keeps the order of a statement: I know where he is.",
  flags: [
    ["I know where is he.", "I know where he is."],
    ["Tell me what is this.", "Tell me what this is."],
    ["I wonder how much is it.", "I wonder how much it is."],
  ],
  leaves: ["Where is he?", "I know what is good.", "Tell me what is in it."],
  lines: [
    [
      "know|tell|ask|wonder|understand|remember|explain|see|sure|me|idea|asked|knows|about|matter [where|what|who|why|how|when is|are|was|were PRP|this|that] STOP",
      "$2 $4 $3",
    ],
    [
      "know|tell|wonder|understand|remember|explain|idea|asked|knows|sure [where|what|why|how|when can|could|should|will|would PRP] VB|do",
      "$2 $4 $3",
    ],
    [
      "know|tell|wonder|understand|remember|explain|knows|idea [where|what|why|how|when do I|you|we|they] VB",
      "$2 $4",
    ],
    [
      "know|tell|wonder|understand|explain|knows|me [how much|many|long|old|far is|are|was PRP] STOP",
      "$2 $3 $5 $4",
    ],
  ],
});
