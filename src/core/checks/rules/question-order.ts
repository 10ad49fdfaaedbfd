import { definePatternCheck } from "../define-check.ts";

/** `where you are going?`. */
export const check = definePatternCheck({
  id: "question-order",
  group: "verbs",
  tier: "error",
  title: "Word order in a question",
  reason: "In a question the helping verb stands before the subject.",
  flags: [
    ["Where you are going?", "Where are you going?"],
    ["Why he is angry?", "Why is he angry?"],
    ["How I can help?", "How can I help?"],
    ["What you think about it?", "What do you think about it?"],
    ["What you did yesterday?", "What did you do yesterday?"],
    ["Do you can help me?", "Can you help me?"],
    ["What means this word?", "What does this word mean?"],
  ],
  leaves: [
    "Where are you going?",
    "How you did it is your choice.",
    "Who you are matters, right?",
    "Why is he angry?",
  ],
  questionsOnly: true,
  lines: [
    [
      "^ [why|where|how|what|when PRP is|are|was|were|can|could|will|would|should|must|have|has|had] ADJ|VBG|VB|VBN|STOP|in|at|from|like|the|a|so|not",
      "$1 $3 $2",
    ],
    [
      "^ [why|where|how|what|when you|we|they|i think|want|like|need|know|go|live|work|do|mean|prefer|feel|say|get]",
      "$1 do $2 $3",
    ],
    ["^ [what|where|when|why|how|who you|he|she|they|we VBD]", "$1 did $2 $3:VB"],
    ["^ [do|does you|he|she|we|they|i can|must|should|may]", "$3 $2"],
    ["^ [what means this|that|the NN|NNS] STOP", "what does $3 $4 mean"],
    ["^ [what means this|that|it] STOP", "what does $3 mean"],
    ["^ [how looks it|he|she like]", "what does $3 look like"],
    ["^ [how long|many|much|often|far|old you|he|she|they|we|i have|are|is|can|will|do|did]", "$1 $2 $4 $3"],
  ],
});
