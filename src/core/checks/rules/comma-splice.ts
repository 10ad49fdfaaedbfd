import { definePatternCheck } from "../define-check.ts";

/** `I like it, it is good.` */
export const check = definePatternCheck({
  id: "comma-splice",
  group: "sentences",
  tier: "likely",
  title: "Two sentences with a comma between",
  reason: "A comma is too weak between two sentences. Use a full stop, a semicolon, or a word such as and.",
  flags: [
    ["I was tired, I went to bed.", "I was tired; I went to bed."],
    ["The film was long, it was boring.", "The film was long; it was boring."],
  ],
  leaves: [
    "When I was tired, I went to bed.",
    'He said, "I am tired."',
    "I came, I saw, I won.",
    "If it rains, we stay.",
  ],
  lines: [
    ["^ PRP was|is|am|are|were|'m|'s JJ [,] PRP was|is|am|are|VBD|VBP|VBZ|'m|'s !,", ";"],
    ["^ it was|is|got late|early|dark|cold|hot [,] PRP VBD|VBP|VBZ|was|were|is|are !,", ";"],
    ["^ PRP VBP|VBZ|VBD|like|likes|love NN|NNS|it|PRP [,] PRP is|was|are|am|'s|'m", ";"],
    ["^ DT NN was|is JJ [,] it|he|she|they was|is|has|had|are", ";"],
  ],
});
